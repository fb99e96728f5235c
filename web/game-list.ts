import { GAME_IDS, type GameId } from '../games/index.ts';

/** What the home page has to know of a game before anything of it is loaded. A test holds it against the rules. */
export interface GameInfo {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  /** Sensible for a first game against bots. */
  readonly usual: number;
  readonly minutes: number;
}

export const GAME_INFO: Readonly<Record<GameId, GameInfo>> = {
  ceylon: { name: 'Ceylon', least: 2, most: 4, usual: 3, minutes: 75 },
  cacao: { name: 'Cacao', least: 2, most: 4, usual: 2, minutes: 45 },
  santiago: { name: 'Santiago', least: 2, most: 5, usual: 4, minutes: 60 },
  alubari: { name: 'Alubari', least: 1, most: 5, usual: 3, minutes: 90 },
};

// Object.keys forgets the literal names of the record above.
const ORDER = Object.keys(GAME_INFO) as readonly GameId[];

/** In the order of the home page. */
export const GAME_ORDER: readonly GameId[] = [...GAME_IDS].sort(
  (one, other) => ORDER.indexOf(one) - ORDER.indexOf(other),
);
