import type { HasPhase } from '../../../kernel/phases.ts';
import { NO_SEATS, oneSeat, type Seat } from '../../../kernel/seat.ts';
import type { Action } from '../data/actions.ts';
import { COUNCILLORS, type Councillor } from '../data/councillors.ts';
import type { Hex } from './map.ts';

/** The decisions of a game, in the order of the rulebook. */
export type PhaseName =
  | 'position'
  | 'card'
  | 'tokenBefore'
  | 'action'
  | 'tokenAfter'
  | 'follow'
  | 'tile'
  | 'plant'
  | 'harvest'
  | 'store'
  | 'contract'
  | 'omission'
  | 'reward'
  | 'district'
  | 'destination';

/** No seat, hexagon, card, contract, company, kind of tea or district. */
export const NONE = -1;

/** A personal board, its owner's pieces on the map and the tracks, and the hand. */
export interface Player {
  rupees: number;
  /** Points on the score track; the final scoring is not added here. */
  points: number;
  tokens: number;
  /** Markers still on the board; the others are on plantations. */
  markers: number;
  pawn: Hex;
  /** Steps of the technology disc above the green space. */
  step: number;
  /** Points of the district bonus taken, 0 if none. */
  bonus: number;
  /** Councillors hired: a bit for each district. */
  hired: number;
  /** The same councillors: a bit for each ability. */
  abilities: number;
  /** The action that the start tile boosts; null without the variant. */
  tile: Action | null;
  tileSpent: boolean;
  /** Chests in store by kind. */
  tea: number[];
  /** Kinds of the cards in hand, NONE in an empty place. */
  hand: number[];
  /** Markers on the map by district. */
  plantations: number[];
  /** Fulfilled contracts by company. */
  contracts: number[];
}

export interface State extends HasPhase<PhaseName> {
  /** The seat that is to decide. */
  waiting: Seat;
  players: Player[];
  /** The district left out with two players. */
  omitted: number;
  /** Whether the company on the back of the next contract can be seen. */
  contractBacks: boolean;
  /** The seat with the teapot. */
  start: Seat;
  round: number;
  /** The end was triggered: this round is the last. */
  final: boolean;
  levels: number[];
  /** The owner of the plantation on each hexagon. */
  owners: number[];
  /** The hexagon with the double plantation. */
  double: Hex;
  /** The large elevation tile of each district. */
  elevations: number[];
  councillors: (Councillor | null)[];
  /** District bonuses taken so far. */
  bonuses: number;
  /** Seats by their place on the technology track, the most advanced first. */
  technology: Seat[];
  /** Cards in the deck, by kind. */
  deck: number[];
  cardsLeft: number;
  /** Cards played, by which way up (see LAYINGS). */
  discard: number[];
  train: Train;
  turn: Turn;
  /** Hexagons picked in the current harvest: a bit each. */
  picked: number;
  /** The contract being fulfilled. */
  contract: number;
}

export interface Train {
  wagons: number[];
  /** 1 for every contract still in the deck. */
  deck: number[];
  left: number;
  /** The company of the next contract, when the backs can be seen. */
  next: number;
}

/** A turn: one seat is active, the others follow. */
export interface Turn {
  active: Seat;
  /** Which way up the card was played (see LAYINGS). */
  laying: number;
  tokenUsed: boolean;
  /** The seat that chooses or carries out an action. */
  acting: Seat;
  /** The current action; null when the seat declined. */
  doing: Action | null;
  /** The start tile boosts the current action. */
  boosted: boolean;
  /** The decision after the action. */
  then: 'action' | 'tokenAfter' | 'follow';
}

/** No two seats decide at the same time. */
export const whoseDecision = (state: Readonly<State>): readonly Seat[] =>
  state.waiting === NONE ? NO_SEATS : oneSeat(state.waiting);

/** The next seat clockwise. */
export const seatAfter = ({ players }: Readonly<State>, seat: Seat): Seat =>
  seat + 1 < players.length ? seat + 1 : 0;

/** Bits of `Player.abilities`, one per councillor. */
const bitOf = (councillor: Councillor): number => 1 << COUNCILLORS.indexOf(councillor);
export const ABILITY_BITS: readonly number[] = COUNCILLORS.map(bitOf);
export const CHEAP_STEPS = bitOf('cheap-steps');
export const MORE_TAKEN = bitOf('more-rupees');
export const ADJACENT_PLANTING = bitOf('adjacent-planting');
export const TRADE_EXTRA = bitOf('trade-rupees');
export const ADVANCE_EXTRA = bitOf('advance-point');
export const CHEAP_PLANTING = bitOf('cheap-planting');
export const CHEAP_HIRING = bitOf('cheap-hiring');
export const LARGER_STORE = bitOf('larger-store');

export const has = (player: Readonly<Player>, ability: number): boolean => (player.abilities & ability) !== 0;

/** Whether the player has hired the councillor of a district. */
export const hasHired = (player: Readonly<Player>, district: number): boolean =>
  (player.hired & (1 << district)) !== 0;
