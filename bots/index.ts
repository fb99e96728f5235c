import type { GameModule } from '../games/module.ts';
import type { Move } from '../kernel/game.ts';
import type { Bot, BotKind, Searcher } from './bot.ts';
import { flat, flatShort } from './flat.ts';
import { isLevel, type LevelId } from './level-ids.ts';
import { isGeneration, botKind, knowledgeOf, playoutBudget } from './levels.ts';
import { random } from './random.ts';
import { plainSearch, search } from './search.ts';
import { onePly } from './one-ply.ts';

/** The bots that play every game. */
export const BOTS: readonly BotKind[] = [random, onePly, flat, flatShort, plainSearch, search];

/** A bot with its budget, as a command line or a lobby names it. */
export interface BotSpec {
  readonly kind: BotKind;
  /** For a level: its playouts in a game without heuristics. `createBot` gives the number for a game. */
  readonly playouts: number;
  readonly level?: LevelId;
  /** An earlier generation, which plays with what it knew of the game; the present one without it. */
  readonly generation?: number;
}

const MAX_PLAYOUTS = 1_000_000;

/**
 * `level-3`, `flat` or `flat:400`, the number being the playouts for a decision. `level-3@1` is the same bot of
 * generation 1. Undefined when there is no such bot.
 */
export function parseBotSpec(text: string): BotSpec | undefined {
  const [, name, number] = /^([^@]+)(?:@([1-9]\d?))?$/.exec(text) ?? [];
  if (number === undefined) return name === undefined ? undefined : parsePresent(name);
  const generation = Number(number);
  const spec = isGeneration(generation) ? parsePresent(name) : undefined;
  if (spec?.level === undefined) return spec && { ...spec, generation };
  const kind = botKind(spec.level, generation);
  return (
    kind && {
      kind,
      level: spec.level,
      generation,
      playouts: playoutBudget(spec.level, undefined, generation),
    }
  );
}

function parsePresent(text: string): BotSpec | undefined {
  if (isLevel(text)) {
    const kind = botKind(text);
    return kind && { kind, playouts: playoutBudget(text), level: text };
  }
  const [, name, playouts] = /^([a-z]+)(?::([1-9]\d{0,6}))?$/.exec(text) ?? [];
  const kind = BOTS.find(bot => bot.name === name);
  if (kind === undefined) return undefined;
  if (playouts === undefined) return { kind, playouts: kind.playouts };
  if (kind.playouts === 0 || Number(playouts) > MAX_PLAYOUTS) return undefined;
  return { kind, playouts: Number(playouts) };
}

/** The name that `parseBotSpec` turns into the same spec. */
export function formatBotSpec({ kind, playouts, level, generation }: BotSpec): string {
  const name = level ?? (kind.playouts === 0 ? kind.name : `${kind.name}:${playouts}`);
  return generation === undefined ? name : `${name}@${generation}`;
}

/** A bot for one game, with its playouts for a decision. */
export interface SeatedBot {
  readonly bot: Bot<Move, unknown>;
  readonly playouts: number;
  /** One thread's part of a decision that several threads make together; only searches have it. */
  readonly look?: Searcher<Move, unknown>['look'];
  /** Uses the time of others; only searches can. */
  readonly thinkAhead?: Searcher<Move, unknown>['thinkAhead'];
}

/** For a bot of an earlier generation the module must carry the heuristics of that generation. */
export const createBot = (
  { game, heuristics }: Pick<GameModule, 'game' | 'heuristics'>,
  { kind, playouts, level, generation }: BotSpec,
): SeatedBot => {
  const knowledge = knowledgeOf(level, heuristics);
  const searcher = kind.createSearcher?.(game, knowledge);
  return {
    bot: searcher?.decide ?? kind.create(game, knowledge),
    ...(searcher && {
      look: decision => searcher.look(decision),
      thinkAhead: situation => searcher.thinkAhead(situation),
    }),
    playouts: level === undefined ? playouts : playoutBudget(level, heuristics, generation),
  };
};
