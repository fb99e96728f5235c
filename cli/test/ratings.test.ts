import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { takeInPending } from '../../server/ratings/take-in.ts';
import { openSqliteStore } from '../../server/storage/storage.ts';
import { ratedResult } from '../../server/test/rated-results.ts';
import { cosecha } from './run.ts';

describe('ratings recompute', () => {
  const data = mkdtempSync(path.join(tmpdir(), 'cosecha-ratings-cli-'));
  afterAll(() => rmSync(data, { recursive: true, force: true }));
  const recompute = () => cosecha(['ratings', 'recompute', '--data', data]);

  test('gives the same figures again, and refuses while a server has the store', async () => {
    const store = await openSqliteStore(data);
    const seats = [
      { player: 'ana', place: 1 },
      { player: 'blas', place: 2 },
    ];
    for (const [index, table] of ['table-a', 'table-b'].entries())
      await store.results.add(ratedResult(table, 1e12 + index, seats));
    await takeInPending(store);
    const before = await store.ratings.all();
    expect(recompute().code).toBe(2);
    await store.close();
    expect(recompute()).toMatchObject({
      code: 0,
      out: '2 rated matches, 2 ratings.\nEvery figure is as it was.\n',
    });
    const again = await openSqliteStore(data);
    expect(await again.ratings.all()).toEqual(before);
    await again.close();
    expect(cosecha(['ratings', 'forget', '--data', data])).toMatchObject({ code: 2 });
  });
});
