import { clearState } from '../../table/live-table.ts';
import type { Signal } from '../storage/bus.ts';
import { sendTurn } from './after-commit.ts';
import { sendMissing } from './broadcast.ts';
import { sendPresence } from './presence.ts';
import type { TableRuntime } from './runtime.ts';
import { peopleShown } from './server-table.ts';

/** Handles a signal of another process. */
export async function onSignal(runtime: TableRuntime, signal: Signal, from: string): Promise<void> {
  try {
    if (signal.type === 'person') return await onPersonChanged(runtime, signal.id);
    const live = runtime.host.tables.get(signal.id);
    if (signal.type === 'here') {
      if (live === undefined) return;
      live.remotePresence.set(from, { here: signal.here, watching: signal.watching, at: runtime.now() });
      return sendPresence(runtime, live);
    }
    const followed = signal.waitsFor.filter(person => runtime.turnStreams.has(person));
    if (live === undefined && followed.length === 0) return;
    await runtime.host.withTable(signal.id, async here => {
      if (here.table === undefined && here.streams.size === 0 && followed.length === 0) return;
      const table = await runtime.host.load(here);
      if (table.version < signal.version) await runtime.host.refresh(here);
      await sendMissing(runtime, here);
      for (const person of followed)
        await sendTurn(runtime, here, person, [...(runtime.turnStreams.get(person) ?? [])]);
    });
  } catch (error) {
    runtime.reportError(error, signal.id);
  }
}

/** A person has changed their name or deleted their data: everything cached about them is read again. */
export async function onPersonChanged(runtime: TableRuntime, person: string): Promise<void> {
  runtime.names.forget(person);
  for (const live of runtime.host.tables.values()) {
    if (![...peopleShown(live)].includes(person)) continue;
    await runtime.host.withTable(live.id, async here => {
      clearState(here);
      if (here.streams.size === 0) return;
      await runtime.host.load(here);
      await sendMissing(runtime, here, 'again');
    });
  }
}
