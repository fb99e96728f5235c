import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { Batch, SelfPlayJob } from './self-play-job.ts';

/** Games in a batch. */
export const BATCH_GAMES = 20;

export interface BatchPool {
  /** The batches of a round for one number of players. Those that an earlier run has finished are read again. */
  play(folder: string, job: Omit<SelfPlayJob, 'games'>, games: number, onBatch: () => void): Promise<Batch[]>;
  close(): Promise<void>;
}

/** The worker's file: TypeScript in a clone, JavaScript in an installed package. */
const workerFile = (): string =>
  new URL(`./self-play-job.${import.meta.url.split('.').pop()}`, import.meta.url).href;

/** Plays batches of games in threads. */
export function startBatchPool(jobs: number): BatchPool {
  const pool = new Piscina<SelfPlayJob, Batch>({
    filename: workerFile(),
    name: 'playBatch',
    minThreads: 1,
    maxThreads: jobs,
  });
  const loadOrPlay = async (name: string, job: SelfPlayJob): Promise<Batch> => {
    const [positions, decisions] = [`${name}-positions.f32`, `${name}-decisions.f32`];
    // The decisions are written last: where they are, the positions are as well.
    if (existsSync(decisions))
      return { positions: readNumbers(positions), decisions: readNumbers(decisions) };
    const batch = await pool.run(job);
    writeNumbers(positions, batch.positions);
    writeNumbers(decisions, batch.decisions);
    return batch;
  };
  return {
    play(folder, job, games, onBatch) {
      mkdirSync(folder, { recursive: true });
      const count = Math.ceil(games / BATCH_GAMES);
      return Promise.all(
        Array.from({ length: count }, async (_, number) => {
          const name = join(folder, `${job.players}-${String(number + 1).padStart(5, '0')}`);
          const batch = await loadOrPlay(name, {
            ...job,
            seed: `${job.seed} ${job.players} ${number}`,
            games: BATCH_GAMES,
          });
          onBatch();
          return batch;
        }),
      );
    },
    close: () => pool.destroy(),
  };
}

function readNumbers(file: string): Float32Array {
  const bytes = readFileSync(file);
  // A copy: the numbers must start at a multiple of four bytes.
  return new Float32Array(Uint8Array.from(bytes).buffer);
}

/** A file is whole or absent, however a run ends. */
function writeNumbers(file: string, numbers: Float32Array): void {
  writeFileSync(`${file}.part`, new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength));
  renameSync(`${file}.part`, file);
}
