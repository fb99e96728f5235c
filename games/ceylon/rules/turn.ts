import { drawPiece } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { HAND_SIZE } from '../data/cards.ts';
import { startCard } from './card.ts';
import { triggerEnd } from './end.ts';
import type { Play } from './events.ts';
import { tellScores } from './scoring.ts';
import { NONE, type State } from './state.ts';
import { refillWagons } from './train.ts';

/** Set-up, last part: the technology discs lie on the green space in turn order, then everybody draws a hand. */
export function startPlay(state: State, table: Play): void {
  const { players, technology, start } = state;
  for (let place = 0; place < players.length; place++) technology[place] = (start + place) % players.length;
  for (let place = 0; place < players.length; place++) dealHand(state, technology[place], table);
  startTurn(state, start, table);
}

function dealHand(state: State, seat: Seat, { random, emit }: Play): void {
  const { hand } = state.players[seat];
  for (let place = 0; place < HAND_SIZE; place++) hand[place] = drawPiece(state.deck, random);
  state.cardsLeft -= HAND_SIZE;
  emit?.({ type: 'handDealt', seat, count: HAND_SIZE, secret: { to: [seat], cards: [...hand] } });
}

function startTurn(state: State, seat: Seat, { emit }: Play): void {
  state.turn.active = seat;
  emit?.({ type: 'turnBegun', seat, round: state.round });
  startCard(state);
}

/** When all have acted: the active seat draws, the wagons are refilled, and the next seat clockwise is active. */
export function endTurn(state: State, table: Play): void {
  const { turn, players, start } = state;
  drawCard(state, turn.active, table);
  refillWagons(state, table);
  const next = (turn.active + 1) % players.length;
  if (next !== start) startTurn(state, next, table);
  else if (state.final) endGame(state, table);
  else {
    state.round++;
    startTurn(state, next, table);
  }
}

function drawCard(state: State, seat: Seat, table: Play): void {
  const { random, emit } = table;
  if (state.cardsLeft === 0) {
    emit?.({ type: 'drawSkipped', seat });
    return;
  }
  const { hand } = state.players[seat];
  const card = drawPiece(state.deck, random);
  hand[hand.indexOf(NONE)] = card;
  state.cardsLeft--;
  emit?.({ type: 'cardDrawn', seat, left: state.cardsLeft, secret: { to: [seat], card } });
  if (state.cardsLeft === 0) triggerEnd(state, seat, 'card', table);
}

function endGame(state: State, table: Play): void {
  state.phase = null;
  state.waiting = NONE;
  tellScores(state, table);
}
