import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openPostgres } from '../storage/postgres.ts';
import { startTcpProxy } from './chaos/tcp-proxy.ts';
import { freshDatabase, hasPostgres } from './cluster.ts';

const TIME = 4000;

test.skipIf(!hasPostgres)(
  'connections that lead nowhere are found together, not one after the other',
  async () => {
    const url = new URL(await freshDatabase());
    const proxy = await startTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    const { db } = openPostgres(url.href, TIME);
    const ask = (): Promise<unknown> => sql`select 1`.execute(db);
    await Promise.all([ask(), ask()]);
    proxy.sever();
    const first = ask().catch((error: unknown) => error);
    await wait(TIME - 500);
    const begun = performance.now();
    const second = ask().catch((error: unknown) => error);
    expect(await second).toMatchObject({ name: 'DatabaseError' });
    expect(performance.now() - begun).toBeLessThan(TIME - 1000);
    expect(await first).toMatchObject({ name: 'DatabaseError' });
    expect(await ask()).toMatchObject({ rows: [{}] });
    await db.destroy();
    proxy.close();
  },
  60_000,
);
