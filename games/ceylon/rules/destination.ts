import type { Seat } from '../../../kernel/seat.ts';
import { CHEAP_STEP } from '../data/councillors.ts';
import { DISTRICTS } from '../data/map.ts';
import { HEX_COUNT, type Hex, terrain, WHOLE } from './map.ts';
import { MOVE_TO, type MoveTo } from './moves.ts';
import type { Phase } from './phase.ts';
import { CHEAP_STEPS, has, NONE, type Player, type State, whoseDecision } from './state.ts';

const FIRST_ID = MOVE_TO[0].id;

/** Move: the pawn goes to any hexagon that the seat can pay for; the first step is free. */
export const destination: Phase<MoveTo> = {
  answers: ['moveTo'],
  toAct: whoseDecision,

  list(state, seat, out) {
    const { ids } = destinationsOf(state, state.players[seat]);
    const reachable = destinationCount(state, seat);
    const { items } = out;
    let { count } = out;
    for (let index = 0; index < reachable; index++) items[count++] = ids[index];
    out.count = count;
  },

  whyNot(state, seat, { hex }) {
    const player = state.players[seat];
    if (state.levels[hex] === NONE) return 'two-players-three-districts';
    if (hex === player.pawn) return 'ruling-move-at-least-one';
    if (player.rupees >= costOf(state, player, hex)) return undefined;
    return has(player, CHEAP_STEPS) ? 'councillor-move-one-per-step' : 'move-step-costs';
  },

  play(state, seat, id, { emit }) {
    const hex = id - FIRST_ID;
    const player = state.players[seat];
    const from = player.pawn;
    const cost = costOf(state, player, hex);
    player.rupees -= cost;
    player.pawn = hex;
    emit?.({ type: 'moved', seat, from, to: hex, cost });
    state.waiting = NONE;
  },
};

/** How many hexagons the seat can go to. */
export const destinationCount = (state: Readonly<State>, seat: Seat): number => {
  const player = state.players[seat];
  const { ids, within } = destinationsOf(state, player);
  return state.turn.boosted ? ids.length : within[affordableSteps(player)];
};

/** The id of the move to one of them, by its place in the list. */
export const destinationAt = (state: Readonly<State>, seat: Seat, index: number): number =>
  destinationsOf(state, state.players[seat]).ids[index];

/** Rupees for so many steps: nothing for the first, then 1, 2, 3 and so on. */
export const stepsCost = (steps: number): number => (steps * (steps - 1)) >> 1;

/** The same with the councillor: every step after the first costs 1. */
export const cheapStepsCost = (steps: number): number => (steps - 1) * CHEAP_STEP;

const costOf = (state: Readonly<State>, player: Readonly<Player>, to: Hex): number => {
  if (state.turn.boosted) return 0;
  const { costs, cheapCosts } = destinationsOf(state, player);
  return (has(player, CHEAP_STEPS) ? cheapCosts : costs)[to];
};

/** No route on the map is this long. */
const MAX_STEPS = HEX_COUNT;

/** The longest route by the number of rupees that can be paid. */
const longest = (costOfSteps: (steps: number) => number): readonly number[] =>
  Array.from({ length: costOfSteps(MAX_STEPS) + 1 }, (_, rupees) => {
    let steps = 1;
    while (costOfSteps(steps + 1) <= rupees) steps++;
    return steps;
  });
const LONGEST = longest(stepsCost);
const LONGEST_CHEAP = longest(cheapStepsCost);

const affordableSteps = (player: Readonly<Player>): number => {
  const table = has(player, CHEAP_STEPS) ? LONGEST_CHEAP : LONGEST;
  return player.rupees < table.length ? table[player.rupees] : MAX_STEPS;
};

/** Every destination from one hexagon, the nearest first, how many are within each number of steps, and the costs. */
interface Destinations {
  /** The ids of the moves. */
  readonly ids: readonly number[];
  readonly within: readonly number[];
  readonly costs: readonly number[];
  readonly cheapCosts: readonly number[];
}

const DESTINATIONS: readonly (readonly Destinations[])[] = [WHOLE, ...DISTRICTS.keys()].map(omitted => {
  const { hexes, steps } = terrain(omitted);
  return steps.map((row, from): Destinations => {
    // Infinite is the way to a hexagon out of play; with a bound, all figures that follow are whole numbers.
    const far = row.map(count => Math.min(count, MAX_STEPS));
    const others = hexes
      .filter(hex => hex !== from)
      .sort((one, other) => far[one] - far[other] || one - other);
    return {
      ids: others.map(hex => MOVE_TO[hex].id),
      within: Array.from(
        { length: MAX_STEPS + 1 },
        (_, limit) => others.filter(hex => far[hex] <= limit).length,
      ),
      costs: far.map(stepsCost),
      cheapCosts: far.map(cheapStepsCost),
    };
  });
});

const destinationsOf = ({ omitted }: Readonly<State>, { pawn }: Readonly<Player>): Destinations =>
  DESTINATIONS[omitted + 1][pawn];

export const startDestination = (state: State): void => {
  state.phase = 'destination';
  state.waiting = state.turn.acting;
};
