import { rate, rating, type Rating } from 'openskill';
import type { Result } from '../../kernel/game.ts';
import type { Effort } from './effort.ts';
import type { ScheduledGame } from './schedule.ts';
import type { Tally } from './verdict.ts';

/** A bot's results, with 95% intervals. */
export interface Standing {
  readonly bot: string;
  readonly games: number;
  /** The share of wins per seat; a shared win counts in parts. */
  readonly share: number;
  readonly interval: readonly [number, number];
  readonly points: number;
  /** Processor time for a decision, in milliseconds; null when no game was played in this run. */
  readonly decisionMs: number | null;
  readonly rating: number;
  readonly ratingInterval: readonly [number, number];
}

export type Outcome = Pick<Result, 'totals' | 'ranks'>;

/** 95% of a normal distribution are within this many standard deviations. */
const Z = 1.96;
/** The scale known from chess: 1500 is the mean, and openskill's unit of 25/6 is about 200 points. */
const [MIDDLE, SCALE] = [1500, 48];
const FRESH = rating();

interface Sums {
  games: number;
  seats: number;
  won: number;
  points: number;
  decisions: number;
  ms: number;
}

export interface Standings {
  add(game: ScheduledGame, outcome: Outcome, efforts?: readonly Effort[]): void;
  /** The best first. */
  table(): Standing[];
  /** A bot's wins in finished deals. */
  tallyOf(bot: string): Tally;
}

export function createStandings(gamesPerDeal: number): Standings {
  const sums = new Map<string, Sums>();
  const ratings = new Map<string, Rating>();
  const deals = new Map<string, number[][]>();

  const add: Standings['add'] = ({ deal, bots }, { totals, ranks }, efforts) => {
    const part = 1 / ranks.filter(rank => rank === 1).length;
    for (const bot of new Set(bots)) {
      const seats = bots.flatMap((name, seat) => (name === bot ? [seat] : []));
      const won = seats.reduce((sum, seat) => sum + (ranks[seat] === 1 ? part : 0), 0);
      const sum = sums.get(bot) ?? { games: 0, seats: 0, won: 0, points: 0, decisions: 0, ms: 0 };
      sums.set(bot, sum);
      sum.games++;
      sum.seats += seats.length;
      sum.won += won;
      sum.points += seats.reduce((points, seat) => points + totals[seat], 0);
      for (const seat of seats) {
        sum.decisions += efforts?.[seat].decisions ?? 0;
        sum.ms += efforts?.[seat].ms ?? 0;
      }
      const shares = deals.get(bot) ?? [];
      deals.set(bot, shares);
      (shares[deal] ??= []).push(won / seats.length);
    }
    if (bots.length > 1) updateRatings(ratings, bots, ranks);
  };

  return {
    add,
    table: () =>
      [...sums]
        .map(([bot, sum]) => standingOf(bot, sum, ratings.get(bot) ?? FRESH))
        .sort((one, other) => other.share - one.share || other.points - one.points),
    tallyOf(bot) {
      const finished = (deals.get(bot) ?? []).filter(shares => shares.length === gamesPerDeal);
      const games = finished.length * gamesPerDeal;
      return { games, wins: finished.flat().reduce((sum, share) => sum + share, 0) };
    },
  };
}

/** Plackett-Luce over the ranks of a game; the rating of a bot on several seats changes by their mean. */
function updateRatings(
  ratings: Map<string, Rating>,
  bots: readonly string[],
  ranks: readonly number[],
): void {
  const teams = bots.map(bot => [ratings.get(bot) ?? FRESH]);
  const rated = rate(teams, { rank: [...ranks] });
  const mean = (numbers: readonly number[]): number =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  for (const bot of new Set(bots)) {
    const mine = rated.filter((_, seat) => bots[seat] === bot).map(([one]) => one);
    ratings.set(bot, { mu: mean(mine.map(({ mu }) => mu)), sigma: mean(mine.map(({ sigma }) => sigma)) });
  }
}

function standingOf(bot: string, sums: Sums, { mu, sigma }: Rating): Standing {
  const { games, seats, won, points, decisions, ms } = sums;
  const perGame = seats / games;
  const [low, high] = wilson(won / games, games);
  const rated = MIDDLE + (mu - FRESH.mu) * SCALE;
  const reach = Z * sigma * SCALE;
  return {
    bot,
    games,
    share: won / seats,
    interval: [low / perGame, high / perGame],
    points: points / seats,
    decisionMs: decisions === 0 ? null : ms / decisions,
    rating: Math.round(rated),
    ratingInterval: [Math.round(rated - reach), Math.round(rated + reach)],
  };
}

/**
 * Wilson's interval for a share. It treats every game as independent; mirrored deals vary less, so the true interval is
 * narrower if anything.
 */
export function wilson(share: number, games: number): [number, number] {
  const weight = 1 + Z ** 2 / games;
  const middle = (share + Z ** 2 / (2 * games)) / weight;
  const reach = (Z / weight) * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}
