import { isLevel } from '../../bots/level-ids.ts';
import { levelRating } from '../../bots/scale.ts';
import { isGameId, loadGame } from '../../games/index.ts';
import type { MatchResult } from '../storage/results.ts';
import type { DataStore } from '../storage/storage.ts';
import type { TableRuntime } from '../tables/runtime.ts';
import { changesOf, createBook, playerOf, recentSince } from './book.ts';
import type { Meetings } from './rate-match.ts';
import type { RatingChangeRow } from '../storage/result-rows.ts';

const MINUTE = 60_000;
const NEVER: Meetings = { ever: 0, recent: 0 };

/** Takes in every rated match that is waiting; returns how many this process took in. */
export async function takeInPending({ ratings }: Pick<DataStore, 'ratings'>): Promise<number> {
  let count = 0;
  for (;;) {
    // Read before the list: whatever another process takes in meanwhile moves the count on.
    let taken = await ratings.count();
    const pending = await ratings.pending();
    if (pending.length === 0) return count;
    for (const found of pending) {
      const result = await withAnchors(found);
      const n = taken + 1;
      const isTaken = await ratings.apply(result, n, await changesFor(ratings, result, n));
      // Another process works on the same list: it is read again.
      if (!isTaken) break;
      taken = n;
      count++;
    }
  }
}

/** Bots improve, so what one is worth now is kept with the match. */
async function withAnchors(result: MatchResult): Promise<MatchResult> {
  const { heuristics } = isGameId(result.game) ? await loadGame(result.game) : {};
  return {
    ...result,
    seats: result.seats.map(seat => ({
      ...seat,
      anchor:
        seat.anchor ?? (seat.bot === null || !isLevel(seat.bot) ? null : levelRating(seat.bot, heuristics)),
    })),
  };
}

async function changesFor(
  ratings: DataStore['ratings'],
  result: MatchResult,
  n: number,
): Promise<RatingChangeRow[]> {
  const players = [...new Set(result.seats.map(playerOf))];
  const people = new Set(result.seats.flatMap(({ person }) => person ?? []));
  const standings = new Map((await ratings.standings(players, result)).map(row => [row.player, row]));
  const met = new Map<string, Meetings>();
  const since = recentSince(result);
  const { game, pace } = result;
  for (const person of people)
    for (const other of players)
      if (other !== person)
        met.set(`${person} ${other}`, await ratings.meetings(person, other, { game, pace, since }));
  return changesOf(result, n, {
    standing: player => standings.get(player),
    meetings: (person, other) => met.get(`${person} ${other}`) ?? NEVER,
  });
}

/** Takes in matches as they end, and regularly what was missed. */
export function startRatings(runtime: TableRuntime): { stop(): Promise<void> } {
  let running = Promise.resolve();
  let isWanted = false;
  let isStopped = false;
  const runAfter = async (before: Promise<void>): Promise<void> => {
    await before;
    isWanted = false;
    await takeInPending(runtime.storage).catch((error: unknown) => runtime.reportError(error, ''));
  };
  const run = (): void => {
    if (isWanted || isStopped) return;
    isWanted = true;
    running = runAfter(running);
  };
  const forget = runtime.onFinished(run);
  const timer = setInterval(run, MINUTE);
  run();
  return {
    async stop() {
      isStopped = true;
      forget();
      clearInterval(timer);
      await running;
    },
  };
}

/** What a recomputation found. */
export interface Recomputed {
  readonly matches: number;
  readonly ratings: number;
  /** Figures that were stored and differ. */
  readonly differences: number;
}

/** Computes every rating again from the log of results and stores the figures. */
export async function recomputeRatings({ ratings }: Pick<DataStore, 'ratings'>): Promise<Recomputed> {
  for (;;) {
    const count = await ratings.count();
    const book = createBook();
    const changes: RatingChangeRow[] = [];
    let last = 0;
    for (;;) {
      const page = await ratings.taken(last);
      if (page.length === 0) break;
      for (const result of page) {
        last = result.n ?? last;
        changes.push(...book.takeIn(result, last));
      }
    }
    const before = await ratings.all();
    if (await ratings.replace(count, book.ratings(), changes)) {
      const after = await ratings.all();
      const differences = different(before.ratings, after.ratings) + different(before.changes, after.changes);
      return { matches: count, ratings: after.ratings.length, differences };
    }
  }
}

/** How many rows are not the same in both lists, to the last bit. */
function different(one: readonly object[], other: readonly object[]): number {
  const texts = new Set(one.map(row => JSON.stringify(row)));
  const same = other.filter(row => texts.has(JSON.stringify(row))).length;
  return Math.max(one.length, other.length) - same;
}
