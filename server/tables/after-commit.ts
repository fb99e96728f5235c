import type { TurnEvent } from '../../api/stream.ts';
import { seatOf } from '../../table/seat-state.ts';
import { nextBotSeat, type Table } from '../../table/table.ts';
import { legalMoves } from '../../table/view.ts';
import type { TableRuntime } from './runtime.ts';
import { peopleToAct, type ServerTable } from './server-table.ts';
import type { EventStream } from './stream.ts';

/** After a change: bots think, and people's other screens hear that it is their turn. */
export function notifyChanges(runtime: TableRuntime, live: ServerTable, before: Table): void {
  const { table } = live;
  if (table === undefined) return;
  if (nextBotSeat(table) !== undefined) runtime.host.playBot(live.id);
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
  live: ServerTable,
  person: string,
  streams: readonly EventStream[],
): Promise<void> {
  const { table } = live;
  const seat = table === undefined ? undefined : seatOf(table.places, person);
  if (table === undefined || seat === undefined || !peopleToAct(table).includes(person)) return;
  try {
    const text = await runtime.run(live, () => turnText(live.id, table, seat));
    for (const stream of streams) stream.send('turn', text);
  } catch (error) {
    runtime.reportError(error, live.id);
  }
}

function turnText(id: string, table: Table, seat: number): string {
  const view: unknown = table.match === null ? null : table.game.view(table.match.state, seat);
  const { game } = table.settings;
  const moves = legalMoves(table, seat);
  return JSON.stringify({ table: id, game, seat, version: table.version, view, moves } satisfies TurnEvent);
}
