import { signal } from '@preact/signals';

/** Where seats and log stand beside the board, as in the styles of the table. */
const wide = matchMedia('(min-width: 821px) and (min-height: 501px)');

/** Whether there is a column beside the board. */
export const hasSide = signal(wide.matches);
wide.addEventListener('change', ({ matches }) => (hasSide.value = matches));
