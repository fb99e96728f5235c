import { undoable } from '../kernel/match.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Circumstance, Wish } from './command.ts';
import type { Entry } from './entry.ts';
import { botAt, seatOf, type PersonId } from './place.ts';
import { Refused } from './refusal.ts';
import type { Table } from './table.ts';

type Undoing = Extract<Wish, { readonly type: 'undo' | 'askUndo' | 'answerUndo' }>;

/** Taking moves back: at once where the policy allows it, else when all the others agree. */
export function undoing(
  table: Table,
  wish: Undoing & { readonly person: PersonId },
  { seen }: Circumstance,
): Entry[] {
  if (table.status !== 'playing') throw new Refused('not-playing', 'no match is being played at this table');
  const seat = seatOf(table.places, wish.person);
  if (seat === undefined) throw new Refused('not-seated', 'you have no seat at this table');
  if (table.settings.undo === 'none') throw new Refused('undo-off', 'moves are not taken back at this table');
  switch (wish.type) {
    case 'undo':
      return takingBack(table, seat, seen);
    case 'askUndo':
      return asking(table, seat, seen);
    case 'answerUndo':
      return answering(table, seat, wish.agree);
  }
}

/** How many steps the seat may take back without asking. */
export function freeSteps(table: Table, seat: Seat): number {
  const { match, status, settings } = table;
  if (match === null || status !== 'playing' || settings.undo !== 'free') return 0;
  return undoable(match, seat);
}

/** How many steps lead back to the seat's last own decision, whatever has happened since. */
export function stepsToOwn({ match, status, settings }: Table, seat: Seat): number {
  if (match === null || status !== 'playing' || settings.undo === 'none') return 0;
  for (let back = 1; back <= match.steps.length; back++) {
    const step = match.steps[match.steps.length - back];
    if (step.seat === seat && !step.forced) return back;
  }
  return 0;
}

/** The people whose consent is still missing. Bots agree to everything. */
export function stillToAgree({ places, undoRequest }: Table): Seat[] {
  if (undoRequest === null) return [];
  return places.flatMap((place, seat) =>
    seat === undoRequest.seat || botAt(place) !== undefined || undoRequest.agreed.includes(seat)
      ? []
      : [seat],
  );
}

/** A move that was made in the meantime makes the wish another one than it was meant to be. */
function expectFresh(table: Table, seen: number): void {
  const last = Math.max(0, ...table.turns.map(since => since ?? 0));
  if (seen < last) throw new Refused('stale', 'the table has moved on since');
}

function takingBack(table: Table, seat: Seat, seen: number): Entry[] {
  expectFresh(table, seen);
  const count = freeSteps(table, seat);
  if (count > 0) return [{ type: 'takenBack', seat, count }];
  if (stepsToOwn(table, seat) === 0) throw new Refused('nothing-to-undo', 'you have made no move yet');
  throw new Refused('undo-needs-consent', 'something was revealed or decided since: ask the others');
}

function asking(table: Table, seat: Seat, seen: number): Entry[] {
  expectFresh(table, seen);
  if (table.undoRequest !== null) throw new Refused('undo-pending', 'an undo is being asked for already');
  if (botAt(table.places[seat]) !== undefined) {
    throw new Refused('bot-plays', 'a bot plays on for you: take your seat back first');
  }
  if (stepsToOwn(table, seat) === 0) throw new Refused('nothing-to-undo', 'you have made no move yet');
  return [{ type: 'undoAsked', seat }];
}

function answering(table: Table, seat: Seat, agree: boolean): Entry[] {
  const request = table.undoRequest;
  if (request === null) throw new Refused('no-undo-asked', 'nobody asks to take a move back');
  if (request.seat === seat) {
    if (agree) throw new Refused('undo-pending', 'the others have to agree');
    return [{ type: 'undoRefused', seat }];
  }
  if (!agree) return [{ type: 'undoRefused', seat }];
  return stillToAgree(table).includes(seat) ? [{ type: 'undoAgreed', seat }] : [];
}
