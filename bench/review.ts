import { availableParallelism } from 'node:os';
import { botChooser, createNamedBot, playMatch, requireBot } from '../cli/play-match.ts';
import { runReview } from '../cli/review/run.ts';
import { loadGame, type GameId } from '../games/index.ts';
import { toRecord } from '../kernel/record.ts';
import { seedFrom } from '../kernel/seed.ts';
import { STANDARD } from '../review/budget.ts';
import { openReview } from '../review/review.ts';

/** How long whole reviews take at the standard depth, which is that of level 3. */
export interface ReviewSpeed {
  readonly cores: number;
  readonly cacaoForTwoSeconds: number;
  readonly alubariForFourSeconds: number;
  /** Processor time on all cores together: what a busy neighbour does not change. */
  readonly cacaoForTwoProcessorSeconds: number;
  readonly alubariForFourProcessorSeconds: number;
}

const MOST_CORES = 2;
const BOT = 'search:110';

export async function reviewSpeed(): Promise<ReviewSpeed> {
  const cores = Math.min(MOST_CORES, availableParallelism());
  const cacao = await timeOf('cacao', 2, cores);
  const alubari = await timeOf('alubari', 4, cores);
  return {
    cores,
    cacaoForTwoSeconds: cacao.seconds,
    alubariForFourSeconds: alubari.seconds,
    cacaoForTwoProcessorSeconds: cacao.processorSeconds,
    alubariForFourProcessorSeconds: alubari.processorSeconds,
  };
}

async function timeOf(
  id: GameId,
  players: number,
  cores: number,
): Promise<{ readonly seconds: number; readonly processorSeconds: number }> {
  const module = await loadGame(id);
  const seed = seedFrom('bench review');
  const bot = await createNamedBot(module, requireBot(BOT));
  const choosers = Array.from({ length: players }, (_, seat) => botChooser(bot, seed, seat));
  const record = toRecord(await playMatch(module.game, { players, options: {} }, seed, choosers));
  const [start, used] = [performance.now(), process.cpuUsage()];
  await runReview(openReview(module, record), record, STANDARD, cores);
  const { user, system } = process.cpuUsage(used);
  return {
    seconds: Number(((performance.now() - start) / 1000).toFixed(1)),
    processorSeconds: Number(((user + system) / 1e6).toFixed(1)),
  };
}
