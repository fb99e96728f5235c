import { readdirSync, readFileSync } from 'node:fs';
import { processTree } from './processes.ts';

const NANOSECONDS = 1e9;

/** How long each thread of some processes has waited for a processor since it began, in seconds; by process. */
type Waits = ReadonlyMap<number, ReadonlyMap<string, number>>;

function waitsOf(process: number): ReadonlyMap<string, number> {
  try {
    return new Map(
      readdirSync(`/proc/${process}/task`).map(thread => {
        const [, waited] = readFileSync(`/proc/${process}/task/${thread}/schedstat`, 'utf8').split(' ');
        return [thread, Number(waited) / NANOSECONDS];
      }),
    );
  } catch {
    // It has ended, or the system does not count.
    return new Map();
  }
}

/** A part of the installation and its processes. */
export interface Part {
  readonly name: string;
  readonly process: () => number | undefined;
}

/**
 * Tells how long the parts waited for a processor from now on: on a machine that is busy with other things everything
 * takes longer, and that is no fault of the servers. Of each part it takes the thread that waited longest.
 */
export function watchWaits(parts: readonly Part[]): () => Readonly<Record<string, number>> {
  const processes = parts.map(part => ({ name: part.name, ids: idsOf(part) }));
  const all = (): Waits => new Map(processes.flatMap(({ ids }) => ids).map(id => [id, waitsOf(id)]));
  const before = all();
  return () => {
    const after = all();
    const longest = (id: number): number =>
      Math.max(
        0,
        ...[...(after.get(id) ?? [])].map(([thread, waited]) => waited - (before.get(id)?.get(thread) ?? 0)),
      );
    return Object.fromEntries(
      processes.map(({ name, ids }) => [name, Math.round(Math.max(0, ...ids.map(longest)) * 10) / 10]),
    );
  };
}

function idsOf(part: Part): readonly number[] {
  try {
    const root = part.process();
    return root === undefined ? [] : processTree(root);
  } catch {
    // It is not there: a database that is being started again.
    return [];
  }
}
