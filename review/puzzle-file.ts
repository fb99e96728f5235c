import type { Config } from '../kernel/game.ts';
import { seedHash, type Seed } from '../kernel/seed.ts';
import type { ExpectedPoints } from './expected-points.ts';
import type { Puzzle } from './puzzle.ts';

/** The puzzles of a game, as they travel with the app. */
export interface PuzzleFile {
  readonly game: string;
  /** The rules version of the matches. */
  readonly rules: number;
  /** How many games were searched for them. */
  readonly games: number;
  readonly puzzles: readonly StoredPuzzle[];
}

/** A puzzle with nothing in it twice and every figure rounded. */
export interface StoredPuzzle {
  readonly config: Config;
  readonly seed: Seed;
  /** The moves up to the position. */
  readonly moves: readonly string[];
  readonly seat: number;
  /** Move, chance and its error, the best first. */
  readonly answers: readonly (readonly [move: string, chance: number, error: number])[];
  readonly reasons: ExpectedPoints;
}

/** Several puzzles may come from the same match. */
export const puzzleId = ({ game }: PuzzleFile, { seed, moves }: StoredPuzzle): string =>
  `${game} ${seed} ${moves.length}`;

const rounded = (figure: number, places: number): number => Number(figure.toFixed(places));

export const compactPuzzle = ({ record, answer }: Puzzle): StoredPuzzle => ({
  config: record.config,
  seed: record.seed,
  moves: record.moves,
  seat: answer.seat,
  answers: answer.alternatives.map(({ move, chance }) => [
    move,
    rounded(chance.mean, 3),
    rounded(chance.error, 3),
  ]),
  reasons: Object.fromEntries(
    Object.entries(answer.reasons).map(([source, points]) => [source, rounded(points, 1)]),
  ),
});

export function expandPuzzle({ game, rules }: PuzzleFile, stored: StoredPuzzle): Puzzle {
  const { config, seed, moves, seat, answers, reasons } = stored;
  const [, best] = answers[0];
  return {
    record: { cosecha: 1, game, rules, config, seed, commitment: seedHash(seed), moves },
    answer: {
      ply: moves.length,
      seat,
      alternatives: answers.map(([move, mean, error]) => ({
        move,
        chance: { mean, error },
        loss: { mean: best - mean, error },
      })),
      reasons,
    },
  };
}
