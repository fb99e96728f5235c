import { signal } from '@preact/signals';

const portrait = matchMedia('(max-width: 820px) and (orientation: portrait)');

/** The layout of the board: `tall` on a phone in portrait orientation. */
export const orientation = signal<'wide' | 'tall'>(portrait.matches ? 'tall' : 'wide');

portrait.addEventListener('change', ({ matches }) => {
  orientation.value = matches ? 'tall' : 'wide';
});
