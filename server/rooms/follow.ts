import { legalMoves } from '../../table/sight.ts';
import { seatOf } from '../../table/place.ts';
import { botToAct, type Table } from '../../table/table.ts';
import { guarded, type Hall } from './hall.ts';
import { peopleOnTurn, type Room } from './room.ts';
import type { Stream } from './stream.ts';

/** What a change at a table means outside it: bots begin to think, people hear that it is their turn. */
export function followUp(hall: Hall, room: Room, before: Table): void {
  const { table } = room;
  if (table === undefined) return;
  if (botToAct(table) !== undefined) hall.callBot(room.id);
  if (hall.followers.size === 0) return;
  const people = new Set(
    [...table.places, ...before.places].flatMap(place => ('person' in place ? place.person : [])),
  );
  for (const person of people) {
    if (person === null) continue;
    const streams = hall.followers.get(person);
    if (streams === undefined) continue;
    for (const stream of streams) stream.send('tables', '{}');
    const seat = seatOf(table.places, person);
    const isNew =
      seat !== undefined && table.turns[seat] !== null && table.turns[seat] !== before.turns[seat];
    if (isNew && peopleOnTurn(table).includes(person)) void tellTurn(hall, room, person, [...streams]);
  }
}

/** Sends a person's streams the decision that waits for them at a table, if there is one. */
export async function tellTurn(
  hall: Hall,
  room: Room,
  person: string,
  streams: readonly Stream[],
): Promise<void> {
  const { table } = room;
  const seat = table === undefined ? undefined : seatOf(table.places, person);
  if (table === undefined || seat === undefined || !peopleOnTurn(table).includes(person)) return;
  try {
    const text = await guarded(hall, room, () => {
      const view: unknown = table.match === null ? null : table.game.view(table.match.state, seat);
      const { game } = table.settings;
      const moves = legalMoves(table, seat);
      return JSON.stringify({ table: room.id, game, seat, version: table.version, view, moves });
    });
    for (const stream of streams) stream.send('turn', text);
  } catch (error) {
    hall.complain(error, room.id);
  }
}
