import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ratioOf, type Comparison } from './against.ts';
import { freshTables, generateLoad, inGroups, openPlay, type Play } from './load-generator.ts';
import { startMeasuredServer, type MeasuredServer } from './measured-server.ts';

/** The servers of two checkouts, loaded in alternating slices of one run. */
export interface ServerComparison extends Pick<
  Comparison,
  'against' | 'here' | 'there' | 'ratio' | 'interval'
> {
  readonly benchmark: 'server';
  readonly unit: 'moves/s';
  readonly tables: number;
  /** Processor time of each server for a move, in microseconds, one figure per slice. */
  readonly microsecondsHere: readonly number[];
  readonly microsecondsThere: readonly number[];
  /** How many times as much processor time this checkout takes, with the 95% interval. */
  readonly costRatio: number;
  readonly costInterval: readonly [number, number];
  readonly refused: number;
}

export interface ServerComparisonOptions {
  readonly tables: number;
  readonly seconds: number;
  readonly abreast: number;
  readonly against: string;
  readonly database?: string | undefined;
}

const SLICE = 2;
const MIN_PAIRS = 6;

interface Side {
  readonly server: MeasuredServer;
  plays: Play[];
  readonly rates: number[];
  readonly costs: number[];
}

export async function compareServers(options: ServerComparisonOptions): Promise<ServerComparison> {
  const { tables, seconds, against, database } = options;
  installPackages(path.resolve(against));
  const folders = [import.meta.dirname, path.join(path.resolve(against), 'bench')];
  const sides: Side[] = [];
  const refused: string[] = [];
  try {
    for (const folder of folders) {
      const server = await startMeasuredServer(folder, database);
      sides.push({ server, plays: [], rates: [], costs: [] });
    }
    for (const side of sides)
      side.plays = await inGroups(Array.from({ length: tables }), () => openPlay(side.server.address));
    const pairs = Math.max(MIN_PAIRS, Math.round(seconds / (2 * SLICE)));
    // The first pair warms both up and does not count. The order alternates, so that a trend favours neither.
    for (let pair = 0; pair <= pairs; pair++)
      for (const index of pair % 2 === 0 ? [0, 1] : [1, 0])
        await measureSlice(sides[index], { ...options, refused, counts: pair > 0 });
  } finally {
    for (const { server } of sides) await server.stop();
  }
  const [here, there] = sides;
  const cost = ratioOf(here.costs, there.costs);
  return {
    benchmark: 'server',
    unit: 'moves/s',
    tables,
    against,
    here: here.rates,
    there: there.rates,
    ...ratioOf(here.rates, there.rates),
    microsecondsHere: here.costs,
    microsecondsThere: there.costs,
    costRatio: cost.ratio,
    costInterval: cost.interval,
    refused: refused.length,
  };
}

/** The other server needs the packages of its own lockfile; its setup is quick when it has them. */
function installPackages(checkout: string): void {
  const setup = path.join(checkout, 'tools', 'setup.mjs');
  const { status } = spawnSync(process.execPath, [setup], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`the packages of ${checkout} could not be installed`);
}

async function measureSlice(
  side: Side,
  { abreast, refused, counts }: ServerComparisonOptions & { refused: string[]; counts: boolean },
): Promise<void> {
  side.plays = await freshTables(side.plays);
  const before = await side.server.costOf('work');
  const { moves, movesPerSecond } = await generateLoad(side.plays, { seconds: SLICE, abreast, refused });
  const after = await side.server.costOf('work');
  if (!counts) return;
  side.rates.push(Math.round(movesPerSecond));
  side.costs.push(Math.round((after.microseconds - before.microseconds) / moves));
}
