import { bitAt, countBits } from '../../../kernel/bits.ts';
import type { Effects, MoveIds } from '../../../kernel/game.ts';
import { pushSet } from '../../../kernel/move-ids.ts';
import type { CountedPhaseRules } from '../../../kernel/phases.ts';
import { NO_SEATS, oneSeat, type Seat } from '../../../kernel/seat.ts';
import type { RuleId } from '../data/rules.ts';
import type { Place, PlaceSet } from './board.ts';
import { topTotal } from './bribe.ts';
import type { Event } from './events.ts';
import {
  ACCEPT,
  BUILD,
  DECLINE,
  REJECT,
  type Accept,
  type Build,
  type Decline,
  type Reject,
} from './moves.ts';
import { laySupplyCanal, openPlaces, whyNotCanalAt } from './network.ts';
import type { State } from './state.ts';

/** Phase 4. The overseer accepts a proposal or pays to build elsewhere; without proposals, pays 1 or boxes a canal. */
export const decision: CountedPhaseRules<State, Accept | Reject | Build | Decline, Event> = {
  answers: ['accept', 'reject', 'build', 'decline'],

  toAct: ({ decision: { stage }, overseer }) => (stage === 'due' ? oneSeat(overseer) : NO_SEATS),

  list(state, seat, out: MoveIds) {
    const { proposed } = state.proposals;
    if (proposed === 0) {
      out.push(DECLINE.id);
      if (canPay(state, seat)) out.push(BUILD.id);
      return;
    }
    pushSet(proposed, ACCEPT[0].id, out);
    if (canReject(state, seat)) out.push(REJECT.id);
  },

  count(state, seat) {
    const { proposed } = state.proposals;
    if (proposed === 0) return canPay(state, seat) ? 2 : 1;
    return countBits(proposed) + (canReject(state, seat) ? 1 : 0);
  },

  at({ proposals: { proposed } }, _seat, index) {
    if (proposed === 0) return index === 0 ? DECLINE.id : BUILD.id;
    return index === countBits(proposed) ? REJECT.id : ACCEPT[0].id + bitAt(proposed, index);
  },

  whyNot(state, seat, move) {
    const { proposed } = state.proposals;
    if (move.type === 'accept') return whyNotAccept(state, move.place);
    if (move.type === 'decline') return proposed === 0 ? undefined : 'r-overseer-cannot-pay';
    if (move.type === 'build')
      return proposed === 0 && canPay(state, seat) ? undefined : 'no-proposal-build-costs-one';
    if (proposed === 0) return 'no-proposal-build-costs-one';
    if (!canPay(state, seat)) return 'reject-costs-top-total-plus-one';
    return unproposedPlaces(state) === 0 ? 'r-no-unproposed-place' : undefined;
  },

  play(state, seat, id, table) {
    if (id === DECLINE.id) return boxCanal(state, seat, table);
    if (id !== REJECT.id && id !== BUILD.id) return accept(state, seat, id - ACCEPT[0].id, table);
    state.decision.stage = 'building';
    table.emit?.({ type: id === REJECT.id ? 'proposalsRejected' : 'canalWanted', seat });
  },
};

const canPay = (state: Readonly<State>, overseer: Seat): boolean =>
  state.money[overseer] >= buildingPrice(state);

const canReject = (state: Readonly<State>, overseer: Seat): boolean =>
  canPay(state, overseer) && unproposedPlaces(state) !== 0;

/** What it costs the overseer to build on an unproposed place: one more than the best offer. */
export const buildingPrice = (state: Readonly<State>): number => topTotal(state) + 1;

/** The open places that no one proposed. */
export const unproposedPlaces = (state: Readonly<State>): PlaceSet =>
  openPlaces(state) & ~state.proposals.proposed;

function whyNotAccept(state: Readonly<State>, place: Place): RuleId | undefined {
  const { proposed } = state.proposals;
  if (proposed & (1 << place)) return undefined;
  return (
    whyNotCanalAt(state, place) ??
    (proposed === 0 ? 'no-proposal-build-costs-one' : 'reject-builds-at-an-unproposed-place')
  );
}

function accept(state: State, overseer: Seat, place: Place, table: Effects<Event>): void {
  const { places, bribes } = state.proposals;
  table.emit?.({ type: 'proposalAccepted', seat: overseer, place });
  for (let from = 0; from < state.players; from++) {
    const amount = bribes[from];
    if (places[from] !== place || amount === 0) continue;
    state.money[from] -= amount;
    state.money[overseer] += amount;
    bribes[from] = 0;
    table.emit?.({ type: 'bribePaid', from, to: overseer, amount });
  }
  laySupplyCanal(state, overseer, place, table);
  state.decision.stage = 'done';
}

function boxCanal(state: State, seat: Seat, { emit }: Effects<Event>): void {
  state.supply--;
  state.boxedCanals++;
  state.decision.stage = 'done';
  emit?.({ type: 'canalBoxed', seat });
}

export function startDecision(state: State): void {
  state.decision.stage = 'due';
  state.phase = 'decision';
}
