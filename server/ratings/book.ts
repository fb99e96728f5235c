import type { MatchResult } from '../storage/results.ts';
import type { Pace, RatingChangeRow, RatingRow } from '../storage/result-rows.ts';
import {
  NEWCOMER,
  rateMatch,
  REPEAT_DAYS,
  type Meetings,
  type RatedSeat,
  type Standing,
} from './rate-match.ts';

const DAY = 86_400_000;

/** What has to be known before a match can be taken in. */
export interface Background {
  standing(player: string): Standing | undefined;
  meetings(one: string, other: string): Meetings;
}

/** The changes of a match that is taken in as number `n`, one for each seat with a person. */
export function changesOf(result: MatchResult, n: number, background: Background): RatingChangeRow[] {
  const seats = result.seats.map((seat): RatedSeat => {
    const player = playerOf(seat);
    return {
      player,
      place: seat.place,
      anchor: seat.anchor,
      standing: background.standing(player) ?? NEWCOMER,
    };
  });
  const after = rateMatch(seats, background.meetings);
  return result.seats.flatMap(({ seat, kind }, index) => {
    if (kind === 'bot') return [];
    const { mu, sigma, matches, opponents } = after[index];
    const { player, standing } = seats[index];
    const { table_id, game, pace, ended, released } = result;
    return [
      {
        table_id,
        seat,
        player,
        game,
        pace,
        n,
        at: released ?? ended,
        mu,
        sigma,
        matches,
        opponents,
        mu_before: standing.mu,
        sigma_before: standing.sigma,
      },
    ];
  });
}

/** The person, or the level of the bot. */
export const playerOf = ({ person, bot }: MatchResult['seats'][number]): string => person ?? bot ?? '';

/** A meeting counts as recent until this time before a match. */
export const recentSince = ({ ended }: Pick<MatchResult, 'ended'>): number => ended - REPEAT_DAYS * DAY;

export const ratingOf = (change: RatingChangeRow): RatingRow => {
  const { player, game, pace, mu, sigma, matches, opponents, at } = change;
  return { player, game, pace, mu, sigma, matches, opponents, at };
};

/** Takes in all rated matches in their order, from the first. */
export function createBook(): {
  takeIn(result: MatchResult, n: number): RatingChangeRow[];
  ratings(): RatingRow[];
} {
  const ratings = new Map<string, RatingRow>();
  const met = new Map<string, number[]>();
  const keyOf = ({ game, pace }: { game: string; pace: Pace }, ...players: string[]): string =>
    [game, pace, ...players.toSorted()].join(' ');
  return {
    takeIn(result, n) {
      const since = recentSince(result);
      const changes = changesOf(result, n, {
        standing: player => ratings.get(keyOf(result, player)),
        meetings(one, other) {
          const times = met.get(keyOf(result, one, other)) ?? [];
          return { ever: times.length, recent: times.filter(time => time > since).length };
        },
      });
      for (const change of changes) ratings.set(keyOf(result, change.player), ratingOf(change));
      const players = [...new Set(result.seats.map(playerOf))];
      for (const [index, one] of players.entries())
        for (const other of players.slice(index + 1)) {
          const key = keyOf(result, one, other);
          const times = met.get(key) ?? [];
          times.push(result.ended);
          met.set(key, times);
        }
      return changes;
    },
    ratings: () => [...ratings.values()],
  };
}
