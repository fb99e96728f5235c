import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import { fastRandom } from '../../kernel/random.ts';
import { parseRecord } from '../../kernel/record.ts';
import { QUICK, scaleBudget } from '../budget.ts';
import { createDecisionReviewer } from '../decision.ts';
import { isUnforced, momentsOf } from '../moments.ts';
import { assembleReview, byUrgency, openReview, UnfinishedMatch, type ReviewResult } from '../review.ts';
import { chanceTimeline } from '../timeline.ts';
import { finishedRecord } from './finished-record.ts';

const TINY = scaleBudget(QUICK, 0.2);
const cacao = await loadGame('cacao');

describe.each(GAME_IDS)('a review of %s', async id => {
  const module = await loadGame(id);
  const { game } = module;
  const record = finishedRecord(module, ['sense', 'random']);

  test('judges a decision by what the seat could know, and by nothing else', () => {
    const review = createDecisionReviewer(module, 2);
    const moments = momentsOf(game, record).filter(moment => isUnforced(game, moment));
    for (const index of [0, 0.3, 0.6, 0.9].map(part => Math.floor(part * moments.length))) {
      const moment = moments[index];
      const state = game.copy(moment.state);
      game.redeal(state, moment.seat, fastRandom(77));
      expect(review({ ...moment, state }, TINY)).toEqual(review(moment, TINY));
    }
  });

  test('covers every unforced decision and every draw', () => {
    const { jobs } = openReview(module, record);
    const moments = momentsOf(game, record);
    const decisions = moments.filter(moment => isUnforced(game, moment)).map(({ ply }) => ply);
    const draws = moments.filter(({ hasDraw }) => hasDraw).map(({ ply }) => ply + 1);
    expect(jobs.flatMap(({ kind, ply }) => (kind === 'decision' ? [ply] : []))).toEqual(decisions);
    expect(jobs.flatMap(({ kind, ply }) => (kind === 'draw' ? [ply] : []))).toEqual([0, ...draws]);
  });

  test('gives the same figures every time', () => {
    const [first, second] = [openReview(module, record), openReview(module, record)];
    const job = first.jobs[Math.floor(first.jobs.length / 2)];
    expect(first.run(job, TINY)).toEqual(second.run(job, TINY));
  });
});

describe('a whole review', () => {
  const record = finishedRecord(cacao, ['level-2', 'random']);
  const session = openReview(cacao, record);
  const results = session.jobs.map(job => session.run(job, QUICK));
  const review = assembleReview(session.shares, results);

  test('balances: result = start + luck - own errors + the errors of others + remainder', () => {
    for (const { result, start, luck, ownErrors, othersErrors, remainder } of review.books) {
      expect(start + luck - ownErrors + othersErrors + remainder).toBeCloseTo(result, 10);
    }
    const [winner, loser] = review.books;
    expect(winner.ownErrors).toBeCloseTo(loser.othersErrors, 6);
    expect(winner.luck).toBeCloseTo(-loser.luck, 6);
    expect(Math.abs(winner.remainder)).toBeLessThan(0.3);
  });

  test('finds more errors with a random player than with a bot that thinks', () => {
    const [thinker, random] = review.books;
    expect(random.meanError).toBeGreaterThan(2 * thinker.meanError);
    const markedOf = (player: number): number =>
      review.decisions.filter(({ seat, mark }) => seat === player && mark !== null && mark !== 'brilliant')
        .length;
    expect(markedOf(1)).toBeGreaterThan(markedOf(0));
  });

  test('names the points that a bad move costs', () => {
    const worst = review.decisions.toSorted((one, other) => other.error - one.error)[0];
    const change = Object.values(worst.reasons).reduce((sum, points) => sum + points, 0);
    expect(change).toBeLessThan(-1);
  });

  test('calls the best alternative first, with the played move among them', () => {
    for (const { alternatives, played, error, before, after, seat } of review.decisions) {
      expect(alternatives[0].loss.mean).toBe(0);
      expect(alternatives.map(({ move }) => move)).toContain(played);
      expect(error).toBeGreaterThanOrEqual(0);
      expect(before[seat]).toBeGreaterThanOrEqual(after[seat]);
    }
  });

  test('looks first where a first look found the most at stake', () => {
    const order = byUrgency(session.jobs, results);
    const worst = review.decisions.toSorted((one, other) => other.error - one.error)[0];
    const place = order.findIndex(({ kind, ply }) => kind === 'decision' && ply === worst.ply);
    expect(place).toBeLessThan(session.jobs.length / 8);
    expect(order.length).toBe(session.jobs.length);
  });
});

test('a match without an end cannot be reviewed', () => {
  const record = finishedRecord(cacao, ['random', 'random']);
  expect(() => openReview(cacao, { ...record, moves: record.moves.slice(0, 10) })).toThrow(UnfinishedMatch);
});

test('luck is fair: over many deals of the same opening, the gains and losses of a seat cancel out', () => {
  const luck = Array.from({ length: 12 }, (_, deal) => {
    const session = openReview(cacao, finishedRecord(cacao, ['random', 'random'], `deal ${deal}`));
    const results: ReviewResult[] = session.jobs
      .filter(({ kind }) => kind === 'draw')
      .map(job => session.run(job, TINY));
    return assembleReview(session.shares, results).books[0].luck;
  });
  const mean = luck.reduce((sum, value) => sum + value, 0) / luck.length;
  const squares = luck.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = Math.sqrt(squares / (luck.length * (luck.length - 1)));
  expect(Math.abs(mean)).toBeLessThan(3 * error);
  expect(error).toBeLessThan(0.2);
});

test('the chances over time are the table’s: they do not change with whose money is hidden from whom', async () => {
  const file = new URL('../../games/santiago/test/games/four-players-hidden-money.json', import.meta.url);
  const record = parseRecord(readFileSync(file, 'utf8'));
  const session = openReview(await loadGame('santiago'), record);
  const late = session.jobs.filter(({ kind }) => kind === 'decision').slice(-40);
  const review = assembleReview(
    session.shares,
    late.map(job => session.run(job, TINY)),
  );
  const points = chanceTimeline(review, session.shares, record.moves.length).slice(1, -1);
  const judged = review.decisions.map(({ before }) => before);
  expect(meanStep(points.map(({ chances }) => chances))).toBeLessThan(meanStep(judged) / 2);
});

/** How much the chance that changes most changes from one moment to the next, on average. */
function meanStep(moments: readonly (readonly number[])[]): number {
  const steps = moments
    .slice(1)
    .map((chances, index) =>
      Math.max(...chances.map((chance, seat) => Math.abs(chance - moments[index][seat]))),
    );
  return steps.reduce((sum, step) => sum + step, 0) / steps.length;
}
