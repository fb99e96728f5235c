import { signal } from '@preact/signals';

const narrow = matchMedia('(max-width: 820px)');

/** Whether the board is wide or tall; the style sheet has the same limit. */
export const shape = signal<'wide' | 'tall'>(narrow.matches ? 'tall' : 'wide');

narrow.addEventListener('change', ({ matches }) => {
  shape.value = matches ? 'tall' : 'wide';
});
