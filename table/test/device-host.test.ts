import type { NumberedEntry } from '../entry.ts';
import { testHostOnDevice, type DeviceStore } from './device-test-host.ts';
import { describeHost } from './host-suite.ts';

const logs = new Map<string, NumberedEntry[]>();

/** Keeps what JSON keeps, as every real store does. */
const memoryStore = (id: string): DeviceStore => {
  const log = logs.get(id) ?? [];
  logs.set(id, log);
  return {
    readLog: () => Promise.resolve(structuredClone(log)),
    appendLog: entries => {
      // A copy of entries of the same type.
      log.push(...(JSON.parse(JSON.stringify(entries)) as NumberedEntry[]));
      return Promise.resolve();
    },
  };
};

describeHost(
  'a table on a device',
  testHostOnDevice(id => Promise.resolve(memoryStore(id))),
);
