import { useEffect, useRef } from 'preact/hooks';

const UNFINISHED = 'cosecha:unfinished';
const ALL = 'cosecha:games';

function read(key: string): number {
  try {
    return Number(localStorage.getItem(key) ?? 0);
  } catch {
    return 0;
  }
}

/** How many games are in play, as far as this browser knows: home keeps their room until they are read. */
export const expectedGames = (): number => read(UNFINISHED);

/** Whether no game of this person is known yet. */
export const isNewcomer = (): boolean => read(ALL) === 0 && expectedGames() === 0;

export function rememberGames(unfinished: number, all: number): void {
  try {
    localStorage.setItem(UNFINISHED, String(unfinished));
    localStorage.setItem(ALL, String(all));
  } catch {
    // A browser that keeps nothing shows the games in the list below.
  }
}

/** A game of yours on the screen is expected on the home page, until it ends. */
export function ExpectedGame({ isOver }: { readonly isOver: boolean }) {
  const wasInPlay = useRef(false);
  useEffect(() => {
    if (!isOver) rememberGames(Math.max(1, expectedGames()), Math.max(1, read(ALL)));
    else if (wasInPlay.current) rememberGames(Math.max(0, expectedGames() - 1), read(ALL));
    wasInPlay.current = !isOver;
  }, [isOver]);
  return null;
}
