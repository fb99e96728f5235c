import type { BotJob } from '../../table/ports.ts';
import { fastRandom } from '../../kernel/random.ts';
import { serveTable } from '../local/device.ts';
import type { LocalTable } from '../local/local-table.ts';
import type { Transport, WorkerEvent } from '../local/messages.ts';

/** A worker that runs in this process, with a storage in memory and bots that move at random. */
export interface TestWorker extends Transport {
  /** Every state of the table that was stored. */
  readonly saved: LocalTable[];
  readonly jobs: BotJob[];
}

export function testWorker(seed = 1): TestWorker {
  const random = fastRandom(seed);
  const listeners = new Set<(event: WorkerEvent) => void>();
  const saved: LocalTable[] = [];
  const jobs: BotJob[] = [];
  const handle = serveTable({
    saveTable(table) {
      saved.push(structuredClone(table));
      return Promise.resolve();
    },
    chooseMove(job) {
      jobs.push(job);
      return Promise.resolve(job.moves[random.below(job.moves.length)]);
    },
    // What crosses to a worker is copied.
    post: event => {
      for (const heard of listeners) heard(structuredClone(event));
    },
  });
  return {
    saved,
    jobs,
    post: request => handle(structuredClone(request)),
    listen: heard => void listeners.add(heard),
    close: () => listeners.clear(),
  };
}
