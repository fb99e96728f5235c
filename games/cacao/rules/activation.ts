import type { Effects } from '../../../kernel/game.ts';
import type { CountedPhaseRules } from '../../../kernel/phases.ts';
import { seatsInMask, type Seat } from '../../../kernel/seat.ts';
import { isOwnTile, pieceAt } from './area.ts';
import { cellOf, edgeAt, edgeOf, STEPS, type EdgeAt } from './cells.ts';
import type { Event } from './events.ts';
import { amountOfWork, edgeOfWork, workId, type Work } from './moves.ts';
import { groupEdge, groupSeat, groupTile, groupWorkers, remove, type Group, type State } from './state.ts';
import { EMPTY, isMarket, jungleOf, KINDS, marketBit, plantationBit, workersOf } from './tiles.ts';
import { act, usefulWorkers } from './workplaces.ts';
import type { RuleId } from '../data/rules.ts';

/** Step C. The owners of workers that face a new jungle tile, or were just placed, let them act edge by edge. */
export const activation: CountedPhaseRules<State, Work, Event> = {
  answers: ['work'],

  toAct({ groups }) {
    let mask = 0;
    for (let index = 0; index < groups.length; index++) mask |= 1 << groupSeat(groups[index]);
    return seatsInMask(mask);
  },

  list(state, seat, out) {
    const { groups } = state;
    for (let index = 0; index < groups.length; index++) {
      const of = groups[index];
      if (groupSeat(of) !== seat) continue;
      const useful = usefulIn(state, of);
      for (let amount = leastAmount(state, of, useful); amount <= useful; amount++) {
        out.push(workId(cellOf(groupEdge(of)), edgeOf(groupEdge(of)), amount));
      }
    }
  },

  count(state, seat) {
    const { groups } = state;
    let count = 0;
    for (let index = 0; index < groups.length; index++) {
      if (groupSeat(groups[index]) === seat) count += amountsOf(state, groups[index]);
    }
    return count;
  },

  at(state, seat, index) {
    const { groups } = state;
    let left = index;
    for (let next = 0; ; next++) {
      const of = groups[next];
      if (groupSeat(of) !== seat) continue;
      const useful = usefulIn(state, of);
      const least = leastAmount(state, of, useful);
      if (left <= useful - least) return workId(cellOf(groupEdge(of)), edgeOf(groupEdge(of)), least + left);
      left -= useful - least + 1;
    }
  },

  whyNot(state, seat, move): RuleId | undefined {
    const of = groupFor(state, seat, edgeAt(move.cell, move.edge));
    if (of === undefined) return whyNotActive(state, seat, move);
    const useful = usefulIn(state, of);
    if (move.amount > useful) return whyNotSoMany(of, move.amount);
    return move.amount < leastAmount(state, of, useful) ? 'ruling-decline-granularity' : undefined;
  },

  play(state, seat, id, { emit }) {
    const of = groupFor(state, seat, edgeOfWork(id));
    if (of === undefined) return;
    const amount = amountOfWork(id);
    remove(state.groups, of);
    if (amount === 0) emit?.({ type: 'actionDeclined', ...factsOf(of) });
    else letWork(state, of, amount, emit);
    takeGains(state, emit);
  },
};

/** Entered when all spaces are filled. */
export function startActivation(state: State, { emit }: Effects<Event>): void {
  takeGains(state, emit);
  state.phase = 'activation';
}

function groupFor({ groups }: Readonly<State>, seat: Seat, at: EdgeAt): Group | undefined {
  for (let index = 0; index < groups.length; index++) {
    if (groupEdge(groups[index]) === at && groupSeat(groups[index]) === seat) return groups[index];
  }
  return undefined;
}

const usefulIn = (state: Readonly<State>, of: Group): number =>
  usefulWorkers(state, groupSeat(of), groupTile(of), groupWorkers(of));

/** At a market fewer workers than are useful may act; elsewhere only if the option `gains` asks. */
const leastAmount = (state: Readonly<State>, of: Group, useful: number): number =>
  state.asksGains || isMarket(groupTile(of)) ? 0 : useful > 1 ? useful : 1;

/** How many amounts the seat may choose from; a plantation that can store nothing waits all the same. */
function amountsOf(state: Readonly<State>, of: Group): number {
  const useful = usefulIn(state, of);
  const least = leastAmount(state, of, useful);
  return useful < least ? 0 : useful - least + 1;
}

/** The rule by which no worker of the seat is to act on an edge. */
function whyNotActive(state: Readonly<State>, seat: Seat, { cell, edge }: Work): RuleId {
  if (!isOwnTile(state, seat, cell)) return 'ruling-who-is-activated';
  if (workersOf(pieceAt(state, cell), edge) === 0) return 'ruling-edge-group-unit';
  const faced = pieceAt(state, cell + STEPS[edge]);
  if (faced === EMPTY) return 'activate-facing-empty-nothing';
  return KINDS[jungleOf(faced)] === 'temple' ? 'temple-no-action' : 'activate-once-per-game';
}

function whyNotSoMany(of: Group, amount: number): RuleId {
  if (amount > groupWorkers(of)) return 'activate-one-action-per-worker';
  switch (KINDS[groupTile(of)]) {
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

/** If all useful workers act, the others on the edge act as well and their gain is lost. */
function letWork(state: State, of: Group, amount: number, emit: ((event: Event) => void) | undefined): void {
  const isSurplusLost = !isMarket(groupTile(of)) && amount === usefulIn(state, of);
  act(state, of, isSurplusLost ? groupWorkers(of) : amount, emit);
}

/**
 * Closes the groups that need no decision: those that can have no effect in any order, and, unless the option `gains`
 * asks, those whose gain is taken in full. A plantation needs a decision only while a market of the same seat does.
 */
function takeGains(state: State, emit: ((event: Event) => void) | undefined): void {
  const { groups } = state;
  let markets = 0;
  let plantations = 0;
  for (let index = 0; index < groups.length; index++) {
    const tile = groupTile(groups[index]);
    markets |= marketBit(tile) << groupSeat(groups[index]);
    plantations |= plantationBit(tile) << groupSeat(groups[index]);
  }
  let kept = 0;
  for (let index = 0; index < groups.length; index++) {
    const of = groups[index];
    const tile = groupTile(of);
    const partners = (marketBit(tile) * plantations) | (plantationBit(tile) * markets);
    const waits = (partners & (1 << groupSeat(of))) !== 0;
    const useful = usefulIn(state, of);
    if (waits || (useful > 0 && (state.asksGains || isMarket(tile)))) groups[kept++] = of;
    else if (useful > 0) act(state, of, groupWorkers(of), emit);
    else emit?.({ type: 'actionWithoutEffect', ...factsOf(of) });
  }
  while (groups.length > kept) groups.pop();
}

const factsOf = (of: Group): { seat: Seat; cell: number; edge: number; workers: number; tile: number } => ({
  seat: groupSeat(of),
  cell: cellOf(groupEdge(of)),
  edge: edgeOf(groupEdge(of)),
  workers: groupWorkers(of),
  tile: groupTile(of),
});
