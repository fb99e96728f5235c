import { BOTS, parseBotSpec, type BotSpec } from '../bots/index.ts';
import { LEVELS } from '../bots/level-ids.ts';
import { GAME_IDS, isGameId, loadGame } from '../games/index.ts';
import type { GameModule } from '../games/module.ts';
import type { Config, Meta } from '../kernel/game.ts';
import { completeConfig } from '../kernel/match.ts';
import type { CliText } from './text/text.ts';
import { UsageError } from './usage-error.ts';

/** Parses words of the command line; a UsageError says what is wrong with them. */

export async function requireGame(id: string, text: CliText): Promise<GameModule> {
  if (!isGameId(id)) throw new UsageError(text.faults.unknownGame(id, GAME_IDS));
  return loadGame(id);
}

interface Bounds {
  /** The option as the user typed it. */
  readonly what: string;
  readonly least: number;
  readonly most: number;
  readonly otherwise: number;
}

export function wholeNumber(
  word: string | undefined,
  { what, least, most, otherwise }: Bounds,
  text: CliText,
): number {
  if (word === undefined) return otherwise;
  const number = /^\d{1,9}$/.test(word) ? Number(word) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(text.faults.badNumber(what, word, least, most));
}

/** The default player count: not a solo game, even where that is possible. */
const USUAL_PLAYERS = 2;

export function playerCount(word: string | undefined, meta: Meta, text: CliText): number {
  const { least, most } = meta.players;
  const number =
    word === undefined
      ? Math.min(most, Math.max(least, USUAL_PLAYERS))
      : /^\d$/.test(word)
        ? Number(word)
        : 0;
  if (number >= least && number <= most) return number;
  throw new UsageError(text.faults.badPlayers(meta.id, least, most, word ?? ''));
}

/** Player count and options, every option filled in. */
export function configOf(
  module: GameModule,
  words: { readonly players?: string | undefined; readonly option?: readonly string[] | undefined },
  text: CliText,
): Config {
  const { game } = module;
  const players = playerCount(words.players, game.meta, text);
  const options: Record<string, string> = {};
  for (const word of words.option ?? []) {
    const [, id, value] = /^([^=]+)=(.+)$/.exec(word) ?? [];
    if (id === undefined || value === undefined) throw new UsageError(text.faults.badOption(word));
    checkOption(game.meta, players, { id, value }, text);
    options[id] = value;
  }
  return completeConfig(game.meta, { players, options });
}

/** Refuses an option that the game does not have, or not with this value or for so many players. */
export function checkOption(
  meta: Meta,
  players: number,
  { id, value }: { id: string; value: string },
  text: CliText,
): void {
  const option = meta.options.find(candidate => candidate.id === id);
  if (option === undefined) {
    const known = meta.options.map(candidate => candidate.id);
    throw new UsageError(text.faults.noOption(meta.id, id, known));
  }
  if (!option.values.includes(value)) throw new UsageError(text.faults.badValue(id, value, option.values));
  if (option.players !== undefined && !option.players.includes(players)) {
    throw new UsageError(text.faults.notForPlayers(id, option.players));
  }
}

/** `random,flat:400`: bots by name. */
const parseBots = (words: string, text: CliText): BotSpec[] =>
  words.split(',').map(word => {
    const spec = parseBotSpec(word.trim());
    if (spec !== undefined) return spec;
    const known = [...LEVELS, ...BOTS.map(bot => bot.name)];
    throw new UsageError(text.faults.unknownBot(word, known));
  });

/** Bots for `seats` seats; a shorter list repeats. */
export function botsForSeats(words: string, seats: number, text: CliText): BotSpec[] {
  const bots = parseBots(words, text);
  if (bots.length > seats) throw new UsageError(text.faults.tooManyBots(bots.length, seats));
  return Array.from({ length: seats }, (_, index) => bots[index % bots.length]);
}
