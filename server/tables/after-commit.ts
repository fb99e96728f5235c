import { legalMoves } from '../../table/view.ts';
import { seatOf } from '../../table/seat-state.ts';
import { nextBotSeat, type Table } from '../../table/table.ts';
import { runGuarded, type TableRuntime } from './runtime.ts';
import { peopleToAct, type LiveTable } from './live-table.ts';
import type { EventStream } from './stream.ts';

/** What a change at a table means outside it: bots begin to think, people hear that it is their turn. */
export function notifyChanges(runtime: TableRuntime, live: LiveTable, before: Table): void {
  const { table } = live;
  if (table === undefined) return;
  if (nextBotSeat(table) !== undefined) runtime.requestBotMove(live.id);
  if (runtime.turnStreams.size === 0) return;
  const people = new Set(
    [...table.places, ...before.places].flatMap(place => ('person' in place ? place.person : [])),
  );
  for (const person of people) {
    if (person === null) continue;
    const streams = runtime.turnStreams.get(person);
    if (streams === undefined) continue;
    for (const stream of streams) stream.send('tables', '{}');
    const seat = seatOf(table.places, person);
    const isNew =
      seat !== undefined && table.turns[seat] !== null && table.turns[seat] !== before.turns[seat];
    if (isNew && peopleToAct(table).includes(person)) void sendTurn(runtime, live, person, [...streams]);
  }
}

/** Sends a person's streams the decision that waits for them at a table, if there is one. */
export async function sendTurn(
  runtime: TableRuntime,
  live: LiveTable,
  person: string,
  streams: readonly EventStream[],
): Promise<void> {
  const { table } = live;
  const seat = table === undefined ? undefined : seatOf(table.places, person);
  if (table === undefined || seat === undefined || !peopleToAct(table).includes(person)) return;
  try {
    const text = await runGuarded(runtime, live, () => {
      const view: unknown = table.match === null ? null : table.game.view(table.match.state, seat);
      const { game } = table.settings;
      const moves = legalMoves(table, seat);
      return JSON.stringify({ table: live.id, game, seat, version: table.version, view, moves });
    });
    for (const stream of streams) stream.send('turn', text);
  } catch (error) {
    runtime.reportError(error, live.id);
  }
}
