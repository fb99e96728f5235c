import { nextDeadline } from '../../table/clock.ts';
import type { CommandOutcome } from '../../table/decide.ts';
import { botLevelAt } from '../../table/seat-state.ts';
import { humanSeatsToAct, nextBotSeat, toAct, type Table } from '../../table/table.ts';
import type { SeatRow } from '../storage/schema.ts';
import type { TableWrite } from '../storage/writer.ts';
import { newToken } from '../people/token.ts';
import { hasPeople } from './bot-tables.ts';
import { resultAtEnd } from './match-result.ts';
import { peopleToAct } from './server-table.ts';
import { snapshotOf } from './snapshot.ts';

/**
 * A bot that has not moved after this time is moved by another process: the one that it belongs to may be gone. No bot
 * thinks for so long, and waiting in the common queue twice is waiting once.
 */
export const BOT_GRACE = 7000;
export const INVITE_BYTES = 12;

/** The rows that a change of a table writes. */
export function toTableWrite(
  id: string,
  before: Table | undefined,
  { table: after, entries }: Pick<CommandOutcome, 'table' | 'entries'>,
  noticeDelay: number,
): TableWrite {
  const { settings, status, host, version, at } = after;
  const deadline = nextDeadline(after.clocks);
  // Where only bots play, they go on when someone looks.
  const botDue = nextBotSeat(after) === undefined || !hasPeople(after) ? null : at + BOT_GRACE;
  const hasEnded = status === 'finished' && before?.status !== 'finished';
  return {
    id,
    before: before?.version ?? 0,
    entries,
    row: {
      version,
      status,
      game: settings.game,
      visibility: settings.visibility,
      settings: JSON.stringify(settings),
      host,
      to_act: JSON.stringify(toAct(after)),
      due: deadline === null || botDue === null ? (deadline ?? botDue) : Math.min(deadline, botDue),
      deadline,
      at,
    },
    // No one is invited to a table of an event.
    ...(before === undefined && settings.event === undefined ? { invite: newToken(INVITE_BYTES) } : {}),
    ...(before?.places === after.places ? {} : { seats: seatRows(after) }),
    // A finished match stays readable, whatever becomes of the rules.
    ...(hasEnded ? { snapshot: snapshotOf(id, after), result: resultAtEnd(id, before, after) } : {}),
    notices: notificationsFor(before, after, noticeDelay),
    waitsFor: peopleToAct(after),
  };
}

const seatRows = ({ places }: Table): Omit<SeatRow, 'table_id'>[] =>
  places.map((place, seat) => ({
    seat,
    kind: place.kind,
    person: 'person' in place ? place.person : null,
    bot: botLevelAt(place) ?? null,
  }));

/** In a correspondence match, every player who has to decide is notified once per turn. */
function notificationsFor(before: Table | undefined, after: Table, delay: number): TableWrite['notices'] {
  if (after.settings.speed.kind !== 'correspondence') return [];
  return humanSeatsToAct(after).flatMap(seat => {
    const place = after.places[seat];
    const n = after.turns[seat];
    if (place.kind !== 'person' || place.person === null || n === null) return [];
    // Several decisions in a row are one turn.
    if (n === before?.turns[seat] || before?.turns[seat] != null) return [];
    return [{ person: place.person, n, due: after.at + delay }];
  });
}
