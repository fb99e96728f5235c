import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { isGameId, type GameId } from '../../games/index.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import type { Result } from '../../kernel/game.ts';
import type { SeenLine } from '../../table/line.ts';
import type { Outcome } from '../../table/table.ts';
import type { Frame, Player, Sitting } from '../sitting.ts';
import { ApiFault, ask, freshKey, type Message } from './api.ts';
import { appended, storyFrom } from './story.ts';
import { listenTo, type Connection } from './stream.ts';

/** What is asked of a table besides playing. */
export type Wish =
  | { readonly type: 'sit' | 'freeSeat' | 'handOver'; readonly seat: number }
  | { readonly type: 'seatBot'; readonly seat: number; readonly level: string }
  | { readonly type: 'answerUndo'; readonly agree: boolean }
  | { readonly type: 'say'; readonly text: string }
  | { readonly type: 'move'; readonly move: string }
  | { readonly type: 'leave' | 'start' | 'close' | 'undo' | 'askUndo' | 'resign' | 'reclaim' | 'rematch' };

/** A table at the server. */
export interface OnlineTable {
  readonly id: string;
  readonly message: ReadonlySignal<Message | undefined>;
  readonly lines: ReadonlySignal<readonly SeenLine[]>;
  readonly connection: ReadonlySignal<Connection>;
  readonly watching: ReadonlySignal<number>;
  /** The server's clock minus ours, in milliseconds. */
  readonly ahead: ReadonlySignal<number>;
  readonly fault: ReadonlySignal<string | undefined>;
  wish(what: Wish): Promise<void>;
  /** The seat at the board, once the match has begun. */
  sitting(): Sitting;
  close(): void;
}

const TRIES = 5;

export function openTable(id: string): OnlineTable {
  const message = signal<Message | undefined>(undefined);
  const lines = signal<readonly SeenLine[]>([]);
  const ahead = signal(0);
  const fault = signal<string | undefined>(undefined);
  const listeners = new Set<(frame: Frame) => void>();

  const heard = (fresh: Message): void => {
    if (message.value !== undefined && fresh.table.version < message.value.table.version) return;
    ahead.value = fresh.now - Date.now();
    lines.value = appended(lines.value, fresh.lines);
    message.value = fresh;
    const frame = frameFrom(fresh, lines.value);
    if (frame !== undefined) for (const listener of listeners) listener(frame);
  };
  const stream = listenTo(id, () => lines.value.at(-1)?.n ?? 0, heard);

  /** The same wish is sent again with the same key until an answer comes. */
  const send = async (what: Wish): Promise<void> => {
    const body = { ...what, version: message.value?.table.version ?? 0, key: freshKey() };
    for (let turn = 1; ; turn++) {
      try {
        await ask('POST', `/tables/${id}/commands`, body);
        return;
      } catch (error) {
        const isLost = error instanceof ApiFault && error.code === 'offline';
        if (!isLost || turn === TRIES) throw error;
        await new Promise(resolve => setTimeout(resolve, 500 * 2 ** turn));
      }
    }
  };
  const wish = async (what: Wish): Promise<void> => {
    fault.value = undefined;
    try {
      await send(what);
    } catch (error) {
      fault.value = error instanceof ApiFault ? error.code : 'internal';
      // The board shows what the table says, whatever became of the wish.
      const now = message.value;
      const frame = now === undefined ? undefined : frameFrom(now, lines.value);
      if (frame !== undefined) for (const listener of listeners) listener({ ...frame });
    }
  };

  return {
    id,
    message,
    lines,
    connection: stream.connection,
    watching: stream.watching,
    ahead,
    fault,
    wish,
    sitting: () => ({
      game: gameOf(message.value),
      config: message.value?.table.settings.config ?? { players: 0, options: {} },
      players: computed(() => playersOf(message.value)),
      listen(listener) {
        listeners.add(listener);
        const frame = message.value === undefined ? undefined : frameFrom(message.value, lines.value);
        if (frame !== undefined) listener(frame);
        return () => listeners.delete(listener);
      },
      play: text => void wish({ type: 'move', move: text }),
      takeBack: () => void wish({ type: (message.value?.table.undo.free ?? 0) > 0 ? 'undo' : 'askUndo' }),
      whyNot: async text => {
        const { rule } = await ask<{ rule: string | null }>(
          'GET',
          `/tables/${id}/why?move=${encodeURIComponent(text)}`,
        );
        return rule ?? undefined;
      },
      record: async () => {
        const record = await ask<Partial<MatchRecord>>('GET', `/tables/${id}/record`);
        // Whole once the match is over; before that the moves are missing.
        return record.moves === undefined ? undefined : (record as MatchRecord);
      },
      close: () => stream.close(),
    }),
    close: () => stream.close(),
  };
}

const gameOf = (message: Message | undefined): GameId => {
  const game = message?.table.settings.game ?? '';
  if (!isGameId(game)) throw new Error(`no game ${game}`);
  return game;
};

const playersOf = (message: Message | undefined): readonly Player[] =>
  (message?.table.seats ?? []).map(({ kind, name, bot, isHere }) => ({
    name: name ?? '',
    bot,
    ...(kind === 'person' ? { isPresent: isHere } : {}),
  }));

function frameFrom({ table }: Message, lines: readonly SeenLine[]): Frame | undefined {
  if (table.view === null) return undefined;
  const last = lines.findLast(line => line.type === 'moved' || line.type === 'takenBack');
  return {
    ply: table.ply,
    viewer: table.seat,
    view: table.view,
    toAct: table.toAct,
    choices: table.moves,
    log: storyFrom(lines),
    last: last?.type === 'moved' ? { seat: last.seat, isForced: last.by === 'table' } : null,
    canTakeBack: table.undo.free > 0 || (table.undo.asking > 0 && table.undo.request === null),
    result: table.outcome === null ? null : resultOf(table.outcome),
  };
}

/** A match that was given up has places but no points. */
const resultOf = (outcome: Outcome): Result =>
  outcome.kind === 'played'
    ? outcome.result
    : { totals: outcome.ranks.map(() => 0), breakdown: [], ranks: outcome.ranks };
