import { isGameId, loadGame } from '../../games/index.ts';
import { completeConfig, configError } from '../../kernel/match.ts';
import type { LogEntry } from '../../table/entry.ts';
import { OPEN_SEAT, personSeat, type SeatState } from '../../table/seat-state.ts';
import type { TableSettings } from '../../table/settings.ts';
import type { NewTable, NewTableAnswer } from '../../api/table.ts';
import { isBotLevel } from '../bots/levels.ts';
import { RequestError } from '../request-error.ts';
import { idFromText } from '../people/token.ts';
import { requireRateable } from './rated-table.ts';
import type { TableRuntime } from './runtime.ts';

/** Opens a table; the same key of the same person is the same table. */
export async function openTable(
  runtime: TableRuntime,
  person: string,
  wanted: NewTable,
): Promise<NewTableAnswer> {
  const id = tableId(person, wanted.key);
  if (wanted.rated === true) await requireRateable(runtime.storage, person, wanted);
  await runtime.host.create(id, [await firstEntry(person, wanted)], person);
  const opened = await newTableAnswer(runtime, id);
  if (wanted.start !== true || opened.version > 1) return opened;
  const request = { person, command: { type: 'start' }, version: 1, key: wanted.key } as const;
  const { version } = await runtime.host.handleCommand(id, request);
  return { ...opened, version };
}

export const tableId = (person: string, key: string): string => idFromText(`table ${person} ${key}`);

export async function newTableAnswer({ storage }: TableRuntime, id: string): Promise<NewTableAnswer> {
  const row = await storage.tables.row(id);
  return { id, version: row?.version ?? 1, invite: row?.invite ?? null };
}

async function firstEntry(person: string, wanted: NewTable): Promise<LogEntry> {
  if (!isGameId(wanted.game))
    throw new RequestError('bad-settings', `unknown game ${wanted.game}: GET /api/meta lists the games`);
  const { meta } = (await loadGame(wanted.game)).game;
  const config = { players: wanted.seats.length, options: wanted.options ?? {} };
  const fault = configError(meta, config);
  if (fault !== undefined) throw new RequestError('bad-settings', fault);
  const played = { game: wanted.game, config: completeConfig(meta, config) };
  const settings = {
    ...settingsOf(wanted, played),
    ...(wanted.rated === true ? { rated: true as const } : {}),
  };
  return { type: 'opened', settings, host: person, places: placesOf(person, wanted.seats) };
}

/** The settings of a table, with defaults for what was not asked for. */
export const settingsOf = (
  {
    language,
    visibility,
    speed,
    undo,
    hints,
  }: Pick<NewTable, 'language' | 'visibility' | 'speed' | 'undo' | 'hints'>,
  played: Pick<TableSettings, 'game' | 'config'>,
): TableSettings => ({
  ...played,
  language: language ?? 'en',
  visibility: visibility ?? 'private',
  speed: speed ?? { kind: 'untimed' },
  undo: undo ?? 'free',
  ...(hints === true && { hints }),
});

export function placesOf(person: string, seats: NewTable['seats']): SeatState[] {
  if (seats.filter(({ kind }) => kind === 'me').length > 1)
    throw new RequestError('bad-settings', 'only one seat can be yours');
  return seats.map((seat): SeatState => {
    if (seat.kind === 'open') return OPEN_SEAT;
    if (seat.kind === 'me') return personSeat(person);
    if (!isBotLevel(seat.level))
      throw new RequestError('unknown-bot', `unknown bot ${seat.level}: GET /api/meta lists the bots`);
    return { kind: 'bot', level: seat.level };
  });
}
