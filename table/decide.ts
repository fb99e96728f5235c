import { forcedMove } from '../kernel/match.ts';
import type { Seat } from '../kernel/seat.ts';
import { standInForAbsent, handOver, leave, leaveFor, playingSeat, reclaim, resign } from './stand-in.ts';
import type { CommandContext, TableCommand, PlayerCommand } from './command.ts';
import type { LogEntry, AppliedEntry } from './entry.ts';
import { applyEntry } from './apply.ts';
import { botLevelAt, seatOf, type PersonId } from './seat-state.ts';
import { CommandError } from './command-error.ts';
import { seatingEntries } from './seating.ts';
import type { Table } from './table.ts';
import { stepsToLastOwnMove, pendingConsents, undoEntries } from './undo.ts';

/** What a command led to: the entries to be written, with the table after them. No entries: nothing to do. */
export interface CommandOutcome {
  readonly table: Table;
  readonly entries: readonly AppliedEntry[];
}

/** Decides a command; throws Refused when the table does not do it. */
export function decide(table: Table, command: TableCommand, circumstance: CommandContext): CommandOutcome {
  const author = 'person' in command ? command.person : undefined;
  let current = table;
  const facts: AppliedEntry[] = [];
  const write = (entry: LogEntry): void => {
    const by = author === undefined || command.type === 'forget' ? {} : { by: author };
    const step = applyEntry(current, { n: current.version + 1, at: circumstance.now, entry, ...by });
    current = step.table;
    facts.push(step.entry);
  };
  for (const entry of entriesOf(table, command, circumstance)) write(entry);
  completeUndo(current, write);
  if (facts.length > 0) playForced(() => current, write);
  return { table: current, entries: facts };
}

/** An undo is due as soon as nobody is left to be asked, be it that all agreed or that a bot took over. */
function completeUndo(table: Table, write: (entry: LogEntry) => void): void {
  if (table.undoRequest === null || pendingConsents(table).length > 0) return;
  const { seat } = table.undoRequest;
  write({ type: 'takenBack', seat, count: stepsToLastOwnMove(table, seat) });
}

/** The table plays what leaves no choice and tells nothing. */
function playForced(table: () => Table, write: (entry: LogEntry) => void): void {
  for (;;) {
    const { match, status, game } = table();
    const forced = match === null || status !== 'playing' ? undefined : forcedMove(game, match.state);
    if (forced === undefined) return;
    write({ type: 'moved', seat: forced.seat, move: game.notation.text(forced.move), forced: true });
  }
}

function entriesOf(table: Table, command: TableCommand, circumstance: CommandContext): readonly LogEntry[] {
  switch (command.type) {
    case 'admit':
      return table.admitted.includes(command.person) ? [] : [{ type: 'admitted', person: command.person }];
    case 'botMove':
      return botMove(table, command, circumstance);
    case 'timeUp':
    case 'goneAway':
      return standInForAbsent(table, command, circumstance);
    case 'forget':
      return [
        ...leaveFor(table, command.person, circumstance),
        { type: 'forgotten', person: command.person },
      ];
    default:
      return playerEntries(table, command, circumstance);
  }
}

function playerEntries(
  table: Table,
  wish: PlayerCommand & { person: PersonId },
  circumstance: CommandContext,
): readonly LogEntry[] {
  switch (wish.type) {
    case 'sit':
    case 'seatBot':
    case 'freeSeat':
    case 'start':
    case 'close':
      return seatingEntries(table, wish, circumstance);
    case 'undo':
    case 'askUndo':
    case 'answerUndo':
      return undoEntries(table, wish, circumstance);
    case 'move':
      return personMove(table, wish, circumstance);
    case 'leave':
      return table.status === 'open'
        ? seatingEntries(table, wish, circumstance)
        : leave(table, playingSeat(table, wish.person), circumstance);
    case 'resign':
      return resign(table, playingSeat(table, wish.person), circumstance);
    case 'reclaim':
      return reclaim(table, playingSeat(table, wish.person));
    case 'handOver':
      return handOver(table, wish, circumstance);
    case 'say':
      return [{ type: 'said', person: wish.person, text: wish.text }];
    case 'rematch':
      return rematchEntries(table, wish.person, circumstance);
  }
}

function personMove(
  table: Table,
  wish: { person: PersonId; move: string },
  circumstance: CommandContext,
): LogEntry[] {
  const seat = playingSeat(table, wish.person);
  if (botLevelAt(table.places[seat]) !== undefined) {
    throw new CommandError('bot-plays', 'a bot plays on for you: take your seat back first');
  }
  checkTurn(table, seat, circumstance.seenVersion);
  return [{ type: 'moved', seat, move: parseLegalMove(table, seat, wish.move) }];
}

function botMove(
  table: Table,
  { seat, move }: { seat: Seat; move: string },
  circumstance: CommandContext,
): LogEntry[] {
  if (table.status !== 'playing' || botLevelAt(table.places[seat]) === undefined) return [];
  checkTurn(table, seat, circumstance.seenVersion);
  return [{ type: 'moved', seat, move: parseLegalMove(table, seat, move), bot: true }];
}

/** A decision counts when it answers the question that is being asked now. */
function checkTurn(table: Table, seat: Seat, seen: number): void {
  const since = table.turns[seat];
  if (since === null) {
    // Somebody who saw the table as it is knows better; somebody who did not was overtaken.
    if (seen < table.version) throw new CommandError('stale', 'the table has moved on since');
    throw new CommandError('not-your-turn', 'it is not your turn');
  }
  if (seen < since) throw new CommandError('stale', 'the table has moved on since');
}

function parseLegalMove({ game, match }: Table, seat: Seat, text: string): string {
  const move = game.notation.parse(text);
  if (match === null || move === undefined)
    throw new CommandError('unknown-move', 'there is no such move in this game');
  const rule = game.whyNot(match.state, seat, move);
  if (rule !== undefined) throw new CommandError('illegal-move', `the rule ${rule} forbids this move`, rule);
  return game.notation.text(move);
}

function rematchEntries(table: Table, person: PersonId, { rematchId: next }: CommandContext): LogEntry[] {
  if (table.status !== 'finished') throw new CommandError('not-finished', 'the match is not over');
  if (seatOf(table.places, person) === undefined)
    throw new CommandError('not-seated', 'you have no seat at this table');
  return table.rematch === null ? [{ type: 'rematched', table: next }] : [];
}
