import { unload, type TableRuntime } from './runtime.ts';

/**
 * Stores the state of finished matches that have none yet, such as those of an earlier version of the program, so that
 * they stay readable whatever becomes of the rules.
 */
export async function saveFinished(runtime: TableRuntime, isStopped: () => boolean): Promise<void> {
  let last = '';
  for (;;) {
    const ids = await runtime.storage.tables.listUnsaved(last);
    for (const id of ids) {
      if (isStopped()) return;
      await runtime.host
        .withTable(id, async live => {
          await runtime.host.load(live);
          await unload(runtime, live);
        })
        .catch((error: unknown) => runtime.reportError(error, id));
    }
    const next = ids.at(-1);
    if (next === undefined) return;
    last = next;
  }
}
