import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fitImpressions, judgeImpressions } from '../../bots/learn/fit-impressions.ts';
import { fitChances } from '../../bots/learn/fit-chances.ts';
import { fitWeights, judge, type FitQuality } from '../../bots/learn/fit.ts';
import type { Target } from '../../bots/learn/self-play.ts';
import { KEPT_GENERATIONS } from '../../bots/levels.ts';
import type { MoveFacts } from '../../games/heuristics.ts';
import { ORIGINS } from '../../games/generations.ts';
import type { ImpressionWeights } from '../../games/impressions.ts';
import { isGameId, type GameId } from '../../games/index.ts';
import type { Knowledge } from '../../games/knowledge.ts';
import type { SeatWeights } from '../../games/learned.ts';
import type { GameModule } from '../../games/module.ts';
import { fastRandom } from '../../kernel/random.ts';
import { arenaCommand } from '../arena/command.ts';
import { requireGame, wholeNumber } from '../arguments.ts';
import type { CliContext } from '../context.ts';
import { writeJson, writeText } from '../files.ts';
import { columns, print } from '../output.ts';
import { startProgress } from '../progress.ts';
import { UsageError } from '../usage-error.ts';
import { impressionsSource, weightsSource } from '../knowledge-file.ts';
import type { CliText } from '../text/text.ts';
import { BATCH_GAMES, startBatchPool, type BatchPool } from './batches.ts';

export interface LearnOptions {
  readonly games?: string;
  readonly rounds?: string;
  readonly horizon?: string;
  readonly players?: string;
  readonly chances?: boolean;
  readonly from?: string;
  readonly keepWeights?: boolean;
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
  /** Only first impressions are learned, with the present evaluation. */
  readonly keepsWeights: boolean;
  readonly target: Target;
  /** The generation that plays the first round. */
  readonly origin: number;
  /** The numbers of players that are learned for. */
  readonly counts: readonly number[];
  readonly seed: string;
  readonly folder: string;
}

/** Learns to judge positions and moves from self-play: games, regression, a look at games kept back, a sequential test. */
export async function learnCommand(id: string, options: LearnOptions, context: CliContext): Promise<void> {
  const { text } = context;
  const module = await requireGame(id, text);
  if (!isGameId(id)) return;
  if ((module.heuristics?.features ?? module.heuristics?.moveFacts) === undefined)
    throw new UsageError(text.learn.nothingToLearn(id));
  const number = (word: string | undefined, what: string, most: number, otherwise: number): number =>
    wholeNumber(word, { what, least: 0, most, otherwise }, text);
  const plan: Plan = {
    game: id,
    module,
    games: Math.max(number(options.games, '--games', MAX_GAMES, 4000), 2 * BATCH_GAMES),
    rounds: Math.max(1, number(options.rounds, '--rounds', 20, 2)),
    horizon: number(options.horizon, '--horizon', 100, module.heuristics?.horizon ?? DEFAULT_HORIZON),
    keepsWeights: options.keepWeights === true,
    target: options.chances === true ? 'chances' : 'points',
    origin: Math.max(1, number(options.from, '--from', KEPT_GENERATIONS, ORIGINS[id])),
    counts: countsFor(module, options.players, text),
    seed: options.seed ?? '1',
    folder: options.folder ?? join('learn', id),
  };
  const jobs = Math.max(1, number(options.jobs, '--jobs', 64, availableParallelism()));
  const pool = startBatchPool(jobs);
  const earlier: Knowledge[] = [];
  const decisions: Float32Array[] = [];
  try {
    for (let round = 1; round <= plan.rounds; round++) {
      const learned = await learnRound(plan, round, { earlier, decisions }, { pool, context });
      earlier.unshift(learned);
      writeJson(fileOf(plan, round), learned, text);
    }
  } finally {
    await pool.close();
  }
  const learned = fileOf(plan, plan.rounds);
  writeSources(options.output ?? plan.folder, earlier[0], { plan, text });
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

/** The number of players that is asked for, or all of them. */
function countsFor({ game }: GameModule, players: string | undefined, text: CliText): number[] {
  const [least, most] = [Math.max(2, game.meta.players.least), game.meta.players.most];
  if (players !== undefined)
    return [wholeNumber(players, { what: '--players', least, most, otherwise: least }, text)];
  return Array.from({ length: most - least + 1 }, (_, place) => least + place);
}

/** The files of a game's folder. Weights for one number of players have a file of their own. */
function writeSources(
  folder: string,
  { weights, impressions }: Knowledge,
  { plan, text }: { readonly plan: Plan; readonly text: CliText },
): void {
  if (weights !== undefined) {
    const name = plan.counts.length === 1 ? `weights-${plan.counts[0]}.ts` : 'weights.ts';
    writeText(join(folder, name), weightsSource(weights, commandOf(plan)), text);
  }
  if (impressions !== undefined)
    writeText(join(folder, 'impressions.ts'), impressionsSource(impressions), text);
  print(text.learn.written(folder));
}

/** The words that make the same weights again. */
const commandOf = ({ game, games, rounds, horizon, target, origin, counts, seed }: Plan): string =>
  [
    `cosecha learn ${game}`,
    ...(target === 'chances' ? ['--chances'] : []),
    `--from ${origin}`,
    ...(counts.length === 1 ? [`--players ${counts[0]}`] : []),
    `--games ${games} --rounds ${rounds} --horizon ${horizon} --seed ${seed}`,
  ].join(' ');

const fileOf = ({ folder }: Plan, round: number): string => join(folder, `round-${round}`, 'knowledge.json');

/** What the rounds so far have learned, the last one first, and the decisions that they have studied. */
interface Past {
  readonly earlier: readonly Knowledge[];
  readonly decisions: Float32Array[];
}

interface Table {
  readonly pool: BatchPool;
  readonly context: CliContext;
}

/** One round: games for every number of players, played with what the rounds before have learned, and new weights. */
async function learnRound(
  plan: Plan,
  round: number,
  { earlier, decisions }: Past,
  { pool, context: { text } }: Table,
): Promise<Knowledge> {
  const { game, module, games, horizon, keepsWeights, target, origin, seed, folder } = plan;
  const { moveFacts } = module.heuristics ?? {};
  const features = keepsWeights ? undefined : module.heuristics?.features;
  const fit = target === 'chances' ? fitChances : fitWeights;
  const players: Record<string, SeatWeights> = {};
  const rows: string[][] = [];
  for (const count of plan.counts) {
    const progress = startProgress();
    const total = Math.ceil(games / BATCH_GAMES);
    let done = 0;
    const job = { game, players: count, seed: `${seed} ${round}`, earlier, keepsWeights, target, origin };
    const batches = await pool.play(join(folder, `round-${round}`), job, games, () => {
      done++;
      progress.at(done / total, `${round}: ${count}, ${done * BATCH_GAMES}`);
    });
    progress.end();
    decisions.push(...batches.map(batch => batch.decisions));
    if (features === undefined) continue;
    const shape = { players: count, features: features.names.length };
    const positions = batches.map(batch => batch.positions);
    const weights = fit(learnedFrom(positions), shape);
    const { learned, before } = judge(heldBack(positions), shape, weights);
    players[count] = weights;
    rows.push([String(count), String(batches.length * BATCH_GAMES), ...row(before), ...row(learned)]);
  }
  print(text.learn.round(round));
  if (rows.length > 0) printTable([text.learn.columns, ...rows]);
  return {
    ...(features && { weights: { features: features.names, horizon, players } }),
    ...(moveFacts && { impressions: learnImpressions(decisions, moveFacts, text) }),
  };
}

const isHeldBack = (_: unknown, index: number): boolean => index % HELD_BACK === 0;
const heldBack = (batches: readonly Float32Array[]): Float32Array[] => batches.filter(isHeldBack);
const learnedFrom = (batches: readonly Float32Array[]): Float32Array[] =>
  batches.filter((batch, index) => !isHeldBack(batch, index));

/** The games of every round and number of players are learned from together. */
function learnImpressions(
  decisions: readonly Float32Array[],
  moveFacts: MoveFacts,
  { learn }: CliText,
): ImpressionWeights {
  const impressions = fitImpressions(learnedFrom(decisions), moveFacts, fastRandom(1));
  const {
    decisions: count,
    evenLoss,
    logLoss,
    agreement,
  } = judgeImpressions(heldBack(decisions), moveFacts, impressions);
  const figures = [String(count), evenLoss.toFixed(3), logLoss.toFixed(3), agreement.toFixed(3)];
  printTable([learn.impressionColumns, figures]);
  return impressions;
}

function printTable(rows: readonly (readonly string[])[]): void {
  for (const line of columns(rows)) print(line);
  print();
}

const row = ({ explained, logLoss }: FitQuality): string[] => [explained.toFixed(3), logLoss.toFixed(3)];
