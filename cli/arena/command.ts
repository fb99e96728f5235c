import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { loadHabits } from '../../games/habit-list.ts';
import type { Habit } from '../../games/habits.ts';
import { isGameId } from '../../games/index.ts';
import type { AnyGame, GameEvent } from '../../kernel/game.ts';
import { parseRecord, replay, type MatchRecord } from '../../kernel/record.ts';
import { configOf, requireGame, wholeNumber } from '../arguments.ts';
import { readText, writeJson } from '../files.ts';
import type { CliContext } from '../context.ts';
import { columns, print, printJson } from '../output.ts';
import type { ForfeitReason } from '../engine/client.ts';
import { startProgress } from '../progress.ts';
import type { CliText } from '../text/text.ts';
import { UsageError } from '../usage-error.ts';
import { parseContestants } from './contestants.ts';
import { createHabitReport, habitRows, type HabitReport } from './habits.ts';
import { runArena } from './run.ts';
import { lineUps, schedule, type ScheduledGame } from './schedule.ts';
import { createStandings, type Outcome, type Standing } from './standings.ts';
import { verdictOn, type Verdict } from './verdict.ts';

export interface ArenaOptions {
  readonly bots?: string;
  readonly players?: string;
  readonly games?: string;
  readonly jobs?: string;
  readonly moveMs?: string;
  readonly thinkMs?: string;
  readonly seed?: string;
  readonly sprt?: string;
  readonly records?: string;
  readonly option?: readonly string[];
  readonly habits?: true;
  readonly json?: true;
}

const MAX_GAMES = 1_000_000;
const HOUR = 3_600_000;
const FLAGS = { games: '--games', jobs: '--jobs', moveMs: '--move-ms', thinkMs: '--think-ms' } as const;

/** A tournament of bots: the same deals from every seat, a table of the results, and every game saved as a record. */
export async function arenaCommand(id: string, options: ArenaOptions, context: CliContext): Promise<void> {
  const { text } = context;
  const module = await requireGame(id, text);
  if (!isGameId(id)) return;
  const config = configOf(module, options, text);
  const bots = parseContestants(options.bots ?? 'level-1,level-2', text);
  const seed = options.seed ?? '1';
  const number = (what: keyof typeof FLAGS, most: number, otherwise: number): number =>
    wholeNumber(options[what], { what: FLAGS[what], least: 1, most, otherwise }, text);
  const jobs = number('jobs', 64, availableParallelism());
  const thinkMs = options.thinkMs === undefined ? undefined : number('thinkMs', HOUR, 0);
  const bounds = sprtBounds(options.sprt, text);
  const scheduled = schedule(bots, config.players, number('games', MAX_GAMES, 100), seed);
  const folder =
    options.records ??
    join(
      'arena',
      `${id}-${config.players}-${bots.map(folderName).join('-')}-${thinkMs === undefined ? '' : `${thinkMs}ms-`}${seed}`,
    );
  const standings = createStandings(scheduled.length / (scheduled[scheduled.length - 1].deal + 1));
  const habits = options.habits === true ? await loadHabits(id) : [];
  const habitReport = createHabitReport(habits);
  const progress = startProgress();
  const forfeits: ForfeitedGame[] = [];
  const outcome: { played: number; verdict: Verdict | undefined } = { played: 0, verdict: undefined };

  await runArena({
    game: id,
    config,
    games: scheduled,
    jobs,
    moveMs: number('moveMs', HOUR, 1000),
    thinkMs,
    loadFinishedGame: game => loadFinishedGame(folder, game, text),
    save: (game, record) => writeJson(fileOf(folder, game), record, text),
    onResult(game, { record, forfeit, efforts }) {
      if (forfeit !== undefined)
        forfeits.push({ game: game.number + 1, bot: game.bots[forfeit.seat], ...forfeit });
      standings.add(game, resultOf(record, forfeit), efforts);
      if (habits.length > 0 && forfeit === undefined)
        habitReport.add(game.bots, eventsOf(module.game, record));
      outcome.played++;
      progress.at(outcome.played / scheduled.length, `${outcome.played}/${scheduled.length}`);
      if (bounds !== undefined) outcome.verdict = verdictOn(standings.tallyOf(bots[0]), bounds);
      return outcome.verdict === undefined;
    },
  });
  progress.end();

  const { played, verdict } = outcome;
  const table = standings.table();
  if (options.json === true) {
    printJson({
      game: id,
      config,
      seed,
      games: played,
      lineUps: lineUps(bots, config.players),
      standings: table,
      ...(habits.length > 0 && { habits: habitReport.bots() }),
      ...(forfeits.length > 0 && { forfeits }),
      ...(bounds && { sprt: { bot: bots[0], ...bounds, verdict: verdict ?? null } }),
      records: folder,
    });
    return;
  }
  print(text.arena.head(id, config.players, played, seed));
  print();
  for (const line of columns([text.arena.columns, ...table.map(row)])) print(line);
  print();
  if (habits.length > 0) printHabits(habits, habitReport, context);
  for (const { game, bot, reason, message } of forfeits)
    print(text.arena.forfeit[reason](bot, game, message));
  if (bounds !== undefined) {
    print(text.arena.verdict[verdict ?? 'open'](bots[0], percent(bounds.low), percent(bounds.high)));
  }
  print(text.simulate.saved(played - forfeits.length, folder));
}

function printHabits(habits: readonly Habit[], report: HabitReport, { text, language }: CliContext): void {
  const bots = report.bots();
  const head = [text.arena.habits, ...bots.map(({ bot }) => bot)];
  for (const line of columns([head, ...habitRows(habits, bots, language)])) print(line);
  print();
}

/** Everything that happened in a recorded game. */
function eventsOf(game: AnyGame, record: MatchRecord): GameEvent[] {
  const { setupEvents, steps } = replay(game, record);
  return [...setupEvents, ...steps.flatMap(({ events }) => events)];
}

/** A program that broke off its game is last; the others share the win. */
function resultOf({ result, config }: MatchRecord, forfeit: { readonly seat: number } | undefined): Outcome {
  if (result !== undefined) return result;
  if (forfeit === undefined) throw new Error('a game has no result');
  const seats = Array.from({ length: config.players }, (_, seat) => seat);
  return {
    totals: seats.map(() => 0),
    ranks: seats.map(seat => (seat === forfeit.seat ? config.players : 1)),
  };
}

interface ForfeitedGame {
  readonly game: number;
  readonly bot: string;
  readonly seat: number;
  readonly reason: ForfeitReason;
  readonly message: string;
}

/** Records of `flat:400` are in a folder `flat_400`. */
const folderName = (bot: string): string => bot.replaceAll(/[^A-Za-z0-9.-]+/g, '_').slice(0, 60);

const fileOf = (folder: string, { number }: ScheduledGame): string =>
  join(folder, `${String(number + 1).padStart(5, '0')}.json`);

/** The record of a game that an earlier run has finished; an unfinished one is played again. */
function loadFinishedGame(folder: string, game: ScheduledGame, text: CliText): MatchRecord | undefined {
  const file = fileOf(folder, game);
  if (!existsSync(file)) return undefined;
  const record = parseRecord(readText(file, text));
  const isSame =
    record.seed === game.seed &&
    game.bots.every((bot, seat) => record.seats?.[seat] === `${seat + 1} (${bot})`);
  if (!isSame) throw new UsageError(text.arena.otherArena(file));
  return record.result === undefined ? undefined : record;
}

/** `70,80`: tests whether the first bot's share is at most 70% or at least 80%. */
function sprtBounds(word: string | undefined, text: CliText): { low: number; high: number } | undefined {
  if (word === undefined) return undefined;
  const [, low, high] = /^(\d{1,2}(?:\.\d+)?),(\d{1,2}(?:\.\d+)?)$/.exec(word) ?? [];
  if (low === undefined || Number(low) >= Number(high)) throw new UsageError(text.arena.badSprt(word));
  return { low: Number(low) / 100, high: Number(high) / 100 };
}

const percent = (share: number): string => (100 * share).toFixed(1);

const row = ({ bot, games, share, interval, points, ...rest }: Standing): string[] => [
  bot,
  String(games),
  `${percent(share)}%`,
  interval.map(percent).join('–'),
  points.toFixed(1),
  rest.decisionMs?.toFixed(1) ?? '',
  String(rest.rating),
  rest.ratingInterval.join('–'),
];
