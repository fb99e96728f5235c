import { describe, expect, test } from 'vitest';
import type { BotJob } from '../ports.ts';
import { gameOf, makeMove, playUntil, turnOf, waitFor } from './host-steps.ts';
import { firstMove, TWO_PEOPLE, WITH_BOT, type TestBench } from './test-bench.ts';

export function describeBots(bench: TestBench): void {
  describe('a bot', () => {
    test('moves when it is its turn, knowing what its seat knows', async () => {
      const jobs: BotJob[] = [];
      bench.chooseMove = job => {
        jobs.push(job);
        return firstMove(job);
      };
      const table = await bench.start({ game: 'cacao', seats: [null, 'random'] });
      await makeMove(table);
      const { lines } = await turnOf(table).then(({ update }) => update);
      bench.chooseMove = firstMove;
      expect(lines.filter(line => line.type === 'moved' && line.by === 'bot').length).toBe(jobs.length);
      const module = await gameOf('cacao');
      for (const { seat, level, moves, view } of jobs) {
        expect({ seat, level }).toEqual({ seat: 1, level: 'random' });
        expect(moves.length).toBeGreaterThan(1);
        const sampled = module.sample(view, { below: () => 0 });
        expect(module.view(sampled, 1)).toEqual(view);
      }
    });

    test('that answers with an illegal move is not asked again until the table changes', async () => {
      let answers = 0;
      bench.chooseMove = job => (++answers <= 5 ? Promise.resolve('tango') : firstMove(job));
      const table = await bench.start(WITH_BOT);
      await playUntil(table, ({ table: { toAct } }) => toAct.includes(1));
      await expect.poll(() => answers).toBe(1);
      const { version } = (await table.view(0)).table;
      await table.send(0, { type: 'say', text: 'again' }, version);
      await expect.poll(() => answers).toBe(2);
      bench.chooseMove = firstMove;
      await table.send(0, { type: 'say', text: 'once more' }, version + 1);
      await waitFor(table, view => view.version > version + 2);
      expect(JSON.stringify(await table.log())).not.toContain('tango');
    });

    test('takes over for a player who leaves, until they reclaim the seat', async () => {
      const table = await bench.start(TWO_PEOPLE);
      const { seat, update } = await turnOf(table);
      const release = bench.holdBots();
      await table.send(seat, { type: 'leave' }, update.table.version);
      const left = (await table.view(seat)).table;
      expect(left.seats[seat]).toMatchObject({ kind: 'person', because: 'left' });
      expect(left.seats[seat].bot).not.toBeNull();
      await expect(
        table.send(seat, { type: 'move', move: update.table.moves[0] }, left.version),
      ).rejects.toMatchObject({ code: 'bot-plays' });
      await table.send(seat, { type: 'reclaim' }, left.version);
      release();
      const back = (await table.view(seat)).table;
      expect(back.seats[seat]).toMatchObject({ bot: null, because: null });
      await table.send(seat, { type: 'move', move: update.table.moves[0] }, back.version);
      const { lines } = await table.view(seat, update.table.version);
      expect(lines.map(({ type }) => type).slice(0, 3)).toEqual(['stoodIn', 'reclaimed', 'moved']);
    });
  });
}

export function describeRestart(bench: TestBench): void {
  describe('after a restart', () => {
    test('a match continues where it was, for every player', async () => {
      const table = await bench.start(TWO_PEOPLE);
      for (let made = 0; made < 9; made++) await makeMove(table, made);
      const before = [await table.view(0, 0), await table.view(1, 0)];
      const log = await table.log();
      await bench.restart();
      expect(await table.log()).toEqual(log);
      for (const [seat, { table: view, lines }] of before.entries()) {
        const after = await table.view(seat, 0);
        expect(after.table).toEqual(view);
        expect(after.lines).toEqual(lines);
      }
      await makeMove(table);
      expect((await table.view(0)).table.ply).toBeGreaterThan(before[0].table.ply);
    });

    test('a bot whose move was due makes it', async () => {
      const release = bench.holdBots();
      const table = await bench.start({ game: 'cacao', seats: [null, 'random'] });
      await playUntil(table, ({ table: { toAct } }) => toAct.includes(1));
      const { ply } = (await table.view(0)).table;
      bench.chooseMove = firstMove;
      await bench.restart();
      await waitFor(table, view => view.ply > ply);
      release();
    });
  });
}
