import { describe, expect, test } from 'vitest';
import { checkForced, playToEnd, turnOf } from './host-steps.ts';
import { TWO_PEOPLE, type TestBench } from './test-bench.ts';

export function describeMoves(bench: TestBench): void {
  describe('a move', () => {
    test('without a choice is played by the table, and no other one is', async () => {
      const table = await bench.start({ game: 'cacao', seats: [null, 'random'] });
      await playToEnd(table);
      expect(await checkForced(await table.log())).toBeGreaterThan(0);
    });

    test('that the rules forbid is refused with the rule', async () => {
      const table = await bench.start(TWO_PEOPLE);
      const { seat, update } = await turnOf(table);
      expect(update.table.moves).not.toContain('bid 11');
      await expect(
        table.send(seat, { type: 'move', move: 'bid 11' }, update.table.version),
      ).rejects.toMatchObject({ code: 'illegal-move', rule: 'two-player-starting-canal' });
      await expect(
        table.send(seat, { type: 'move', move: 'tango' }, update.table.version),
      ).rejects.toMatchObject({ code: 'unknown-move' });
    });

    test('is stale when the decision it answers is over', async () => {
      const table = await bench.start(TWO_PEOPLE);
      const { seat, update } = await turnOf(table);
      const { version, moves } = update.table;
      const moved = await table.send(seat, { type: 'move', move: moves[0] }, version);
      await expect(table.send(seat, { type: 'move', move: moves[0] }, version)).rejects.toMatchObject({
        code: 'stale',
        version: moved.version,
      });
    });

    test('answers a decision that is still the same, whatever was said in between', async () => {
      const table = await bench.start(TWO_PEOPLE);
      const { seat, update } = await turnOf(table);
      const { version, moves } = update.table;
      await table.send(1 - seat, { type: 'say', text: 'hola' }, version);
      const { version: after } = await table.send(seat, { type: 'move', move: moves[0] }, version);
      expect(after).toBeGreaterThan(version + 1);
    });

    test('that is sent twice with the same key is made once', async () => {
      const table = await bench.start(TWO_PEOPLE);
      const { seat, update } = await turnOf(table);
      const { version, moves } = update.table;
      const send = () => table.send(seat, { type: 'move', move: moves[0] }, version, 'the-same-key');
      const first = await send();
      expect(await send()).toEqual({ version: first.version, repeated: true });
      await bench.restart();
      expect(await send()).toEqual({ version: first.version, repeated: true });
      const moved = (await table.log()).filter(({ entry }) => entry.type === 'moved' && !entry.forced);
      expect(moved).toHaveLength(1);
    });
  });

  test('chat reaches everyone, in order', async () => {
    const table = await bench.start(TWO_PEOPLE);
    const { version } = (await table.view(0)).table;
    await table.send(0, { type: 'say', text: '¿Empezamos?' }, version);
    await table.send(1, { type: 'say', text: 'Sí' }, version);
    for (const seat of [0, 1]) {
      const { lines } = await table.view(seat, version);
      expect(lines.flatMap(line => (line.type === 'said' ? [line.text] : []))).toEqual(['¿Empezamos?', 'Sí']);
    }
  });
}
