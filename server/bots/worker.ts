import { budgetAtTable } from '../../bots/clock.ts';
import { parseBotSpec, createBot, type SeatedBot } from '../../bots/index.ts';
import { isLevel } from '../../bots/level-ids.ts';
import { isGameId, loadGame } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { Move } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { BotTask } from './job.ts';

/** Scratch states and trees are kept from one decision to the next. */
const seatedBots = new Map<string, SeatedBot>();

/** Runs in a worker thread: answers with one of the job's moves. */
export async function choose(task: BotTask): Promise<string> {
  if (!isGameId(task.game)) throw new Error(`unknown game ${task.game}`);
  const module = await loadGame(task.game);
  const { bot, playouts } = botFor(module, task.level);
  const { notation } = module.game;
  const moves = task.moves
    .map(text => notation.parse(text))
    .filter((move): move is Move => move !== undefined);
  const now = (): number => performance.now();
  const end = now() + task.budgetMs;
  const timed = isLevel(task.level)
    ? budgetAtTable(task.level, module.heuristics, now, task.budgetMs)
    : undefined;
  const move = bot({
    seat: task.seat,
    view: task.view,
    moves,
    random: fastRandom(task.seed),
    playouts,
    isOutOfTime: () => now() > end,
    ...timed,
  });
  return notation.text(move);
}

function botFor(module: GameModule, level: string): SeatedBot {
  const key = `${module.game.meta.id} ${level}`;
  const known = seatedBots.get(key);
  if (known !== undefined) return known;
  const spec = parseBotSpec(level);
  if (spec === undefined) throw new Error(`unknown bot ${level}`);
  const bot = createBot(module, spec);
  seatedBots.set(key, bot);
  return bot;
}
