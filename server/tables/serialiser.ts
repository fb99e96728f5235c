import type { Seat } from '../../kernel/seat.ts';
import type { AppliedEntry } from '../../table/entry.ts';
import { toVisible } from '../../table/visible-entry.ts';
import { publicView, privateView, type PeopleInfo } from '../../table/view.ts';
import type { Table } from '../../table/table.ts';

/** Writes a table and its latest entries as JSON for one seat, or for spectators: the end of an update. */
export type TableSerialiser = (seat: Seat | undefined, entries: readonly AppliedEntry[]) => string;

/** The part that everyone sees is written only once. */
export function createSerialiser(table: Table, people: PeopleInfo): TableSerialiser {
  const open = JSON.stringify(publicView(table, people)).slice(0, -1);
  const known = new Map<AppliedEntry, string>();
  const lineText = (entry: AppliedEntry, seat: Seat | undefined): string => {
    const text = known.get(entry) ?? JSON.stringify(toVisible(entry, seat, people)) ?? '';
    if (isPublic(entry)) known.set(entry, text);
    return text;
  };
  return (seat, entries) => {
    const lines = entries.map(entry => lineText(entry, seat)).filter(text => text !== '');
    const own = JSON.stringify(privateView(table, seat)).slice(1);
    return `"lines":[${lines.join(',')}],"table":${open},${own}}`;
  };
}

const isPublic = ({ events }: AppliedEntry): boolean => events.every(({ secret }) => secret === undefined);
