import { eventFor, type GameEvent } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Reaction } from './command.ts';
import type { AppliedEntry } from './entry.ts';
import type { StandInReason, PersonId } from './seat-state.ts';
import type { PeopleInfo } from './view.ts';

/** A log entry as one viewer may see it. */
export type VisibleEntry =
  | { readonly type: 'opened' | 'closed' | 'forgotten' | 'reseeded' | 'revealed' }
  | { readonly type: 'seatTaken'; readonly seat: Seat; readonly name: string | null }
  | {
      readonly type:
        | 'seatFreed'
        | 'reclaimed'
        | 'undoAsked'
        | 'undoAgreed'
        | 'undoRefused'
        | 'abortAsked'
        | 'abortAgreed'
        | 'abortRefused';
      readonly seat: Seat;
    }
  | { readonly type: 'botSeated'; readonly seat: Seat; readonly level: string }
  | { readonly type: 'hostChanged' | 'kicked'; readonly name: string | null }
  | {
      readonly type: 'reacted';
      readonly person: PersonId;
      readonly name: string | null;
      readonly reaction: Reaction;
    }
  | { readonly type: 'started'; readonly events: readonly GameEvent[] }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly by: 'person' | 'bot' | 'table';
      readonly events: readonly GameEvent[];
    }
  | { readonly type: 'takenBack'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'stoodIn'; readonly seat: Seat; readonly level: string; readonly because: StandInReason }
  | {
      readonly type: 'said';
      readonly person: PersonId | null;
      readonly name: string | null;
      readonly text: string;
    }
  | { readonly type: 'vacationSet'; readonly seat: Seat; readonly until: number | null }
  | { readonly type: 'rematched'; readonly table: string };

/** `ply`: how many moves the match has after this entry. */
export type NumberedVisibleEntry = VisibleEntry & {
  readonly n: number;
  readonly at: number;
  readonly ply: number;
};

/** The entry for one viewer; undefined when it is not shown to anyone. */
export function toVisible(
  applied: AppliedEntry,
  viewer: Seat | undefined,
  company: PeopleInfo,
): NumberedVisibleEntry | undefined {
  const visible = visiblePart(applied, viewer, company);
  return visible === undefined ? undefined : { n: applied.n, at: applied.at, ply: applied.ply, ...visible };
}

function visiblePart(
  { entry, events }: AppliedEntry,
  viewer: Seat | undefined,
  { name }: PeopleInfo,
): VisibleEntry | undefined {
  const visible = (): GameEvent[] => events.map(event => eventFor(event, viewer));
  switch (entry.type) {
    case 'admitted':
      return undefined;
    case 'opened':
    case 'closed':
    case 'forgotten':
    case 'reseeded':
    case 'revealed':
      return { type: entry.type };
    case 'seatTaken':
      return { type: 'seatTaken', seat: entry.seat, name: name(entry.person) };
    case 'seatFreed':
    case 'reclaimed':
    case 'undoAsked':
    case 'undoAgreed':
    case 'undoRefused':
    case 'abortAsked':
    case 'abortAgreed':
    case 'abortRefused':
      return { type: entry.type, seat: entry.seat };
    case 'kicked':
      return { type: 'kicked', name: name(entry.person) };
    case 'reacted': {
      const { person, reaction } = entry;
      return { type: 'reacted', person, name: name(person), reaction };
    }
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
    case 'vacationSet':
      return { type: 'vacationSet', seat: entry.seat, until: entry.until };
    case 'rematched':
      return { type: 'rematched', table: entry.table };
  }
}
