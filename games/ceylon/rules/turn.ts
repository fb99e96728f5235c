import { drawPiece, fromDeck, type Random } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { HAND_SIZE } from '../data/cards.ts';
import { placeOf, startCard } from './card.ts';
import { triggerEnd } from './end.ts';
import type { GameEffects } from './events.ts';
import { emitScores } from './scoring.ts';
import { NONE, seatAfter, type State } from './state.ts';
import { refillWagons } from './train.ts';

/** The number of the pile among those of the game; the contracts' are in train.ts. */
const ACTION_CARDS = 0;

/** Setup, last part: the technology discs are stacked in turn order, then each player draws a hand. */
export const startPlay = (state: State, effects: GameEffects): void => {
  const { players, technology, start } = state;
  for (let place = 0; place < players.length; place++) technology[place] = (start + place) % players.length;
  for (let place = 0; place < players.length; place++) dealHand(state, technology[place], effects);
  startTurn(state, start, effects);
};

const dealHand = (state: State, seat: Seat, { random, emit }: GameEffects): void => {
  const { hand } = state.players[seat];
  for (let place = 0; place < HAND_SIZE; place++) hand[place] = drawTop(state, random);
  emit?.({ type: 'handDealt', seat, count: HAND_SIZE, secret: { to: [seat], cards: [...hand] } });
};

const drawTop = (state: State, random: Random): number =>
  drawPiece(state.deck, fromDeck(random, ACTION_CARDS, state.cardsLeft), state.cardsLeft--);

const startTurn = (state: State, seat: Seat, { emit }: GameEffects): void => {
  state.turn.active = seat;
  emit?.({ type: 'turnBegun', seat, round: state.round });
  startCard(state);
};

/** When all have acted, the active seat draws, the wagons are refilled, and the next seat clockwise is active. */
export const endTurn = (state: State, effects: GameEffects): void => {
  const { turn, start } = state;
  drawCard(state, turn.active, effects);
  refillWagons(state, effects);
  const next = seatAfter(state, turn.active);
  if (next !== start) startTurn(state, next, effects);
  else if (state.final) endGame(state, effects);
  else {
    state.round++;
    startTurn(state, next, effects);
  }
};

const drawCard = (state: State, seat: Seat, effects: GameEffects): void => {
  const { random, emit } = effects;
  if (state.cardsLeft === 0) {
    emit?.({ type: 'drawSkipped', seat });
    return;
  }
  const { hand } = state.players[seat];
  const card = drawTop(state, random);
  hand[placeOf(hand, NONE)] = card;
  emit?.({ type: 'cardDrawn', seat, left: state.cardsLeft, secret: { to: [seat], card } });
  if (state.cardsLeft === 0) triggerEnd(state, seat, 'card', effects);
};

const endGame = (state: State, effects: GameEffects): void => {
  state.phase = null;
  state.waiting = NONE;
  emitScores(state, effects);
};
