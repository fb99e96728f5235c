import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { isGameId, type GameId } from '../../games/index.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import type { NumberedVisibleEntry } from '../../table/visible-entry.ts';
import type { Frame, Player, MatchClient } from '../match-client.ts';
import { ApiError, request, type Message } from './api.ts';
import { frameFrom, playersFrom } from './frame.ts';
import { saveLastSeen, loadLastSeen, type SavedFrame } from './last-seen.ts';
import { mergeEntries, isUndone } from './log.ts';
import { connectToTable, type ConnectionState } from './connection.ts';
import { sendCommand, type Wish } from './command.ts';

/** A table at the server. */
export interface OnlineTable {
  readonly id: string;
  readonly message: ReadonlySignal<Message | undefined>;
  readonly lines: ReadonlySignal<readonly NumberedVisibleEntry[]>;
  /** The last line that was there when the table was opened here. */
  readonly openedAtVersion: ReadonlySignal<number | undefined>;
  readonly connection: ReadonlySignal<ConnectionState>;
  /** Who has the table open; undefined before it was told. */
  readonly here: ReadonlySignal<readonly string[] | undefined>;
  readonly players: ReadonlySignal<readonly Player[]>;
  /** What the server said no to; undefined when it was dismissed. */
  readonly fault: ReadonlySignal<string | undefined>;
  dismissError(): void;
  /** True when it was done. */
  send(what: Wish): Promise<boolean>;
  /** The seat at the board, once the match has begun. */
  matchClient(): MatchClient;
  close(): void;
}

export function openTable(id: string): OnlineTable {
  const message = signal<Message | undefined>(undefined);
  const lines = signal<readonly NumberedVisibleEntry[]>([]);
  const first = signal<number | undefined>(undefined);
  const ahead = signal(0);
  const fault = signal<string | undefined>(undefined);
  const listeners = new Set<(frame: Frame) => void>();

  const present = (): Frame | undefined =>
    message.value === undefined ? undefined : frameFrom(message.value, lines.value);
  const tell = (frame: Frame | undefined): void => {
    if (frame !== undefined) for (const listener of listeners) listener(frame);
  };
  const heard = (fresh: Message): void => {
    if (message.value !== undefined && fresh.table.version < message.value.table.version) return;
    ahead.value = fresh.now - Date.now();
    lines.value = mergeEntries(lines.value, fresh.lines);
    first.value ??= fresh.table.version;
    message.value = fresh;
    const frame = present();
    if (frame !== undefined && isOwn(frame)) saveLastSeen(id, { n: fresh.table.version, frame });
    tell(frame);
  };
  const stream = connectToTable(id, () => lines.value.at(-1)?.n ?? 0, heard);
  const players = computed(() =>
    message.value === undefined ? [] : playersFrom(message.value, stream.here.value, ahead.value),
  );
  const wish = async (what: Wish): Promise<boolean> => {
    fault.value = undefined;
    try {
      await sendCommand(id, what, message.value?.table.version ?? 0);
      return true;
    } catch (error) {
      fault.value = error instanceof ApiError ? error.code : 'internal';
      // The board shows what the table says, whatever became of the wish.
      const frame = present();
      if (frame !== undefined) tell({ ...frame, isRefused: true });
      return false;
    }
  };
  const listen = (listener: (frame: Frame) => void): (() => void) => {
    listeners.add(listener);
    const frame = present();
    const before = frame === undefined ? undefined : momentBefore(loadLastSeen(id), frame, lines.value);
    if (before !== undefined) listener(before);
    if (frame !== undefined) listener(frame);
    return () => listeners.delete(listener);
  };

  return {
    id,
    message,
    lines,
    openedAtVersion: first,
    connection: stream.connection,
    here: stream.here,
    players,
    fault,
    dismissError: () => (fault.value = undefined),
    send: wish,
    matchClient: () => ({
      game: gameOf(message.value),
      config: message.value?.table.settings.config ?? { players: 0, options: {} },
      players,
      listen,
      play: text => void wish({ type: 'move', move: text }),
      takeBack: () => void wish({ type: (message.value?.table.undo.free ?? 0) > 0 ? 'undo' : 'askUndo' }),
      whyNot: text => whyNot(id, text),
      record: () => recordOf(id),
      close: () => stream.close(),
    }),
    close: () => stream.close(),
  };
}

/** The viewer has just decided. */
const isOwn = ({ viewer, last }: Frame): boolean =>
  viewer !== null && last !== null && last.seat === viewer && !last.isForced;

/** The table after your last decision, as long as it belongs to the same story. */
function momentBefore(
  moment: SavedFrame | undefined,
  { viewer, ply }: Frame,
  lines: readonly NumberedVisibleEntry[],
): Frame | undefined {
  if (moment === undefined || moment.frame.viewer !== viewer || moment.frame.ply >= ply) return undefined;
  return isUndone(lines, moment.n, moment.frame.ply) ? undefined : moment.frame;
}

const gameOf = (message: Message | undefined): GameId => {
  const game = message?.table.settings.game ?? '';
  if (!isGameId(game)) throw new Error(`no game ${game}`);
  return game;
};

async function whyNot(id: string, text: string): Promise<string | undefined> {
  const path = `/tables/${id}/why?move=${encodeURIComponent(text)}`;
  const { rule } = await request<{ rule: string | null }>('GET', path);
  return rule ?? undefined;
}

/** Whole once the match is over; before that the moves are missing. */
async function recordOf(id: string): Promise<MatchRecord | undefined> {
  const record = await request<Partial<MatchRecord>>('GET', `/tables/${id}/record`);
  return record.moves === undefined ? undefined : (record as MatchRecord);
}
