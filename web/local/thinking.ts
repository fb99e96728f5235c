import type { Decision, SeenMove } from '../../bots/bot.ts';
import { budgetAtTable } from '../../bots/clock.ts';
import { createBot, parseBotSpec, type BotSpec, type SeatedBot } from '../../bots/index.ts';
import { isGameId, loadGame } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { Move } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { BotJob } from '../../table/ports.ts';
import { DEFAULT_LEVEL } from './levels.ts';

/** A bot for one game, with what it needs to read a job. */
export interface BotInGame {
  readonly seated: SeatedBot;
  readonly spec: BotSpec;
  readonly heuristics: GameModule['heuristics'];
  readonly notation: GameModule['game']['notation'];
}

/** A level that this version does not know is played by the default one. */
export async function seatBot({ game, level }: Pick<BotJob, 'game' | 'level'>): Promise<BotInGame> {
  if (!isGameId(game)) throw new Error(`the game ${game} is unknown`);
  const module = await loadGame(game);
  const spec = parseBotSpec(level) ?? parseBotSpec(DEFAULT_LEVEL);
  if (spec === undefined) throw new Error(`the bot ${level} is unknown`);
  return {
    seated: createBot(module, spec),
    spec,
    heuristics: module.heuristics,
    notation: module.game.notation,
  };
}

/** The decision as the bot sees it; it ends after so many milliseconds at the latest. */
export const decisionFor = (
  { seated, spec, heuristics, notation, since }: BotInGame & { readonly since?: readonly SeenMove[] },
  { seat, view, moves }: BotJob,
  seed: number,
  milliseconds?: number,
): Decision<Move, unknown> => ({
  seat,
  view,
  moves: moves.flatMap(text => notation.parse(text) ?? []),
  random: fastRandom(seed),
  playouts: seated.playouts,
  ...(spec.level && budgetAtTable(spec.level, heuristics, () => performance.now(), milliseconds)),
  ...(since && { since }),
});
