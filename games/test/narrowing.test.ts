import { describe, expect, test } from 'vitest';
import { completeConfig } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { Move } from '../../kernel/game.ts';
import { GAME_IDS, loadGame } from '../index.ts';

/** The phases, as far as a game has them, at which other moves are kept than the heuristics say. */
async function wrongPhases(id: (typeof GAME_IDS)[number], players: number): Promise<unknown[]> {
  const { game, heuristics } = await loadGame(id);
  const { narrow, isNarrowed = () => true, firstChoices } = heuristics ?? {};
  if (narrow === undefined) return [];
  const effects = { random: fastRandom(players) };
  const state = game.setup(completeConfig(game.meta, { players, options: {} }), effects);
  const wrong = new Set<unknown>();
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const moves: Move[] = [];
    game.moves(state, seat, moves);
    const narrowed = [...moves];
    const kept = narrow(state, seat, narrowed, moves.length);
    const startsLike = (count: number): boolean =>
      kept === count && moves.slice(0, count).every((move, index) => narrowed[index] === move);
    const first = firstChoices?.(state, seat);
    const isWrong =
      (!isNarrowed(state) && !startsLike(moves.length)) || (first !== undefined && !startsLike(first));
    if (isWrong) wrong.add('phase' in state ? state.phase : id);
    game.apply(state, seat, moves[effects.random.below(moves.length)], effects);
  }
  return [...wrong];
}

describe.each(GAME_IDS)('%s', id => {
  test('keeps the moves that its quick answers promise', async () => {
    const { least, most } = (await loadGame(id)).game.meta.players;
    for (let players = least; players <= most; players++) expect(await wrongPhases(id, players)).toEqual([]);
  });
});
