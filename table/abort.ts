import type { Seat } from '../kernel/seat.ts';
import type { PlayerCommand } from './command.ts';
import { arrangedError, CommandError } from './command-error.ts';
import type { LogEntry } from './entry.ts';
import { botLevelAt, type PersonId } from './seat-state.ts';
import { playingSeat } from './stand-in.ts';
import type { Table } from './table.ts';
import { otherPeople } from './undo.ts';

type AbortCommand = Extract<PlayerCommand, { readonly type: 'askAbort' | 'answerAbort' }>;

/** The players who have not agreed yet to end the match without a result. */
export function pendingAborts(table: Table): Seat[] {
  const { abortRequest, settings } = table;
  if (abortRequest === null || settings.screen === 'shared') return [];
  return askedPeople(table, abortRequest.seat).filter(seat => !abortRequest.agreed.includes(seat));
}

/**
 * Those who have to agree. In a rated match that includes people for whom a bot plays: they never answer, so leaving
 * counts whatever was proposed before.
 */
function askedPeople(table: Table, seat: Seat): Seat[] {
  const { places, settings } = table;
  if (settings.rated !== true) return otherPeople(table, seat);
  return places.flatMap((place, index) =>
    index !== seat && place.kind === 'person' && place.person !== null ? [index] : [],
  );
}

/** A rated match counts unless people agree; against bots alone, someone who loses would end it. */
function mayAskAbort(table: Table, seat: Seat): boolean {
  const here = otherPeople(table, seat).length;
  return table.settings.rated !== true || (here > 0 && here === askedPeople(table, seat).length);
}

/** A match ends without a result when every person who plays it agrees. */
export function abortEntries(
  table: Table,
  command: AbortCommand & { readonly person: PersonId },
): LogEntry[] {
  if (table.settings.event !== undefined) throw arrangedError();
  const seat = playingSeat(table, command.person);
  if (botLevelAt(table.places[seat]) !== undefined)
    throw new CommandError('bot-plays', 'a bot is playing for you; reclaim your seat first');
  const request = table.abortRequest;
  if (command.type === 'askAbort') {
    if (!mayAskAbort(table, seat)) throw new CommandError('rated', 'this match is rated: play on or resign');
    if (request !== null) throw new CommandError('abort-pending', 'ending the match is already proposed');
    return [{ type: 'abortAsked', seat }];
  }
  if (request === null) throw new CommandError('no-abort-asked', 'no one proposes to end the match');
  if (!command.agree) return [{ type: 'abortRefused', seat }];
  return pendingAborts(table).includes(seat) ? [{ type: 'abortAgreed', seat }] : [];
}

/** The entry that ends the match once no one is left to be asked. */
export const dueAbort = (table: Table): LogEntry | undefined =>
  table.abortRequest !== null && table.status === 'playing' && pendingAborts(table).length === 0
    ? { type: 'closed' }
    : undefined;
