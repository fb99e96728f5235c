import { Piscina } from 'piscina';
import { GAME_IDS, loadGame, type GameId } from '../../games/index.ts';
import { wholeNumber } from '../arguments.ts';
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
  readonly jobs?: string;
  readonly seed?: string;
  readonly samples?: string;
  readonly page?: string;
  readonly output?: string;
}

/** Games in a piece of work: long enough to be worth sending, short enough to lose little when a run is stopped. */
const BATCH: Readonly<Record<SampleJob['part'], number>> = { chances: 20, levels: 2, stability: 2 };
const MOST_GAMES = 1_000_000;

/** Plays games, compares what reviews say with how they ended, and writes the page with the figures. */
export async function calibrateCommand(options: CalibrateOptions, context: CliContext): Promise<void> {
  const { text } = context;
  const number = (word: string | undefined, what: string, otherwise: number): number =>
    wholeNumber(word, { what, least: 0, most: MOST_GAMES, otherwise }, text);
  const games = number(options.games, '--games', 2000);
  const verdicts = number(options.verdicts, '--verdicts', 60);
  const jobs = wholeNumber(options.jobs, { what: '--jobs', least: 1, most: 256, otherwise: 1 }, text);
  const { samples: name = 'study/samples.jsonl', page = 'docs/study.md', seed = '1' } = options;
  const file = openSamples(name, text);
  const wanted = { chances: games, levels: verdicts, stability: verdicts };
  await collect(file, wanted, { jobs, seed });
  if (options.output !== undefined) writeText(options.output, sharpnessSource(file.samples), text);
  writeStudy(page, file.samples, text);
  print(text.calibrate.written(file.samples.length, page));
}

/** Plays what is missing. The games take turns, so that a run that is stopped has some of everything. */
async function collect(
  file: SampleFile,
  wanted: Readonly<Record<SampleJob['part'], number>>,
  { jobs, seed }: { readonly jobs: number; readonly seed: string },
): Promise<void> {
  const cells = await cellsOf();
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

/** Every game with every number of players above one: a solo game has no places. */
async function cellsOf(): Promise<{ readonly game: GameId; readonly players: number }[]> {
  const modules = await Promise.all(GAME_IDS.map(async id => ({ id, module: await loadGame(id) })));
  return modules.flatMap(({ id, module }) => {
    const { least, most } = module.game.meta.players;
    const fewest = Math.max(2, least);
    return Array.from({ length: most - fewest + 1 }, (_, index) => ({ game: id, players: fewest + index }));
  });
}

function batchesOf(file: SampleFile, cell: Omit<SampleJob, 'from' | 'games'>, wanted: number): SampleJob[] {
  const batches: SampleJob[] = [];
  const size = BATCH[cell.part];
  for (let from = file.played(cell.part, cell.game, cell.players); from < wanted; from += size)
    batches.push({ ...cell, from, games: Math.min(size, wanted - from) });
  return batches;
}
