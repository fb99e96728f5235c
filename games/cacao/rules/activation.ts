import type { Table } from '../../../kernel/game.ts';
import type { PhaseRules } from '../../../kernel/phases.ts';
import { seatsIn, type Seat } from '../../../kernel/seat.ts';
import { pieceAt } from './area.ts';
import { STEPS } from './cells.ts';
import type { Event } from './events.ts';
import { work, type Work } from './moves.ts';
import { group, groupCell, groupEdge, groupSeat, remove, type Group, type State } from './state.ts';
import { jungleOf, KINDS, workersOf, type JungleTile } from './tiles.ts';
import { act, usefulWorkers } from './workplaces.ts';
import type { RuleId } from '../data/rules.ts';

/** Step C. Everybody whose workers face a tile just laid, or who has just placed them, lets them act edge by edge. */
export const activation: PhaseRules<State, Work, Event> = {
  answers: ['work'],

  toAct({ groups }) {
    let mask = 0;
    for (let index = 0; index < groups.length; index++) mask |= 1 << groupSeat(groups[index]);
    return seatsIn(mask);
  },

  moves(state, seat, out) {
    const { groups } = state;
    const next = state.asksGains ? undefined : gainThatNeedsNoThought(state, seat);
    for (let index = 0; index < groups.length; index++) {
      if (groupSeat(groups[index]) !== seat) continue;
      if (next === undefined || next === groups[index]) pushAmounts(state, groups[index], out);
    }
  },

  whyNot(state, seat, { cell, edge, amount }): RuleId | undefined {
    const chosen = group(cell, edge, seat);
    if (!state.groups.includes(chosen)) return 'activate-once-per-game';
    const next = state.asksGains ? undefined : gainThatNeedsNoThought(state, seat);
    if (next !== undefined && next !== chosen) return 'ruling-decline-granularity';
    const tile = workplaceOf(state, chosen);
    const useful = usefulWorkers(state, seat, tile, workersOf(pieceAt(state, cell), edge));
    if (amount > useful) return whyTooMany(state, chosen, amount);
    return amount < leastAmount(state, tile, useful) ? 'ruling-decline-granularity' : undefined;
  },

  play(state, seat, move, { emit }) {
    const { cell, edge, amount } = move;
    const chosen = group(cell, edge, seat);
    const tile = workplaceOf(state, chosen);
    const all = workersOf(pieceAt(state, cell), edge);
    remove(state.groups, chosen);
    if (amount === 0) {
      emit?.({ type: 'actionDeclined', seat, cell, edge, workers: all, tile });
    } else {
      // When as many act as can be of use, the others act as well and their gain is lost.
      const isSurplusLost = !isMarket(tile) && amount === usefulWorkers(state, seat, tile, all);
      act(state, { seat, cell, edge, tile, workers: isSurplusLost ? all : amount }, emit);
    }
    closeIdleGroups(state, emit);
  },
};

/** Entered when all spaces are filled. */
export function startActivation(state: State, { emit }: Table<Event>): void {
  closeIdleGroups(state, emit);
  state.phase = 'activation';
}

const workplaceOf = (state: Readonly<State>, of: Group): JungleTile =>
  jungleOf(pieceAt(state, groupCell(of) + STEPS[groupEdge(of)]));

const isMarket = (tile: JungleTile): boolean => KINDS[tile] === 'market';
const isPlantation = (tile: JungleTile): boolean => KINDS[tile] === 'plantation';

/** Fewer workers than are useful may act at a market; elsewhere only if the table wants to be asked about gains. */
const leastAmount = (state: Readonly<State>, tile: JungleTile, useful: number): number =>
  state.asksGains || isMarket(tile) ? 0 : Math.max(useful, 1);

function pushAmounts(state: Readonly<State>, of: Group, out: Work[]): void {
  const cell = groupCell(of);
  const edge = groupEdge(of);
  const tile = workplaceOf(state, of);
  const useful = usefulWorkers(state, groupSeat(of), tile, workersOf(pieceAt(state, cell), edge));
  for (let amount = leastAmount(state, tile, useful); amount <= useful; amount++)
    out.push(work(cell, edge, amount));
}

function whyTooMany(state: Readonly<State>, of: Group, amount: number): RuleId {
  if (amount > workersOf(pieceAt(state, groupCell(of)), groupEdge(of)))
    return 'activate-one-action-per-worker';
  switch (KINDS[workplaceOf(state, of)]) {
    case 'market':
      return 'market-sell-one-per-worker';
    case 'plantation':
      return 'storage-five';
    case 'cenote':
      return 'cenote-stops-at-sixteen';
    default:
      return 'sun-three';
  }
}

/**
 * Unless the table asks about every gain, gains are simply taken. Only fruits and markets want thought, and only while
 * both a plantation and a market, or several markets, wait: then there is no such group.
 */
function gainThatNeedsNoThought(state: Readonly<State>, seat: Seat): Group | undefined {
  const { groups } = state;
  let plantation: Group | undefined;
  let hasMarket = false;
  for (let index = 0; index < groups.length; index++) {
    if (groupSeat(groups[index]) !== seat) continue;
    const tile = workplaceOf(state, groups[index]);
    if (isMarket(tile)) hasMarket = true;
    else if (isPlantation(tile)) plantation ??= groups[index];
    else return groups[index];
  }
  return hasMarket ? undefined : plantation;
}

/**
 * Takes away the groups whose action could have no effect, in whatever order they are taken. Never takes one of a
 * market and a plantation of the same seat, so looking for the other in the half-compacted list is safe.
 */
function closeIdleGroups(state: State, emit: ((event: Event) => void) | undefined): void {
  const { groups } = state;
  let kept = 0;
  for (let index = 0; index < groups.length; index++) {
    const of = groups[index];
    const tile = workplaceOf(state, of);
    const seat = groupSeat(of);
    const cell = groupCell(of);
    const edge = groupEdge(of);
    const workers = workersOf(pieceAt(state, cell), edge);
    if (usefulWorkers(state, seat, tile, workers) > 0 || mayBecomeUseful(state, seat, tile))
      groups[kept++] = of;
    else emit?.({ type: 'actionWithoutEffect', seat, cell, edge, workers, tile });
  }
  groups.length = kept;
}

/** A market may first get fruits from a plantation, a full storage may first be emptied at a market. */
function mayBecomeUseful(state: Readonly<State>, seat: Seat, tile: JungleTile): boolean {
  if (isMarket(tile)) return hasGroup(state, seat, isPlantation);
  return isPlantation(tile) && hasGroup(state, seat, isMarket);
}

function hasGroup(state: Readonly<State>, seat: Seat, wanted: (tile: JungleTile) => boolean): boolean {
  const { groups } = state;
  for (let index = 0; index < groups.length; index++) {
    if (groupSeat(groups[index]) === seat && wanted(workplaceOf(state, groups[index]))) return true;
  }
  return false;
}
