import { existsSync } from 'node:fs';
import os from 'node:os';
import { Piscina } from 'piscina';
import type { GameModule } from '../../games/module.ts';
import { replaysRules } from '../../kernel/record.ts';
import { compactPuzzle, type PuzzleFile } from '../../review/puzzle-file.ts';
import type { Puzzle } from '../../review/puzzle.ts';
import { requireGame, wholeNumber } from '../arguments.ts';
import type { CliContext } from '../context.ts';
import { readText, writeText } from '../files.ts';
import { print } from '../output.ts';
import { startProgress } from '../progress.ts';
import { UsageError } from '../usage-error.ts';
import type { PuzzleJob } from './job.ts';

export interface PuzzleOptions {
  readonly count?: string;
  readonly file?: string;
  readonly jobs?: string;
  readonly seed?: string;
}

const MOST_PUZZLES = 10_000;

/** The worker's file: TypeScript in a clone, JavaScript in an installed package. */
const workerFile = (): string => new URL(`./job.${import.meta.url.split('.').pop()}`, import.meta.url).href;

/** Looks for puzzles in games between bots until a file holds enough of them. */
export async function puzzlesCommand(id: string, options: PuzzleOptions, context: CliContext): Promise<void> {
  const { text } = context;
  const module = await requireGame(id, text);
  const wanted = wholeNumber(
    options.count,
    { what: '--count', least: 1, most: MOST_PUZZLES, otherwise: 100 },
    text,
  );
  const jobs = wholeNumber(
    options.jobs,
    { what: '--jobs', least: 1, most: 256, otherwise: os.availableParallelism() },
    text,
  );
  const { file = `${id}-puzzles.json`, seed = '1' } = options;
  const known = readPuzzles(file, module, context);
  const found = await search(known, { wanted, jobs, seed, file, context });
  print(text.puzzles.found(found.puzzles.length, found.games, file));
}

interface Search {
  readonly wanted: number;
  readonly jobs: number;
  readonly seed: string;
  readonly file: string;
  readonly context: CliContext;
}

/** Plays games in threads and takes their puzzles in order, so that the same seed gives the same file. */
async function search(known: PuzzleFile, { wanted, jobs, seed, file, context }: Search): Promise<PuzzleFile> {
  const pool = new Piscina<PuzzleJob, Puzzle[]>({
    filename: workerFile(),
    name: 'findPuzzles',
    minThreads: 1,
    maxThreads: jobs,
  });
  const progress = startProgress();
  let current = known;
  const { game } = known;
  try {
    while (current.puzzles.length < wanted) {
      const numbers = Array.from({ length: jobs }, (_, ahead) => current.games + ahead);
      const batches = await Promise.all(numbers.map(number => pool.run({ game, number, seed })));
      const fresh = batches.flat().map(compactPuzzle);
      current = {
        ...current,
        games: current.games + jobs,
        puzzles: [...current.puzzles, ...fresh].slice(0, wanted),
      };
      writeText(file, puzzleFileText(current), context.text);
      progress.at(current.puzzles.length / wanted, `${current.puzzles.length} / ${wanted}`);
    }
    return current;
  } finally {
    progress.end();
    await pool.destroy();
  }
}

/** The puzzles found earlier, or none yet. */
function readPuzzles(file: string, { game }: GameModule, { text }: CliContext): PuzzleFile {
  const { id, rules } = game.meta;
  if (!existsSync(file)) return { game: id, rules, games: 0, puzzles: [] };
  const refusal = new UsageError(text.puzzles.badFile(file, id));
  try {
    // Only this command writes such files; anything else fails the check below.
    const found = JSON.parse(readText(file, text)) as PuzzleFile;
    if (found.game !== id || !replaysRules(game, found.rules) || !Array.isArray(found.puzzles)) throw refusal;
    return { ...found, rules };
  } catch (error) {
    throw error instanceof SyntaxError ? refusal : error;
  }
}

/** One line a puzzle: short in a package, and a change shows as one line. */
const puzzleFileText = ({ game, rules, games, puzzles }: PuzzleFile): string =>
  `{ "game": "${game}", "rules": ${rules}, "games": ${games}, "puzzles": [\n${puzzles
    .map(puzzle => JSON.stringify(puzzle))
    .join(',\n')}\n] }\n`;
