import { signal } from '@preact/signals';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { NumberedEntry } from '../../table/entry.ts';
import type { TableClient } from '../table-client.ts';
import { createUpdateFeed } from '../update-feed.ts';
import { gameOf, playersOf, settingsOf } from './local-table.ts';
import { recordFromLog } from './record-table.ts';
import { startWorker, type TableToOpen, type Transport } from './messages.ts';

/** A table in this browser. */
export interface LocalTableClient extends TableClient {
  /** Turns a shared screen to another player. */
  viewAs(seat: Seat): void;
}

export function createLocalClient(
  opened: TableToOpen,
  game: AnyGame,
  onError: (message: string) => void,
  { post, listen, close }: Transport = startWorker(),
): LocalTableClient {
  const feed = createUpdateFeed();
  const players = playersOf(opened.table);
  const sent = new Map<number, (isDone: boolean) => void>();
  const logs = new Map<number, (log: readonly NumberedEntry[]) => void>();
  let asked = 0;

  listen(event => {
    switch (event.type) {
      case 'update':
        return feed.push(event.update);
      case 'sent':
        sent.get(event.id)?.(event.isDone);
        sent.delete(event.id);
        return;
      case 'log':
        logs.get(event.id)?.(event.log);
        logs.delete(event.id);
        return;
      case 'error':
        onError(event.message);
    }
  });
  post({ type: 'open', ...opened });

  return {
    game: gameOf(opened.table),
    config: settingsOf(opened.table).config,
    players: signal(players),
    entries: feed.entries,
    listen: feed.listen,
    viewAs: seat => post({ type: 'viewAs', seat }),
    send: command =>
      new Promise(resolve => {
        sent.set(++asked, resolve);
        post({ type: 'send', id: asked, command, version: feed.latest.value?.table.version ?? 0 });
      }),
    async record() {
      const log = await new Promise<readonly NumberedEntry[]>(resolve => {
        logs.set(++asked, resolve);
        post({ type: 'log', id: asked });
      });
      return recordFromLog(game, log, players);
    },
    close,
  };
}
