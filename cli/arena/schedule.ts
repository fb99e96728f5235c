import { seedFrom, type Seed } from '../../kernel/seed.ts';

/** One game of a tournament: a deal, and a bot for each seat. */
export interface ScheduledGame {
  /** Counted from 0; results are counted in this order. */
  readonly number: number;
  readonly deal: number;
  readonly seed: Seed;
  /** Names of bots by seat. */
  readonly bots: readonly string[];
}

/**
 * The bots that play together. With fewer bots than seats, the last one fills the remaining seats; with more, every
 * combination plays.
 */
export function lineUps(bots: readonly string[], seats: number): string[][] {
  if (bots.length <= seats) {
    const last = bots[bots.length - 1];
    return [[...bots, ...Array.from({ length: seats - bots.length }, () => last)]];
  }
  return combinations(bots, seats);
}

function combinations(bots: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return bots.flatMap((bot, index) =>
    combinations(bots.slice(index + 1), count - 1).map(others => [bot, ...others]),
  );
}

/** The line-up rotated over the seats, without equal arrangements. */
function rotations(lineUp: readonly string[]): string[][] {
  const seen = new Map<string, string[]>();
  lineUp.forEach((_, shift) => {
    const rotated = [...lineUp.slice(shift), ...lineUp.slice(0, shift)];
    seen.set(rotated.join(' '), rotated);
  });
  return [...seen.values()];
}

/** At least `games` games, in whole deals: each is played by every line-up in every rotation. */
export function schedule(
  bots: readonly string[],
  seats: number,
  games: number,
  seed: string,
): ScheduledGame[] {
  const arrangements = lineUps(bots, seats).flatMap(rotations);
  const deals = Math.ceil(games / arrangements.length);
  return Array.from({ length: deals * arrangements.length }, (_, number) => {
    const deal = Math.floor(number / arrangements.length);
    return {
      number,
      deal,
      seed: seedFrom(`arena\n${seed}\n${deal}`),
      bots: arrangements[number % arrangements.length],
    };
  });
}
