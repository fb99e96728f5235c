import { play, startMatch, type Match } from '../../../kernel/match.ts';
import { fastRandom } from '../../../kernel/random.ts';
import { seedFrom } from '../../../kernel/seed.ts';
import type { Event } from '../rules/events.ts';
import { cacao } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export type CacaoMatch = Match<State, Move, Event, View>;

/** Every position of a game in which all choices are made at random; always the same game for the same number. */
export function* playout(players: number, number: number, options = {}): Generator<CacaoMatch, void> {
  const random = fastRandom(number);
  let match: CacaoMatch = startMatch(cacao, { players, options }, seedFrom(`playout ${number}`));
  for (;;) {
    yield match;
    const seats = cacao.toAct(match.state);
    if (seats.length === 0) return;
    const seat = seats[random.below(seats.length)];
    const moves: Move[] = [];
    cacao.moves(match.state, seat, moves);
    // The order of the list may change, the ids may not.
    moves.sort((one, other) => one.id - other.id);
    match = play(match, seat, moves[random.below(moves.length)]);
  }
}

export function finished(players: number, number: number, options = {}): CacaoMatch {
  const positions = [...playout(players, number, options)];
  return positions[positions.length - 1];
}
