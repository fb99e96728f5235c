import { visibleTo, type GameEvent } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Fact } from './entry.ts';
import type { Absence, PersonId } from './place.ts';
import type { Company } from './sight.ts';

/** A line of the log as one viewer may know it. */
export type Line =
  | { readonly type: 'opened' | 'closed' | 'forgotten' }
  | { readonly type: 'seatTaken'; readonly seat: Seat; readonly name: string | null }
  | {
      readonly type: 'seatFreed' | 'reclaimed' | 'undoAsked' | 'undoAgreed' | 'undoRefused';
      readonly seat: Seat;
    }
  | { readonly type: 'botSeated'; readonly seat: Seat; readonly level: string }
  | { readonly type: 'hostChanged'; readonly name: string | null }
  | { readonly type: 'started'; readonly events: readonly GameEvent[] }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly by: 'person' | 'bot' | 'table';
      readonly events: readonly GameEvent[];
    }
  | { readonly type: 'takenBack'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'stoodIn'; readonly seat: Seat; readonly level: string; readonly because: Absence }
  | {
      readonly type: 'said';
      readonly person: PersonId | null;
      readonly name: string | null;
      readonly text: string;
    }
  | { readonly type: 'rematched'; readonly table: string };

/** `ply`: how many moves the match has after this line. */
export type SeenLine = Line & { readonly n: number; readonly at: number; readonly ply: number };

/** What happened, for one viewer; undefined for what is nobody's business. */
export function lineOf(fact: Fact, viewer: Seat | undefined, company: Company): SeenLine | undefined {
  const line = openPart(fact, viewer, company);
  return line === undefined ? undefined : { n: fact.n, at: fact.at, ply: fact.ply, ...line };
}

function openPart({ entry, events }: Fact, viewer: Seat | undefined, { name }: Company): Line | undefined {
  const visible = (): GameEvent[] => events.map(event => visibleTo(event, viewer));
  switch (entry.type) {
    case 'admitted':
      return undefined;
    case 'opened':
    case 'closed':
    case 'forgotten':
      return { type: entry.type };
    case 'seatTaken':
      return { type: 'seatTaken', seat: entry.seat, name: name(entry.person) };
    case 'seatFreed':
    case 'reclaimed':
    case 'undoAsked':
    case 'undoAgreed':
    case 'undoRefused':
      return { type: entry.type, seat: entry.seat };
    case 'botSeated':
      return { type: 'botSeated', seat: entry.seat, level: entry.level };
    case 'hostChanged':
      return { type: 'hostChanged', name: name(entry.host) };
    case 'started':
      return { type: 'started', events: visible() };
    case 'moved': {
      const by = entry.forced === true ? 'table' : entry.bot === true ? 'bot' : 'person';
      return { type: 'moved', seat: entry.seat, by, events: visible() };
    }
    case 'takenBack':
      return { type: 'takenBack', seat: entry.seat, count: entry.count };
    case 'stoodIn':
      return { type: 'stoodIn', seat: entry.seat, level: entry.level, because: entry.because };
    case 'said': {
      const { person, text } = entry;
      return { type: 'said', person, name: person === null ? null : name(person), text };
    }
    case 'rematched':
      return { type: 'rematched', table: entry.table };
  }
}
