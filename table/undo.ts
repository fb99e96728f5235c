import { freeUndoSteps } from '../kernel/match.ts';
import type { Seat } from '../kernel/seat.ts';
import type { CommandContext, PlayerCommand } from './command.ts';
import type { LogEntry } from './entry.ts';
import { botLevelAt, seatOf, type PersonId } from './seat-state.ts';
import { CommandError } from './command-error.ts';
import type { Table } from './table.ts';

type UndoCommand = Extract<PlayerCommand, { readonly type: 'undo' | 'askUndo' | 'answerUndo' }>;

/** Taking moves back: at once where the policy allows it, else when all the others agree. */
export function undoEntries(
  table: Table,
  wish: UndoCommand & { readonly person: PersonId },
  { seenVersion: seen }: CommandContext,
): LogEntry[] {
  if (table.status !== 'playing')
    throw new CommandError('not-playing', 'no match is being played at this table');
  const seat = seatOf(table.places, wish.person);
  if (seat === undefined) throw new CommandError('not-seated', 'you have no seat at this table');
  if (table.settings.undo === 'none')
    throw new CommandError('undo-off', 'moves are not taken back at this table');
  switch (wish.type) {
    case 'undo':
      return undoNow(table, seat, seen);
    case 'askUndo':
      return requestUndo(table, seat, seen);
    case 'answerUndo':
      return answerUndo(table, seat, wish.agree);
  }
}

/** How many steps the seat may take back without asking. */
export function freeSteps(table: Table, seat: Seat): number {
  const { match, status, settings } = table;
  if (match === null || status !== 'playing' || settings.undo !== 'free') return 0;
  return freeUndoSteps(match, seat);
}

/** How many steps lead back to the seat's last own decision, whatever has happened since. */
export function stepsToLastOwnMove({ match, status, settings }: Table, seat: Seat): number {
  if (match === null || status !== 'playing' || settings.undo === 'none') return 0;
  for (let back = 1; back <= match.steps.length; back++) {
    const step = match.steps[match.steps.length - back];
    if (step.seat === seat && !step.forced) return back;
  }
  return 0;
}

/** The people whose consent is still missing. Bots agree to everything. */
export function pendingConsents({ places, undoRequest }: Table): Seat[] {
  if (undoRequest === null) return [];
  return places.flatMap((place, seat) =>
    seat === undoRequest.seat || botLevelAt(place) !== undefined || undoRequest.agreed.includes(seat)
      ? []
      : [seat],
  );
}

/** A move that was made in the meantime makes the wish another one than it was meant to be. */
function requireCurrent(table: Table, seen: number): void {
  const last = Math.max(0, ...table.turns.map(since => since ?? 0));
  if (seen < last) throw new CommandError('stale', 'the table has moved on since');
}

function undoNow(table: Table, seat: Seat, seen: number): LogEntry[] {
  requireCurrent(table, seen);
  const count = freeSteps(table, seat);
  if (count > 0) return [{ type: 'takenBack', seat, count }];
  if (stepsToLastOwnMove(table, seat) === 0)
    throw new CommandError('nothing-to-undo', 'you have made no move yet');
  throw new CommandError('undo-needs-consent', 'something was revealed or decided since: ask the others');
}

function requestUndo(table: Table, seat: Seat, seen: number): LogEntry[] {
  requireCurrent(table, seen);
  if (table.undoRequest !== null)
    throw new CommandError('undo-pending', 'an undo is being asked for already');
  if (botLevelAt(table.places[seat]) !== undefined) {
    throw new CommandError('bot-plays', 'a bot plays on for you: take your seat back first');
  }
  if (stepsToLastOwnMove(table, seat) === 0)
    throw new CommandError('nothing-to-undo', 'you have made no move yet');
  return [{ type: 'undoAsked', seat }];
}

function answerUndo(table: Table, seat: Seat, agree: boolean): LogEntry[] {
  const request = table.undoRequest;
  if (request === null) throw new CommandError('no-undo-asked', 'nobody asks to take a move back');
  if (request.seat === seat) {
    if (agree) throw new CommandError('undo-pending', 'the others have to agree');
    return [{ type: 'undoRefused', seat }];
  }
  if (!agree) return [{ type: 'undoRefused', seat }];
  return pendingConsents(table).includes(seat) ? [{ type: 'undoAgreed', seat }] : [];
}
