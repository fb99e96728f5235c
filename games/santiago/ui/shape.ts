import { signal } from '@preact/signals';

const isNarrow = matchMedia('(max-width: 820px)');

/** Whether the screen is wider than tall, as the style sheet of the table sees it. */
export const shape = signal<'wide' | 'tall'>(isNarrow.matches ? 'tall' : 'wide');

isNarrow.addEventListener('change', ({ matches }) => {
  shape.value = matches ? 'tall' : 'wide';
});
