import type { Move } from '../kernel/game.ts';
import { forcedMove } from '../kernel/match.ts';
import type { Seat } from '../kernel/seat.ts';
import { abortEntries, dueAbort } from './abort.ts';
import { applyEntry } from './apply.ts';
import type { CommandContext, PlayerCommand, TableCommand } from './command.ts';
import { arrangedError, CommandError, staleError } from './command-error.ts';
import type { AppliedEntry, LogEntry } from './entry.ts';
import { botLevelAt, seatOf, type PersonId } from './seat-state.ts';
import { joinEntries, requireWelcome, seatingEntries } from './seating.ts';
import { handOver, leave, leaveFor, playingSeat, reclaim, resign, standInForAbsent } from './stand-in.ts';
import { orderedMove, type StandingOrder } from './standing-order.ts';
import { isSealed, type Table } from './table.ts';
import { dueUndo, undoEntries } from './undo.ts';
import { vacationEntries } from './vacation.ts';

/** The entries a command leads to, with the table after them. No entries: nothing to do. */
export interface CommandOutcome {
  readonly table: Table;
  readonly entries: readonly AppliedEntry[];
  /** The table after each of the entries. */
  readonly states: readonly Table[];
}

/** An entry to be written. A move that was just judged comes along, so that it is parsed only once. */
interface Planned {
  readonly entry: LogEntry;
  readonly move?: Move;
  /** The author, where it is not the author of the command. */
  readonly by?: PersonId;
}

/** Decides a command; throws CommandError when the table refuses it. */
export function decide(table: Table, command: TableCommand, context: CommandContext): CommandOutcome {
  const author = 'person' in command ? command.person : undefined;
  const by =
    author === undefined || command.type === 'forget' || command.type === 'setVacation' ? {} : { by: author };
  let current = table;
  const entries: AppliedEntry[] = [];
  const states: Table[] = [];
  const write = ({ entry, move, by: owner }: Planned): void => {
    const written = owner === undefined ? by : { by: owner };
    const applied = applyEntry(current, { n: current.version + 1, at: context.now, entry, ...written }, move);
    current = applied.table;
    entries.push(applied.entry);
    states.push(applied.table);
  };
  for (const planned of plan(table, command, context)) write(planned);
  for (const due of [dueUndo, dueAbort]) {
    const entry = due(current);
    if (entry !== undefined) write({ entry });
  }
  if (entries.length > 0 || command.type === 'runOrders')
    playAutomatically(() => current, context.orders ?? [], write);
  return { table: current, entries, states };
}

/** Forced moves, and what standing orders decide between them. */
function playAutomatically(
  table: () => Table,
  orders: readonly StandingOrder[],
  write: (planned: Planned) => void,
): void {
  for (;;) {
    playForcedMoves(table, write);
    const ordered = orders.length === 0 ? undefined : orderedMove(table(), orders);
    if (ordered === undefined) return;
    const { person, seat, move } = ordered;
    const text = table().game.notation.text(move);
    write({ entry: { type: 'moved', seat, move: text, ordered: true }, move, by: person });
  }
}

/** The table plays every move that leaves no choice and reveals nothing. */
function playForcedMoves(table: () => Table, write: (planned: Planned) => void): void {
  for (;;) {
    const { match, status, game } = table();
    const forced = match === null || status !== 'playing' ? undefined : forcedMove(game, match.state);
    if (forced === undefined) return;
    const { seat, move } = forced;
    write({ entry: { type: 'moved', seat, move: game.notation.text(move), forced: true }, move });
  }
}

function plan(table: Table, command: TableCommand, context: CommandContext): readonly Planned[] {
  if (command.type === 'move') return [playerMove(table, command, context)];
  if (command.type === 'botMove') return botMove(table, command, context);
  return entriesFor(table, command, context).map(entry => ({ entry }));
}

function entriesFor(
  table: Table,
  command: Exclude<TableCommand, { readonly type: 'move' | 'botMove' }>,
  context: CommandContext,
): readonly LogEntry[] {
  switch (command.type) {
    case 'begin':
      return table.status === 'open'
        ? [{ type: 'started', seed: command.seed, rules: table.game.meta.rules }]
        : [];
    case 'reveal':
      return table.status === 'finished' && table.isRevealed !== true ? [{ type: 'revealed' }] : [];
    case 'admit':
      if (isSealed(table)) throw arrangedError();
      return table.admitted.includes(command.person) || table.barred.includes(command.person)
        ? []
        : [{ type: 'admitted', person: command.person }];
    case 'timeUp':
    case 'goneAway':
      return standInForAbsent(table, command, context);
    case 'runOrders':
      return [];
    case 'closeTable':
      return table.status === 'open' || table.status === 'playing' ? [{ type: 'closed' }] : [];
    case 'setVacation':
      return vacationEntries(table, command, context);
    case 'forget':
      return [...leaveFor(table, command.person, context), { type: 'forgotten', person: command.person }];
    default:
      return playerEntries(table, command, context);
  }
}

function playerEntries(
  table: Table,
  command: Exclude<PlayerCommand, { readonly type: 'move' }> & { person: PersonId },
  context: CommandContext,
): readonly LogEntry[] {
  switch (command.type) {
    case 'sit':
    case 'seatBot':
      return table.status === 'playing'
        ? joinEntries(table, command, context)
        : seatingEntries(table, command, context);
    case 'askAbort':
    case 'answerAbort':
      return abortEntries(table, command);
    case 'kick':
    case 'freeSeat':
    case 'start':
    case 'close':
      return seatingEntries(table, command, context);
    case 'undo':
    case 'askUndo':
    case 'answerUndo':
      return undoEntries(table, command, context);
    case 'leave':
      return table.status === 'open'
        ? seatingEntries(table, command, context)
        : leave(table, playingSeat(table, command.person), context);
    case 'resign':
      return resign(table, playingSeat(table, command.person), context);
    case 'reclaim':
      return reclaim(table, playingSeat(table, command.person));
    case 'handOver':
      return handOver(table, command, context);
    case 'say':
      requireWelcome(table, command.person);
      return [{ type: 'said', person: command.person, text: command.text }];
    case 'react':
      requireWelcome(table, command.person);
      return [{ type: 'reacted', person: command.person, reaction: command.reaction }];
    case 'rematch':
      return rematchEntries(table, command.person, context);
  }
}

function playerMove(
  table: Table,
  command: { person: PersonId; move: string },
  { seenVersion }: CommandContext,
): Planned {
  const seat = playingSeat(table, command.person);
  if (botLevelAt(table.places[seat]) !== undefined) {
    throw new CommandError('bot-plays', 'a bot is playing for you; reclaim your seat first');
  }
  requireTurn(table, seat, seenVersion);
  const { move, text } = parseLegalMove(table, seat, command.move);
  return { entry: { type: 'moved', seat, move: text }, move };
}

function botMove(
  table: Table,
  { seat, move: given }: { seat: Seat; move: string },
  { seenVersion }: CommandContext,
): Planned[] {
  if (table.status !== 'playing' || botLevelAt(table.places[seat]) === undefined) return [];
  requireTurn(table, seat, seenVersion);
  const { move, text } = parseLegalMove(table, seat, given);
  return [{ entry: { type: 'moved', seat, move: text, bot: true }, move }];
}

/** A move counts when it answers the decision that is due now. */
function requireTurn(table: Table, seat: Seat, seenVersion: number): void {
  const since = table.turns[seat];
  const hasMovedOn = since === null ? seenVersion < table.version : seenVersion < since;
  if (hasMovedOn) throw staleError(table.version);
  if (since === null) throw new CommandError('not-your-turn', 'it is not your turn');
}

function parseLegalMove({ game, match }: Table, seat: Seat, text: string): { move: Move; text: string } {
  const move = game.notation.parse(text);
  if (match === null || move === undefined)
    throw new CommandError('unknown-move', 'this is not a move in the notation of the game');
  const rule = game.whyNot(match.state, seat, move);
  if (rule !== undefined)
    throw new CommandError('illegal-move', `the rule ${rule} forbids this move`, { rule });
  return { move, text: game.notation.text(move) };
}

function rematchEntries(table: Table, person: PersonId, { rematchId }: CommandContext): LogEntry[] {
  if (table.settings.event !== undefined) throw arrangedError();
  if (table.status !== 'finished') throw new CommandError('not-finished', 'the match is not over yet');
  if (seatOf(table.places, person) === undefined)
    throw new CommandError('not-seated', 'you have no seat at this table');
  return table.rematch === null ? [{ type: 'rematched', table: rematchId }] : [];
}
