import { seedFrom, type Seed } from '../../kernel/seed.ts';

/** One game of an arena: a deal, and who sits where. */
export interface ScheduledGame {
  /** Counted from 0; also the order in which results are taken into account. */
  readonly number: number;
  readonly deal: number;
  readonly seed: Seed;
  /** Names of bots by seat. */
  readonly bots: readonly string[];
}

/**
 * Who meets whom. As many bots as seats: they all meet. Fewer: the last one fills the seats that are left. More: every
 * selection of as many as there are seats.
 */
export function lineUps(bots: readonly string[], seats: number): string[][] {
  if (bots.length <= seats) {
    const last = bots[bots.length - 1];
    return [[...bots, ...Array.from({ length: seats - bots.length }, () => last)]];
  }
  return selections(bots, seats);
}

function selections(bots: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return bots.flatMap((bot, index) =>
    selections(bots.slice(index + 1), count - 1).map(others => [bot, ...others]),
  );
}

/** The line-up from every seat: turned once for each different arrangement. */
function rotations(lineUp: readonly string[]): string[][] {
  const seen = new Map<string, string[]>();
  lineUp.forEach((_, turn) => {
    const turned = [...lineUp.slice(turn), ...lineUp.slice(0, turn)];
    seen.set(turned.join(' '), turned);
  });
  return [...seen.values()];
}

/** At least `games` games: whole deals, each played by every line-up from every seat. */
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
