import type { Decision } from '../../bots/bot.ts';
import { budgetAtTable } from '../../bots/clock.ts';
import { parseBotSpec, createBot, type SeatedBot } from '../../bots/index.ts';
import { isLevel } from '../../bots/level-ids.ts';
import type { RootFigures } from '../../bots/root-figures.ts';
import { isGameId, loadGame } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { Move } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { BotTask, SharedTask } from './job.ts';

/** Scratch states and trees are kept from one decision to the next. */
const seatedBots = new Map<string, SeatedBot>();

const elapsed = (): number => performance.now();

/** Runs in a worker thread: answers with one of the job's moves. Its time is counted by `now`, in milliseconds. */
export async function choose(task: BotTask, now = elapsed): Promise<string> {
  const { module, seated, decision } = await prepare(task, now);
  return module.game.notation.text(seated.bot(decision));
}

/** Runs in a worker thread: one thread's part of a decision. It ends as soon as someone else needs the thread. */
export async function look(task: SharedTask): Promise<RootFigures> {
  const { seated, decision } = await prepare({ ...task, budgetMs: task.endsAt - Date.now() }, elapsed);
  if (seated.look === undefined) throw new Error(`the bot ${task.level} does not search`);
  const isOver = (): boolean => Atomics.load(task.stop, 0) !== 0 || decision.isOutOfTime();
  return seated.look({ ...decision, isOutOfTime: isOver });
}

/** The bot for a task and the decision as it sees it. */
async function prepare(
  task: BotTask,
  now: () => number,
): Promise<{
  module: GameModule;
  seated: SeatedBot;
  decision: Decision<Move, unknown> & Required<Pick<Decision<Move, unknown>, 'isOutOfTime'>>;
}> {
  if (!isGameId(task.game)) throw new Error(`unknown game ${task.game}`);
  const module = await loadGame(task.game);
  const seated = botFor(module, task.level);
  const moves = task.moves
    .map(text => module.game.notation.parse(text))
    .filter((move): move is Move => move !== undefined);
  const end = now() + task.budgetMs;
  const timed = isLevel(task.level)
    ? budgetAtTable(task.level, module.heuristics, now, task.budgetMs)
    : undefined;
  const decision = {
    seat: task.seat,
    view: task.view,
    moves,
    random: fastRandom(task.seed),
    playouts: seated.playouts,
    isOutOfTime: () => now() > end,
    ...timed,
  };
  return { module, seated, decision };
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
