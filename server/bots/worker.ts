import { parseBotSpec, createBot, type SeatedBot } from '../../bots/index.ts';
import { isGameId, loadGame } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { Move } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { BotJob } from './job.ts';

/** Scratch states and trees are kept from one decision to the next. */
const seatedBots = new Map<string, SeatedBot>();

/** Runs in a worker thread: answers with one of the turn's moves. */
export async function choose(turn: BotJob): Promise<string> {
  if (!isGameId(turn.game)) throw new Error(`no game ${turn.game}`);
  const module = await loadGame(turn.game);
  const { bot, playouts } = botFor(module, turn.level);
  const { notation } = module.game;
  const moves = turn.moves
    .map(text => notation.parse(text))
    .filter((move): move is Move => move !== undefined);
  const end = performance.now() + turn.budgetMs;
  const move = bot({
    seat: turn.seat,
    view: turn.view,
    moves,
    random: fastRandom(turn.seed),
    playouts,
    isOutOfTime: () => performance.now() > end,
  });
  return notation.text(move);
}

function botFor(module: GameModule, level: string): SeatedBot {
  const key = `${module.game.meta.id} ${level}`;
  const known = seatedBots.get(key);
  if (known !== undefined) return known;
  const opponent = parseBotSpec(level);
  if (opponent === undefined) throw new Error(`no bot ${level}`);
  const bot = createBot(module, opponent);
  seatedBots.set(key, bot);
  return bot;
}
