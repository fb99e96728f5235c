import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { isGameId, type GameId } from '../../games/index.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import type { TableUpdate } from '../../api/table-update.ts';
import { hasOwnMove } from '../play/entries.ts';
import type { TableClient } from '../table-client.ts';
import { createUpdateFeed } from '../update-feed.ts';
import { ApiError, request, type ApiErrorCode } from './api.ts';
import { sendCommand } from './command.ts';
import { connectToTable, type ConnectionState } from './connection.ts';
import { lastSeenBefore, saveLastSeen } from './last-seen.ts';
import { playersIn } from './players.ts';

/** A table on the server. Its game is known once the first update has come. */
export interface OnlineTable extends Omit<TableClient, 'game' | 'config'> {
  readonly id: string;
  readonly update: ReadonlySignal<TableUpdate | undefined>;
  /** The version of the table when it was opened here. */
  readonly openedAtVersion: ReadonlySignal<number | undefined>;
  readonly connection: ReadonlySignal<ConnectionState>;
  /** Who has the table open; undefined before the server said. */
  readonly here: ReadonlySignal<readonly string[] | undefined>;
  /** Why the server refused the last command; undefined once that is dismissed. */
  readonly error: ReadonlySignal<ApiErrorCode | undefined>;
  dismissError(): void;
  /** The same table once its match has begun. */
  client(): TableClient;
}

export function openTable(id: string): OnlineTable {
  const feed = createUpdateFeed();
  const openedAtVersion = signal<number | undefined>(undefined);
  const ahead = signal(0);
  const error = signal<ApiErrorCode | undefined>(undefined);

  const onUpdate = (update: TableUpdate): void => {
    if (update.table.version < (feed.latest.value?.table.version ?? 0)) return;
    ahead.value = update.now - Date.now();
    openedAtVersion.value ??= update.table.version;
    if (isOwnDecision(update)) saveLastSeen(update);
    feed.push(update);
  };
  const stream = connectToTable(id, () => feed.entries.value.at(-1)?.n ?? 0, onUpdate);
  const table: Omit<OnlineTable, 'client'> = {
    id,
    update: feed.latest,
    entries: feed.entries,
    openedAtVersion,
    connection: stream.connection,
    here: stream.here,
    players: computed(() =>
      feed.latest.value === undefined
        ? []
        : playersIn(feed.latest.value, { here: stream.here.value, ahead: ahead.value }),
    ),
    error,
    dismissError: () => (error.value = undefined),
    async send(command) {
      error.value = undefined;
      try {
        await sendCommand(id, command, feed.latest.value?.table.version ?? 0);
        return true;
      } catch (refusal) {
        error.value = refusal instanceof ApiError ? refusal.code : 'internal';
        return false;
      }
    },
    listen(heard) {
      const now = feed.latest.value;
      const before = now === undefined ? undefined : lastSeenBefore(now, feed.entries.value);
      if (before !== undefined) heard(before);
      return feed.listen(heard);
    },
    record: () => recordOf(id),
    close: () => stream.close(),
  };
  return {
    ...table,
    client: () => ({
      ...table,
      game: gameOf(feed.latest.value),
      config: feed.latest.value?.table.settings.config ?? { players: 0, options: {} },
    }),
  };
}

/** The viewer's own move is the last thing that happened: anything later is for the next visit to show. */
function isOwnDecision({ you, lines }: TableUpdate): boolean {
  const last = lines.findLast(({ type }) => type === 'moved' || type === 'takenBack');
  return you.seat !== null && last !== undefined && hasOwnMove([last], you.seat);
}

const gameOf = (update: TableUpdate | undefined): GameId => {
  const game = update?.table.settings.game ?? '';
  if (!isGameId(game)) throw new Error(`the game ${game} is unknown`);
  return game;
};

/** Complete once the match is over; before that the moves are missing. */
async function recordOf(id: string): Promise<MatchRecord | undefined> {
  const record = await request<Partial<MatchRecord>>('GET', `/tables/${id}/record`);
  // With its moves, a record has every field.
  return record.moves === undefined ? undefined : (record as MatchRecord);
}
