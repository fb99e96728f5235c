import { Piscina } from 'piscina';
import { GAME_IDS } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import { requireGame, wholeNumber } from '../arguments.ts';
import type { CliContext } from '../context.ts';
import { writeText } from '../files.ts';
import { print } from '../output.ts';
import { startProgress } from '../progress.ts';
import type { Sample, SampleJob } from './job.ts';
import { writeStudy } from './page.ts';
import { openSamples, type SampleFile } from './sample-file.ts';
import { sharpnessSource } from './sharpness-file.ts';

export interface CalibrateOptions {
  readonly games?: string;
  readonly verdicts?: string;
  readonly stability?: string;
  readonly jobs?: string;
  readonly seed?: string;
  readonly samples?: string;
  readonly page?: string;
  readonly output?: string;
}

/** Games in a piece of work: long enough to be worth sending, short enough to lose little when a run is stopped. */
const BATCH: Readonly<Record<SampleJob['part'], number>> = { chances: 20, levels: 2, stability: 2 };
const MOST_GAMES = 1_000_000;

/** Plays games, compares what reviews say with how they ended, and writes the page with the figures. Without an id: of every game. */
export async function calibrateCommand(
  id: string | undefined,
  options: CalibrateOptions,
  context: CliContext,
): Promise<void> {
  const { text } = context;
  const number = (word: string | undefined, what: string, otherwise: number): number =>
    wholeNumber(word, { what, least: 0, most: MOST_GAMES, otherwise }, text);
  const games = number(options.games, '--games', 2000);
  const levels = number(options.verdicts, '--verdicts', 200);
  const stability = number(options.stability, '--stability', 60);
  const jobs = wholeNumber(options.jobs, { what: '--jobs', least: 1, most: 256, otherwise: 1 }, text);
  const { samples: name = 'study/samples.jsonl', page = 'docs/study.md', seed = '1' } = options;
  const file = openSamples(name, text);
  const modules = await Promise.all((id === undefined ? GAME_IDS : [id]).map(one => requireGame(one, text)));
  const work = { cells: modules.flatMap(cellsOf), wanted: { chances: games, levels, stability }, jobs, seed };
  await collect(file, work);
  if (options.output !== undefined) writeText(options.output, sharpnessSource(file.samples), text);
  writeStudy(page, file.samples, text);
  print(text.calibrate.written(file.samples.length, page));
}

interface Collection {
  readonly cells: readonly Cell[];
  readonly wanted: Readonly<Record<SampleJob['part'], number>>;
  readonly jobs: number;
  readonly seed: string;
}

interface Cell {
  readonly game: string;
  readonly players: number;
}

/** Plays what is missing. The games take turns, so that a run that is stopped has some of everything. */
async function collect(file: SampleFile, { cells, wanted, jobs, seed }: Collection): Promise<void> {
  const pool = new Piscina<SampleJob, Sample[]>({
    filename: workerFile(),
    name: 'sampleGames',
    minThreads: 1,
    maxThreads: jobs,
  });
  const progress = startProgress();
  try {
    for (const part of ['chances', 'levels', 'stability'] as const) {
      const due = cells.flatMap(cell => batchesOf(file, { part, ...cell, seed }, wanted[part]));
      const inTurn = due.toSorted((one, other) => one.from - other.from);
      let done = 0;
      const work = async (): Promise<void> => {
        for (let job = inTurn.shift(); job !== undefined; job = inTurn.shift()) {
          file.add(await pool.run(job));
          progress.at(++done / due.length, `${part}: ${job.game}, ${job.players}, ${job.from}`);
        }
      };
      await Promise.all(Array.from({ length: jobs }, work));
    }
  } finally {
    progress.end();
    await pool.destroy();
  }
}

/** The worker's file: TypeScript in a clone, JavaScript in an installed package. */
const workerFile = (): string => new URL(`./job.${import.meta.url.split('.').pop()}`, import.meta.url).href;

/** A game with every number of players above one: a solo game has no places. */
function cellsOf({ game: { meta } }: GameModule): Cell[] {
  const { least, most } = meta.players;
  const fewest = Math.max(2, least);
  return Array.from({ length: most - fewest + 1 }, (_, index) => ({
    game: meta.id,
    players: fewest + index,
  }));
}

/** What is missing of a cell. The threads finish batches in any order, so each is looked at for itself. */
function batchesOf(file: SampleFile, cell: Omit<SampleJob, 'from' | 'games'>, wanted: number): SampleJob[] {
  const batches: SampleJob[] = [];
  const size = BATCH[cell.part];
  for (let start = 0; start < wanted; start += size) {
    const end = Math.min(start + size, wanted);
    let from = end;
    while (from > start && !file.has(cell.part, cell.game, cell.players, from - 1)) from--;
    if (from < end) batches.push({ ...cell, from, games: end - from });
  }
  return batches;
}
