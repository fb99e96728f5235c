import { describe, expect, test } from 'vitest';
import { completeConfig } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { Move } from '../../kernel/game.ts';
import { GAME_IDS, loadGame } from '../index.ts';

/** The phases, as far as a game has them, at which moves are left out although the heuristics deny it. */
async function wrongPhases(id: (typeof GAME_IDS)[number], players: number): Promise<unknown[]> {
  const { game, heuristics } = await loadGame(id);
  const { narrow, isNarrowed } = heuristics ?? {};
  if (narrow === undefined || isNarrowed === undefined) return [];
  const effects = { random: fastRandom(players) };
  const state = game.setup(completeConfig(game.meta, { players, options: {} }), effects);
  const wrong = new Set<unknown>();
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const moves: Move[] = [];
    game.moves(state, seat, moves);
    const narrowed = [...moves];
    const isWhole =
      narrow(state, seat, narrowed, moves.length) === moves.length &&
      moves.every((move, index) => narrowed[index] === move);
    if (!isWhole && !isNarrowed(state)) wrong.add('phase' in state ? state.phase : id);
    game.apply(state, seat, moves[effects.random.below(moves.length)], effects);
  }
  return [...wrong];
}

describe.each(GAME_IDS)('%s', id => {
  test('leaves out moves only where its heuristics say so', async () => {
    const { least, most } = (await loadGame(id)).game.meta.players;
    for (let players = least; players <= most; players++) expect(await wrongPhases(id, players)).toEqual([]);
  });
});
