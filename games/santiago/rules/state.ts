import type { Seat } from '../../../kernel/seat.ts';
import { PLANTATION_TILES, type Tile } from '../data/tiles.ts';
import { SUPPLIES, type PlayerCount } from '../data/supplies.ts';
import type { Intersection, Place, PlaceSet, Space } from './board.ts';

/** The decisions of the game, in the order of the rulebook. */
export const PHASES = [
  'spring',
  'startingCanal',
  'palms',
  'auction',
  'sealedAuction',
  'take',
  'plant',
  'leftover',
  'proposal',
  'bribe',
  'decision',
  'canal',
  'extraCanal',
] as const;
export type Phase = (typeof PHASES)[number];

/** No tile, no place, no bid yet. */
export const NONE = -1;
/** In `owners`: a crop without farmers, or a space without a tile. */
export const NEUTRAL = -1;
/** In `owners`: a tile that has turned into a desert. */
export const DESERT = -2;

export interface State {
  phase: Phase | null;
  players: PlayerCount;
  hidesMoney: boolean;
  round: number;
  overseer: Seat;
  /** NONE before it is placed. */
  spring: Intersection;
  palms: Space[];
  setup: Setup;

  /** By space: its tile, or NONE; the owner's seat, NEUTRAL or DESERT; the farmers on it. */
  tiles: Tile[];
  owners: number[];
  farmers: number[];
  /** The spaces without a tile, in ascending order. */
  empty: Space[];
  /** The spaces whose crop had no water at the last drying, in the order of planting. */
  drySpaces: Space[];

  canals: PlaceSet;
  /** The places that touch the network (or the spring before the first canal), including those with a canal. */
  reachable: PlaceSet;
  supply: number;
  /** Canals in the box. */
  boxedCanals: number;
  /** Own canals still held, by seat. */
  ownCanals: number[];

  /** Tiles in the piles, in the village and in the box, by kind. No one knows the order of the piles. */
  piles: number[];
  village: number[];
  boxedTiles: number[];

  /** Farmers not yet used and farmers lost, by seat. */
  reserve: number[];
  lost: number[];

  money: number[];
  bank: number;

  auction: Auction;
  taking: Taking;
  proposals: Proposals;
  decision: Decision;
  extra: Extra;
}

/** How spring and palms get onto the board. */
export interface Setup {
  by: 'draw' | 'overseer';
  /** Where the spring may be. */
  springs: 'central' | 'any';
  /** Palms still to be placed. */
  palms: number;
}

interface Auction {
  /** How many seats have bid, in order from the overseer's left. */
  turn: number;
  /** By seat: NONE before bidding, 0 for a pass. */
  bids: number[];
}

interface Taking {
  /** Seats from the highest bid to the lowest, then the passers, the last to pass first. */
  order: Seat[];
  /** How many seats have planted. */
  turn: number;
  /** The tile that is taken but not yet planted. */
  tile: Tile;
}

interface Proposals {
  /** How many of the other players have proposed or declined to, in order from the overseer's left. */
  turn: number;
  /** By seat. */
  places: Place[];
  bribes: number[];
  proposed: PlaceSet;
}

interface Decision {
  /** The overseer has yet to decide, has yet to choose a place, or is done. */
  stage: 'due' | 'building' | 'done';
}

interface Extra {
  /** How many seats have declined or hold no canal, in order from the overseer's left. */
  turn: number;
}

export const KINDS = PLANTATION_TILES.length;
export const ICONS: readonly number[] = PLANTATION_TILES.map(({ icons }) => icons);

export const roundsOf = (state: Readonly<State>): number => SUPPLIES[state.players].rounds;
export const isLastRound = (state: Readonly<State>): boolean => state.round === roundsOf(state);

/** The seat after `turn` others, starting on the overseer's left; the overseer is last. */
export function fromOverseer(state: Readonly<State>, turn: number): Seat {
  const seat = state.overseer + 1 + turn;
  return seat < state.players ? seat : seat - state.players;
}

/** With two or three players each round has a leftover tile. */
export const hasLeftover = (state: Readonly<State>): boolean => state.players <= 3;
