import { createBot, parseBotSpec, type BotSpec, type SeatedBot } from '../bots/index.ts';
import { loadGeneration } from '../games/generations.ts';
import { isGameId } from '../games/index.ts';
import type { GameModule } from '../games/module.ts';
import type { AnyGame, Config, GameEvent, Move } from '../kernel/game.ts';
import { startMatch, type AnyMatch, type MatchStep } from '../kernel/match.ts';
import { fastRandom, type Random } from '../kernel/random.ts';
import type { Seat } from '../kernel/seat.ts';
import { randomForStep, keyOf, seedFrom, type Seed } from '../kernel/seed.ts';
import { processorTime } from './processor-time.ts';

/** A bot that plays one game, with the spec that names it. */
export interface NamedBot extends SeatedBot {
  readonly spec: BotSpec;
}

export async function createNamedBot(module: GameModule, spec: BotSpec): Promise<NamedBot> {
  return { spec, ...createBot(await ofGeneration(module, spec), spec) };
}

/** The game with what the bot's generation knew of it. */
export async function ofGeneration(
  module: GameModule,
  { generation }: BotSpec,
): Promise<Pick<GameModule, 'game' | 'heuristics'>> {
  const { id } = module.game.meta;
  if (generation === undefined || !isGameId(id)) return module;
  const heuristics = await loadGeneration(id, generation);
  if (heuristics === undefined) throw new Error(`generation ${generation} of ${id} is not kept`);
  return { game: module.game, heuristics };
}

/** The bot with a name that is known to exist. */
export function requireBot(name: string): BotSpec {
  const spec = parseBotSpec(name);
  if (spec === undefined) throw new Error(`there is no bot ${name}`);
  return spec;
}

/** The bot's own random numbers: repeatable, and separate from the draws of the match. */
export const botRandom = (seed: Seed, seat: Seat, ply: number): Random =>
  fastRandom(Number.parseInt(seedFrom(`bot ${seat} ${ply} ${seed}`).slice(0, 8), 16));

/** More than any search makes, so that time is what ends it. */
const MOST_PLAYOUTS_PER_MS = 400;

/** A decision of one seat; at least one move is legal. */
export interface Choice {
  readonly seat: Seat;
  readonly view: unknown;
  readonly moves: readonly Move[];
}

/** Makes the decisions of one seat: a bot at once, a program when it answers. */
export type Chooser = (choice: Choice) => Move | Promise<Move>;

export const chooseMove = (choice: Choice, { bot, playouts }: NamedBot, random: Random): Move =>
  choice.moves.length === 1 ? choice.moves[0] : bot({ ...choice, random, playouts });

/**
 * A bot's decisions in one match, with its own number of playouts or with as many as fit into some milliseconds of
 * processor time.
 */
export function botChooser(bot: NamedBot, seed: Seed, seat: Seat, thinkMs?: number): Chooser {
  const random = botRandom(seed, seat, 0);
  if (thinkMs === undefined || bot.playouts === 0) return choice => chooseMove(choice, bot, random);
  const playouts = Math.ceil(thinkMs * MOST_PLAYOUTS_PER_MS);
  return choice => {
    if (choice.moves.length === 1) return choice.moves[0];
    const end = processorTime() + thinkMs;
    return bot.bot({ ...choice, random, playouts, isOutOfTime: () => processorTime() > end });
  };
}

/** Plays a whole match. The draws are those of the seed, so its record can be verified. */
export async function playMatch(
  game: AnyGame,
  config: Config,
  seed: Seed,
  choosers: readonly Chooser[],
): Promise<AnyMatch> {
  const match = startMatch(game, config, seed);
  const { state } = match;
  const key = keyOf(seed);
  const steps: MatchStep<Move, GameEvent>[] = [];
  for (;;) {
    const [seat] = game.toAct(state);
    if (seat === undefined) return { ...match, steps };
    const moves: Move[] = [];
    game.moves(state, seat, moves);
    const chosen = choosers[seat]({ seat, view: game.view(state, seat), moves });
    // Bots answer at once: waiting for each of their moves would cost more than the move.
    const move = chosen instanceof Promise ? await chosen : chosen;
    game.apply(state, seat, move, { random: randomForStep(key, steps.length + 1) });
    steps.push({ seat, move, events: [], final: false, forced: false });
  }
}
