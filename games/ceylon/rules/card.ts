import type { PhaseRules } from '../../../kernel/phases.ts';
import { HAND_SIZE } from '../data/cards.ts';
import type { Event } from './events.ts';
import { PLAY_CARD, type PlayCard } from './moves.ts';
import { NONE, type State, whoseDecision } from './state.ts';

/** A turn starts: the active seat plays a card from its hand, either way up. */
export const card: PhaseRules<State, PlayCard, Event> = {
  answers: ['playCard'],
  toAct: whoseDecision,

  list(state, seat, out) {
    const { hand } = state.players[seat];
    for (let place = 0; place < HAND_SIZE; place++) {
      const kind = hand[place];
      if (kind === NONE || isRepeated(hand, place)) continue;
      out.push(PLAY_CARD[2 * kind].id);
      out.push(PLAY_CARD[2 * kind + 1].id);
    }
  },

  whyNot: (state, seat, move) => (state.players[seat].hand.includes(move.card) ? undefined : 'turn-steps'),

  play(state, seat, move, { emit }) {
    const { hand } = state.players[seat];
    hand[placeOf(hand, move.card)] = NONE;
    state.discard[move.laying]++;
    state.turn.laying = move.laying;
    emit?.({ type: 'cardPlayed', seat, active: move.active, followers: move.followers });
    state.waiting = NONE;
  },
};

/** The first place of the hand with this kind of card, or NONE for an empty place; there is one. */
export function placeOf(hand: readonly number[], kind: number): number {
  let place = 0;
  while (hand[place] !== kind) place++;
  return place;
}

/** Whether an earlier place of the hand holds the same kind of card. */
function isRepeated(hand: readonly number[], place: number): boolean {
  for (let earlier = 0; earlier < place; earlier++) if (hand[earlier] === hand[place]) return true;
  return false;
}

/** The active seat is to play a card. */
export function startCard(state: State): void {
  const { turn } = state;
  turn.acting = turn.active;
  turn.tokenUsed = false;
  state.phase = 'card';
  state.waiting = turn.active;
}
