import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { GameModule } from '../games/module.ts';
import { checkConformance, type Trial } from '../kernel/conformance.ts';
import { ConformanceError } from '../kernel/conformance-error.ts';
import type { Config, Meta, Move } from '../kernel/game.ts';
import { completeConfig, startMatch } from '../kernel/match.ts';
import { fastRandom, shuffle } from '../kernel/random.ts';
import { toRecord, type MatchRecord } from '../kernel/record.ts';
import { seedFrom } from '../kernel/seed.ts';
import { requireGame, wholeNumber } from './arguments.ts';
import { writeJson } from './files.ts';
import type { CliContext } from './context.ts';
import { yieldToEventLoop, printError, print, printJson } from './output.ts';
import { startProgress } from './progress.ts';

export interface FuzzOptions {
  readonly seconds?: string;
  readonly seed?: string;
  readonly records?: string;
  readonly json?: true;
}

const DAY = 86_400;
const MAX_MOVES = 5000;
/** How many moves of other positions are tried in each position. */
const OTHER_MOVES = 60;
const MAX_SEEN_MOVES = 2000;

interface Failure {
  readonly message: string;
  readonly record: MatchRecord;
}

/** Plays random matches of every player count and option through the conformance checks. */
export async function fuzzCommand(id: string, options: FuzzOptions, context: CliContext): Promise<void> {
  const isSound = await fuzz(await requireGame(id, context.text), options, context);
  if (!isSound) process.exitCode = 1;
}

/** Whether no failure was found in the time given. */
export async function fuzz(module: GameModule, options: FuzzOptions, context: CliContext): Promise<boolean> {
  const { text } = context;
  const { id } = module.game.meta;
  const seconds = wholeNumber(
    options.seconds,
    { what: '--seconds', least: 1, most: DAY, otherwise: 10 },
    text,
  );
  const base = options.seed ?? randomBytes(16).toString('hex');
  // In random order, so that short runs vary in player counts and options.
  const configs = shuffle(allConfigs(module), fastRandom(numberFrom(base)));
  const seenMoves: Move[] = [];
  const progress = startProgress();
  const start = performance.now();
  const elapsed = (): number => (performance.now() - start) / 1000;
  let matches = 0;
  let positions = 0;
  while (elapsed() < seconds) {
    const trial = trialOf(module, configs[matches % configs.length], `${base}\n${matches}`, seenMoves);
    const outcome = runTrial(trial, context);
    if ('message' in outcome) {
      progress.end();
      report(id, outcome, { ...options, base, matches }, context);
      return false;
    }
    addSeenMoves(seenMoves, outcome.moves, matches);
    matches++;
    positions += outcome.moves.length;
    progress.at(elapsed() / seconds, text.moves(positions));
    await yieldToEventLoop();
  }
  progress.end();
  const tried = { met: Math.min(matches, configs.length), all: configs.length };
  if (options.json === true) printJson({ game: id, seed: base, matches, positions, configs: tried });
  else print(text.fuzz.done(id, { matches, positions, seconds: elapsed().toFixed(1), ...tried }));
  return true;
}

/** Every player count with every combination of the options offered for it. */
function allConfigs({ game }: GameModule): Config[] {
  const { least, most } = game.meta.players;
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return counts.flatMap(players =>
    combinations(game.meta, players).map(options => completeConfig(game.meta, { players, options })),
  );
}

function combinations({ options }: Meta, players: number): Record<string, string>[] {
  return options
    .filter(option => option.players === undefined || option.players.includes(players))
    .reduce<Record<string, string>[]>(
      (sets, { id, values }) => sets.flatMap(set => values.map(value => ({ ...set, [id]: value }))),
      [{}],
    );
}

/** A trial that can be repeated: the same seed makes the same choices. */
function trialOf({ game }: GameModule, config: Config, seed: string, seen: readonly Move[]): () => Trial {
  const random = fastRandom(numberFrom(`strangers ${seed}`));
  const otherMoves = Array.from(
    { length: Math.min(OTHER_MOVES, seen.length) },
    () => seen[random.below(seen.length)],
  );
  return () => {
    const choice = fastRandom(numberFrom(seed));
    return {
      game,
      config,
      seed: seedFrom(seed),
      pick: bound => choice.below(bound),
      otherMoves,
      most: MAX_MOVES,
    };
  };
}

const numberFrom = (seed: string): number => Number.parseInt(seedFrom(seed).slice(0, 8), 16);

function runTrial(trial: () => Trial, context: CliContext): Failure | { readonly moves: readonly Move[] } {
  try {
    return { moves: checkConformance(trial()).steps.map(({ move }) => move) };
  } catch (error) {
    if (error instanceof ConformanceError) return { message: error.message, record: error.record };
    const record = lastGoodPrefix(trial);
    const message = error instanceof Error ? error.message : String(error);
    return { message: context.text.fuzz.crashed(message, record.moves.length), record };
  }
}

/** The longest beginning of a trial that still works, when the rules themselves throw; found by halving. */
function lastGoodPrefix(trial: () => Trial): MatchRecord {
  const { game, config, seed } = trial();
  let record = toRecord(startMatch(game, config, seed));
  let [works, fails] = [0, MAX_MOVES];
  while (fails - works > 1) {
    const moves = Math.floor((works + fails) / 2);
    try {
      record = toRecord(checkConformance({ ...trial(), moves }));
      works = moves;
    } catch {
      fails = moves;
    }
  }
  return record;
}

/** Keeps a mixture of moves from all matches so far. */
function addSeenMoves(seen: Move[], moves: readonly Move[], turn: number): void {
  for (const [index, move] of moves.entries()) {
    if (seen.length < MAX_SEEN_MOVES) seen.push(move);
    else seen[(turn * 31 + index * 7) % MAX_SEEN_MOVES] = move;
  }
}

function report(
  id: string,
  { message, record }: Failure,
  { base, matches, records, json }: FuzzOptions & { base: string; matches: number },
  { text }: CliContext,
): void {
  const file = join(records ?? '.', `fuzz-${id}-${numberFrom(`${base}\n${matches}`).toString(16)}.json`);
  writeJson(file, record, text);
  if (json === true) printJson({ game: id, seed: base, matches, failure: message, file });
  printError(`${text.fuzz.failed(id, record.config.players, message)}. ${text.fuzz.replay(file)}`);
}
