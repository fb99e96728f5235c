import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeAll } from 'vitest';
import { testHostOnDevice } from '../../table/test/device-test-host.ts';
import { describeHost } from '../../table/test/host-suite.ts';
import { withEntries, type LocalTable } from '../local/local-table.ts';
import { loadTable, saveTable } from '../local/store.ts';

// The app's own storage code, on an IndexedDB without a browser.
beforeAll(() => void Reflect.set(globalThis, 'indexedDB', new IDBFactory()));
afterAll(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));

const newTable = (id: string): LocalTable => ({
  id,
  names: [],
  log: [],
  created: 0,
  changed: 0,
  toAct: [],
  outcome: null,
});

describeHost(
  "a table kept in the browser's storage",
  testHostOnDevice(id =>
    Promise.resolve({
      readLog: async () => (await loadTable(id))?.log ?? [],
      async appendLog(entries, table) {
        const stored = (await loadTable(id)) ?? newTable(id);
        const next = { ...stored, log: [...stored.log, ...entries] };
        await saveTable(table === undefined ? next : withEntries(stored, entries, table));
      },
    }),
  ),
);
