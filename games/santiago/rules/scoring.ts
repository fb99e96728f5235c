import { ranked, winners, type Result, type Table } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { CROPS, PLANTATION_TILES, type Crop } from '../data/tiles.ts';
import { NEIGHBOURS, SPACES, type Space } from './board.ts';
import type { Event } from './events.ts';
import { DESERT, NONE, type State } from './state.ts';

/** Tiles of one crop that hang together, and what they are worth to each seat. */
export interface Plantation {
  readonly crop: Crop;
  readonly spaces: readonly Space[];
  /** By seat. */
  readonly farmers: readonly number[];
  /** Palms on tiles with farmers of the seat; each counts as one farmer more. */
  readonly palms: readonly number[];
  readonly points: readonly number[];
}

/** Where the points come from, in the order of the score sheet. */
export const SOURCES = ['money', ...CROPS] as const;
export type Source = (typeof SOURCES)[number];

const CROP_OF: readonly number[] = PLANTATION_TILES.map(({ crop }) => CROPS.indexOf(crop));
const UNSEEN: readonly boolean[] = Array.from({ length: SPACES }, () => false);

/** The crop that grows on a space, by its place in CROPS, or NONE. */
const cropOn = ({ tiles, owners }: Readonly<State>, space: Space): number =>
  tiles[space] === NONE || owners[space] === DESERT ? NONE : CROP_OF[tiles[space]];

/** Every plantation on the board, by its first space. */
export function plantationsOf(state: Readonly<State>): Plantation[] {
  const seen = UNSEEN.slice();
  const plantations: Plantation[] = [];
  for (let space = 0; space < SPACES; space++) {
    if (!seen[space] && cropOn(state, space) !== NONE)
      plantations.push(worth(state, connected(state, space, seen)));
  }
  return plantations;
}

/** The spaces that hang together with one by sides and crop; marks them as seen. */
function connected(state: Readonly<State>, start: Space, seen: boolean[]): Space[] {
  const crop = cropOn(state, start);
  const spaces = [start];
  seen[start] = true;
  // The list grows while it is walked, until no neighbour is new.
  for (const space of spaces) {
    for (const side of NEIGHBOURS[space]) {
      if (seen[side] || cropOn(state, side) !== crop) continue;
      seen[side] = true;
      spaces.push(side);
    }
  }
  return spaces.length < 3 ? spaces : spaces.sort((one, other) => one - other);
}

function worth(state: Readonly<State>, spaces: readonly Space[]): Plantation {
  const [farmers, palms, points] = [nothing(state), nothing(state), nothing(state)];
  for (const space of spaces) {
    if (state.farmers[space] === 0) continue;
    const seat = state.owners[space];
    farmers[seat] += state.farmers[space];
    if (state.palms.includes(space)) palms[seat]++;
  }
  for (let seat = 0; seat < state.players; seat++)
    points[seat] = spaces.length * (farmers[seat] + palms[seat]);
  return { crop: CROPS[cropOn(state, spaces[0])], spaces, farmers, palms, points };
}

const NOTHING: readonly number[] = [0, 0, 0, 0, 0];
/** A zero for each seat. */
const nothing = ({ players }: Readonly<State>): number[] => NOTHING.slice(0, players);

export function resultOf(state: Readonly<State>): Result | undefined {
  if (state.phase !== null) return undefined;
  const breakdown = SOURCES.map(source => ({ source, points: nothing(state) }));
  const totals = nothing(state);
  for (let seat = 0; seat < state.players; seat++) {
    breakdown[0].points[seat] = state.money[seat];
    totals[seat] = state.money[seat];
  }
  for (const { crop, points } of plantationsOf(state)) {
    const row = breakdown[SOURCES.indexOf(crop)];
    for (let seat = 0; seat < state.players; seat++) {
      row.points[seat] += points[seat];
      totals[seat] += points[seat];
    }
  }
  return { totals, breakdown, ranks: ranked(state.players, (one, other) => totals[other] - totals[one]) };
}

/** The game is over: money is laid open and every plantation is scored. */
export function endGame(state: State, { emit }: Table<Event>): void {
  state.phase = null;
  if (emit === undefined) return;
  const result = resultOf(state);
  if (result === undefined) return;
  emit({ type: 'moneyShown', money: [...state.money], reveals: true });
  for (const plantation of plantationsOf(state)) {
    if (plantation.points.some(points => points > 0)) emit({ type: 'plantationScored', ...plantation });
  }
  const champions: Seat[] = winners(result);
  emit({ type: 'gameEnded', totals: result.totals, winners: champions });
}
