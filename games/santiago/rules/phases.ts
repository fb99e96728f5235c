import type { Effects, IdRules, MoveIds } from '../../../kernel/game.ts';
import { movesById } from '../../../kernel/move-ids.ts';
import type { PhaseRules } from '../../../kernel/phases.ts';
import { NO_SEATS, type Seat } from '../../../kernel/seat.ts';
import { auction } from './auction.ts';
import { bribe } from './bribe.ts';
import { canal } from './canal.ts';
import { decision } from './decision.ts';
import type { Event } from './events.ts';
import { extraCanal } from './extra-canal.ts';
import { leftover } from './leftover.ts';
import { moveOf, type Move } from './moves.ts';
import { nextPhase } from './flow.ts';
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
 * Joins the phases like `fromPhases` of the kernel, but names each of them where it is called: a call whose target is
 * known is much quicker than one through a table. The most frequent phases come first.
 */

export function toAct(state: Readonly<State>): readonly Seat[] {
  // Comparing null with the names below would slow down all of the comparisons.
  if (state.phase === null) return NO_SEATS;
  switch (state.phase) {
    case 'auction':
      return auction.toAct(state);
    case 'take':
      return take.toAct(state);
    case 'plant':
      return plant.toAct(state);
    case 'proposal':
      return proposal.toAct(state);
    case 'bribe':
      return bribe.toAct(state);
    case 'decision':
      return decision.toAct(state);
    case 'canal':
      return canal.toAct(state);
    case 'extraCanal':
      return extraCanal.toAct(state);
    case 'leftover':
      return leftover.toAct(state);
    case 'sealedAuction':
      return sealedAuction.toAct(state);
    case 'spring':
      return spring.toAct(state);
    case 'startingCanal':
      return startingCanal.toAct(state);
    case 'palms':
      return palms.toAct(state);
  }
}

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
    case 'decision':
      return decision.list(state, seat, out);
    case 'canal':
      return canal.list(state, seat, out);
    case 'extraCanal':
      return extraCanal.list(state, seat, out);
    case 'leftover':
      return leftover.list(state, seat, out);
    case 'sealedAuction':
      return sealedAuction.list(state, seat, out);
    case 'spring':
      return spring.list(state, seat, out);
    case 'startingCanal':
      return startingCanal.list(state, seat, out);
    case 'palms':
      return palms.list(state, seat, out);
  }
}

export const ids: IdRules<State, Move> = { list, move: moveOf };
export const moves = movesById(ids);

export function apply(state: State, seat: Seat, move: Move, effects: Effects<Event>): readonly Seat[] {
  // A phase is only ever handed the moves it listed, so every type of move is safe here.
  play(state, seat, move as never, effects);
  return skipIdlePhases(state, effects);
}

function play(state: State, seat: Seat, move: never, effects: Effects<Event>): void {
  if (state.phase === null) throw new Error('the game is over');
  switch (state.phase) {
    case 'auction':
      return auction.play(state, seat, move, effects);
    case 'take':
      return take.play(state, seat, move, effects);
    case 'plant':
      return plant.play(state, seat, move, effects);
    case 'proposal':
      return proposal.play(state, seat, move, effects);
    case 'bribe':
      return bribe.play(state, seat, move, effects);
    case 'decision':
      return decision.play(state, seat, move, effects);
    case 'canal':
      return canal.play(state, seat, move, effects);
    case 'extraCanal':
      return extraCanal.play(state, seat, move, effects);
    case 'leftover':
      return leftover.play(state, seat, move, effects);
    case 'sealedAuction':
      return sealedAuction.play(state, seat, move, effects);
    case 'spring':
      return spring.play(state, seat, move, effects);
    case 'startingCanal':
      return startingCanal.play(state, seat, move, effects);
    case 'palms':
      return palms.play(state, seat, move, effects);
  }
}

/** Skips every phase in which no one takes part and returns the seats to act. */
export function skipIdlePhases(state: State, effects: Effects<Event>): readonly Seat[] {
  while (state.phase !== null) {
    const seats = toAct(state);
    if (seats.length > 0) return seats;
    endPhase(state, effects);
  }
  return NO_SEATS;
}

function endPhase(state: State, effects: Effects<Event>): void {
  if (state.phase === null) return;
  switch (state.phase) {
    case 'auction':
      return nextPhase.auction(state, effects);
    case 'take':
      return nextPhase.take(state, effects);
    case 'plant':
      return nextPhase.plant(state, effects);
    case 'proposal':
      return nextPhase.proposal(state, effects);
    case 'bribe':
      return nextPhase.bribe(state, effects);
    case 'decision':
      return nextPhase.decision(state, effects);
    case 'canal':
      return nextPhase.canal(state, effects);
    case 'extraCanal':
      return nextPhase.extraCanal(state, effects);
    case 'leftover':
      return nextPhase.leftover(state, effects);
    case 'sealedAuction':
      return nextPhase.sealedAuction(state, effects);
    case 'spring':
      return nextPhase.spring(state, effects);
    case 'startingCanal':
      return nextPhase.startingCanal(state, effects);
    case 'palms':
      return nextPhase.palms(state, effects);
  }
}

const RULES: { readonly [K in Phase]: PhaseRules<State, Move, Event> } = {
  auction,
  sealedAuction,
  take,
  plant,
  leftover,
  proposal,
  bribe,
  decision,
  canal,
  extraCanal,
  spring,
  startingCanal,
  palms,
};

/** The rule that forbids a move, in whatever phase and by whichever seat. */
export function whyNot(state: Readonly<State>, seat: Seat, move: Move): string | undefined {
  if (state.phase === null) return whyNotNow(state, move);
  const rules = RULES[state.phase];
  if (!rules.toAct(state).includes(seat)) return whyNotYourTurn(state, seat);
  return rules.answers.includes(move.type) ? rules.whyNot(state, seat, move) : whyNotNow(state, move);
}
