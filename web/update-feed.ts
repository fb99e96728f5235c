import { signal, type ReadonlySignal } from '@preact/signals';
import type { TableUpdate } from '../table/update.ts';
import type { NumberedVisibleEntry } from '../table/visible-entry.ts';
import { mergeEntries } from './play/entries.ts';

/** Passes updates on and collects their log entries. */
export interface UpdateFeed {
  readonly latest: ReadonlySignal<TableUpdate | undefined>;
  readonly entries: ReadonlySignal<readonly NumberedVisibleEntry[]>;
  push(update: TableUpdate): void;
  listen(heard: (update: TableUpdate) => void): () => void;
}

export function createUpdateFeed(): UpdateFeed {
  const latest = signal<TableUpdate | undefined>(undefined);
  const entries = signal<readonly NumberedVisibleEntry[]>([]);
  const listeners = new Set<(update: TableUpdate) => void>();
  return {
    latest,
    entries,
    push(update) {
      entries.value = mergeEntries(entries.value, update.lines);
      latest.value = update;
      for (const heard of listeners) heard(update);
    },
    listen(heard) {
      listeners.add(heard);
      if (latest.value !== undefined) heard(latest.value);
      return () => listeners.delete(heard);
    },
  };
}
