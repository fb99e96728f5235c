import { expect, test } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { forcedMove, play, startMatch } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import { seedFrom } from '../../kernel/seed.ts';
import type { Move } from '../../kernel/game.ts';
import { frameOf } from '../local/frame.ts';

test('a move without a choice is offered to nobody: the loop plays it', async () => {
  const { game } = await loadGame('alubari');
  const random = fastRandom(11);
  let match = startMatch(game, { players: 1, options: {} }, seedFrom('alone'));
  let [forced, asked] = [0, 0];
  for (let step = 0; step < 120 && game.toAct(match.state).length > 0; step++) {
    const only = forcedMove(game, match.state);
    const moves: Move[] = [];
    game.moves(match.state, 0, moves);
    const { choices, toAct } = frameOf(match, 0, [false]);
    expect(toAct).toEqual([0]);
    expect(choices.length).toBe(only === undefined ? moves.length : 0);
    if (only === undefined) asked++;
    else forced++;
    match = play(match, 0, only?.move ?? moves[random.below(moves.length)], only !== undefined);
  }
  expect(forced).toBeGreaterThan(0);
  expect(asked).toBeGreaterThan(0);
});
