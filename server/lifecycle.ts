import { setTimeout as wait } from 'node:timers/promises';
import type { TableRuntime } from './tables/runtime.ts';
import type { EventStream } from './tables/stream.ts';

/** Where a process is between its start and its end. */
export interface Lifecycle {
  /** It still answers but wants no new visitors. */
  isDraining: boolean;
}

/** Reconnections are spread over this time, in milliseconds: a little for each stream. */
const SHORTEST = 1000;
const LONGEST = 30_000;
const FOR_EACH = 2;

/** Says that the server is not ready, waits until proxies have noticed, and sends everyone elsewhere, a few at a time. */
export async function drain(lifecycle: Lifecycle, runtime: TableRuntime, seconds: number): Promise<void> {
  lifecycle.isDraining = true;
  if (seconds > 0) await wait(seconds * 1000);
  const streams = openStreams(runtime);
  const spread = Math.min(LONGEST, streams.length * FOR_EACH);
  for (const stream of streams) {
    stream.leave(Math.round(SHORTEST + Math.random() * spread));
    stream.end();
  }
}

const openStreams = ({ host, turnStreams }: TableRuntime): EventStream[] => [
  ...[...host.tables.values()].flatMap(({ streams }) => [...streams]),
  ...[...turnStreams.values()].flatMap(streams => [...streams]),
];
