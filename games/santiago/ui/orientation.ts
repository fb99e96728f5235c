import { signal } from '@preact/signals';

const upright = matchMedia('(max-width: 820px) and (orientation: portrait)');

/** How the village lies beside the board: above and below it on a phone that is held upright. */
export const shape = signal<'wide' | 'tall'>(upright.matches ? 'tall' : 'wide');

upright.addEventListener('change', ({ matches }) => {
  shape.value = matches ? 'tall' : 'wide';
});
