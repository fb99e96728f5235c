import { fastRandom, type Random } from '../../kernel/random.ts';
import type { EventRules } from '../format.ts';
import type { Entrant, PairedTable, Round, SeatResult } from '../round.ts';
import { nextRound } from '../schedule.ts';

export const RULES: EventRules = {
  format: 'swiss',
  tableSize: 2,
  rounds: 5,
  isDuplicate: false,
  groupSize: 4,
  finalists: 4,
};

export const entrants = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index}`, isActive: true }));

/** Results by chance, with shared places and players who gave up. */
export function randomResults({ seats }: PairedTable, random: Random): SeatResult[] {
  const points = seats.map(() => random.below(12));
  return points.map(own => ({
    rank: 1 + points.filter(other => other > own).length,
    points: own,
    isForfeit: random.below(15) === 0,
  }));
}

const withResults = (round: Round, random: Random): Round => ({
  ...round,
  tables: round.tables.map(table => ({ ...table, results: randomResults(table, random) })),
});

export interface PlayedEvent {
  readonly rounds: readonly Round[];
  /** Everyone at the end. */
  readonly entrants: readonly Entrant[];
  /** Who could be paired in each round. */
  readonly active: readonly (readonly string[])[];
}

/** A whole event by chance; `drops` is one in how many players leaves after a round (0: none). */
export function playEvent(rules: EventRules, count: number, seed: number, drops = 0): PlayedEvent {
  const random = fastRandom(seed);
  let all = entrants(count);
  const rounds: Round[] = [];
  const active: string[][] = [];
  for (;;) {
    const round = nextRound(rules, { entrants: all, rounds });
    if (round === undefined) return { rounds, entrants: all, active };
    active.push(all.filter(({ isActive }) => isActive).map(({ id }) => id));
    rounds.push(withResults(round, random));
    if (drops > 0) all = all.map(one => ({ ...one, isActive: one.isActive && random.below(drops) !== 0 }));
  }
}
