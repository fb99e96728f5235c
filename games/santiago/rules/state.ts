import type { Seat } from '../../../kernel/seat.ts';
import { PLANTATION_TILES, type Tile } from '../data/tiles.ts';
import { SUPPLIES, type PlayerCount } from '../data/supplies.ts';
import type { Intersection, Place, PlaceSet, Space } from './board.ts';

/** The decisions of the game, in the order of the rulebook. */
export const PHASES = [
  'startingCanal',
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
/** `owners` of a tile with its crop up and no farmer on it, and of a space without a tile. */
export const NEUTRAL = -1;
/** `owners` of a tile that was turned over for good. */
export const DESERT = -2;

export interface State {
  phase: Phase | null;
  players: PlayerCount;
  hidesMoney: boolean;
  round: number;
  overseer: Seat;
  spring: Intersection;
  palms: Space[];

  /** Of each space: its tile, or NONE; the seat that works it, NEUTRAL or DESERT; the farmers on it. */
  tiles: Tile[];
  owners: number[];
  farmers: number[];
  /** The spaces without a tile, in ascending order. */
  empty: Space[];
  /** The spaces with a crop that had no water when the tiles last dried, in the order of planting. */
  drySpaces: Space[];

  canals: PlaceSet;
  /** The places that touch the network, or the spring before there is one; those with a canal included. */
  reachable: PlaceSet;
  supply: number;
  /** Canals in the box. */
  boxedCanals: number;
  /** Own canals still held, by seat. */
  ownCanals: number[];

  /** Tiles still in the piles, in the village and in the box, by kind. Nobody knows the order of the piles. */
  piles: number[];
  village: number[];
  boxedTiles: number[];

  /** Farmers not yet used and farmers lost for good, by seat. */
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

interface Auction {
  /** How many seats have bid, in order from the overseer's left. */
  turn: number;
  /** By seat: NONE before bidding, 0 for a pass. */
  bids: number[];
}

interface Taking {
  /** Seats from the highest bid to the lowest, then those who passed, the last one first. */
  order: Seat[];
  /** How many seats have planted. */
  turn: number;
  /** The tile that was taken and waits for a space. */
  tile: Tile;
}

interface Proposals {
  /** How many of the other players have had their say, in order from the overseer's left. */
  turn: number;
  /** By seat. */
  places: Place[];
  bribes: number[];
  proposed: PlaceSet;
}

interface Decision {
  /** The overseer still decides, looks for a place to build, or has done. */
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

/** The seat that comes after `turn` others, beginning on the overseer's left; the overseer is the last. */
export function fromOverseer(state: Readonly<State>, turn: number): Seat {
  const seat = state.overseer + 1 + turn;
  return seat < state.players ? seat : seat - state.players;
}

/** With two or three players one tile of every round is left over. */
export const hasLeftover = (state: Readonly<State>): boolean => state.players <= 3;
