import type { Seat } from '../../kernel/seat.ts';
import type { State } from './rules/state.ts';

/** Turns of a usual game, and turns that a player takes to plant a marker. */
const [USUAL_TURNS, TURNS_PER_MARKER] = [24, 3];

/** Turns until the game ends: by the deck, or by the player with the fewest markers. */
const turnsLeft = ({ players, cardsLeft, final }: Readonly<State>): number => {
  if (final) return 0;
  let turns = cardsLeft;
  for (let seat = 0; seat < players.length; seat++)
    turns = Math.min(turns, 1 + TURNS_PER_MARKER * players[seat].markers);
  return turns;
};

/** How much of the game is left, from 1 at the start to 0. */
export const timeLeft = (state: Readonly<State>): number =>
  state.phase === null ? 0 : Math.min(1, turnsLeft(state) / USUAL_TURNS);

/** Whether a seat has an action to come in this turn. */
export const isDue = ({ phase, turn, players }: Readonly<State>, seat: Seat): boolean => {
  if (phase === 'position') return false;
  if (phase === 'card') return true;
  const after = (other: Seat): number => (other - turn.active + players.length) % players.length;
  if (after(seat) !== after(turn.acting)) return after(seat) > after(turn.acting);
  return phase === 'tokenBefore' || phase === 'action' || phase === 'follow' || turn.doing !== null;
};
