import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { SelfPlayJob } from './self-play-job.ts';

/** Games in a file of positions. */
export const BATCH_GAMES = 20;

export interface BatchPool {
  /** The batches of a round for one number of players. Those that an earlier run has finished are read again. */
  play(
    folder: string,
    job: Omit<SelfPlayJob, 'games'>,
    games: number,
    onBatch: () => void,
  ): Promise<Float32Array[]>;
  close(): Promise<void>;
}

/** The worker's file: TypeScript in a clone, JavaScript in an installed package. */
const workerFile = (): string =>
  new URL(`./self-play-job.${import.meta.url.split('.').pop()}`, import.meta.url).href;

/** Plays batches of games in threads. */
export function startBatchPool(jobs: number): BatchPool {
  const pool = new Piscina<SelfPlayJob, Float32Array>({
    filename: workerFile(),
    name: 'playBatch',
    minThreads: 1,
    maxThreads: jobs,
  });
  const loadOrPlay = async (file: string, job: SelfPlayJob): Promise<Float32Array> => {
    if (existsSync(file)) return readBatch(file);
    const batch = await pool.run(job);
    writeBatch(file, batch);
    return batch;
  };
  return {
    play(folder, job, games, onBatch) {
      mkdirSync(folder, { recursive: true });
      const count = Math.ceil(games / BATCH_GAMES);
      return Promise.all(
        Array.from({ length: count }, async (_, number) => {
          const file = join(folder, `${job.players}-${String(number + 1).padStart(5, '0')}.f32`);
          const batch = await loadOrPlay(file, {
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

function readBatch(file: string): Float32Array {
  const bytes = readFileSync(file);
  // A copy: the numbers must start at a multiple of four bytes.
  return new Float32Array(Uint8Array.from(bytes).buffer);
}

/** A file is whole or absent, however a run ends. */
function writeBatch(file: string, batch: Float32Array): void {
  writeFileSync(`${file}.part`, new Uint8Array(batch.buffer, batch.byteOffset, batch.byteLength));
  renameSync(`${file}.part`, file);
}
