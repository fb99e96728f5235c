import { freeUndoSteps, undoableSteps, type AnyMatch } from '../kernel/match.ts';
import type { Seat } from '../kernel/seat.ts';
import type { CommandContext, PlayerCommand } from './command.ts';
import { CommandError, staleError } from './command-error.ts';
import type { LogEntry } from './entry.ts';
import { botLevelAt, seatOf, type PersonId } from './seat-state.ts';
import type { Table } from './table.ts';

type UndoCommand = Extract<PlayerCommand, { readonly type: 'undo' | 'askUndo' | 'answerUndo' }>;

/** Undo: at once where the policy allows it, otherwise when everyone else agrees. */
export function undoEntries(
  table: Table,
  command: UndoCommand & { readonly person: PersonId },
  { seenVersion }: CommandContext,
): LogEntry[] {
  if (table.status !== 'playing')
    throw new CommandError('not-playing', 'no match is being played at this table');
  const seat = seatOf(table.places, command.person);
  if (seat === undefined) throw new CommandError('not-seated', 'you have no seat at this table');
  if (table.settings.undo === 'none') throw new CommandError('undo-off', 'undo is disabled at this table');
  switch (command.type) {
    case 'undo':
      return undoNow(table, seat, seenVersion);
    case 'askUndo':
      return requestUndo(table, seat, seenVersion);
    case 'answerUndo':
      return answerUndo(table, seat, command.agree);
  }
}

/** How many steps the seat may undo without asking. */
export function freeSteps(table: Table, seat: Seat): number {
  const { match, status, settings } = table;
  if (match === null || status !== 'playing' || settings.undo !== 'free') return 0;
  return freeUndoSteps(match, seat);
}

/** How many steps the seat may ask to undo: back to its last own decision. */
export function askableSteps(table: Table, seat: Seat): number {
  const steps = mayAsk(table) ? stepsToLastOwnMove(table, seat) : 0;
  return steps > 0 && mayAgree(table, seat, steps) ? steps : 0;
}

/** Rated matches and those of events know no undo by consent. */
const mayAsk = ({ settings }: Table): boolean =>
  settings.undo !== 'none' && settings.rated !== true && settings.event === undefined;

function stepsToLastOwnMove({ match, status }: Table, seat: Seat): number {
  if (match === null || status !== 'playing') return 0;
  for (let back = 1; back <= undoableSteps(match); back++) {
    const step = match.steps[match.steps.length - back];
    if (step.seat === seat && !step.forced) return back;
  }
  return 0;
}

/** Bots agree to any undo that shows no one what they could not know. People may agree to more. */
const mayAgree = (table: Table, seat: Seat, steps: number): boolean =>
  table.match === null || !reveals(table.match, steps) || otherPeople(table, seat).length > 0;

const reveals = (match: AnyMatch, steps: number): boolean =>
  match.steps.slice(match.steps.length - steps).some(({ final }) => final);

export const otherPeople = ({ places }: Table, seat: Seat): Seat[] =>
  places.flatMap((place, index) =>
    index === seat || place.kind !== 'person' || botLevelAt(place) !== undefined ? [] : [index],
  );

/** The players whose consent is still missing. People around one screen agree by word of mouth. */
export function pendingConsents(table: Table): Seat[] {
  const { undoRequest, settings } = table;
  if (undoRequest === null || settings.screen === 'shared') return [];
  return otherPeople(table, undoRequest.seat).filter(seat => !undoRequest.agreed.includes(seat));
}

/** The entry that ends a request once no one is left to be asked: all agreed, or bots took over. */
export function dueUndo(table: Table): LogEntry | undefined {
  const { undoRequest } = table;
  if (undoRequest === null || pendingConsents(table).length > 0) return undefined;
  const { seat, agreed } = undoRequest;
  const count = stepsToLastOwnMove(table, seat);
  const isGranted = agreed.length > 0 || mayAgree(table, seat, count);
  return isGranted ? { type: 'takenBack', seat, count } : { type: 'undoRefused', seat };
}

/** A move made in the meantime would make this another undo than the one that was meant. */
function requireCurrent(table: Table, seenVersion: number): void {
  const last = Math.max(0, ...table.turns.map(since => since ?? 0));
  if (seenVersion < last) throw staleError(table.version);
}

function undoNow(table: Table, seat: Seat, seenVersion: number): LogEntry[] {
  requireCurrent(table, seenVersion);
  const count = freeSteps(table, seat);
  if (count > 0) return [{ type: 'takenBack', seat, count }];
  requireOwnMove(table, seat);
  throw new CommandError(
    'undo-needs-consent',
    'something was revealed or decided since your move; request an undo instead',
  );
}

function requestUndo(table: Table, seat: Seat, seenVersion: number): LogEntry[] {
  if (!mayAsk(table))
    throw new CommandError('undo-off', 'in a rated match or an event the others cannot be asked for an undo');
  requireCurrent(table, seenVersion);
  if (table.undoRequest !== null)
    throw new CommandError('undo-pending', 'an undo request is already pending');
  if (botLevelAt(table.places[seat]) !== undefined) {
    throw new CommandError('bot-plays', 'a bot is playing for you; reclaim your seat first');
  }
  requireOwnMove(table, seat);
  if (askableSteps(table, seat) === 0)
    throw new CommandError(
      'undo-needs-consent',
      'something was drawn or revealed since your move, and bots do not agree to undo that',
    );
  return [{ type: 'undoAsked', seat }];
}

function requireOwnMove(table: Table, seat: Seat): void {
  if (stepsToLastOwnMove(table, seat) === 0)
    throw new CommandError('nothing-to-undo', 'you have no move to undo');
}

function answerUndo(table: Table, seat: Seat, agree: boolean): LogEntry[] {
  const request = table.undoRequest;
  if (request === null) throw new CommandError('no-undo-asked', 'no undo request is pending');
  if (request.seat === seat) {
    if (agree) throw new CommandError('undo-pending', 'the other players must agree');
    return [{ type: 'undoRefused', seat }];
  }
  if (!agree) return [{ type: 'undoRefused', seat }];
  return pendingConsents(table).includes(seat) ? [{ type: 'undoAgreed', seat }] : [];
}
