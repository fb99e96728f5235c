import type { Decision } from '../../bots/bot.ts';
import { budgetAtTable } from '../../bots/clock.ts';
import { createBot, parseBotSpec, type SeatedBot } from '../../bots/index.ts';
import { isGameId, loadGame } from '../../games/index.ts';
import type { Move } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { BotJob } from '../../table/ports.ts';
import { DEFAULT_LEVEL } from './levels.ts';

/** A bot in front of its decision. */
interface Thinking {
  readonly seated: SeatedBot;
  readonly decision: Decision<Move, unknown>;
  textOf(move: Move): string;
}

/**
 * The bot for a job and the decision as it sees it; it ends after so many milliseconds at the latest. A level that this
 * version does not know is played by the default one.
 */
export async function prepareThinking(job: BotJob, seed: number, milliseconds?: number): Promise<Thinking> {
  if (!isGameId(job.game)) throw new Error(`the game ${job.game} is unknown`);
  const module = await loadGame(job.game);
  const spec = parseBotSpec(job.level) ?? parseBotSpec(DEFAULT_LEVEL);
  if (spec === undefined) throw new Error(`the bot ${job.level} is unknown`);
  const { notation } = module.game;
  const seated = createBot(module, spec);
  const decision = {
    seat: job.seat,
    view: job.view,
    moves: job.moves.flatMap(text => notation.parse(text) ?? []),
    random: fastRandom(seed),
    playouts: seated.playouts,
    ...(spec.level && budgetAtTable(spec.level, module.heuristics, () => performance.now(), milliseconds)),
  };
  return { seated, decision, textOf: move => notation.text(move) };
}
