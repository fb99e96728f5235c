import { isGameId, loadGame } from '../../games/index.ts';
import { completeConfig, configError } from '../../kernel/match.ts';
import type { LogEntry } from '../../table/entry.ts';
import { initialTable } from '../../table/apply.ts';
import { OPEN_SEAT, personSeat, type SeatState } from '../../table/seat-state.ts';
import type { TableSettings } from '../../table/settings.ts';
import type { NewTable } from '../../api/table.ts';
import { isBotLevel } from '../bots/levels.ts';
import { RequestError } from '../request-error.ts';
import { newToken } from '../people/token.ts';
import type { TableRuntime } from './runtime.ts';
import { toTableWrite } from './live-table.ts';

/** The first entry of the table that somebody wants. */
export async function firstEntry(person: string, wanted: NewTable): Promise<LogEntry> {
  if (!isGameId(wanted.game)) throw new RequestError('bad-settings', 'there is no such game');
  const { meta } = (await loadGame(wanted.game)).game;
  const config = { players: wanted.seats.length, options: wanted.options ?? {} };
  const fault = configError(meta, config);
  if (fault !== undefined) throw new RequestError('bad-settings', fault);
  const settings: TableSettings = {
    game: wanted.game,
    config: completeConfig(meta, config),
    language: wanted.language ?? 'en',
    visibility: wanted.visibility ?? 'private',
    speed: wanted.speed ?? { kind: 'untimed' },
    undo: wanted.undo ?? 'free',
  };
  return { type: 'opened', settings, host: person, places: placesOf(person, wanted) };
}

function placesOf(person: string, { seats }: NewTable): SeatState[] {
  if (seats.filter(({ kind }) => kind === 'me').length > 1)
    throw new RequestError('bad-settings', 'you can sit only once');
  return seats.map((seat): SeatState => {
    if (seat.kind === 'open') return OPEN_SEAT;
    if (seat.kind === 'me') return personSeat(person);
    if (!isBotLevel(seat.level)) throw new RequestError('unknown-bot', `there is no bot ${seat.level}`);
    return { kind: 'bot', level: seat.level };
  });
}

/** Writes the first entry of a table; nothing happens when it is there already. */
export async function createTable(
  runtime: TableRuntime,
  id: string,
  entry: LogEntry,
  by?: string,
): Promise<void> {
  const game = entry.type === 'opened' ? entry.settings.game : '';
  if (!isGameId(game)) throw new RequestError('bad-settings', 'there is no such game');
  const logged = { n: 1, at: runtime.now(), entry, ...(by === undefined ? {} : { by }) };
  const { table, entry: fact } = initialTable((await loadGame(game)).game, logged);
  const { noticeDelay } = runtime.policy;
  await runtime.storage.tables.append(
    toTableWrite(id, undefined, table, [fact], { noticeDelay, invite: newToken(12) }),
  );
}
