import type { Seat } from '../../kernel/seat.ts';
import type { AppliedEntry } from '../../table/entry.ts';
import { toVisible } from '../../table/visible-entry.ts';
import { publicView, privateView, type PeopleInfo } from '../../table/view.ts';
import type { Table } from '../../table/table.ts';

/** Puts a table and what happened there into JSON for one seat, or for spectators: the end of a message. */
export type TableSerialiser = (seat: Seat | undefined, facts: readonly AppliedEntry[]) => string;

/** A scribe writes what everybody sees alike only once. */
export function createSerialiser(table: Table, company: PeopleInfo): TableSerialiser {
  const open = JSON.stringify(publicView(table, company)).slice(0, -1);
  const known = new Map<AppliedEntry, string>();
  const lineText = (fact: AppliedEntry, seat: Seat | undefined): string => {
    const text = known.get(fact) ?? JSON.stringify(toVisible(fact, seat, company)) ?? '';
    if (isOpen(fact)) known.set(fact, text);
    return text;
  };
  return (seat, facts) => {
    const lines = facts.map(fact => lineText(fact, seat)).filter(text => text !== '');
    const own = JSON.stringify(privateView(table, seat)).slice(1);
    return `"lines":[${lines.join(',')}],"table":${open},${own}}`;
  };
}

/** Nothing about it is secret. */
const isOpen = ({ events }: AppliedEntry): boolean => events.every(({ secret }) => secret === undefined);
