import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { bundled } from './bundle.ts';

/** Two checkouts measured in alternating slices of one run. */
export interface Comparison {
  readonly benchmark: 'random' | 'search';
  readonly game: string;
  readonly players: number;
  readonly against: string;
  readonly unit: 'games/s' | 'iterations/s';
  /** One figure per slice. */
  readonly here: readonly number[];
  readonly there: readonly number[];
  /** How many times as fast this checkout is, with the 95% interval. */
  readonly ratio: number;
  readonly interval: readonly [number, number];
}

export interface ComparisonOptions {
  readonly benchmark: Comparison['benchmark'];
  readonly game: string;
  readonly players: number;
  readonly seconds: number;
  readonly against: string;
  /** Search with what this generation knew, so that an iteration is the same work in both checkouts. */
  readonly generation?: number | undefined;
}

const SLICE_MS = 250;
const MIN_PAIRS = 8;

export const isCheckout = (folder: string): boolean => existsSync(path.join(folder, 'games', 'index.ts'));

export async function compareCheckouts(options: ComparisonOptions): Promise<Comparison> {
  const { benchmark, game, players, seconds, against } = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'cosecha-against-'));
  const roots = [path.dirname(import.meta.dirname), path.resolve(against)];
  const workers = await Promise.all(
    roots.map(async (root, index) => {
      const entry = path.join(folder, `entry-${index}.ts`);
      writeFileSync(entry, entryFor(root, options));
      return new Worker(await bundled(`file://${entry}`));
    }),
  );
  const figures: [number[], number[]] = [[], []];
  const pairs = Math.max(MIN_PAIRS, Math.round((seconds * 1000) / (2 * SLICE_MS)));
  // The first pair warms both up and does not count. The order alternates, so that a trend favours neither.
  for (let pair = 0; pair <= pairs; pair++)
    for (const index of pair % 2 === 0 ? [0, 1] : [1, 0]) {
      const figure = await sliceOf(workers[index]);
      if (pair > 0) figures[index].push(Math.round(figure));
    }
  await Promise.all(workers.map(worker => worker.terminate()));
  rmSync(folder, { recursive: true, force: true });
  const [here, there] = figures;
  const unit = benchmark === 'random' ? 'games/s' : 'iterations/s';
  return { benchmark, game, players, against, unit, here, there, ...ratioOf(here, there) };
}

async function sliceOf(worker: Worker): Promise<number> {
  worker.postMessage(SLICE_MS);
  // The worker answers each message with one number.
  const [figure] = (await once(worker, 'message')) as [number];
  return figure;
}

/** A module that measures one checkout with its own kernel. The measuring code is this checkout's; older names work too. */
function entryFor(root: string, { game, players, benchmark, generation }: ComparisonOptions): string {
  const own = path.join(import.meta.dirname, 'slices.ts');
  const from = (...parts: string[]): string => JSON.stringify(path.join(root, ...parts));
  const bot = `import { search } from ${from('bots', 'search.ts')};`;
  const createBot = 'game => (search.create ?? search.sit)(game, knowledge)';
  // A checkout from before there were generations is the first one.
  const hasGenerations = existsSync(path.join(root, 'games', 'generations.ts'));
  const kept =
    generation === undefined || !hasGenerations
      ? ''
      : `(await (await import(${from('games', 'generations.ts')})).loadGeneration(${JSON.stringify(game)}, ${generation})) ?? `;
  return `// @ts-nocheck
import { loadGame } from ${from('games', 'index.ts')};
import { moveList } from ${from('kernel', 'game.ts')};
import { serveSlices } from ${JSON.stringify(own)};
${benchmark === 'search' ? bot : ''}
const module = await loadGame(${JSON.stringify(game)});
const knowledge = ${kept}module.heuristics ?? module.knowledge;
const chance = await import(${from('kernel', 'random.ts')});
const randomFrom = chance.fastRandom ?? chance.quickRandom;
serveSlices({ game: module.game, moveList, randomFrom${benchmark === 'search' ? `, createBot: ${createBot}` : ''} }, ${players});
`;
}

/** The geometric mean of the slices' ratios, with its 95% interval. */
export function ratioOf(
  here: readonly number[],
  there: readonly number[],
): Pick<Comparison, 'ratio' | 'interval'> {
  const logs = here.map((figure, index) => Math.log(figure / there[index]));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1);
  const margin = 1.96 * Math.sqrt(variance / logs.length);
  const round = (value: number): number => Number(Math.exp(value).toFixed(4));
  return { ratio: round(mean), interval: [round(mean - margin), round(mean + margin)] };
}
