import type { GameModule } from '../../games/module.ts';
import { eventText, type Chip, type Names, type Sentence } from '../../kernel/text.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { BoardModule, LastMove } from '../../board/module.ts';
import type { NumberedVisibleEntry } from '../../table/visible-entry.ts';
import { preferences } from '../preferences.ts';
import { hasOwnMove } from './entries.ts';

type Moved = Extract<NumberedVisibleEntry, { readonly type: 'moved' }>;

/** Entries of one seat's turn, one after the other. */
interface Turn {
  readonly seat: Seat;
  readonly entries: Moved[];
}

/** The turns in the log after the viewer's last decision, up to a version; spectators see the latest turn. */
export function turnsSince(
  entries: readonly NumberedVisibleEntry[],
  viewer: Seat | null,
  version: number,
): readonly Turn[] {
  const turns: Turn[] = [];
  for (let at = entries.length - 1; at >= 0; at--) {
    const entry = entries[at];
    if (entry.n > version) continue;
    if (entry.type === 'takenBack' || entry.type === 'started') break;
    if (entry.type !== 'moved') continue;
    if (viewer !== null && hasOwnMove([entry], viewer)) break;
    if (turns[0]?.seat === entry.seat) turns[0].entries.unshift(entry);
    else if (viewer === null && turns.length > 0) break;
    else turns.unshift({ seat: entry.seat, entries: [entry] });
  }
  return turns.filter(({ seat }) => seat !== viewer);
}

/** A turn as a board shows it: the places it touched and its most telling sentence. */
export function lastMoveOf(
  { seat, entries }: Turn,
  {
    module,
    board,
    names,
  }: { readonly module: GameModule; readonly board: BoardModule; readonly names: Names },
): LastMove {
  const text = module.text[preferences.value.language];
  const sentences = entries.flatMap(({ events }) => events.map(event => eventText(text, event, names)));
  const targets = sentences
    .flatMap(chipsIn)
    .flatMap(({ chip, of }) => board.targetOfChip?.({ kind: chip, of }) ?? []);
  const isOwn = (sentence: Sentence): boolean => startsWith(sentence, seat);
  const caption = sentences.findLast(isOwn) ?? sentences.at(-1) ?? [];
  return { seat, targets: new Set(targets), caption };
}

const chipsIn = (sentence: Sentence): readonly Chip[] =>
  sentence.flatMap(part => (typeof part === 'string' ? [] : [part]));

function startsWith([first]: Sentence, seat: Seat): boolean {
  return first !== undefined && typeof first !== 'string' && first.chip === 'seat' && first.of === seat;
}
