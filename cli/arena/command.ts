import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { formatBotSpec } from '../../bots/index.ts';
import { isGameId } from '../../games/index.ts';
import { parseRecord, type MatchRecord } from '../../kernel/record.ts';
import { configOf, requireGame, parseBots, wholeNumber } from '../arguments.ts';
import { readText, writeJson } from '../files.ts';
import type { CliContext } from '../context.ts';
import { columns, print, printJson } from '../output.ts';
import { startProgress } from '../progress.ts';
import type { CliText } from '../text/text.ts';
import { UsageError } from '../usage-error.ts';
import { runArena } from './run.ts';
import { lineUps, schedule, type ScheduledGame } from './schedule.ts';
import { createStandings, type Standing } from './standings.ts';
import { verdictOn, type Verdict } from './verdict.ts';

export interface ArenaOptions {
  readonly bots?: string;
  readonly players?: string;
  readonly games?: string;
  readonly jobs?: string;
  readonly seed?: string;
  readonly sprt?: string;
  readonly records?: string;
  readonly option?: readonly string[];
  readonly json?: true;
}

const MOST_GAMES = 1_000_000;

/** Bots meet: the same deals from every seat, a table of how they did, every game kept as a record. */
export async function arenaCommand(id: string, options: ArenaOptions, context: CliContext): Promise<void> {
  const { text } = context;
  const module = await requireGame(id, text);
  if (!isGameId(id)) return;
  const config = configOf(module, options, text);
  const bots = parseBots(options.bots ?? 'level-1,level-2', text).map(formatBotSpec);
  const seed = options.seed ?? '1';
  const number = (what: 'games' | 'jobs', most: number, otherwise: number): number =>
    wholeNumber(options[what], { what: `--${what}`, least: 1, most, otherwise }, text);
  const jobs = number('jobs', 64, availableParallelism());
  const bounds = sprtBounds(options.sprt, text);
  const bouts = schedule(bots, config.players, number('games', MOST_GAMES, 100), seed);
  const folder =
    options.records ??
    join('arena', `${id}-${config.players}-${bots.join('-').replaceAll(':', '_')}-${seed}`);
  const standings = createStandings(bouts.length / (bouts[bouts.length - 1].deal + 1));
  const progress = startProgress();
  let [played, verdict]: [number, Verdict | undefined] = [0, undefined];

  await runArena({
    game: id,
    config,
    bouts,
    jobs,
    recall: bout => recall(folder, bout, text),
    keep: (bout, record) => writeJson(fileOf(folder, bout), record, text),
    count(bout, { result }) {
      if (result === undefined) throw new Error(`game ${bout.number} has no result`);
      standings.add(bout, result);
      played++;
      progress.at(played / bouts.length, `${played}/${bouts.length}`);
      if (bounds !== undefined) verdict = verdictOn(standings.sharesOf(bots[0]), bounds);
      return verdict === undefined;
    },
  });
  progress.end();

  const table = standings.table();
  if (options.json === true) {
    printJson({
      game: id,
      config,
      seed,
      games: played,
      lineUps: lineUps(bots, config.players),
      standings: table,
      ...(bounds && { sprt: { bot: bots[0], ...bounds, verdict: verdict ?? null } }),
      records: folder,
    });
    return;
  }
  print(text.arena.head(id, config.players, played, seed));
  print();
  for (const line of columns([text.arena.columns, ...table.map(row)])) print(line);
  print();
  if (bounds !== undefined) {
    print(text.arena.verdict[verdict ?? 'open'](bots[0], percent(bounds.low), percent(bounds.high)));
  }
  print(text.simulate.saved(played, folder));
}

const fileOf = (folder: string, { number }: ScheduledGame): string =>
  join(folder, `${String(number + 1).padStart(5, '0')}.json`);

/** The record of a game that an earlier run has finished; anything else under its name is played again. */
function recall(folder: string, bout: ScheduledGame, text: CliText): MatchRecord | undefined {
  const file = fileOf(folder, bout);
  if (!existsSync(file)) return undefined;
  const record = parseRecord(readText(file, text));
  const isSame =
    record.seed === bout.seed &&
    bout.bots.every((bot, seat) => record.seats?.[seat] === `${seat + 1} (${bot})`);
  if (!isSame) throw new UsageError(text.arena.otherArena(file));
  return record.result === undefined ? undefined : record;
}

/** `70,80`: the test whether the first bot's share is at most 70 % or at least 80 %. */
function sprtBounds(word: string | undefined, text: CliText): { low: number; high: number } | undefined {
  if (word === undefined) return undefined;
  const [, low, high] = /^(\d{1,2}(?:\.\d+)?),(\d{1,2}(?:\.\d+)?)$/.exec(word) ?? [];
  if (low === undefined || Number(low) >= Number(high)) throw new UsageError(text.arena.badSprt(word));
  return { low: Number(low) / 100, high: Number(high) / 100 };
}

const percent = (share: number): string => (100 * share).toFixed(1);

const row = ({ bot, games, share, interval, points, rating, ratingInterval }: Standing): string[] => [
  bot,
  String(games),
  `${percent(share)} %`,
  interval.map(percent).join('–'),
  points.toFixed(1),
  String(rating),
  ratingInterval.join('–'),
];
