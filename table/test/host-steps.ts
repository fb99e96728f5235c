import { expect } from 'vitest';
import { isGameId, loadGame } from '../../games/index.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { forcedMove } from '../../kernel/match.ts';
import type { Seat } from '../../kernel/seat.ts';
import { applyEntry, initialTable } from '../apply.ts';
import type { NumberedEntry } from '../entry.ts';
import type { TableUpdate } from '../update.ts';
import type { TestTable } from './test-host.ts';

export async function gameOf(id: string): Promise<AnyGame> {
  if (!isGameId(id)) throw new Error(`unknown game ${id}`);
  return (await loadGame(id)).game;
}

/** The table once it answers a condition. */
export async function waitFor(
  table: TestTable,
  isDue: (view: TableUpdate['table']) => boolean,
): Promise<void> {
  await expect.poll(async () => isDue((await table.view(0)).table), { interval: 5 }).toBe(true);
}

/** The first person who is to act and what they see, once the bots have moved. */
export async function turnOf(table: TestTable): Promise<{ seat: Seat; update: TableUpdate }> {
  let found: Seat | undefined;
  await waitFor(table, ({ toAct, seats }) => {
    found = toAct.find(seat => seats[seat].kind === 'person' && seats[seat].bot === null);
    return found !== undefined && toAct.every(seat => seats[seat].bot === null);
  });
  const seat = found ?? 0;
  return { seat, update: await table.view(seat, 0) };
}

/** A person who is to act makes their first legal move, or another one. */
export async function makeMove(table: TestTable, index = 0): Promise<void> {
  const { seat, update } = await turnOf(table);
  const { moves, version } = update.table;
  await table.send(seat, { type: 'move', move: moves[index % moves.length] }, version);
}

/** The people make moves until what seat 0 sees answers a condition. */
export async function playUntil(table: TestTable, isDue: (update: TableUpdate) => boolean): Promise<void> {
  const step = async (): Promise<boolean> => {
    const update = await table.view(0);
    if (isDue(update)) return true;
    const { toAct, seats } = update.table;
    const seat = toAct.find(one => seats[one].kind === 'person' && seats[one].bot === null);
    if (seat === undefined) return false;
    const { moves, version } = (await table.view(seat)).table;
    await table.send(seat, { type: 'move', move: moves[0] }, version);
    return step();
  };
  await expect.poll(step, { interval: 5 }).toBe(true);
}

export async function playToEnd(table: TestTable): Promise<void> {
  await playUntil(table, update => update.table.status === 'finished');
}

/** Replays a log: every forced entry is the only choice, and every other one had an alternative. Counts the forced. */
export async function checkForced(log: readonly NumberedEntry[]): Promise<number> {
  const [first, ...rest] = log;
  const game = await gameOf(first.entry.type === 'opened' ? first.entry.settings.game : '');
  let { table } = initialTable(game, first);
  let count = 0;
  for (const numbered of rest) {
    const { entry } = numbered;
    if (entry.type === 'moved' && table.match !== null) {
      const forced = forcedMove(game, table.match.state);
      const only = forced && { seat: forced.seat, move: game.notation.text(forced.move) };
      expect(only).toEqual(entry.forced === true ? { seat: entry.seat, move: entry.move } : undefined);
      if (entry.forced === true) count++;
    }
    table = applyEntry(table, numbered).table;
  }
  return count;
}
