import type { HasPhase } from '../../../kernel/phases.ts';
import type { Seat } from '../../../kernel/seat.ts';

/** No seat, no card, no space. */
export const NONE = -1;
/** Owner of a space that carries a marker of the game. */
export const GAME = 5;
/** Owner of a space that a tile covers. */
export const COVERED = 6;

/** The decisions of a game, in the order of the rulebook. */
export const PHASES = [
  'maintenance',
  'hiring',
  'placement',
  'contracts',
  'boost',
  'stock',
  'works',
  'rails',
  'build',
  'equipment',
  'redraw',
  'postOffice',
  'chaiwala',
  'scoring',
] as const;
export type Phase = (typeof PHASES)[number];

/** Why a game is over. */
export type Ending = 'route' | 'markers' | 'rounds';

/** Where play continues after a build or after taking a card: the window, the workers, or the current build. */
export type Return = 'contracts' | 'actions' | 'build';

/** The possessions of a seat. Sets of cards and of worker spaces are bit masks, first item first. */
export interface Holdings {
  iron: number;
  stone: number;
  steel: number;
  rubble: number;
  leaves: number;
  chai: number;
  /** Markers still in the reserve. */
  markers: number;
  /** Workers waiting to be placed. */
  ready: number;
  /** Worker spaces held. */
  workers: number;
  equipment: number;
  /** Equipment taken in the whole game. */
  acquired: number;
  contracts: number;
  used: number;
  /** Contract modifiers of this round. */
  inForce: number;
  /** The third worker is free in the next hiring. */
  promised: boolean;
  /** Has laid rails this round. */
  laid: boolean;
}

/**
 * The whole game. Nothing in it is secret: the order of deck and bag is not in it, since cards and cubes are drawn late.
 * The slots at the end belong to single decisions and are cleared when these are over.
 */
export interface State extends HasPhase<Phase> {
  /** The seat that owes the decision of `phase`; NONE when the phase is over. */
  actor: Seat;
  round: number;
  start: Seat;
  /** Two players: the seat that plays the extra round alone. */
  lone: Seat;
  ending: Ending | null;
  seats: Holdings[];
  chaiMost: number;
  /** Solo options: the player chooses which contracts score; with two cards of equipment one may be returned. */
  choosesContracts: boolean;
  returnsEquipment: boolean;

  dig: number;
  rail: number;
  /** Place of the harvest marker on its track. */
  harvest: number;
  /** Weather of P1, P2, P3, by place in WEATHERS. */
  weather: number[];

  /** Cubes in the bag: iron, stone, chai, event. */
  bag: number[];
  /** Cubes on the board: iron, stone, chai. */
  stock: number[];
  /** Steel in the general supply. */
  steel: number;
  /** Next space of the event wheel (from 0), and the set of spaces with a cube. */
  wheelNext: number;
  wheelCubes: number;
  /** Event cubes placed in this round. */
  events: number;
  /** How often event 1 has happened. */
  firstEvents: number;

  /** Owner of each rail space, and the lowest one without a marker. */
  rails: number[];
  railhead: number;
  /** Owner of each station space. */
  stations: number[];

  /** Estates in play, by place in ESTATES; their spaces in one row from left to right. */
  estates: number[];
  rubble: number[];
  owners: number[];
  /** Seats that borrow a space of the game. */
  tenants: number[];
  /** The leftmost space with rubble. */
  front: number;
  /** Area B has become a Build area. */
  replaced: boolean;

  /** Contracts: the deck as a set, the weather on the back of its top card, the row (0: no card), the discards. */
  deck: number;
  back: number;
  row: number[];
  discards: number;
  /** Equipment for sale, and the cards that still carry a chai cube. */
  shed: number;
  cubes: number;

  /** Refill: cubes drawn and not yet placed; the last one comes first. */
  refill: { drawn: number[]; left: number };
  /** Seats that have been asked in maintenance or hiring, counted from the start player; the card at stake. */
  asking: { passed: number; card: number };
  /** The window before an area: who opened it and how many seats have had their turn. */
  window: { first: Seat; passed: number };
  /** The area being resolved; its worker at work, whose it is, and what strengthens it. */
  worker: { area: number; space: number; seat: Seat; boosted: boolean; carded: boolean };
  /** Area A: cubes and chai cubes the worker may still take. */
  taking: { left: number; chai: number; taken: number };
  /** Area C: minor actions left and done, and the one that would undo the last. */
  smelting: { left: number; done: number; last: 'none' | 'chip' | 'bag' };
  /** Area D: rails laid, owed and allowed. */
  laying: { laid: number; least: number; most: number };
  /** A build: whose, how many are left, whether the next may be left out, and where play continues. */
  building: { seat: Seat; left: number; isFree: boolean; after: Return };
  /** Taking a card: its price in steel, and where play continues. */
  choosing: { steel: number; after: Return };
  /** Scoring: the contracts that the player leaves out. */
  leftOut: number;
}

/**
 * A seat before the first round. The goods do not come first: objects that begin with the same names share their layout,
 * and an object with fractions of goods would make these numbers floating-point too.
 */
export const emptyHoldings = (): Holdings => ({
  markers: 0,
  iron: 0,
  stone: 0,
  steel: 0,
  rubble: 0,
  leaves: 0,
  chai: 0,
  ready: 0,
  workers: 0,
  equipment: 0,
  acquired: 0,
  contracts: 0,
  used: 0,
  inForce: 0,
  promised: false,
  laid: false,
});

/** A state with no pieces in it, of the one shape that all states have. */
export const emptyState = (): State => ({
  phase: 'hiring',
  actor: NONE,
  round: 1,
  start: 0,
  lone: NONE,
  ending: null,
  seats: [],
  chaiMost: 0,
  choosesContracts: false,
  returnsEquipment: false,
  dig: 0,
  rail: 0,
  harvest: 0,
  weather: [NONE, NONE, NONE],
  bag: [0, 0, 0, 0],
  stock: [0, 0, 0],
  steel: 0,
  wheelNext: 0,
  wheelCubes: 0,
  events: 0,
  firstEvents: 0,
  rails: [],
  railhead: 0,
  stations: [],
  estates: [],
  rubble: [],
  owners: [],
  tenants: [],
  front: 0,
  replaced: false,
  deck: 0,
  back: NONE,
  row: [0, 0, 0],
  discards: 0,
  shed: 0,
  cubes: 0,
  refill: { drawn: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], left: 0 },
  asking: { passed: 0, card: NONE },
  window: { first: 0, passed: 0 },
  worker: { area: NONE, space: NONE, seat: NONE, boosted: false, carded: false },
  taking: { left: 0, chai: 0, taken: 0 },
  smelting: { left: 0, done: 0, last: 'none' },
  laying: { laid: 0, least: 0, most: 0 },
  building: { seat: NONE, left: 0, isFree: false, after: 'actions' },
  choosing: { steel: 0, after: 'actions' },
  leftOut: 0,
});

export const isSolo = (state: Readonly<State>): boolean => state.seats.length === 1;

/** Solo: the last marker is placed, and play stops at once. */
export const isStopped = (state: Readonly<State>): boolean =>
  state.seats.length === 1 && state.seats[0].markers === 0;
