import { signal, type Signal } from '@preact/signals';

/** Follows a media query of the window. */
function following(query: string): Signal<boolean> {
  const media = matchMedia(query);
  const isSo = signal(media.matches);
  media.addEventListener('change', ({ matches }) => {
    isSo.value = matches;
  });
  return isSo;
}

/** A phone: the seats are a strip above the board, and the hand lies among the cards of the board. */
export const isPhone = following('(max-width: 820px), (max-height: 500px)');

/** Too small for everything at once: one screen for each part of the board. */
export const hasTabs = following('(max-width: 1180px), (max-height: 640px)');
