import { parseBotSpec, createBot } from '../../bots/index.ts';
import { budgetAtTable } from '../../bots/clock.ts';
import { isGameId, loadGame } from '../../games/index.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { BotJob } from '../../table/ports.ts';
import { DEFAULT_LEVEL } from './levels.ts';
import { freshNumber } from './random.ts';

/** Lets a bot decide. A level that this version does not know is played by the default one. */
export async function chooseMove({ game, level, seat, view, moves }: BotJob): Promise<string> {
  if (!isGameId(game)) throw new Error(`the game ${game} is unknown`);
  const module = await loadGame(game);
  const spec = parseBotSpec(level) ?? parseBotSpec(DEFAULT_LEVEL);
  if (spec === undefined) throw new Error(`the bot ${level} is unknown`);
  const { bot, playouts } = createBot(module, spec);
  const budget = spec.level && budgetAtTable(spec.level, module.heuristics, () => performance.now());
  const { notation } = module.game;
  const move = bot({
    seat,
    view,
    moves: moves.flatMap(text => notation.parse(text) ?? []),
    random: fastRandom(freshNumber()),
    playouts,
    ...budget,
  });
  return notation.text(move);
}

/** Plays a lesson's replies in order, as long as they are legal; after that the bot decides. */
export function scriptedChooser(
  script: readonly string[],
  choose: (job: BotJob) => Promise<string>,
): (job: BotJob) => Promise<string> {
  const replies = [...script];
  return job => {
    const line = replies.shift();
    const isNext = line !== undefined && Number(line[0]) === job.seat && job.moves.includes(line.slice(2));
    return isNext ? Promise.resolve(line.slice(2)) : choose(job);
  };
}
