import { clearState } from '../../table/live-table.ts';
import type { Signal } from '../storage/bus.ts';
import { sendTurn } from './after-commit.ts';
import { sendMissing } from './broadcast.ts';
import { answerWhoIsHere, onRemotePresence, onProcessGone } from './presence.ts';
import type { TableRuntime } from './runtime.ts';
import { peopleShown } from './server-table.ts';

/** Handles a signal of another process. */
export async function onSignal(runtime: TableRuntime, signal: Signal, from: string): Promise<void> {
  try {
    switch (signal.type) {
      case 'table':
        return await onTableChanged(runtime, signal.id, signal.version);
      case 'turn':
        return await onTurn(runtime, signal.table, signal.id);
      case 'here':
        return onRemotePresence(runtime, signal, from);
      case 'person':
        return await onPersonChanged(runtime, signal.id);
      case 'ask':
        return answerWhoIsHere(runtime, signal.shards);
      case 'gone':
        return onProcessGone(runtime, from);
    }
  } catch (error) {
    runtime.reportError(error, signal.id);
  }
}

/** Reads what another process wrote; one read serves all signals that have come in meanwhile. */
async function onTableChanged(runtime: TableRuntime, id: string, version: number): Promise<void> {
  const live = runtime.host.tables.get(id);
  if (live === undefined) return;
  if (live.table === undefined && live.streams.size === 0) return;
  await runtime.host.withTable(id, async here => {
    const table = await runtime.host.load(here);
    if (table.version < version) await runtime.host.refresh(here);
    await sendMissing(runtime, here);
  });
}

async function onTurn(runtime: TableRuntime, id: string, person: string): Promise<void> {
  if (!runtime.turnStreams.has(person)) return;
  await runtime.host.withTable(id, async live => {
    await runtime.host.load(live);
    await runtime.host.refresh(live);
    await sendTurn(runtime, live, person, [...(runtime.turnStreams.get(person) ?? [])]);
  });
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
