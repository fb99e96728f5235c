import { HAND_SIZE } from '../data/cards.ts';
import { LAYINGS, PLAY_CARD, type PlayCard } from './moves.ts';
import type { Phase } from './phase.ts';
import { NONE, type State, whoseDecision } from './state.ts';

/** Each kind of card has two moves, one for each way up (see LAYINGS). */
const FIRST_ID = PLAY_CARD[0].id;

/** A turn starts: the active seat plays a card from its hand, either way up. */
export const card: Phase<PlayCard> = {
  answers: ['playCard'],
  toAct: whoseDecision,

  list(state, seat, out) {
    const { hand } = state.players[seat];
    for (let place = 0; place < HAND_SIZE; place++) {
      const kind = hand[place];
      if (kind === NONE || isRepeated(hand, place)) continue;
      out.push(FIRST_ID + 2 * kind);
      out.push(FIRST_ID + 2 * kind + 1);
    }
  },

  whyNot: (state, seat, move) => (state.players[seat].hand.includes(move.card) ? undefined : 'turn-steps'),

  play(state, seat, id, { emit }) {
    const laying = id - FIRST_ID;
    const { hand } = state.players[seat];
    hand[placeOf(hand, laying >> 1)] = NONE;
    state.discard[laying]++;
    state.turn.laying = laying;
    emit?.({
      type: 'cardPlayed',
      seat,
      active: LAYINGS[laying].active,
      followers: LAYINGS[laying].followers,
    });
    state.waiting = NONE;
  },
};

/** The first place of the hand with this kind of card, or NONE for an empty place; there is one. */
export const placeOf = (hand: readonly number[], kind: number): number => {
  let place = 0;
  while (hand[place] !== kind) place++;
  return place;
};

/** Whether an earlier place of the hand holds the same kind of card. */
const isRepeated = (hand: readonly number[], place: number): boolean => {
  for (let earlier = 0; earlier < place; earlier++) if (hand[earlier] === hand[place]) return true;
  return false;
};

/** The active seat is to play a card. */
export const startCard = (state: State): void => {
  const { turn } = state;
  turn.acting = turn.active;
  turn.tokenUsed = false;
  state.phase = 'card';
  state.waiting = turn.active;
};
