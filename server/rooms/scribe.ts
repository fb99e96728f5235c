import type { Seat } from '../../kernel/seat.ts';
import type { Fact } from '../../table/entry.ts';
import { lineOf } from '../../table/line.ts';
import { openSight, ownSight, type Company } from '../../table/sight.ts';
import type { Table } from '../../table/table.ts';

/** Puts a table and what happened there into JSON for one seat, or for spectators: the end of a message. */
export type Scribe = (seat: Seat | undefined, facts: readonly Fact[]) => string;

/** A scribe writes what everybody sees alike only once. */
export function scribeOf(table: Table, company: Company): Scribe {
  const open = JSON.stringify(openSight(table, company)).slice(0, -1);
  const known = new Map<Fact, string>();
  const lineText = (fact: Fact, seat: Seat | undefined): string => {
    const text = known.get(fact) ?? JSON.stringify(lineOf(fact, seat, company)) ?? '';
    if (isOpen(fact)) known.set(fact, text);
    return text;
  };
  return (seat, facts) => {
    const lines = facts.map(fact => lineText(fact, seat)).filter(text => text !== '');
    const own = JSON.stringify(ownSight(table, seat)).slice(1);
    return `"lines":[${lines.join(',')}],"table":${open},${own}}`;
  };
}

/** Nothing about it is secret. */
const isOpen = ({ events }: Fact): boolean => events.every(({ secret }) => secret === undefined);
