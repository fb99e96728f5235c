import type { GameId } from '../../games/index.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import type { Speed, UndoPolicy } from '../../table/settings.ts';
import type { ImportTable, NewTable, NewTableAnswer, TableSummaries, TableSummary } from '../../api/table.ts';
import { request, freshKey } from './api.ts';
import { preferences } from '../preferences.ts';
import { ensureSession, meta } from './session.ts';

/** The paces that are offered, from patient to brisk. */
export const PACES = ['untimed', 'week', 'days', 'day', 'long', 'live', 'quick'] as const;
export type Pace = (typeof PACES)[number];

const SPEEDS: Readonly<Record<Pace, Speed>> = {
  untimed: { kind: 'untimed' },
  week: { kind: 'correspondence', days: 7 },
  days: { kind: 'correspondence', days: 3 },
  day: { kind: 'correspondence', days: 1 },
  long: { kind: 'live', bank: 2400, increment: 30 },
  live: { kind: 'live', bank: 1200, increment: 20 },
  quick: { kind: 'live', bank: 600, increment: 10 },
};

export interface NewTableOptions {
  readonly game: GameId;
  readonly players: number;
  readonly bots: number;
  readonly options: Readonly<Record<string, string>>;
  readonly isPublic: boolean;
  readonly pace: Pace;
  readonly undo: UndoPolicy;
  readonly hints: boolean;
  readonly rated: boolean;
}

/** Opens a table at the server; you sit on the first seat, bots on the last ones. */
export async function createOnlineTable({
  game,
  players,
  bots,
  options,
  isPublic,
  pace,
  undo,
  hints,
  rated,
}: NewTableOptions): Promise<string> {
  await ensureSession();
  const level = await defaultBot();
  const seats = Array.from({ length: players }, (_, seat): NewTable['seats'][number] =>
    seat === 0 ? { kind: 'me' } : seat >= players - bots ? { kind: 'bot', level } : { kind: 'open' },
  );
  const body: NewTable = {
    key: freshKey(),
    game,
    seats,
    options,
    visibility: isPublic ? 'public' : 'private',
    speed: SPEEDS[pace],
    undo,
    hints,
    rated,
  };
  return (await request<NewTableAnswer>('POST', '/tables', body)).id;
}

/** Continues a match of this device on the server; the first person's seat is yours, the other people's are open. */
export async function continueOnline(
  record: MatchRecord,
  players: readonly { readonly bot: string | null }[],
): Promise<string> {
  await ensureSession();
  const own = players.findIndex(({ bot }) => bot === null);
  const seats = players.map(({ bot }, seat): NewTable['seats'][number] => {
    if (bot !== null) return { kind: 'bot', level: bot };
    return { kind: seat === own ? 'me' : 'open' };
  });
  const { language } = preferences.value;
  const body: ImportTable = { key: freshKey(), record, seats, language, visibility: 'private' };
  return (await request<NewTableAnswer>('POST', '/tables/import', body)).id;
}

/** A bot of middling strength, as the server calls it. */
export async function defaultBot(): Promise<string> {
  const { bots } = await meta();
  return bots[Math.floor(bots.length / 2)];
}

export interface Lists {
  readonly open: readonly TableSummary[];
  /** There are more open tables than these. */
  readonly hasMore: boolean;
  readonly mine: readonly TableSummary[];
}

/** Tables that wait for players, and those you sit at. */
export async function fetchTables(): Promise<Lists> {
  await ensureSession();
  const [{ tables: open, next }, mine] = await Promise.all([
    request<TableSummaries>('GET', `/tables?limit=${OPEN_SHOWN}`),
    fetchOwnTables(),
  ]);
  return { open: open.filter(({ yourSeat }) => yourSeat === null), hasMore: next !== null, mine };
}

/** Open tables on the first page; the others are on a page of their own. */
const OPEN_SHOWN = 10;
/** Pages of one's own tables, of a hundred each. */
const MOST_PAGES = 10;

async function fetchOwnTables(): Promise<TableSummary[]> {
  const mine: TableSummary[] = [];
  let after: string | null = '';
  for (let page = 0; page < MOST_PAGES && after !== null; page++) {
    const query: string = after === '' ? '' : `?after=${encodeURIComponent(after)}`;
    const { tables, next }: TableSummaries = await request('GET', `/me/tables${query}`);
    mine.push(...tables);
    after = next;
  }
  return mine;
}

/** Calls back whenever something about your tables has changed, until it is stopped. */
export function subscribeToTables(changed: () => void): () => void {
  const source = new EventSource('/api/me/turns');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(changed, 300);
  };
  source.addEventListener('tables', soon);
  source.addEventListener('turn', soon);
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
