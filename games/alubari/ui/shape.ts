import { signal } from '@preact/signals';

const narrow = matchMedia('(max-width: 820px)');

/** Whether the table lies wide or tall, where its style sheet draws the line. */
export const shape = signal<'wide' | 'tall'>(narrow.matches ? 'tall' : 'wide');

narrow.addEventListener('change', ({ matches }) => {
  shape.value = matches ? 'tall' : 'wide';
});
