import type { Effects, IdRules, MoveIds, PlayoutRules } from '../../../kernel/game.ts';
import { moveIds, movesById } from '../../../kernel/move-ids.ts';
import type { CountedPhaseRules, PhaseRules } from '../../../kernel/phases.ts';
import { NO_SEATS, type Seat } from '../../../kernel/seat.ts';
import { auction } from './auction.ts';
import { bribe } from './bribe.ts';
import { canal } from './canal.ts';
import { decision } from './decision.ts';
import type { Event } from './events.ts';
import { extraCanal } from './extra-canal.ts';
import { leftover } from './leftover.ts';
import { moveOf, type Move } from './moves.ts';
import { flow } from './flow.ts';
import { palms } from './palms.ts';
import { plant } from './plant.ts';
import { proposal } from './proposal.ts';
import { sealedAuction } from './sealed-auction.ts';
import { spring } from './spring.ts';
import { startingCanal } from './starting-canal.ts';
import type { Phase, State } from './state.ts';
import { take } from './take.ts';
import { whyNotNow, whyNotYourTurn } from './why-not.ts';

/*
 * Joins the phases like `fromPhases` of the kernel, but names the frequent ones where they are called: a call whose
 * target is known is much quicker than one through a table. The most frequent phases come first.
 */

type FrequentPhase =
  | 'auction'
  | 'take'
  | 'plant'
  | 'proposal'
  | 'bribe'
  | 'decision'
  | 'canal'
  | 'extraCanal'
  | 'sealedAuction';
type RarePhase = Exclude<Phase, FrequentPhase>;

const FREQUENT: { readonly [K in FrequentPhase]: CountedPhaseRules<State, Move, Event> } = {
  auction,
  take,
  plant,
  proposal,
  bribe,
  decision,
  canal,
  extraCanal,
  sealedAuction,
};
const RARE: { readonly [K in RarePhase]: PhaseRules<State, Move, Event> } = {
  leftover,
  spring,
  startingCanal,
  palms,
};
const RULES = { ...FREQUENT, ...RARE };

export const toAct = (state: Readonly<State>): readonly Seat[] =>
  state.phase === null ? NO_SEATS : RULES[state.phase].toAct(state);

function list(state: Readonly<State>, seat: Seat, out: MoveIds): void {
  if (state.phase === null) return;
  switch (state.phase) {
    case 'auction':
      return auction.list(state, seat, out);
    case 'take':
      return take.list(state, seat, out);
    case 'plant':
      return plant.list(state, seat, out);
    case 'proposal':
      return proposal.list(state, seat, out);
    case 'bribe':
      return bribe.list(state, seat, out);
    default:
      return RULES[state.phase].list(state, seat, out);
  }
}

export const ids: IdRules<State, Move> = { list, move: moveOf };
export const moves = movesById(ids);

/** The list of a rare phase, from `count` to `at`. */
const rareIds = moveIds();

function count(state: Readonly<State>, seat: Seat): number {
  // Comparing null with the names below would slow down all of the comparisons.
  if (state.phase === null) return 0;
  switch (state.phase) {
    case 'auction':
      return auction.count(state, seat);
    case 'take':
      return take.count(state, seat);
    case 'plant':
      return plant.count(state, seat);
    case 'proposal':
      return proposal.count(state, seat);
    case 'bribe':
      return bribe.count(state, seat);
    case 'decision':
      return decision.count(state, seat);
    case 'canal':
      return canal.count(state, seat);
    case 'extraCanal':
      return extraCanal.count(state, seat);
    case 'sealedAuction':
      return sealedAuction.count(state, seat);
    default:
      rareIds.count = 0;
      RARE[state.phase].list(state, seat, rareIds);
      return rareIds.count;
  }
}

function at(state: Readonly<State>, seat: Seat, index: number): number {
  switch (state.phase) {
    case 'auction':
      return auction.at(state, seat, index);
    case 'take':
      return take.at(state, seat, index);
    case 'plant':
      return plant.at(state, seat, index);
    case 'proposal':
      return proposal.at(state, seat, index);
    case 'bribe':
      return bribe.at(state, seat, index);
    case 'decision':
      return decision.at(state, seat, index);
    case 'canal':
      return canal.at(state, seat, index);
    case 'extraCanal':
      return extraCanal.at(state, seat, index);
    case 'sealedAuction':
      return sealedAuction.at(state, seat, index);
    default:
      return rareIds.items[index];
  }
}

export const apply = (state: State, seat: Seat, { id }: Move, effects: Effects<Event>): readonly Seat[] =>
  play(state, seat, id, effects);

function play(state: State, seat: Seat, id: number, effects: Effects<Event>): readonly Seat[] {
  if (state.phase === null) throw new Error('the game is over');
  switch (state.phase) {
    case 'auction':
      auction.play(state, seat, id, effects);
      return flow.auction(state, effects);
    case 'take':
      take.play(state, seat, id, effects);
      return flow.take(state, effects);
    case 'plant':
      plant.play(state, seat, id, effects);
      return flow.plant(state, effects);
    case 'proposal':
      proposal.play(state, seat, id, effects);
      return flow.proposal(state, effects);
    case 'bribe':
      bribe.play(state, seat, id, effects);
      return flow.bribe(state, effects);
    case 'decision':
      decision.play(state, seat, id, effects);
      return flow.decision(state, effects);
    case 'canal':
      canal.play(state, seat, id, effects);
      return flow.canal(state, effects);
    case 'extraCanal':
      extraCanal.play(state, seat, id, effects);
      return flow.extraCanal(state, effects);
    case 'sealedAuction':
      sealedAuction.play(state, seat, id, effects);
      return flow.sealedAuction(state, effects);
    default:
      RARE[state.phase].play(state, seat, moveOf(id), effects);
      return flow[state.phase](state, effects);
  }
}

export const playout: PlayoutRules<State, Event> = { count, at, play };

/** The rule that forbids a move, in whatever phase and by whichever seat. */
export function whyNot(state: Readonly<State>, seat: Seat, move: Move): string | undefined {
  if (state.phase === null) return whyNotNow(state, move);
  const rules = RULES[state.phase];
  if (!rules.toAct(state).includes(seat)) return whyNotYourTurn(state, seat);
  return rules.answers.includes(move.type) ? rules.whyNot(state, seat, move) : whyNotNow(state, move);
}
