import { isGameId, loadGame } from '../../games/index.ts';
import { toRecord } from '../../kernel/record.ts';
import { seedFrom } from '../../kernel/seed.ts';
import { createPuzzleFinder, type Puzzle } from '../../review/puzzle.ts';
import { botChooser, createNamedBot, playMatch, requireBot } from '../play-match.ts';

/** A game between bots to look for puzzles in, in a form that can be sent to a thread. */
export interface PuzzleJob {
  readonly game: string;
  /** Counts the games of a search from 0. */
  readonly number: number;
  readonly seed: string;
}

/** Bots that differ, so that positions of all kinds arise: sound ones, and ones after an error. */
const BOTS = ['search:400', 'flat:200', 'search:150', 'sense', 'search:1000'] as const;
/** Puzzles from one game resemble each other, the more the closer they are. */
const MOST_PER_GAME = 4;
const LEAST_DISTANCE = 10;

/** Plays a game and looks for puzzles in it; runs in a thread. */
export async function findPuzzles({ game: id, number, seed }: PuzzleJob): Promise<Puzzle[]> {
  if (!isGameId(id)) throw new Error(`there is no game ${id}`);
  const module = await loadGame(id);
  const { least, most } = module.game.meta.players;
  const fewest = Math.max(2, least);
  const players = fewest + (number % (most - fewest + 1));
  const matchSeed = seedFrom(`puzzle ${seed} ${number}`);
  const bots = await Promise.all(
    Array.from({ length: players }, (_, seat) =>
      createNamedBot(module, requireBot(BOTS[(number + seat) % BOTS.length])),
    ),
  );
  const choosers = bots.map((bot, seat) => botChooser(bot, matchSeed, seat));
  const match = await playMatch(module.game, { players, options: {} }, matchSeed, choosers);
  const puzzles: Puzzle[] = [];
  for (const puzzle of createPuzzleFinder(module, players)(toRecord(match))) {
    const isFar = (other: Puzzle): boolean =>
      Math.abs(other.answer.ply - puzzle.answer.ply) >= LEAST_DISTANCE;
    if (puzzles.every(isFar)) puzzles.push(puzzle);
    if (puzzles.length === MOST_PER_GAME) break;
  }
  return puzzles;
}
