import { setTimeout as wait } from 'node:timers/promises';
import { botLevelAt } from '../../table/seat-state.ts';
import { legalMoves } from '../../table/view.ts';
import { nextBotSeat } from '../../table/table.ts';
import type { BotJob } from '../bots/job.ts';
import { handleHostCommand } from './commands.ts';
import { runGuarded, withTable, load, type TableRuntime } from './runtime.ts';

interface PendingBotMove {
  readonly version: number;
  readonly turn: Omit<BotJob, 'seed' | 'budgetMs'>;
}

/** Lets the bot whose turn it is think, once. */
export function runBotTurn(runtime: TableRuntime, id: string): void {
  void playBotTurn(runtime, id).catch((error: unknown) => runtime.reportError(error, id));
}

async function playBotTurn(runtime: TableRuntime, id: string): Promise<void> {
  const question = await withTable(runtime, id, async live => {
    if (live.isBotThinking) return undefined;
    const table = await load(runtime, live);
    const seat = nextBotSeat(table);
    const level = seat === undefined ? undefined : botLevelAt(table.places[seat]);
    if (seat === undefined || level === undefined || table.match === null) return undefined;
    live.isBotThinking = true;
    const { match, game } = table;
    return runGuarded(runtime, live, (): PendingBotMove => {
      const turn = {
        game: game.meta.id,
        level,
        seat,
        view: game.view(match.state, seat),
        moves: legalMoves(table, seat),
      };
      return { version: table.version, turn };
    });
  });
  if (question === undefined) return;
  const [move] = await Promise.all([runtime.bots.choose(question.turn), wait(runtime.policy.botPace)]);
  const live = runtime.tables.get(id);
  if (live !== undefined) live.isBotThinking = false;
  await handleHostCommand(runtime, id, { type: 'botMove', seat: question.turn.seat, move }, question.version);
  // While it thought the table may have gone on to another decision of a bot.
  await playBotTurn(runtime, id);
}
