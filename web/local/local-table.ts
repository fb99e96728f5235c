import { isGameId, type GameId } from '../../games/index.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { playForced, type AnyMatch } from '../../kernel/match.ts';
import { replay, replaysRules, RecordError, toRecord, type MatchRecord } from '../../kernel/record.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Language } from '../../kernel/text.ts';
import { applyLog, initialTable } from '../../table/apply.ts';
import { DEVICE_OWNER, devicePerson, deviceSeats } from '../../table/device-host.ts';
import type { LogEntry, NumberedEntry } from '../../table/entry.ts';
import { logFromRecord } from '../../table/from-record.ts';
import { botLevelAt } from '../../table/seat-state.ts';
import type { TableSettings } from '../../table/settings.ts';
import { toAct, type Outcome, type Table } from '../../table/table.ts';
import type { Player } from '../table-client.ts';

/** A table in this browser. The log is the table; the other fields spare a list from replaying it. */
export interface LocalTable {
  readonly id: string;
  /** By seat; empty for a seat without a name. */
  readonly names: readonly string[];
  readonly log: readonly NumberedEntry[];
  readonly created: number;
  readonly changed: number;
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
}

export type LocalPlayer = Pick<Player, 'name' | 'bot'>;

/** What a record does not say about the table it becomes. */
export interface TableFacts {
  readonly id: string;
  readonly players: readonly LocalPlayer[];
  readonly language: Language;
  readonly created: number;
  readonly changed: number;
}

/** The table at which a record's match continues; throws RecordError when today's rules cannot replay it. */
export function tableFromRecord(game: AnyGame, record: MatchRecord, facts: TableFacts): LocalTable {
  const { id, players, language, created, changed } = facts;
  if (!replaysRules(game, record.rules)) throw new RecordError('rules', `not version ${game.meta.rules}`);
  // A record may end before a forced move; the table would wait for someone to make it.
  const match = playForced(replay(game, record));
  const bots = players.map(({ bot }) => bot);
  const log = logFromRecord(
    game,
    { ...record, moves: toRecord(match).moves },
    seatingFor(match, bots, language),
    changed,
  );
  const result = game.result(match.state);
  return {
    id,
    names: players.map(({ name }) => name),
    log,
    created,
    changed,
    toAct: game.toAct(match.state),
    outcome: result === undefined ? null : { kind: 'played', result },
  };
}

function seatingFor({ game, config }: AnyMatch, bots: readonly (string | null)[], language: Language) {
  const people = bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
  const settings: TableSettings = {
    game: game.meta.id,
    config,
    language,
    visibility: 'private',
    speed: { kind: 'untimed' },
    undo: 'free',
    ...(people.length > 1 ? { screen: 'shared' } : {}),
  };
  const host = people.length === 0 ? DEVICE_OWNER : devicePerson(people[0]);
  return { settings, host, places: deviceSeats(bots) };
}

/** The table after more of its log; the caller stores it. */
export const withEntries = (
  stored: LocalTable,
  entries: readonly NumberedEntry[],
  table: Table,
): LocalTable => ({
  ...stored,
  log: [...stored.log, ...entries],
  changed: table.at,
  toAct: toAct(table),
  outcome: table.outcome,
});

function openedEntry({ log }: Pick<LocalTable, 'log'>): Extract<LogEntry, { readonly type: 'opened' }> {
  const entry = log[0]?.entry;
  if (entry?.type !== 'opened') throw new Error('this table has no beginning');
  return entry;
}

export const settingsOf = (table: LocalTable): TableSettings => openedEntry(table).settings;

export function gameOf(table: LocalTable): GameId {
  const { game } = settingsOf(table);
  if (!isGameId(game)) throw new Error(`the game ${game} is unknown`);
  return game;
}

export const playersOf = (table: LocalTable): readonly LocalPlayer[] =>
  openedEntry(table).places.map((place, seat) => ({
    name: table.names[seat] ?? '',
    bot: botLevelAt(place) ?? null,
  }));

/** The record of the match so far. */
export function recordFromLog(
  game: AnyGame,
  log: readonly NumberedEntry[],
  players: readonly LocalPlayer[],
): MatchRecord {
  const [first, ...rest] = log;
  const { match } = applyLog(initialTable(game, first).table, rest).table;
  if (match === null) throw new Error('this match has not started');
  const [names, bots] = [players.map(({ name }) => name), players.map(({ bot }) => bot)];
  return toRecord(match, names, bots);
}
