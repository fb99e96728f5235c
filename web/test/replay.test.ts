import '../../board/test/fake-browser.ts';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame, type GameId } from '../../games/index.ts';
import { eventFor } from '../../kernel/game.ts';
import type { AnyMatch } from '../../kernel/match.ts';
import { toRecord, verify } from '../../kernel/record.ts';
import { seedFrom } from '../../kernel/seed.ts';
import type { TableUpdate } from '../../table/update.ts';
import { loadBoard } from '../boards.ts';
import { branchPlayers, branchRecord } from '../local/branch.ts';
import { settingsOf } from '../local/local-table.ts';
import { recordFromLog, tableFromRecord } from '../local/record-table.ts';
import { createReplay, type ReplayClient } from '../local/replay.ts';
import { decisiveTurns, raceOf } from '../local/race.ts';
import { eventsIn } from '../play/entries.ts';
import { forPlayers, randomMatch } from './updates.ts';

const NAMELESS = [0, 1].map(() => ({ name: '', bot: null }));

async function recorded(
  id: GameId,
): Promise<{ matches: AnyMatch[]; client: ReplayClient; shown: () => TableUpdate }> {
  const [module, board] = await Promise.all([loadGame(id), loadBoard(id)]);
  const matches = [...randomMatch(module.game, forPlayers(2), 21)];
  const last = matches[matches.length - 1];
  const client = createReplay(id, { module, board }, toRecord(last), NAMELESS);
  let update: TableUpdate | undefined;
  client.listen(next => (update = next));
  const shown = (): TableUpdate => {
    if (update === undefined) throw new Error('nothing is shown');
    return update;
  };
  return { matches, client, shown };
}

describe.each(GAME_IDS)('a replay of %s', id => {
  test('shows every position as any viewer may see it, and nothing to choose', async () => {
    const { matches, client, shown } = await recorded(id);
    expect(client.plies).toBe(matches.length - 1);
    for (const ply of [0, 1, 5, matches.length >> 1, matches.length - 1]) {
      const { game, state, setupEvents, steps } = matches[ply];
      for (const viewpoint of ['public', 0, 1, 'open'] as const) {
        client.show(ply, viewpoint);
        const { table, you } = shown();
        const seat =
          viewpoint === 'public' ? null : viewpoint === 'open' ? (game.toAct(state)[0] ?? null) : viewpoint;
        expect([you.seat, table.seat, client.seatFor(ply, viewpoint)]).toEqual([seat, seat, seat]);
        expect([table.ply, table.moves, table.undo.free]).toEqual([ply, [], 0]);
        expect(table.view).toEqual(game.view(state, seat ?? undefined));
        const told = [...setupEvents, ...steps.flatMap(({ events }) => events)];
        expect(eventsIn(client.entries.value)).toEqual(told.map(event => eventFor(event, seat ?? undefined)));
      }
    }
    expect(shown().table.outcome).toMatchObject({ kind: 'played' });
    expect(await client.send({ type: 'undo' })).toBe(false);
  });

  test('lists its turns in order, each with the seat that moves', async () => {
    const { matches, client } = await recorded(id);
    const { steps } = matches[matches.length - 1];
    expect(client.turns[0].ply).toBe(0);
    for (const { ply, seat, move } of client.turns) expect(steps[ply]).toMatchObject({ seat, move });
    expect(client.turns.map(({ ply }) => ply)).toEqual(
      client.turns.map(({ ply }) => ply).toSorted((one, other) => one - other),
    );
  });

  test('can be continued from any move with fresh draws, against bots', async () => {
    const { matches, client } = await recorded(id);
    const { game } = await loadGame(id);
    const record = await client.record();
    if (record === undefined) throw new Error('no record');
    for (const ply of [0, 7, matches.length >> 1]) {
      const branch = branchRecord(record, ply, seedFrom(`branch ${ply}`));
      expect(verify(game, branch).state).toEqual(matches[ply].state);
      expect(branch.reseeds).toMatchObject([{ ply, seed: seedFrom(`branch ${ply}`) }]);
      const players = branchPlayers(NAMELESS, 1, 'Ana');
      expect(players).toEqual([
        { name: '', bot: 'level-2' },
        { name: 'Ana', bot: null },
      ]);
      const table = tableFromRecord(game, branch, {
        id: 'branch',
        players,
        language: 'en',
        created: 0,
        changed: 0,
      });
      expect(table.outcome).toBeNull();
      expect(settingsOf(table).screen).toBeUndefined();
      const continued = recordFromLog(game, table.log, players);
      expect(continued.reseeds).toEqual(branch.reseeds);
      expect(continued.moves.slice(0, ply)).toEqual(record.moves.slice(0, ply));
    }
  });

  test('a branch of a branch keeps the fresh seeds before it, and drops those after', async () => {
    const { client } = await recorded(id);
    const record = await client.record();
    if (record === undefined) throw new Error('no record');
    const first = branchRecord(record, 6, seedFrom('first'));
    expect(
      branchRecord({ ...first, moves: record.moves.slice(0, 8) }, 7, seedFrom('second')).reseeds,
    ).toHaveLength(2);
    expect(branchRecord(first, 6, seedFrom('second')).reseeds).toMatchObject([{ seed: seedFrom('second') }]);
  });

  test('its scores grow from the first to the final ones', async () => {
    const { matches, client } = await recorded(id);
    const [module, board] = await Promise.all([loadGame(id), loadBoard(id)]);
    const record = await client.record();
    if (record === undefined) throw new Error('no record');
    const race = raceOf(module, board, record);
    const { lines } = race;
    expect(lines).toHaveLength(matches.length + 1);
    expect(lines.at(-1)).toEqual(record.result?.totals);
    // The score sheet is filled after every move, so its last lines differ by little from the final one.
    expect(new Set(lines.map(String)).size).toBeGreaterThan(10);
    const decisive = decisiveTurns(race, 0);
    expect(decisive.length).toBeLessThanOrEqual(3);
    for (const { from, to } of decisive) expect(to).toBeGreaterThan(from);
  });
});
