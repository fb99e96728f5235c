import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame, type GameId } from '../../games/index.ts';
import { startMatch } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import { replay, toRecord, verify } from '../../kernel/record.ts';
import { seedFrom } from '../../kernel/seed.ts';
import type { TableUpdate } from '../../table/update.ts';
import { createLocalClient, type LocalTableClient } from '../local/client.ts';
import { settingsOf, type LocalTable } from '../local/local-table.ts';
import { recordFromLog, tableFromRecord } from '../local/record-table.ts';
import { eventsIn } from '../play/entries.ts';
import { offeredMoves, undoCommand } from '../play/offered-moves.ts';
import { testWorker, type TestWorker } from './in-process.ts';

const BOT = 'level-1';

async function newTable(id: GameId, bots: readonly (string | null)[]): Promise<LocalTable> {
  const { game } = await loadGame(id);
  const record = toRecord(startMatch(game, { players: bots.length, options: {} }, seedFrom(`local ${id}`)));
  const players = bots.map((bot, seat) => ({ name: seat === 1 ? 'Berta' : '', bot }));
  return tableFromRecord(game, record, { id: 'table', players, language: 'es', created: 1, changed: 2 });
}

interface Opened {
  readonly client: LocalTableClient;
  readonly worker: TestWorker;
  readonly updates: TableUpdate[];
  readonly latest: () => TableUpdate;
  readonly errors: string[];
}

async function open(table: LocalTable): Promise<Opened> {
  const worker = testWorker();
  const { game } = await loadGame(settingsOf(table).game as GameId);
  const errors: string[] = [];
  const client = createLocalClient({ table }, game, message => errors.push(message), worker);
  const updates: TableUpdate[] = [];
  client.listen(update => updates.push(update));
  await expect.poll(() => updates.length).toBeGreaterThan(0);
  return { client, worker, updates, errors, latest: () => updates[updates.length - 1] };
}

/** Waits until the viewer is asked, the screen must be handed over, or the game is over. */
const settled = async (id: GameId, { latest }: Opened): Promise<readonly string[]> => {
  const { game } = await loadGame(id);
  await expect
    .poll(
      () =>
        latest().table.outcome !== null ||
        latest().you.handOverTo !== undefined ||
        offeredMoves(game, latest()).length > 0,
      { interval: 1 },
    )
    .toBe(true);
  return offeredMoves(game, latest());
};

describe.each(GAME_IDS)('a game of %s against bots', id => {
  test('is played to its end, and its log is the match', async () => {
    const opened = await open(await newTable(id, [null, BOT]));
    const { client, worker, latest, updates, errors } = opened;
    const random = fastRandom(3);
    for (;;) {
      const moves = await settled(id, opened);
      if (latest().table.outcome !== null) break;
      expect(await client.send({ type: 'move', move: moves[random.below(moves.length)] })).toBe(true);
    }
    expect(errors).toEqual([]);
    expect(worker.jobs.length).toBeGreaterThan(0);
    expect(worker.jobs.every(({ seat, level }) => seat === 1 && level === BOT)).toBe(true);
    // Every step is shown separately, in order.
    const plies = updates.slice(1).map(({ table }) => table.ply);
    expect(plies).toEqual(plies.map((_, index) => plies[0] + index));

    const { game } = await loadGame(id);
    const record = await client.record();
    if (record === undefined) throw new Error('no record');
    expect(record).toMatchObject({ seats: ['', 'Berta'], bots: [null, BOT] });
    expect(game.view(verify(game, record).state, 0)).toEqual(latest().table.view);
    const stored = worker.saved.at(-1);
    expect(stored).toMatchObject({ toAct: [], outcome: latest().table.outcome });
    expect(stored && recordFromLog(game, stored.log, [])).toMatchObject({ moves: record.moves });
    const seen = replay(game, record);
    expect(eventsIn(client.entries.value)).toHaveLength(
      seen.setupEvents.length + seen.steps.reduce((sum, { events }) => sum + events.length, 0),
    );
  });

  test('continues from the stored log where it was left', async () => {
    const first = await open(await newTable(id, [null, BOT]));
    for (let count = 0; count < 4; count++) {
      const [move] = await settled(id, first);
      await first.client.send({ type: 'move', move });
    }
    await settled(id, first);
    const stored = first.worker.saved.at(-1);
    if (stored === undefined) throw new Error('nothing was stored');
    const second = await open(stored);
    await settled(id, second);
    expect(second.latest().table.view).toEqual(first.latest().table.view);
    expect(second.client.entries.value).toEqual(first.client.entries.value);
  });

  test('refuses an illegal move, and the game continues', async () => {
    const opened = await open(await newTable(id, [null, BOT]));
    const [move] = await settled(id, opened);
    const { ply } = opened.latest().table;
    expect(await opened.client.send({ type: 'move', move: 'no such move' })).toBe(false);
    expect(opened.latest().table.ply).toBe(ply);
    expect(await opened.client.send({ type: 'move', move })).toBe(true);
    expect(opened.latest().table.ply).toBeGreaterThan(ply);
    expect(opened.errors).toEqual([]);
  });
});

describe('undo at a table on this device', () => {
  test('leads back to the position before, and the log forgets the move', async () => {
    let undone = 0;
    for (const id of GAME_IDS) {
      const opened = await open(await newTable(id, [null, BOT]));
      const { client, latest } = opened;
      for (let count = 0; count < 12; count++) {
        const moves = await settled(id, opened);
        if (latest().table.outcome !== null) break;
        const [before, told] = [latest().table, eventsIn(client.entries.value)];
        await client.send({ type: 'move', move: moves[0] });
        await settled(id, opened);
        const type = undoCommand(latest().table);
        if (type === undefined) continue;
        expect(await client.send({ type })).toBe(true);
        await expect.poll(() => latest().table.ply).toBe(before.ply);
        expect(latest().table.view).toEqual(before.view);
        expect(eventsIn(client.entries.value)).toEqual(told);
        await client.send({ type: 'move', move: moves[0] });
        undone++;
      }
    }
    expect(undone).toBeGreaterThan(5);
  });

  test('is never a look at what was drawn', async () => {
    for (const id of GAME_IDS) {
      const { game } = await loadGame(id);
      const opened = await open(await newTable(id, [null, BOT]));
      const { client, latest } = opened;
      for (let count = 0; count < 12; count++) {
        const [move] = await settled(id, opened);
        if (latest().table.outcome !== null) break;
        const ply = latest().table.ply;
        await client.send({ type: 'move', move });
        await settled(id, opened);
        const record = await client.record();
        if (record === undefined) throw new Error('no record');
        const drew = replay(game, record)
          .steps.slice(ply)
          .some(({ final }) => final);
        if (drew) expect(undoCommand(latest().table)).toBeUndefined();
      }
    }
  });
});

describe('a shared screen', () => {
  test.each(GAME_IDS)('of %s shows each player their own view once they have taken the device', async id => {
    const opened = await open(await newTable(id, [null, null]));
    const { client, latest, updates } = opened;
    const { game } = await loadGame(id);
    expect(latest().you.seat).toBeNull();
    let handed = 0;
    for (let count = 0; count < 40 && latest().table.outcome === null; count++) {
      await settled(id, opened);
      const to = latest().you.handOverTo;
      if (to !== undefined) {
        expect(latest().table.toAct).toContain(to);
        expect(latest().you.seat).not.toBe(to);
        client.viewAs(to);
        await expect.poll(() => latest().you.seat).toBe(to);
        expect(latest().you.handOverTo).toBeUndefined();
        handed++;
      }
      const record = await client.record();
      if (record === undefined) throw new Error('no record');
      const { seat } = latest().you;
      expect(latest().table.view).toEqual(game.view(replay(game, record).state, seat ?? undefined));
      const [move] = await settled(id, opened);
      if (move !== undefined) await client.send({ type: 'move', move });
    }
    expect(handed).toBeGreaterThan(2);
    // Until a player has said so, no update shows their hand: the view is the one shown before.
    for (const [index, { you }] of updates.entries())
      if (you.handOverTo !== undefined && index > 0) expect(you.seat).toBe(updates[index - 1].you.seat);
  });
});
