import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import type { Move } from '../../kernel/game.ts';
import { replay } from '../../kernel/record.ts';
import { LEAST_POINTS } from '../decisive.ts';
import { expandPuzzle, puzzleId, type PuzzleFile } from '../puzzle-file.ts';

const LEAST_LEAD = 0.06;

describe.each(GAME_IDS)('the puzzles of %s that come with the app', game => {
  // Written by `cosecha puzzles`.
  const file = JSON.parse(
    readFileSync(new URL(`../../web/public/puzzles/${game}.json`, import.meta.url), 'utf8'),
  ) as PuzzleFile;

  test('are at least a hundred different ones, for every number of players', async () => {
    const { least, most } = (await loadGame(game)).game.meta.players;
    expect(file.puzzles.length).toBeGreaterThanOrEqual(100);
    expect(new Set(file.puzzles.map(puzzle => puzzleId(file, puzzle))).size).toBe(file.puzzles.length);
    const counts = new Set(file.puzzles.map(({ config }) => config.players));
    for (let players = Math.max(2, least); players <= most; players++) expect(counts).toContain(players);
  });

  test('have one clearly best move that the one to move may make, and a reason', async () => {
    const { game: rules } = await loadGame(game);
    for (const stored of file.puzzles) {
      const { record, answer } = expandPuzzle(file, stored);
      const { state } = replay(rules, record);
      expect(rules.toAct(state)).toContain(answer.seat);
      const moves: Move[] = [];
      rules.moves(state, answer.seat, moves);
      const texts = moves.map(move => rules.notation.text(move));
      const [best, second] = answer.alternatives;
      expect(texts).toContain(best.move);
      expect(second.loss.mean).toBeGreaterThanOrEqual(LEAST_LEAD - 0.001);
      const reasons = Object.values(answer.reasons).map(points => Math.abs(points));
      expect(Math.max(...reasons)).toBeGreaterThanOrEqual(LEAST_POINTS);
    }
  });
});
