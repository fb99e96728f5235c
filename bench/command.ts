import { KEPT_GENERATIONS } from '../bots/levels.ts';
import { GAME_IDS, isGameId, loadGame, type GameId } from '../games/index.ts';
import type { Meta } from '../kernel/game.ts';
import { playerCount, wholeNumber } from '../cli/arguments.ts';
import type { BenchOptions } from '../cli/bench.ts';
import type { CliContext } from '../cli/context.ts';
import { columns, print, printJson } from '../cli/output.ts';
import { startProgress } from '../cli/progress.ts';
import type { CliText } from '../cli/text/text.ts';
import { UsageError } from '../cli/usage-error.ts';
import type { ComparisonOptions } from './against.ts';
import { measureAlone } from './isolated.ts';
import type { RandomPlay } from './random-play.ts';

const VERSUS = 'versus-boardgame.io';
const SEARCH = 'search';
const WEB = 'web';
const SERVER = 'server';
const CLUSTER = 'cluster';
const REVIEW = 'review';

export async function runBench(
  words: readonly string[],
  options: BenchOptions,
  context: CliContext,
): Promise<void> {
  const isSearch = words[0] === SEARCH;
  const [id, extra] = isSearch ? words.slice(1) : words;
  const { text } = context;
  if (extra !== undefined) throw new UsageError(text.faults.tooMany('cosecha bench --help'));
  const bounds = {
    what: '--seconds',
    least: 1,
    most: 600,
    otherwise: id === SERVER ? 10 : id === CLUSTER ? 5 : 3,
  };
  const seconds = wholeNumber(options.seconds, bounds, text);
  if (id === VERSUS) return versus(seconds, options, context);
  if (id === WEB) return webBench(options);
  if (id === REVIEW) return printFigures(await (await import('./review.ts')).reviewSpeed(), options.json);
  if (id === CLUSTER)
    return printFigures(
      await (await import('./cluster.ts')).clusterLoad({ tables: 200, seconds }),
      options.json,
    );
  if (id === SERVER) return serverBench(seconds, options, context);
  if (id !== undefined && !isGameId(id)) throw new UsageError(text.faults.unknownGame(id, GAME_IDS));
  const settings: { game: GameId; players: number }[] = [];
  for (const game of id === undefined ? GAME_IDS : [id]) {
    const { meta } = (await loadGame(game)).game;
    for (const players of playerCounts(meta, options.players, text)) settings.push({ game, players });
  }
  if (options.against !== undefined)
    return compareBench(settings, { seconds, benchmark: isSearch ? 'search' : 'random' }, options, context);
  if (isSearch) return searchBench(settings, seconds, options, context);
  const progress = startProgress();
  const lines: RandomPlay[] = [];
  for (const [index, { game, players }] of settings.entries()) {
    progress.at(index / settings.length, `${game} ${players}`);
    const line = await measureAlone({ game, players, seconds });
    if (options.json === true) printJson(line);
    lines.push(line);
  }
  progress.end();
  if (options.json !== true) for (const line of columns([text.bench.columns, ...lines.map(row)])) print(line);
}

/** This checkout against another one; one line for each game and player count. */
async function compareBench(
  settings: readonly { game: GameId; players: number }[],
  run: Pick<ComparisonOptions, 'seconds' | 'benchmark'>,
  { against = '', json, generation: word }: BenchOptions,
  { text }: CliContext,
): Promise<void> {
  const { compareCheckouts, isCheckout } = await import('./against.ts');
  if (!isCheckout(against)) throw new UsageError(text.faults.notCheckout(against));
  const bounds = { what: '--generation', least: 1, most: KEPT_GENERATIONS, otherwise: 1 };
  const generation = word === undefined ? undefined : wholeNumber(word, bounds, text);
  for (const setting of settings) {
    const line = await compareCheckouts({ ...setting, ...run, against, generation });
    const [ratio, low, high] = [line.ratio, ...line.interval].map(figure => figure.toFixed(3));
    if (json === true) printJson(line);
    else print(text.bench.against(setting.game, setting.players, ratio, low, high));
  }
}

function playerCounts(meta: Meta, word: string | undefined, text: CliText): number[] {
  if (word !== undefined) return [playerCount(word, meta, text)];
  const { least, most } = meta.players;
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}

const row = (line: RandomPlay): string[] => [
  line.game,
  String(line.players),
  String(line.gamesPerSecond),
  String(line.decisionsPerSecond),
  String(line.coreShare),
  String(line.bytesPerDecision),
];

async function searchBench(
  settings: readonly { game: GameId; players: number }[],
  seconds: number,
  { json }: BenchOptions,
  { text }: CliContext,
): Promise<void> {
  const { searchSpeed } = await import('./search.ts');
  const rows: string[][] = [];
  for (const { game, players } of settings) {
    const line = await searchSpeed(game, players, seconds);
    if (json === true) printJson(line);
    const figures = [line.iterationsPerSecond, line.coreShare];
    rows.push([game, String(players), ...figures.map(String)]);
  }
  if (json !== true) for (const line of columns([text.bench.search, ...rows])) print(line);
}

/** The app in a real browser. */
async function webBench({ json }: BenchOptions): Promise<void> {
  const { webBench: measure } = await import('./web.ts');
  printFigures(await measure(), json);
}

/** boardgame.io comes with the development of this project, not with the installed program. */
async function versus(seconds: number, { json }: BenchOptions, { text }: CliContext): Promise<void> {
  const { versusBoardgameIo, hasBoardgameIo } = await import('./versus-boardgame-io.ts');
  if (!hasBoardgameIo()) throw new UsageError(text.faults.noPackage('boardgame.io'));
  const line = await versusBoardgameIo(seconds);
  if (json === true) printJson(line);
  else
    print(
      text.bench.versus(
        String(line.decisionsPerSecond),
        String(line.boardgameIoDecisionsPerSecond),
        line.ratio.toFixed(1),
      ),
    );
}

/** A thousand tables on a server of their own, in the embedded store or in the one that DATABASE_URL names. */
async function serverBench(
  seconds: number,
  { json, against }: BenchOptions,
  { text }: CliContext,
): Promise<void> {
  const load = { tables: 1000, seconds, abreast: 64, database: process.env['DATABASE_URL'] };
  if (against === undefined) return printFigures(await (await import('./server.ts')).serverLoad(load), json);
  const { isCheckout } = await import('./against.ts');
  if (!isCheckout(against)) throw new UsageError(text.faults.notCheckout(against));
  const { compareServers } = await import('./server-against.ts');
  // Few tables, so that none falls asleep while the other server has its turn: waking one would be measured with its move.
  printFigures(await compareServers({ ...load, tables: 200, against }), json);
}

/** The figures carry their names in every language. */
function printFigures(line: object, json: true | undefined): void {
  if (json === true) printJson(line);
  else
    for (const text of columns(Object.entries(line).map(([name, value]) => [name, String(value)])))
      print(text);
}
