import type { Seat } from '../../kernel/seat.ts';
import { BUILD_AREA, DIG_AREA, POST_AREA, RAIL_AREA, WORKS_AREA } from './data/board.ts';
import { CONTRACTS, type Effect } from './data/contracts.ts';
import { AREA_SPACES } from './rules/board.ts';
import { canBuildAny } from './rules/build.ts';
import type { Move } from './rules/moves.ts';
import { has, setOf } from './rules/sets.ts';
import { isSolo, type Holdings, type State } from './rules/state.ts';

/** Effects of contracts that can give work on the rails or at the building site. */
const HELPS: ReadonlySet<Effect['do']> = new Set<Effect['do']>([
  'modify',
  'takeFromBag',
  'dig',
  'makeSteel',
  'takeSteel',
  'makeStone',
]);
const HELPFUL_CONTRACTS = setOf(
  CONTRACTS.flatMap(({ effects }, card) => (effects.some(effect => HELPS.has(effect.do)) ? [card] : [])),
);
/** The areas whose workers act before the builders. */
const BEFORE_BUILDING = AREA_SPACES.slice(0, BUILD_AREA).reduce((all, spaces) => all | spaces, 0);

/** Contracts that may give work to someone who has none now. */
const hasHelp = ({ contracts, used }: Readonly<Holdings>): boolean =>
  (contracts & ~used & HELPFUL_CONTRACTS) !== 0;

/** No steel, and no worker in the works who could make some. */
const lacksSteel = ({ steel, workers }: Readonly<Holdings>): boolean =>
  steel === 0 && (workers & AREA_SPACES[WORKS_AREA]) === 0;

/** Nothing that can be built, and no worker who acts before the builders. */
const lacksGoods = (state: Readonly<State>, seat: Seat): boolean =>
  (state.seats[seat].workers & BEFORE_BUILDING) === 0 && !canBuildAny(state, seat);

/** The spaces of an area behind as many workers as there is work for. */
function spacesBehind({ seats }: Readonly<State>, area: number, work: number): number {
  let workers = 0;
  for (let seat = 0; seat < seats.length; seat++) workers |= seats[seat].workers;
  let left = work;
  let behind = 0;
  for (let rest = AREA_SPACES[area]; rest !== 0; rest &= rest - 1) {
    const space = rest & -rest;
    if (left <= 0) behind |= space;
    if ((workers & space) !== 0) left--;
  }
  return behind;
}

function digs({ front, rubble, dig }: Readonly<State>): number {
  let left = 0;
  for (let space = front; space < rubble.length; space++) left += rubble[space];
  return Math.ceil(left / dig);
}

function cardsIn({ row }: Readonly<State>): number {
  let cards = 0;
  for (let slot = 0; slot < row.length; slot++) if (row[slot] !== 0) cards++;
  return cards;
}

/** Worker spaces where, as things stand, the seat's worker would have nothing to do. */
function wastedSpaces(state: Readonly<State>, seat: Seat): number {
  const own = state.seats[seat];
  let wasted = spacesBehind(state, POST_AREA, cardsIn(state));
  if (!state.replaced) wasted |= spacesBehind(state, DIG_AREA, digs(state));
  if (hasHelp(own)) return wasted;
  if (lacksSteel(own)) wasted |= AREA_SPACES[RAIL_AREA];
  if (!lacksGoods(state, seat)) return wasted;
  return wasted | AREA_SPACES[BUILD_AREA] | (state.replaced ? AREA_SPACES[DIG_AREA] : 0);
}

/** Places where a worker would have nothing to do are not considered. */
export function narrowPlaces(state: Readonly<State>, seat: Seat, moves: Move[], count: number): number {
  if (!isNarrowed(state)) return count;
  const wasted = wastedSpaces(state, seat);
  let kept = 0;
  for (let index = 0; index < count; index++) {
    const move = moves[index];
    if (move.type === 'place' && has(wasted, move.space)) continue;
    moves[index] = moves[kept];
    moves[kept++] = move;
  }
  return kept;
}

/** Only places are left out; a solo player may need them for a goal. */
export const isNarrowed = (state: Readonly<State>): boolean => state.phase === 'placement' && !isSolo(state);
