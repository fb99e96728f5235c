import type { GameModule } from '../games/module.ts';
import type { Move } from '../kernel/game.ts';
import type { Bot, BotKind } from './bot.ts';
import { flat, flatShort } from './flat.ts';
import { isLevel, botKind, playoutBudget, type LevelId } from './levels.ts';
import { random } from './random.ts';
import { search } from './search.ts';
import { onePly } from './one-ply.ts';

/** The bots that play every game, weakest first. */
export const BOTS: readonly BotKind[] = [random, onePly, flat, flatShort, search];

/** A bot with its budget, as a command line or a lobby names it. */
export interface BotSpec {
  readonly kind: BotKind;
  /** For a level: its playouts in a game without heuristics. `createBot` gives the number for a game. */
  readonly playouts: number;
  readonly level?: LevelId;
}

const MAX_PLAYOUTS = 1_000_000;

/**
 * `level-3`, `flat` or `flat:400`, the number being the playouts for a decision; undefined when there is no
 * such bot.
 */
export function parseBotSpec(text: string): BotSpec | undefined {
  if (isLevel(text)) return { kind: botKind(text), playouts: playoutBudget(text), level: text };
  const [, name, playouts] = /^([a-z]+)(?::([1-9]\d{0,6}))?$/.exec(text) ?? [];
  const kind = BOTS.find(bot => bot.name === name);
  if (kind === undefined) return undefined;
  if (playouts === undefined) return { kind, playouts: kind.playouts };
  if (kind.playouts === 0 || Number(playouts) > MAX_PLAYOUTS) return undefined;
  return { kind, playouts: Number(playouts) };
}

/** The name that `parseBotSpec` turns into the same spec. */
export const formatBotSpec = ({ kind, playouts, level }: BotSpec): string =>
  level ?? (kind.playouts === 0 ? kind.name : `${kind.name}:${playouts}`);

/** A bot for one game, with its playouts for a decision. */
export interface SeatedBot {
  readonly bot: Bot<Move, unknown>;
  readonly playouts: number;
}

export const createBot = (
  { game, heuristics }: GameModule,
  { kind, playouts, level }: BotSpec,
): SeatedBot => ({
  bot: kind.create(game, heuristics),
  playouts: level === undefined ? playouts : playoutBudget(level, heuristics),
});
