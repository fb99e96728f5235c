import type { GameModule } from '../games/module.ts';
import type { MatchRecord } from '../kernel/record.ts';
import { QUICK, scaleBudget, STANDARD } from './budget.ts';
import { createDecisionReviewer, type Alternative, type DecisionReview } from './decision.ts';
import { isUnforced, momentsOf, type Moment } from './moments.ts';

/** A position with one clearly best move that does not come to mind first. */
export interface Puzzle {
  /** The match up to the position; the seat to solve it is the next to move. */
  readonly record: MatchRecord;
  readonly answer: PuzzleAnswer;
}

/** The alternatives with their chances, and why the best is best. */
export type PuzzleAnswer = Pick<DecisionReview, 'ply' | 'seat' | 'alternatives' | 'reasons'>;

/** How far the best move must be ahead of the next one, in share of first place. */
const LEAST_LEAD = 0.06;
/** And in standard errors of that lead. */
const CERTAIN = 2.5;
/** A game that is as good as won or lost is no puzzle. */
const [LEAST_CHANCE, MOST_CHANCE] = [0.2, 0.92];
/** A choice of two or three is no puzzle either. */
const LEAST_MOVES = 5;

export type PuzzleFinder = (record: MatchRecord) => Generator<Puzzle, void>;

/**
 * Looks for puzzles in a finished match. A first look drops almost every decision; what is left must keep its best
 * move, clearly, with a standard search and again with four times as much thought.
 */
export function createPuzzleFinder(module: GameModule, players: number): PuzzleFinder {
  const { game } = module;
  const review = createDecisionReviewer(module, players);

  const holds = (moment: Moment, { alternatives, seat, before }: DecisionReview, best?: string): boolean =>
    isClear(alternatives, best) &&
    before[seat] >= LEAST_CHANCE &&
    before[seat] <= MOST_CHANCE &&
    moment.moves.length >= LEAST_MOVES;

  return function* find(record) {
    for (const moment of momentsOf(game, record)) {
      if (!isUnforced(game, moment) || moment.moves.length < LEAST_MOVES) continue;
      const glance = review(moment, QUICK);
      if (leadOf(glance.alternatives) < LEAST_LEAD / 2) continue;
      const first = review(moment, STANDARD);
      if (!holds(moment, first) || isFirstThought(first)) continue;
      const deep = review(moment, scaleBudget(STANDARD, 4));
      if (!holds(moment, deep, first.alternatives[0].move)) continue;
      const { result: _result, ...open } = record;
      yield {
        record: { ...open, moves: record.moves.slice(0, moment.ply) },
        answer: { ply: deep.ply, seat: deep.seat, alternatives: deep.alternatives, reasons: deep.reasons },
      };
    }
  };
}

const leadOf = (alternatives: readonly Alternative[]): number => alternatives[1]?.loss.mean ?? 0;

function isClear([best, second]: readonly Alternative[], wanted = best.move): boolean {
  if (second === undefined || best.move !== wanted) return false;
  const { mean, error } = second.loss;
  return mean >= LEAST_LEAD && mean >= CERTAIN * error;
}
