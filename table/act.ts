import { forcedMove } from '../kernel/match.ts';
import type { Seat } from '../kernel/seat.ts';
import { gone, handing, leaving, leavingFor, playingSeat, reclaiming, resigning } from './absence.ts';
import type { Circumstance, Command, Wish } from './command.ts';
import type { Entry, Fact } from './entry.ts';
import { evolve } from './evolve.ts';
import { botAt, seatOf, type PersonId } from './place.ts';
import { Refused } from './refusal.ts';
import { arrangement } from './seating.ts';
import type { Table } from './table.ts';
import { stepsToOwn, stillToAgree, undoing } from './undo.ts';

/** What a command led to: the entries to be written, with the table after them. No entries: nothing to do. */
export interface Acted {
  readonly table: Table;
  readonly facts: readonly Fact[];
}

/** Decides a command; throws Refused when the table does not do it. */
export function act(table: Table, command: Command, circumstance: Circumstance): Acted {
  const author = 'person' in command ? command.person : undefined;
  let current = table;
  const facts: Fact[] = [];
  const write = (entry: Entry): void => {
    const by = author === undefined || command.type === 'forget' ? {} : { by: author };
    const step = evolve(current, { n: current.version + 1, at: circumstance.now, entry, ...by });
    current = step.table;
    facts.push(step.fact);
  };
  for (const entry of entriesOf(table, command, circumstance)) write(entry);
  settleUndo(current, write);
  if (facts.length > 0) playForced(() => current, write);
  return { table: current, facts };
}

/** An undo is due as soon as nobody is left to be asked, be it that all agreed or that a bot took over. */
function settleUndo(table: Table, write: (entry: Entry) => void): void {
  if (table.undoRequest === null || stillToAgree(table).length > 0) return;
  const { seat } = table.undoRequest;
  write({ type: 'takenBack', seat, count: stepsToOwn(table, seat) });
}

/** The table plays what leaves no choice and tells nothing. */
function playForced(table: () => Table, write: (entry: Entry) => void): void {
  for (;;) {
    const { match, status, game } = table();
    const forced = match === null || status !== 'playing' ? undefined : forcedMove(game, match.state);
    if (forced === undefined) return;
    write({ type: 'moved', seat: forced.seat, move: game.notation.text(forced.move), forced: true });
  }
}

function entriesOf(table: Table, command: Command, circumstance: Circumstance): readonly Entry[] {
  switch (command.type) {
    case 'admit':
      return table.admitted.includes(command.person) ? [] : [{ type: 'admitted', person: command.person }];
    case 'botMove':
      return botMove(table, command, circumstance);
    case 'timeUp':
    case 'goneAway':
      return gone(table, command, circumstance);
    case 'forget':
      return [
        ...leavingFor(table, command.person, circumstance),
        { type: 'forgotten', person: command.person },
      ];
    default:
      return granted(table, command, circumstance);
  }
}

function granted(
  table: Table,
  wish: Wish & { person: PersonId },
  circumstance: Circumstance,
): readonly Entry[] {
  switch (wish.type) {
    case 'sit':
    case 'seatBot':
    case 'freeSeat':
    case 'start':
    case 'close':
      return arrangement(table, wish, circumstance);
    case 'undo':
    case 'askUndo':
    case 'answerUndo':
      return undoing(table, wish, circumstance);
    case 'move':
      return personMove(table, wish, circumstance);
    case 'leave':
      return table.status === 'open'
        ? arrangement(table, wish, circumstance)
        : leaving(table, playingSeat(table, wish.person), circumstance);
    case 'resign':
      return resigning(table, playingSeat(table, wish.person), circumstance);
    case 'reclaim':
      return reclaiming(table, playingSeat(table, wish.person));
    case 'handOver':
      return handing(table, wish, circumstance);
    case 'say':
      return [{ type: 'said', person: wish.person, text: wish.text }];
    case 'rematch':
      return rematching(table, wish.person, circumstance);
  }
}

function personMove(
  table: Table,
  wish: { person: PersonId; move: string },
  circumstance: Circumstance,
): Entry[] {
  const seat = playingSeat(table, wish.person);
  if (botAt(table.places[seat]) !== undefined) {
    throw new Refused('bot-plays', 'a bot plays on for you: take your seat back first');
  }
  checkTurn(table, seat, circumstance.seen);
  return [{ type: 'moved', seat, move: checkedMove(table, seat, wish.move) }];
}

function botMove(
  table: Table,
  { seat, move }: { seat: Seat; move: string },
  circumstance: Circumstance,
): Entry[] {
  if (table.status !== 'playing' || botAt(table.places[seat]) === undefined) return [];
  checkTurn(table, seat, circumstance.seen);
  return [{ type: 'moved', seat, move: checkedMove(table, seat, move), bot: true }];
}

/** A decision counts when it answers the question that is being asked now. */
function checkTurn(table: Table, seat: Seat, seen: number): void {
  const since = table.turns[seat];
  if (since === null) {
    // Somebody who saw the table as it is knows better; somebody who did not was overtaken.
    if (seen < table.version) throw new Refused('stale', 'the table has moved on since');
    throw new Refused('not-your-turn', 'it is not your turn');
  }
  if (seen < since) throw new Refused('stale', 'the table has moved on since');
}

function checkedMove({ game, match }: Table, seat: Seat, text: string): string {
  const move = game.notation.parse(text);
  if (match === null || move === undefined)
    throw new Refused('unknown-move', 'there is no such move in this game');
  const rule = game.whyNot(match.state, seat, move);
  if (rule !== undefined) throw new Refused('illegal-move', `the rule ${rule} forbids this move`, rule);
  return game.notation.text(move);
}

function rematching(table: Table, person: PersonId, { next }: Circumstance): Entry[] {
  if (table.status !== 'finished') throw new Refused('not-finished', 'the match is not over');
  if (seatOf(table.places, person) === undefined)
    throw new Refused('not-seated', 'you have no seat at this table');
  return table.rematch === null ? [{ type: 'rematched', table: next }] : [];
}
