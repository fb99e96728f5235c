import type { GameModule } from '../../games/module.ts';
import type { GameEvent } from '../../kernel/game.ts';
import type { Chip, Sentence } from '../../kernel/text.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { BoardModule, LastMove } from '../../board/module.ts';
import type { NumberedVisibleEntry } from '../../table/visible-entry.ts';
import { entriesUntil, hasOwnMove, turnsIn, type Turn } from './entries.ts';
import { tellEvent, type Reader } from './story.ts';

interface Table {
  readonly module: GameModule;
  readonly board: BoardModule;
}

/** The turns of others after the reader's last decision, up to a version; who watches sees the latest turn. */
export function turnsSince(
  entries: readonly NumberedVisibleEntry[],
  { you }: Reader,
  version: number,
): readonly (Turn & { readonly seat: Seat })[] {
  const shown = entriesUntil(entries, version);
  const own = shown.findLastIndex(entry => entry.type === 'takenBack' || hasOwnMove([entry], you));
  const turns = turnsIn(shown.slice(own + 1)).flatMap(turn =>
    turn.seat === null || turn.seat === you ? [] : [{ ...turn, seat: turn.seat }],
  );
  return you === null ? turns.slice(-1) : turns;
}

/** A turn as a board shows it: the places it touched and its most telling sentence. */
export function lastMoveOf(
  { seat, events }: Turn & { readonly seat: Seat },
  { module, board }: Table,
  reader: Reader,
): LastMove {
  const told = events.map(event => ({ event, words: tellEvent(module, event, reader) }));
  const targets = told.flatMap(({ words }) => targetsIn(board, words));
  const best = mostTelling(told, seat, board);
  return { seat, targets: new Set(targets), caption: best?.words ?? [] };
}

/** The places that events speak of. */
export const targetsOfEvents = (
  { module, board }: Table,
  events: readonly GameEvent[],
  reader: Reader,
): readonly string[] => events.flatMap(event => targetsIn(board, tellEvent(module, event, reader)));

interface Told {
  readonly event: GameEvent;
  readonly words: Sentence;
}

/** The event that the board finds most telling, otherwise the first one of the seat's that names a place. */
export function mostTelling<T extends Told>(
  told: readonly T[],
  seat: Seat,
  board: BoardModule,
): T | undefined {
  const own = told.filter(({ words: [first] }) => isSeat(first, seat));
  for (const type of board.tellingEvents ?? []) {
    const found = own.find(({ event }) => event.type === type);
    if (found !== undefined) return found;
  }
  return own.find(({ words }) => targetsIn(board, words).length > 0) ?? own.at(0) ?? told.at(0);
}

/** The places that a sentence speaks of. */
export const targetsIn = (board: BoardModule, words: Sentence): readonly string[] =>
  words
    .flatMap((part): readonly Chip[] => (typeof part === 'string' ? [] : [part]))
    .flatMap(({ chip, of }) => board.targetOfChip?.({ kind: chip, of }) ?? []);

const isSeat = (part: Sentence[number] | undefined, seat: Seat): boolean =>
  part !== undefined && typeof part !== 'string' && part.chip === 'seat' && part.of === seat;
