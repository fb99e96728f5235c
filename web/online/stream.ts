import { signal, type ReadonlySignal } from '@preact/signals';
import type { Message } from './api.ts';

/** `live`: events come in; `lost`: they do not, and we keep trying; `gone`: the table is closed to us. */
export type Connection = 'opening' | 'live' | 'lost' | 'gone';

export interface Stream {
  readonly connection: ReadonlySignal<Connection>;
  /** How many have the table open. */
  readonly watching: ReadonlySignal<number>;
  close(): void;
}

const FIRST_WAIT = 800;
const LONGEST_WAIT = 15_000;

/** Listens to a table, and comes back by itself after every interruption, with nothing missed. */
export function listenTo(id: string, seen: () => number, heard: (message: Message) => void): Stream {
  const connection = signal<Connection>('opening');
  const watching = signal(0);
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT;

  const open = (): void => {
    clearTimeout(timer);
    source?.close();
    source = new EventSource(`/api/tables/${id}/stream?since=${seen()}`);
    source.addEventListener('table', ({ data }: MessageEvent<string>) => {
      wait = FIRST_WAIT;
      connection.value = 'live';
      heard(JSON.parse(data) as Message);
    });
    source.addEventListener('here', ({ data }: MessageEvent<string>) => {
      watching.value = (JSON.parse(data) as { watching: number }).watching;
    });
    source.addEventListener('gone', () => {
      connection.value = 'gone';
      source?.close();
    });
    source.addEventListener('error', () => {
      if (connection.value === 'gone') return;
      connection.value = 'lost';
      source?.close();
      clearTimeout(timer);
      timer = setTimeout(open, wait);
      wait = Math.min(LONGEST_WAIT, wait * 2);
    });
  };
  const comeBack = (): void => {
    if (connection.value === 'lost' && document.visibilityState === 'visible') open();
  };
  open();
  addEventListener('online', comeBack);
  document.addEventListener('visibilitychange', comeBack);

  return {
    connection,
    watching,
    close() {
      clearTimeout(timer);
      source?.close();
      removeEventListener('online', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
    },
  };
}
