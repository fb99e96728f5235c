import type { TurnEvent } from '../../api/stream.ts';
import { seatOf, type PersonId } from '../../table/seat-state.ts';
import { nextBotSeat, type Table } from '../../table/table.ts';
import { legalMoves } from '../../table/view.ts';
import type { TableRuntime } from './runtime.ts';
import { peopleToAct, type ServerTable } from './server-table.ts';
import type { EventStream } from './stream.ts';

/** After a change: bots think, and people's other screens hear that it is their turn. */
export function notifyChanges(runtime: TableRuntime, live: ServerTable, before: Table): void {
  const { table } = live;
  if (table === undefined) return;
  const bot = nextBotSeat(table);
  if (bot !== nextBotSeat(before) || table.match?.steps.length !== before.match?.steps.length)
    runtime.bots.cancel(live.id);
  if (bot !== undefined) runtime.host.playBot(live.id);
  if (runtime.turnStreams.size === 0) return;
  const people = new Set(
    [...table.places, ...before.places].flatMap(place => ('person' in place ? place.person : [])),
  );
  for (const person of people) {
    if (person === null) continue;
    const streams = runtime.turnStreams.get(person);
    if (streams === undefined) continue;
    for (const stream of streams) stream.send('tables', '{}');
    if (hasNewTurn(before, table, person)) void sendTurn(runtime, live, person, [...streams]);
  }
}

/** Whether a decision waits for a person that did not wait for them before. */
function hasNewTurn(before: Table, table: Table, person: PersonId): boolean {
  const seat = seatOf(table.places, person);
  if (seat === undefined || !peopleToAct(table).includes(person)) return false;
  return table.turns[seat] !== before.turns[seat] || !peopleToAct(before).includes(person);
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
