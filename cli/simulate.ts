import { join } from 'node:path';
import { formatBotSpec } from '../bots/index.ts';
import type { Result } from '../kernel/game.ts';
import { toRecord } from '../kernel/record.ts';
import { seedFrom } from '../kernel/seed.ts';
import { configOf, requireGame, botsForSeats, wholeNumber } from './arguments.ts';
import { writeJson } from './files.ts';
import type { CliContext } from './context.ts';
import { yieldToEventLoop, columns, print } from './output.ts';
import { startProgress } from './progress.ts';
import type { CliText } from './text/text.ts';
import { botLabel } from './seats.ts';
import { botChooser, createNamedBot, playMatch } from './play-match.ts';

export interface SimulateOptions {
  readonly players?: string;
  readonly games?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly json?: true;
  readonly records?: string;
  readonly option?: readonly string[];
}

const MAX_GAMES = 10_000_000;

/** Seats taken, victories (a shared one counts in parts) and points, of a bot or of a place at the table. */
interface Tally {
  seats: number;
  won: number;
  points: number;
}

const EMPTY: Tally = { seats: 0, won: 0, points: 0 };

/** Bots play many games; after each one they move on by one seat, so that no bot keeps the best place. */
export async function simulateCommand(
  id: string,
  options: SimulateOptions,
  context: CliContext,
): Promise<void> {
  const { text } = context;
  const module = await requireGame(id, text);
  const { game } = module;
  const config = configOf(module, options, text);
  const games = wholeNumber(
    options.games,
    { what: '--games', least: 1, most: MAX_GAMES, otherwise: 100 },
    text,
  );
  const specs = botsForSeats(options.bots ?? 'random', config.players, text);
  const seed = options.seed ?? '1';
  const bots = await Promise.all(specs.map(spec => createNamedBot(module, spec)));
  const tallies = { bots: new Map<string, Tally>(), seats: specs.map(() => ({ ...EMPTY })) };
  let decisions = 0;

  const isJson = options.json === true;
  if (isJson)
    process.stdout.write(
      `{"game":"${id}","config":${JSON.stringify(config)},"seed":${JSON.stringify(seed)},"results":[`,
    );
  const progress = startProgress();
  for (let index = 0; index < games; index++) {
    const seated = bots.map((_, seat) => bots[(seat + index) % bots.length]);
    const matchSeed = seedFrom(`${seed}\n${index}`);
    const choosers = seated.map((bot, seat) => botChooser(bot, matchSeed, seat));
    const match = await playMatch(game, config, matchSeed, choosers);
    const result = game.result(match.state);
    if (result === undefined) throw new Error(`game ${index} of seed ${seed} has no result`);
    const names = seated.map(({ spec }) => formatBotSpec(spec));
    count(tallies, names, result);
    decisions += match.steps.length;
    if (isJson) {
      const { totals, ranks } = result;
      const line = JSON.stringify({ seed: matchSeed, bots: names, totals, ranks, moves: match.steps.length });
      process.stdout.write(`${index === 0 ? '' : ','}${line}`);
    }
    if (options.records !== undefined) {
      const labels = seated.map(({ spec }, seat) => botLabel(seat, spec));
      const file = `${id}-${config.players}-${String(index + 1).padStart(String(games).length, '0')}.json`;
      writeJson(join(options.records, file), toRecord(match, labels), text);
    }
    progress.at((index + 1) / games, `${index + 1}/${games}`);
    await yieldToEventLoop();
  }
  progress.end();

  const mean = decisions / games;
  if (isJson) {
    const byBot = [...tallies.bots].map(([bot, tally]) => ({ bot, ...shares(tally) }));
    const seats = tallies.seats.map(shares);
    print(`],"decisionsPerGame":${mean},"bots":${JSON.stringify(byBot)},"seats":${JSON.stringify(seats)}}`);
    return;
  }
  print(text.simulate.head(id, config.players, games, seed));
  print();
  for (const line of columns([text.simulate.bots, ...[...tallies.bots].map(one => row(one, text))]))
    print(line);
  print();
  const bySeat = tallies.seats.map((tally, seat): [string, Tally] => [String(seat + 1), tally]);
  for (const line of columns([text.simulate.seats, ...bySeat.map(one => row(one, text))])) print(line);
  print();
  print(text.simulate.decisions(mean.toFixed(1)));
  if (options.records !== undefined) print(text.simulate.saved(games, options.records));
}

function count(
  tallies: { bots: Map<string, Tally>; seats: Tally[] },
  names: readonly string[],
  { ranks, totals }: Result,
): void {
  const share = 1 / ranks.filter(rank => rank === 1).length;
  names.forEach((name, seat) => {
    const ofBot = tallies.bots.get(name) ?? { ...EMPTY };
    tallies.bots.set(name, ofBot);
    for (const tally of [ofBot, tallies.seats[seat]]) {
      tally.seats++;
      tally.won += ranks[seat] === 1 ? share : 0;
      tally.points += totals[seat];
    }
  });
}

const shares = ({ seats, won, points }: Tally): Tally & { share: number } => ({
  seats,
  won,
  share: won / seats,
  points: points / seats,
});

const row = ([name, { seats, won, points }]: readonly [string, Tally], text: CliText): string[] => [
  name,
  String(seats),
  won.toFixed(1),
  text.percent(((100 * won) / seats).toFixed(1)),
  (points / seats).toFixed(1),
];
