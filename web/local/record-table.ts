import type { AnyGame } from '../../kernel/game.ts';
import { playForced, type AnyMatch } from '../../kernel/match.ts';
import { replay, replaysRules, RecordError, toRecord, type MatchRecord } from '../../kernel/record.ts';
import type { Language } from '../../kernel/text.ts';
import { applyLog, initialTable } from '../../table/apply.ts';
import { DEVICE_OWNER, devicePerson, deviceSeats } from '../../table/device-host.ts';
import type { NumberedEntry } from '../../table/entry.ts';
import { logFromRecord } from '../../table/from-record.ts';
import type { TableSettings } from '../../table/settings.ts';
import type { LocalPlayer, LocalTable } from './local-table.ts';

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
