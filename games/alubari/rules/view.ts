import type { Result } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { WEATHERS, type Weather } from '../data/board.ts';
import { EQUIPMENT, type EquipmentId } from '../data/equipment.ts';
import { ESTATES, type EstateFace } from '../data/estates.ts';
import { CUBES, type Cube } from '../data/supplies.ts';
import type { GoalReport } from './events.ts';
import { goalsOf, result } from './scoring.ts';
import { itemsOf } from './sets.ts';
import { COVERED, GAME, isSolo, NONE, type Ending, type Holdings, type Phase, type State } from './state.ts';

/** The owner of a space. */
export type Owner = Seat | 'game' | 'covered' | null;

export interface EstateView {
  readonly face: EstateFace;
  readonly spaces: readonly { readonly rubble: number; readonly owner: Owner; readonly tenant: Owner }[];
}

/** A seat as everyone sees it; nothing is hidden. */
export interface SeatView {
  readonly iron: number;
  readonly stone: number;
  readonly steel: number;
  readonly rubble: number;
  readonly leaves: number;
  readonly chai: number;
  readonly markers: number;
  readonly ready: number;
  readonly workers: readonly number[];
  readonly equipment: readonly EquipmentId[];
  readonly acquired: number;
  readonly contracts: readonly { readonly no: number; readonly isUsed: boolean }[];
  readonly inForce: number;
  readonly promised: boolean;
  readonly laid: boolean;
}

/** The data of the current decisions. */
export type DecisionSlots = Pick<
  State,
  'asking' | 'window' | 'worker' | 'taking' | 'smelting' | 'laying' | 'building' | 'choosing'
>;

export interface View extends DecisionSlots {
  readonly phase: Phase | null;
  readonly actor: Seat | null;
  readonly round: number;
  readonly start: Seat;
  readonly lone: Seat | null;
  readonly ending: Ending | null;
  readonly chaiMost: number;
  readonly choosesContracts: boolean;
  readonly returnsEquipment: boolean;
  readonly dig: number;
  readonly rail: number;
  readonly harvest: number;
  readonly weather: readonly (Weather | null)[];
  readonly bag: Readonly<Record<Cube, number>>;
  readonly stock: { readonly iron: number; readonly stone: number; readonly chai: number };
  readonly drawn: readonly Cube[];
  readonly steel: number;
  readonly wheel: { readonly next: number; readonly cubes: readonly number[] };
  readonly events: number;
  readonly firstEvents: number;
  readonly rails: readonly Owner[];
  readonly stations: readonly Owner[];
  readonly estates: readonly EstateView[];
  readonly replaced: boolean;
  /** The cards in the deck in no order, and the back of the top one. */
  readonly deck: readonly number[];
  readonly back: Weather | null;
  readonly row: readonly (number | null)[];
  readonly discards: readonly number[];
  readonly shed: readonly { readonly id: EquipmentId; readonly hasCube: boolean }[];
  readonly seats: readonly SeatView[];
  /** Solo: contracts left out of the scoring. */
  readonly leftOut: readonly number[];
  readonly result: Result | null;
  /** Solo, once the game is over. */
  readonly goals: readonly GoalReport[] | null;
}

const ownerOf = (owner: number): Owner =>
  owner === NONE ? null : owner === GAME ? 'game' : owner === COVERED ? 'covered' : owner;

const weatherOf = (weather: number): Weather | null => (weather === NONE ? null : WEATHERS[weather]);

const seatOf = (seat: number): Seat | null => (seat === NONE ? null : seat);

const cardsOf = (set: number): number[] => itemsOf(set).map(card => card + 1);

const estatesOf = (state: Readonly<State>): EstateView[] => {
  let space = 0;
  return state.estates.map(estate => ({
    face: ESTATES[estate].face,
    spaces: ESTATES[estate].rubble.map(() => {
      const here = space++;
      return {
        rubble: state.rubble[here],
        owner: ownerOf(state.owners[here]),
        tenant: ownerOf(state.tenants[here]),
      };
    }),
  }));
};

const seatView = (own: Readonly<Holdings>): SeatView => ({
  iron: own.iron,
  stone: own.stone,
  steel: own.steel,
  rubble: own.rubble,
  leaves: own.leaves,
  chai: own.chai,
  markers: own.markers,
  ready: own.ready,
  workers: itemsOf(own.workers),
  equipment: itemsOf(own.equipment).map(card => EQUIPMENT[card].id),
  acquired: own.acquired,
  contracts: itemsOf(own.contracts).map(card => ({ no: card + 1, isUsed: (own.used & (1 << card)) !== 0 })),
  inForce: own.inForce,
  promised: own.promised,
  laid: own.laid,
});

const slotsOf = (state: Readonly<State>): DecisionSlots => ({
  asking: { passed: state.asking.passed, card: state.asking.card },
  window: { first: state.window.first, passed: state.window.passed },
  worker: { ...state.worker },
  taking: { ...state.taking },
  smelting: { ...state.smelting },
  laying: { ...state.laying },
  building: { ...state.building },
  choosing: { ...state.choosing },
});

/** Alubari is played openly: every seat and every spectator sees the same. */
export const view = (state: Readonly<State>): View => {
  const [iron, stone, chai, event] = state.bag;
  return {
    ...slotsOf(state),
    phase: state.phase,
    actor: seatOf(state.actor),
    round: state.round,
    start: state.start,
    lone: seatOf(state.lone),
    ending: state.ending,
    chaiMost: state.chaiMost,
    choosesContracts: state.choosesContracts,
    returnsEquipment: state.returnsEquipment,
    dig: state.dig,
    rail: state.rail,
    harvest: state.harvest,
    weather: state.weather.map(weatherOf),
    bag: { iron, stone, chai, event },
    stock: { iron: state.stock[0], stone: state.stock[1], chai: state.stock[2] },
    drawn: state.refill.drawn.slice(0, state.refill.left).map(cube => CUBES[cube]),
    steel: state.steel,
    wheel: { next: state.wheelNext + 1, cubes: itemsOf(state.wheelCubes).map(space => space + 1) },
    events: state.events,
    firstEvents: state.firstEvents,
    rails: state.rails.map(ownerOf),
    stations: state.stations.map(ownerOf),
    estates: estatesOf(state),
    replaced: state.replaced,
    deck: cardsOf(state.deck),
    back: weatherOf(state.back),
    row: state.row.map(card => (card === 0 ? null : card)),
    discards: cardsOf(state.discards),
    shed: itemsOf(state.shed).map(card => ({
      id: EQUIPMENT[card].id,
      hasCube: (state.cubes & (1 << card)) !== 0,
    })),
    seats: state.seats.map(seatView),
    leftOut: cardsOf(state.leftOut),
    result: result(state) ?? null,
    goals: state.phase === null && isSolo(state) ? goalsOf(state) : null,
  };
};
