import type { PlayerCommand } from '../../table/command.ts';
import type { CommandResult } from '../../table/host.ts';
import type { TableUpdate } from '../../table/update.ts';
import type { CreateTestHost, TestTable, TestTableSettings } from '../../table/test/test-host.ts';
import { freshDatabase } from './cluster.ts';
import type { Guest } from './test-client.ts';
import { startServer, type Store, type TestServer } from './test-server.ts';

/** A refusal as a client reads it. */
class RefusedError extends Error {
  readonly code: string;
  readonly rule: string | undefined;
  readonly version: number;

  constructor({ code, rule, version }: { code: string; rule?: string; version: number }) {
    super(code);
    this.code = code;
    this.rule = rule;
    this.version = version;
  }
}

/** The server as a test host, reached over HTTP. On PostgreSQL there are two, and players are spread over both. */
export function testHostOnServer(store: Store): CreateTestHost {
  return async overrides => {
    const database = store === 'postgres' ? await freshDatabase() : undefined;
    const flags = database === undefined ? {} : { database };
    const count = store === 'postgres' ? 2 : 1;
    const start = (): Promise<TestServer> => startServer({ flags, overrides });
    let servers = await Promise.all(Array.from({ length: count }, start));
    return {
      create: settings => createTable(settings, index => servers[index % count]),
      async restart() {
        servers = await Promise.all(servers.map(server => server.restart()));
      },
      async end() {
        await Promise.all(servers.map(server => server.end()));
      },
    };
  };
}

type ServerAt = (index: number) => TestServer;

async function createTable(settings: TestTableSettings, serverAt: ServerAt): Promise<TestTable> {
  const { seats, ...rest } = settings;
  const host = seats.indexOf(null);
  const guests: (Guest | undefined)[] = [];
  for (const [seat, level] of seats.entries())
    guests.push(level === null ? await serverAt(seat).guest() : undefined);
  const id = await guests[host]?.open({
    ...rest,
    visibility: 'public',
    seats: seats.map((level, seat) =>
      level === null ? { kind: seat === host ? 'me' : 'open' } : { kind: 'bot', level },
    ),
  });
  const table = tableAt(id ?? '', guests, serverAt);
  for (const [seat, guest] of guests.entries()) {
    if (guest !== undefined && seat !== host) await table.send(seat, { type: 'sit', seat }, 1);
  }
  return table;
}

function tableAt(id: string, guests: readonly (Guest | undefined)[], serverAt: ServerAt): TestTable {
  const player = (seat: number): Guest => {
    const guest = guests[seat];
    if (guest === undefined) throw new Error(`seat ${seat} has no person`);
    // After a restart the same person finds the server at another address.
    return guest.elsewhere(serverAt(seat).address);
  };
  let newest = 0;
  return {
    async send(seat, command: PlayerCommand, version, key): Promise<CommandResult> {
      const { status, body } = await player(seat).command(id, command, version, key);
      if (status !== 200) throw new RefusedError(body);
      newest = Math.max(newest, body.version);
      return body;
    },
    async view(seat, since): Promise<TableUpdate> {
      // A change of the other server is known here a moment later.
      for (;;) {
        const update = await player(seat).look(id, since);
        if (update.table.version >= newest) return update;
      }
    },
    log: () => serverAt(0).services.storage.tables.log(id, 0),
    rematch: next => tableAt(next, guests, serverAt),
  };
}
