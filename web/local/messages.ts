import type { PlayerCommand } from '../../table/command.ts';
import type { NumberedEntry } from '../../table/entry.ts';
import type { TableUpdate } from '../../table/update.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { LocalTable } from './local-table.ts';

/** A table to open in the worker. */
export interface TableToOpen {
  readonly table: LocalTable;
  /** In a lesson: what the other seats play, in order, before bots decide. A lesson is not stored. */
  readonly script?: readonly string[];
  /** Whether bots may use the time of people. */
  readonly mayThinkAhead?: boolean;
}

/** From the page to the worker that hosts a table. */
export type WorkerRequest =
  | ({ readonly type: 'open' } & TableToOpen)
  | { readonly type: 'viewAs'; readonly seat: Seat }
  | { readonly type: 'send'; readonly id: number; readonly command: PlayerCommand; readonly version: number }
  | { readonly type: 'log'; readonly id: number };

/** From the worker to the page; `id` names the request that is answered. */
export type WorkerEvent =
  | { readonly type: 'update'; readonly update: TableUpdate }
  | { readonly type: 'sent'; readonly id: number; readonly isDone: boolean }
  | { readonly type: 'log'; readonly id: number; readonly log: readonly NumberedEntry[] }
  | { readonly type: 'error'; readonly message: string };

/** The way from the page to the worker and back. */
export interface Transport {
  post(request: WorkerRequest): void;
  listen(heard: (event: WorkerEvent) => void): void;
  close(): void;
}

/** A worker of its own for one table. */
export function startWorker(): Transport {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return {
    post: request => worker.postMessage(request),
    listen(heard) {
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerEvent>) => heard(data));
      worker.addEventListener('error', ({ message }) => heard({ type: 'error', message }));
    },
    close: () => worker.terminate(),
  };
}
