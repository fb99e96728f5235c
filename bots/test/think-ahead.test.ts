import { describe, expect, test } from 'vitest';
import { loadGame } from '../../games/index.ts';
import type { Move } from '../../kernel/game.ts';
import { startMatch } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seat.ts';
import { seedFrom } from '../../kernel/seed.ts';
import type { SeenMove, Searcher } from '../bot.ts';
import { createSearcher } from '../search.ts';

const PLAYOUTS = 2000;

const { game, heuristics } = await loadGame('cacao');

/** The first turn of a match, and the seat that waits for it. */
function firstTurn(): { state: object; waiting: Seat } {
  const { state } = startMatch(game, { players: 2, options: {} }, seedFrom('think ahead'));
  return { state: game.copy(state), waiting: 1 - game.toAct(state)[0] };
}

function movesAt(state: object): Move[] {
  const moves: Move[] = [];
  game.moves(state, game.toAct(state)[0], moves);
  return moves;
}

/** Plays the first legal moves until the seat decides, and tells what it has seen. */
function playUntil(state: object, waiting: Seat): SeenMove[] {
  const seen: SeenMove[] = [];
  const random = fastRandom(5);
  for (let [seat] = game.toAct(state); seat !== waiting; [seat] = game.toAct(state)) {
    const moves = movesAt(state);
    seen.push({ seat, id: moves[0].id, isForced: moves.length === 1, drew: false });
    game.apply(state, seat, moves[0], { random });
  }
  return seen;
}

const situationAt = (state: object, seat: Seat) => ({
  seat,
  view: game.view(state, seat),
  random: fastRandom(3),
  playouts: PLAYOUTS,
});

const visitsOf = (
  searcher: Searcher<Move, unknown>,
  state: object,
  seat: Seat,
  since?: readonly SeenMove[],
): number => {
  const decision = { ...situationAt(state, seat), moves: movesAt(state), ...(since && { since }) };
  return searcher.look(decision).visits.reduce((sum, visits) => sum + visits, 0);
};

describe('thinking ahead', () => {
  test('a decision goes on with what was found out while others decided', () => {
    const { state, waiting } = firstTurn();
    const searcher = createSearcher(game, heuristics);
    searcher.thinkAhead(situationAt(state, waiting));
    const alone = createSearcher(game, heuristics);
    const since = playUntil(state, waiting);
    expect(visitsOf(alone, state, waiting, since)).toBeLessThanOrEqual(PLAYOUTS);
    expect(visitsOf(searcher, state, waiting, since)).toBeGreaterThan(PLAYOUTS);
  });

  test.each<[string, (seen: SeenMove[]) => SeenMove[] | undefined]>([
    ['without the moves in between', () => undefined],
    ['after other moves', seen => seen.map(move => ({ ...move, id: -1 }))],
    ['after a draw', seen => seen.map(move => ({ ...move, drew: true }))],
  ])('%s a decision starts anew', (_, change) => {
    const { state, waiting } = firstTurn();
    const searcher = createSearcher(game, heuristics);
    searcher.thinkAhead(situationAt(state, waiting));
    const since = change(playUntil(state, waiting));
    expect(visitsOf(searcher, state, waiting, since)).toBeLessThanOrEqual(PLAYOUTS);
  });

  test('goes on in parts, ends by itself and leaves room for the decision', () => {
    const { state, waiting } = firstTurn();
    const searcher = createSearcher(game, heuristics);
    const part = { ...situationAt(state, waiting), isOutOfTime: () => true, since: [] };
    let parts = 1;
    while (searcher.thinkAhead(part)) parts++;
    expect(parts).toBeGreaterThan(10);
    expect(searcher.thinkAhead(part)).toBe(false);
    const since = playUntil(state, waiting);
    expect(visitsOf(searcher, state, waiting, since)).toBeGreaterThan(PLAYOUTS);
  });
});
