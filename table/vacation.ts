import type { CommandContext } from './command.ts';
import type { LogEntry } from './entry.ts';
import { hasResigned, seatOf, type PersonId } from './seat-state.ts';
import type { Table } from './table.ts';

/** A vacation counts only in a match over days whose event, if it has one, allows it. */
const allowsVacations = ({ settings: { speed, event } }: Pick<Table, 'settings'>): boolean =>
  speed.kind === 'correspondence' && event?.vacations !== 'off';

/** Nothing when the table already knows: the same may be said any number of times. */
export function vacationEntries(
  table: Table,
  { person, until }: { person: PersonId; until: number | null },
  { now }: Pick<CommandContext, 'now'>,
): LogEntry[] {
  const seat = seatOf(table.places, person);
  if (seat === undefined || table.status !== 'playing' || !allowsVacations(table)) return [];
  if (hasResigned(table.places[seat])) return [];
  const known = table.vacations?.[seat] ?? null;
  const isAway = known !== null && known > now;
  const wanted = until !== null && until > now ? until : null;
  return (isAway ? known : null) === wanted ? [] : [{ type: 'vacationSet', seat, until: wanted }];
}
