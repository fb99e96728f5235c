import { isGameId, loadGame } from '../../games/index.ts';
import type { Seat } from '../../kernel/seat.ts';
import { deviceSeats, devicePerson, hostOnDevice, type DeviceTable } from '../device-host.ts';
import type { NumberedEntry } from '../entry.ts';
import type { Table } from '../table.ts';
import type { TableUpdate } from '../update.ts';
import type { CreateTestHost, TestControls, TestTable, TestTableSettings } from './test-host.ts';

/** Where a device keeps the log of one table. */
export interface DeviceStore {
  readLog(): Promise<readonly NumberedEntry[]>;
  appendLog(entries: readonly NumberedEntry[], table?: Table): Promise<void>;
}

/** Opens the store of a table; again with the same id, after a restart, it holds what was appended. */
export type OpenDeviceStore = (id: string) => Promise<DeviceStore>;

/** A test host on a device, over any store. */
export function testHostOnDevice(openStore: OpenDeviceStore, close?: () => Promise<void>): CreateTestHost {
  return async controls => {
    const tables: { reopen(): Promise<void> }[] = [];
    let count = 0;
    return {
      async create(settings) {
        const id = `device-table-${++count}`;
        await (await openStore(id)).appendLog([firstEntry(settings, controls.now())]);
        const table = await openDeviceTable(id, openStore, controls);
        tables.push(table);
        return table;
      },
      async restart() {
        for (const table of tables) await table.reopen();
      },
      async end() {
        await close?.();
      },
    };
  };
}

function firstEntry({ game, seats, undo = 'free' }: TestTableSettings, at: number): NumberedEntry {
  return {
    n: 1,
    at,
    entry: {
      type: 'opened',
      settings: {
        game,
        config: { players: seats.length, options: {} },
        language: 'en',
        visibility: 'private',
        speed: { kind: 'untimed' },
        undo,
      },
      host: devicePerson(seats.indexOf(null)),
      places: deviceSeats(seats),
    },
  };
}

async function openDeviceTable(
  id: string,
  openStore: OpenDeviceStore,
  controls: TestControls,
): Promise<TestTable & { reopen(): Promise<void> }> {
  let last: TableUpdate | undefined;
  let table: DeviceTable;
  const reopen = async (): Promise<void> => {
    const store = await openStore(id);
    table = hostOnDevice(id, {
      ...controls,
      wait: () => Promise.resolve(),
      loadGame: async game => {
        if (!isGameId(game)) throw new Error(`unknown game ${game}`);
        return (await loadGame(game)).game;
      },
      readLog: () => store.readLog(),
      appendLog: (entries, after) => store.appendLog(entries, after),
      isKnownBot: () => true,
      names: ['Ana', 'Blas'],
      botPace: 0,
      onUpdate: update => (last = update),
      reportError: () => undefined,
    });
    await table.open();
  };
  await reopen();
  const viewAs = async (seat: Seat): Promise<TableUpdate> => {
    await table.viewAs(seat);
    if (last === undefined) throw new Error('the device sent no update');
    return last;
  };
  return {
    reopen,
    async send(seat, command, version, key) {
      await viewAs(seat);
      return table.send(command, version, key);
    },
    async view(seat, since = Number.POSITIVE_INFINITY) {
      const update = await viewAs(seat);
      return { ...update, lines: update.lines.filter(({ n }) => n > since) };
    },
    log: () => table.log(),
  };
}
