import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBook } from '../ratings/book.ts';
import { isProvisional, NEWCOMER, rateMatch, type Meetings, type RatedSeat } from '../ratings/rate-match.ts';
import { ratedResult } from './rated-results.ts';

const NEVER = (): Meetings => ({ ever: 0, recent: 0 });
const SETTLED = { mu: 1500, sigma: 80, matches: 40, opponents: 9 };

const seatOf = (
  player: string,
  place: number,
  standing = SETTLED,
  anchor: number | null = null,
): RatedSeat => ({
  player,
  place,
  anchor,
  standing,
});

const standing = fc.record({
  mu: fc.double({ min: 800, max: 2300, noNaN: true }),
  sigma: fc.double({ min: 40, max: 350, noNaN: true }),
  matches: fc.integer({ min: 0, max: 300 }),
  opponents: fc.integer({ min: 0, max: 60 }),
});

/** A table of two to five with places as a game gives them, ties included. */
const tables = fc
  .integer({ min: 2, max: 5 })
  .chain(count =>
    fc.record({
      standings: fc.array(standing, { minLength: count, maxLength: count }),
      scores: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: count, maxLength: count }),
      order: fc.shuffledSubarray([...Array(count).keys()], { minLength: count }),
    }),
  )
  .map(({ standings, scores, order }) => ({
    order,
    seats: standings.map((each, index) =>
      seatOf(`p${index}`, 1 + scores.filter(score => score > scores[index]).length, each),
    ),
  }));

describe('rating a match', () => {
  test('gives the same figures to the bit, whatever the order of the seats', () => {
    fc.assert(
      fc.property(tables, ({ seats, order }) => {
        const straight = rateMatch(seats, NEVER);
        const shuffled = rateMatch(
          order.map(index => seats[index]),
          NEVER,
        );
        order.forEach((index, position) => expect(shuffled[position]).toEqual(straight[index]));
      }),
    );
  });

  test('lifts the first above the last among equals, and treats shared places alike', () => {
    fc.assert(
      fc.property(tables, ({ seats }) => {
        const equals = seats.map(seat => ({ ...seat, standing: SETTLED }));
        const after = rateMatch(equals, NEVER);
        for (const [one, { place }] of equals.entries())
          for (const [other, { place: behind }] of equals.entries()) {
            if (place < behind) expect(after[one].mu).toBeGreaterThan(after[other].mu);
            if (place === behind) expect(after[one].mu).toBeCloseTo(after[other].mu, 9);
          }
      }),
    );
  });

  test('makes no points among equals and takes none', () => {
    fc.assert(
      fc.property(tables, ({ seats }) => {
        const after = rateMatch(
          seats.map(seat => ({ ...seat, standing: SETTLED })),
          NEVER,
        );
        const sum = after.reduce((total, { mu }) => total + mu - SETTLED.mu, 0);
        expect(sum).toBeCloseTo(0, 6);
      }),
    );
  });

  test('never costs the first of two anything, nor gives the second', () => {
    fc.assert(
      fc.property(standing, standing, (one, other) => {
        const [first, second] = rateMatch([seatOf('a', 1, one), seatOf('b', 2, other)], NEVER);
        expect(first.mu).toBeGreaterThanOrEqual(one.mu);
        expect(second.mu).toBeLessThanOrEqual(other.mu);
      }),
    );
  });

  test('pays more for a stronger opponent, and moves a newcomer further than a settled player', () => {
    const gain = (mine: typeof SETTLED, theirs: typeof SETTLED): number =>
      rateMatch([seatOf('a', 1, mine), seatOf('b', 2, theirs)], NEVER)[0].mu - mine.mu;
    expect(gain(SETTLED, { ...SETTLED, mu: 1700 })).toBeGreaterThan(gain(SETTLED, { ...SETTLED, mu: 1300 }));
    expect(gain(NEWCOMER, SETTLED)).toBeGreaterThan(3 * gain(SETTLED, SETTLED));
  });

  test('leaves a bot where it is', () => {
    const [, bot] = rateMatch([seatOf('a', 1), seatOf('level-2', 2, NEWCOMER, 1200)], NEVER);
    expect(bot.mu).toBe(1200);
  });

  test('is provisional until enough matches against enough opponents', () => {
    expect(isProvisional({ matches: 7, opponents: 9 })).toBe(true);
    expect(isProvisional({ matches: 80, opponents: 2 })).toBe(true);
    expect(isProvisional({ matches: 8, opponents: 3 })).toBe(false);
  });
});

describe('a farm', () => {
  const DAY = 86_400_000;
  /** The rating after `first` has won each of the matches. */
  const after = (matches: readonly { first: string; second: string; anchor?: number; day: number }[]) => {
    const book = createBook();
    matches.forEach(({ first, second, anchor, day }, index) =>
      book.takeIn(
        ratedResult(`t${index}`, day * DAY, [
          { player: first, place: 1 },
          { player: second, place: 2, ...(anchor === undefined ? {} : { anchor }) },
        ]),
        index + 1,
      ),
    );
    return (player: string) => book.ratings().find(row => row.player === player) ?? NEWCOMER;
  };
  const days = (count: number): number[] => Array.from({ length: count }, (_, day) => 100 + day / 10);

  test('of two who always meet yields less than half of what other opponents would', () => {
    const pair = after(days(60).map(day => ({ first: 'ana', second: 'blas', day })));
    const many = after(days(60).map((day, index) => ({ first: 'ana', second: `p${index % 30}`, day })));
    const gained = pair('ana').mu - NEWCOMER.mu;
    expect(gained).toBeLessThan(many('ana').mu - NEWCOMER.mu);
    expect(pair('ana').sigma).toBeGreaterThan(many('ana').sigma);
    expect(isProvisional(pair('ana'))).toBe(true);
    const lastTen =
      pair('ana').mu - after(days(50).map(day => ({ first: 'ana', second: 'blas', day })))('ana').mu;
    expect(lastTen).toBeLessThan(5);
  });

  test('of bots that are beaten again and again ends 400 points above the bot', () => {
    const player = after(days(500).map(day => ({ first: 'ana', second: 'level-2', anchor: 1200, day })))(
      'ana',
    );
    expect(player.mu).toBeLessThanOrEqual(1600);
    expect(isProvisional(player)).toBe(true);
  });

  test('of throwaway accounts lifts no one above 400 points over a newcomer, and a settled player hardly at all', () => {
    const throwaways = (count: number) =>
      days(count).map((day, index) => ({ first: 'ana', second: `fresh${index}`, day }));
    expect(after(throwaways(400))('ana').mu).toBeLessThanOrEqual(NEWCOMER.mu + 400);
    const [fresh] = rateMatch([seatOf('ana', 1), seatOf('fresh', 2, NEWCOMER)], NEVER);
    const [known] = rateMatch([seatOf('ana', 1), seatOf('known', 2, { ...NEWCOMER, matches: 20 })], NEVER);
    expect(fresh.mu - SETTLED.mu).toBeLessThan((known.mu - SETTLED.mu) / 4);
  });

  test('of accounts that climb on each other like stairs ends 400 points above a newcomer', () => {
    const steps = Array.from({ length: 9 }, (_, step) =>
      days(40).map(day => ({ first: `stair${step + 1}`, second: `stair${step}`, day: day + step * 5 })),
    );
    const ratingOf = after(steps.flat());
    for (let step = 1; step <= 9; step++) {
      expect(ratingOf(`stair${step}`).mu).toBeLessThanOrEqual(NEWCOMER.mu + 400);
      expect(isProvisional(ratingOf(`stair${step}`))).toBe(true);
    }
  });

  test('of two who trade wins gains neither of them anything', () => {
    const ratingOf = after(
      days(60).map((day, index) =>
        index % 2 === 0 ? { first: 'ana', second: 'blas', day } : { first: 'blas', second: 'ana', day },
      ),
    );
    for (const player of ['ana', 'blas'])
      expect(Math.abs(ratingOf(player).mu - NEWCOMER.mu)).toBeLessThan(10);
  });

  test('costs as little as it yields: someone who loses on purpose is damped the same', () => {
    const meetings = (): Meetings => ({ ever: 30, recent: 30 });
    const often = rateMatch([seatOf('a', 1), seatOf('b', 2)], meetings);
    const once = rateMatch([seatOf('a', 1), seatOf('b', 2)], NEVER);
    expect(often[0].mu - SETTLED.mu).toBeLessThan((once[0].mu - SETTLED.mu) / 5);
    expect(SETTLED.mu - often[1].mu).toBeLessThan((SETTLED.mu - once[1].mu) / 5);
  });
});
