import type { Services } from '../services.ts';
import type { MatchResult } from '../storage/results.ts';
import type { DailyScore } from '../storage/daily.ts';
import { revealDeal } from './arrange.ts';
import { dayOf, startOf } from './challenge.ts';

const DAY = 86_400_000;

/** Notes the scores of attempts that are over, and opens the matches of earlier days. All of it may be done twice. */
export async function tendChallenges({
  storage,
  runtime,
}: Pick<Services, 'storage' | 'runtime'>): Promise<void> {
  const today = dayOf(runtime.now());
  const finished = await storage.daily.listFinished();
  const results = await storage.results.find(finished.map(({ table_id }) => table_id));
  const days = new Map(finished.map(({ table_id, day }) => [table_id, day]));
  for (const result of results)
    await storage.daily.score(
      result.table_id,
      scoreOf(result, startOf(days.get(result.table_id) ?? today) + DAY),
    );
  for (const { table_id: table, done } of await storage.daily.listSealed(today)) {
    // Someone who did not end in time may play on, for no one.
    if (done === 0) await storage.daily.score(table, NO_SCORE);
    await revealDeal(runtime, [table]);
    await storage.daily.reveal(table);
  }
}

const NO_SCORE: DailyScore = { score: null, margin: null, place: null };

/** An attempt counts when its person played it to the end before the day was over. */
function scoreOf({ seats, ended }: MatchResult, until: number): DailyScore {
  const [own, ...others] = seats;
  if (own?.score == null || own.departure !== null || ended >= until) return NO_SCORE;
  const best = Math.max(...others.map(({ score }) => score ?? 0));
  return { score: own.score, margin: own.score - best, place: own.place };
}
