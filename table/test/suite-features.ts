import { describe, expect, test } from 'vitest';
import { turnOf, waitFor } from './host-steps.ts';
import { TWO_PEOPLE, type TestBench } from './test-bench.ts';
import type { HostFeature } from './test-host.ts';

const MINUTE = 60_000;

/** Tests of what only some hosts have. */
export const DESCRIBE_FEATURE: Readonly<Record<HostFeature, (bench: TestBench) => void>> = {
  rematch: describeRematch,
  clocks: describeClocks,
  races: describeRaces,
};

function describeRematch(bench: TestBench): void {
  test('a rematch has the same settings and keeps the seats', async () => {
    const table = await bench.start(TWO_PEOPLE);
    const { version } = (await table.view(0)).table;
    await expect(table.send(0, { type: 'rematch' }, version)).rejects.toMatchObject({
      code: 'not-finished',
    });
    const over = await table.send(0, { type: 'resign' }, version);
    await table.send(1, { type: 'rematch' }, over.version);
    await table.send(0, { type: 'rematch' }, over.version);
    const { rematch, settings } = (await table.view(0)).table;
    const next = table.rematch?.(rematch ?? '');
    const fresh = await next?.view(1);
    expect(fresh?.table.settings).toEqual(settings);
    expect(fresh?.table.seats.map(({ kind }) => kind)).toEqual(['held', 'person']);
    await next?.send(0, { type: 'sit', seat: 0 }, 1);
    await next?.send(1, { type: 'start' }, 2);
    expect((await next?.view(0))?.table.status).toBe('playing');
  });
}

function describeClocks(bench: TestBench): void {
  test('a clock that runs out hands the seat to a bot', async () => {
    const table = await bench.start({ ...TWO_PEOPLE, speed: { kind: 'live', bank: 120, increment: 5 } });
    const { seat, update } = await turnOf(table);
    expect(update.table.clocks?.[seat].since).not.toBeNull();
    const release = bench.holdBots();
    bench.ahead += 3 * MINUTE;
    await waitFor(table, ({ seats }) => seats[seat].because === 'time');
    release();
  });
}

function describeRaces(bench: TestBench): void {
  describe('at the same moment', () => {
    test('everything that is said arrives once', async () => {
      const table = await bench.start(TWO_PEOPLE);
      const { version } = (await table.view(0)).table;
      const texts = Array.from({ length: 20 }, (_, index) => `número ${index}`);
      await Promise.all(texts.map((text, index) => table.send(index % 2, { type: 'say', text }, version)));
      const said = (await table.log()).flatMap(({ entry }) => (entry.type === 'said' ? entry.text : []));
      expect(said.toSorted()).toEqual(texts.toSorted());
    });

    test('of two answers to one decision one counts and the other is stale', async () => {
      const table = await bench.start(TWO_PEOPLE);
      const { seat, update } = await turnOf(table);
      const { version, moves } = update.table;
      const results = await Promise.allSettled(
        [0, 1].map(index => table.send(seat, { type: 'move', move: moves[index] }, version)),
      );
      const refused = results.filter(result => result.status === 'rejected');
      expect(refused.map(({ reason }): unknown => reason)).toMatchObject([{ code: 'stale' }]);
    });
  });
}
