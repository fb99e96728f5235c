import { resultFromLog } from './match-result.ts';
import type { TableRuntime } from './runtime.ts';

/**
 * Adds the results of finished matches that have none: those of an earlier version of the program, which may still be
 * running beside this one. Returns how many there were.
 */
export async function fillResults(runtime: TableRuntime, isStopped: () => boolean): Promise<number> {
  const { results, tables } = runtime.storage;
  let last = '';
  let count = 0;
  for (;;) {
    const ids = await results.listMissing(last);
    for (const id of ids) {
      if (isStopped()) return count;
      try {
        const table = await runtime.host.withTable(id, live => runtime.host.load(live));
        const result = resultFromLog(id, table, await tables.log(id, 0));
        if (result !== undefined && (await results.add(result))) count++;
      } catch (error) {
        runtime.reportError(error, id);
      }
    }
    const next = ids.at(-1);
    if (next === undefined) return count;
    last = next;
  }
}
