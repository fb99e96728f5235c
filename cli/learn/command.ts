import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fitWeights, judge, type FitQuality } from '../../bots/learn/fit.ts';
import { isGameId, type GameId } from '../../games/index.ts';
import type { SeatWeights, Weights } from '../../games/learned.ts';
import type { GameModule } from '../../games/module.ts';
import { arenaCommand } from '../arena/command.ts';
import { requireGame, wholeNumber } from '../arguments.ts';
import type { CliContext } from '../context.ts';
import { writeJson, writeText } from '../files.ts';
import { columns, print } from '../output.ts';
import { startProgress } from '../progress.ts';
import { UsageError } from '../usage-error.ts';
import { weightsSource } from '../weights-file.ts';
import { BATCH_GAMES, startBatchPool, type BatchPool } from './batches.ts';

export interface LearnOptions {
  readonly games?: string;
  readonly rounds?: string;
  readonly horizon?: string;
  readonly testGames?: string;
  readonly jobs?: string;
  readonly seed?: string;
  readonly folder?: string;
  readonly output?: string;
}

/** One batch in this many is kept back to judge the weights. */
const HELD_BACK = 5;
/** The test: iterations for a decision, and the shares it tells apart. */
const [TEST_BOT, TEST_SHARES] = ['search:200', '50,55'];
const MAX_GAMES = 10_000_000;
const DEFAULT_HORIZON = 8;

interface Plan {
  readonly game: GameId;
  readonly module: GameModule;
  readonly games: number;
  readonly rounds: number;
  readonly horizon: number;
  readonly seed: string;
  readonly folder: string;
}

/** Learns to judge positions from self-play: games, regression, a look at games kept back, a sequential test. */
export async function learnCommand(id: string, options: LearnOptions, context: CliContext): Promise<void> {
  const { text } = context;
  const module = await requireGame(id, text);
  if (!isGameId(id)) return;
  if (module.heuristics?.features === undefined) throw new UsageError(text.learn.nothingToLearn(id));
  const number = (word: string | undefined, what: string, most: number, otherwise: number): number =>
    wholeNumber(word, { what, least: 0, most, otherwise }, text);
  const plan: Plan = {
    game: id,
    module,
    games: Math.max(number(options.games, '--games', MAX_GAMES, 4000), 2 * BATCH_GAMES),
    rounds: Math.max(1, number(options.rounds, '--rounds', 20, 2)),
    horizon: number(options.horizon, '--horizon', 100, module.heuristics.horizon ?? DEFAULT_HORIZON),
    seed: options.seed ?? '1',
    folder: options.folder ?? join('learn', id),
  };
  const jobs = Math.max(1, number(options.jobs, '--jobs', 64, availableParallelism()));
  const pool = startBatchPool(jobs);
  const earlier: Weights[] = [];
  try {
    for (let round = 1; round <= plan.rounds; round++) {
      const weights = await learnRound(plan, round, earlier, { pool, context });
      earlier.unshift(weights);
      writeJson(fileOf(plan, round), weights, text);
    }
  } finally {
    await pool.close();
  }
  const learned = fileOf(plan, plan.rounds);
  const output = options.output ?? join(plan.folder, 'weights.ts');
  writeText(output, weightsSource(earlier[0]), text);
  print(text.learn.written(output));
  const testGames = number(options.testGames, '--test-games', MAX_GAMES, 400);
  if (testGames === 0) return;
  await arenaCommand(
    id,
    {
      bots: `${TEST_BOT}@${learned},${TEST_BOT}`,
      games: String(testGames),
      sprt: TEST_SHARES,
      jobs: String(jobs),
      seed: plan.seed,
      records: join(plan.folder, 'test'),
    },
    context,
  );
}

const fileOf = ({ folder }: Plan, round: number): string => join(folder, `round-${round}`, 'weights.json');

/** One round: games for every number of players, played with the weights of the rounds before, and new weights. */
async function learnRound(
  { game, module, games, horizon, seed, folder }: Plan,
  round: number,
  earlier: readonly Weights[],
  { pool, context: { text } }: { readonly pool: BatchPool; readonly context: CliContext },
): Promise<Weights> {
  const names = module.heuristics?.features?.names ?? [];
  const { least, most } = module.game.meta.players;
  const players: Record<string, SeatWeights> = {};
  const rows: string[][] = [];
  for (let count = Math.max(2, least); count <= most; count++) {
    const progress = startProgress();
    const total = Math.ceil(games / BATCH_GAMES);
    let done = 0;
    const job = { game, players: count, seed: `${seed} ${round}`, earlier };
    const batches = await pool.play(join(folder, `round-${round}`), job, games, () => {
      done++;
      progress.at(done / total, `${round}: ${count}, ${done * BATCH_GAMES}`);
    });
    progress.end();
    const shape = { players: count, features: names.length };
    const kept = (isHeldBack: boolean): Float32Array[] =>
      batches.filter((_, index) => (index % HELD_BACK === 0) === isHeldBack);
    const weights = fitWeights(kept(false), shape);
    const { learned, before } = judge(kept(true), shape, weights);
    players[count] = weights;
    rows.push([String(count), String(batches.length * BATCH_GAMES), ...row(before), ...row(learned)]);
  }
  print(text.learn.round(round));
  for (const line of columns([text.learn.columns, ...rows])) print(line);
  print();
  return { features: names, horizon, players };
}

const row = ({ explained, logLoss }: FitQuality): string[] => [explained.toFixed(3), logLoss.toFixed(3)];
