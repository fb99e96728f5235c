import type { AnyGame, Move } from '../kernel/game.ts';
import { startMatch } from '../kernel/match.ts';
import { randomForStep, keyOf, seedFrom } from '../kernel/seed.ts';
import { configOf, requireGame, wholeNumber } from './arguments.ts';
import type { CliContext } from './context.ts';
import { yieldToEventLoop, columns, print, printJson } from './output.ts';
import { startProgress } from './progress.ts';

export interface PerftOptions {
  readonly players?: string;
  readonly depth?: string;
  readonly seed?: string;
  readonly option?: readonly string[];
  readonly json?: true;
}

/** Counts the sequences of moves of each length; the draws are those of a match with this seed. */
export async function perftCommand(id: string, options: PerftOptions, context: CliContext): Promise<void> {
  const { text } = context;
  const module = await requireGame(id, text);
  const config = configOf(module, options, text);
  const depth = wholeNumber(options.depth, { what: '--depth', least: 1, most: 20, otherwise: 3 }, text);
  const seed = options.seed ?? '1';
  const matchSeed = seedFrom(seed);
  const { state } = startMatch(module.game, config, matchSeed);
  const key = keyOf(matchSeed);
  const sequences: number[] = [];
  const progress = startProgress();
  for (let length = 1; length <= depth; length++) {
    const at = (share: number): void => progress.at(share, `${length}/${depth}`);
    sequences.push(await counted({ game: module.game, key, at }, state, length, 1));
  }
  progress.end();
  if (options.json === true) {
    printJson({ game: id, config, seed, sequences });
    return;
  }
  print(text.perft.head(id, config.players, seed));
  const rows = sequences.map((number, index) => [String(index + 1), String(number)]);
  for (const line of columns([text.perft.columns, ...rows])) print(line);
}

interface Counting {
  readonly game: AnyGame;
  readonly key: Uint8Array;
  /** Told how much of a length is counted, from 0 to 1, at every first move. */
  readonly at?: (share: number) => void;
}

/** Where several seats decide at the same time, every order in which they may answer counts. */
async function counted(
  { game, key, at }: Counting,
  state: object,
  depth: number,
  step: number,
): Promise<number> {
  let total = 0;
  const seats = game.toAct(state);
  for (const [place, seat] of seats.entries()) {
    const moves: Move[] = [];
    game.moves(state, seat, moves);
    if (depth === 1) {
      total += moves.length;
      continue;
    }
    for (const [index, move] of moves.entries()) {
      at?.((place + index / moves.length) / seats.length);
      const next = game.copy(state);
      game.apply(next, seat, move, { random: randomForStep(key, step) });
      total += await counted({ game, key }, next, depth - 1, step + 1);
    }
    await yieldToEventLoop();
  }
  return total;
}
