import { describe, expect, test } from 'vitest';
import type { BotJob } from '../ports.ts';
import { playUntil, waitFor } from './host-steps.ts';
import { TWO_PEOPLE, WITH_BOT, type TestBench } from './test-bench.ts';
import type { TestTable, TestTableSettings } from './test-host.ts';

const isBid = ({ moves }: BotJob): boolean => moves.some(move => move.startsWith('bid'));

export function describeUndo(bench: TestBench): void {
  describe('undo', () => {
    test('is free while no one has learnt anything', async () => {
      const release = bench.holdBots(isBid);
      const table = await atSealedBids(WITH_BOT);
      const before = (await table.view(0)).table;
      await table.send(0, { type: 'move', move: before.moves[1] }, before.version);
      const { undo, version } = (await table.view(0)).table;
      expect(undo.free).toBe(1);
      await table.send(0, { type: 'undo' }, version);
      const after = (await table.view(0)).table;
      release();
      expect(after.view).toEqual(before.view);
      expect(after.moves).toEqual(before.moves);
    });

    test('never goes back past sealed bids that were revealed', async () => {
      const release = bench.holdBots(isBid);
      const table = await atSealedBids(WITH_BOT);
      const before = (await table.view(0)).table;
      await table.send(0, { type: 'move', move: before.moves[1] }, before.version);
      release();
      await waitFor(table, ({ ply }) => ply >= before.ply + 2);
      const { undo, version } = (await table.view(0)).table;
      expect(undo).toMatchObject({ free: 0, asking: 0 });
      await expect(table.send(0, { type: 'undo' }, version)).rejects.toMatchObject({
        code: 'undo-needs-consent',
      });
      await expect(table.send(0, { type: 'askUndo' }, version)).rejects.toMatchObject({
        code: 'undo-needs-consent',
      });
    });

    test('by consent happens when the others agree, and not before', async () => {
      const table = await atSealedBids({ ...TWO_PEOPLE, undo: 'consent' });
      const before = (await table.view(0)).table;
      const moved = await table.send(0, { type: 'move', move: before.moves[1] }, before.version);
      await expect(table.send(0, { type: 'undo' }, moved.version)).rejects.toMatchObject({
        code: 'undo-needs-consent',
      });
      const asked = await table.send(0, { type: 'askUndo' }, moved.version);
      const request = (await table.view(1)).table.undo.request;
      expect(request).toEqual({ seat: 0, waitingFor: [1] });
      await table.send(1, { type: 'answerUndo', agree: false }, asked.version);
      expect((await table.view(0)).table).toMatchObject({ ply: before.ply + 1, undo: { request: null } });
      const again = await table.send(0, { type: 'askUndo' }, asked.version + 1);
      await table.send(1, { type: 'answerUndo', agree: true }, again.version);
      const after = (await table.view(0)).table;
      expect(after.ply).toBe(before.ply);
      expect(after.view).toEqual(before.view);
    });

    test('is refused where it is off', async () => {
      const table = await atSealedBids({ ...TWO_PEOPLE, undo: 'none' });
      const { moves, version } = (await table.view(0)).table;
      const moved = await table.send(0, { type: 'move', move: moves[0] }, version);
      await expect(table.send(0, { type: 'undo' }, moved.version)).rejects.toMatchObject({
        code: 'undo-off',
      });
    });

    async function atSealedBids(settings: TestTableSettings): Promise<TestTable> {
      const table = await bench.start(settings);
      await playUntil(table, ({ table: { toAct } }) => toAct.length > 1);
      expect((await table.view(0)).table.toAct).toEqual([0, 1]);
      return table;
    }
  });
}
