import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import { startMatch } from '../../kernel/match.ts';
import { seedFrom } from '../../kernel/seed.ts';
import { imagine, withinLimits } from '../social/imagine.ts';

describe('planning', () => {
  test.for([...GAME_IDS])('%s: the others decide until it is the turn of the one who plans', async id => {
    const { game } = await loadGame(id);
    const match = startMatch(game, { players: 3, options: {} }, seedFrom('plans'));
    const [acting] = game.toAct(match.state);
    const seat = (acting + 1) % 3;
    const view = game.view(match.state, seat);
    const { others, own } = imagine(game, view, seat, []);
    expect(own.length).toBeGreaterThan(0);
    expect(others.every(decision => decision.seat !== seat && decision.moves.length > 0)).toBe(true);
    // What is chosen for another is what is played on from.
    const last = others[0].moves.at(-1);
    const text = last === undefined ? '' : game.notation.text(last);
    expect(imagine(game, view, seat, [text]).others[0]).toEqual(others[0]);
  });

  test('limits name the same move with other amounts, the nearest first', () => {
    const all = ['pass', 'bid 1', 'bid 2', 'bid 3', 'bid 4', 'sell 3'];
    expect(withinLimits('bid 2', all, { least: 2, most: 4 })).toEqual(['bid 2', 'bid 3', 'bid 4']);
    expect(withinLimits('bid 3', all, { least: 1, most: 3 })).toEqual(['bid 3', 'bid 2', 'bid 1']);
    expect(withinLimits('pass', all, { least: 0, most: 9 })).toEqual(['pass']);
  });
});
