import { signal, type ReadonlySignal } from '@preact/signals';
import type { TableUpdate } from '../../api/table-update.ts';
import type { LeavingEvent, PresenceEvent } from '../../api/stream.ts';
import { ApiError, request } from './api.ts';
import { renewSession } from './session.ts';

/** `live`: events come in; `lost`: they do not, and we keep trying; `gone`: the table is closed to us. */
export type ConnectionState = 'opening' | 'live' | 'lost' | 'gone';

export interface TableConnection {
  readonly connection: ReadonlySignal<ConnectionState>;
  /** Who has the table open; undefined before it was told. */
  readonly here: ReadonlySignal<readonly string[] | undefined>;
  close(): void;
}

const FIRST_WAIT = 800;
const LONGEST_WAIT = 15_000;
/** Devices that sleep leave connections behind that look alive. */
const LONG_HIDDEN = 30_000;

/** Listens to a table, and reconnects after every interruption, with nothing missed. */
export function connectToTable(
  id: string,
  seen: () => number,
  onUpdate: (update: TableUpdate) => void,
): TableConnection {
  const connection = signal<ConnectionState>('opening');
  const here = signal<readonly string[] | undefined>(undefined);
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT;
  let hiddenAt = 0;
  let isClosed = false;

  const open = (): void => {
    clearTimeout(timer);
    source?.close();
    if (isClosed) return;
    source = new EventSource(`/api/tables/${id}/stream?since=${seen()}`);
    source.addEventListener('table', ({ data }: MessageEvent<string>) => {
      wait = FIRST_WAIT;
      connection.value = 'live';
      onUpdate(JSON.parse(data) as TableUpdate);
    });
    source.addEventListener('here', ({ data }: MessageEvent<string>) => {
      here.value = (JSON.parse(data) as PresenceEvent).here;
    });
    source.addEventListener('gone', leave);
    // A server that stops spreads out when everyone comes back.
    source.addEventListener('leaving', ({ data }: MessageEvent<string>) => {
      wait = (JSON.parse(data) as LeavingEvent).wait;
    });
    source.addEventListener('error', ({ currentTarget }) => {
      // The server answered without a stream: perhaps the table does not exist.
      const isAnswered = currentTarget === source && source?.readyState === EventSource.CLOSED;
      lose();
      if (isAnswered) void inquire();
    });
  };
  const leave = (): void => {
    connection.value = 'gone';
    clearTimeout(timer);
    source?.close();
  };
  const lose = (): void => {
    if (connection.value === 'gone' || isClosed) return;
    connection.value = 'lost';
    source?.close();
    clearTimeout(timer);
    timer = setTimeout(open, wait);
    wait = Math.min(LONGEST_WAIT, wait * 2);
  };
  const inquire = async (): Promise<void> => {
    try {
      await request('GET', `/tables/${id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) return;
      if (error.code === 'not-found' || error.code === 'bad-request') leave();
      if (error.code === 'no-session') await renewSession().then(open, () => undefined);
    }
  };
  const comeBack = (): void => {
    if (connection.value === 'gone') return;
    wait = FIRST_WAIT;
    open();
  };
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (connection.value === 'lost' || Date.now() - hiddenAt > LONG_HIDDEN) comeBack();
  };
  open();
  addEventListener('online', comeBack);
  addEventListener('offline', lose);
  document.addEventListener('visibilitychange', onVisibility);

  return {
    connection,
    here,
    close() {
      isClosed = true;
      clearTimeout(timer);
      source?.close();
      removeEventListener('online', comeBack);
      removeEventListener('offline', lose);
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
