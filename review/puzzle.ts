import type { GameModule } from '../games/module.ts';
import type { MatchRecord } from '../kernel/record.ts';
import { QUICK, scaleBudget, STANDARD } from './budget.ts';
import {
  createDecisionReviewer,
  createFirstThought,
  type Alternative,
  type DecisionReview,
} from './decision.ts';
import { isUnforced, momentsOf, type Moment } from './moments.ts';

/** A position with one clearly best move that does not come to mind first. */
export interface Puzzle {
  /** The match up to the position; `answer.seat` is to move. */
  readonly record: MatchRecord;
  readonly answer: PuzzleAnswer;
}

/** The moves with their chances, the best first, and what the next best lacks in points. */
export type PuzzleAnswer = Pick<DecisionReview, 'ply' | 'seat' | 'alternatives' | 'reasons'>;

/** How far the best move must be ahead of the next one, in share of first place. */
const LEAST_LEAD = 0.06;
/** And in standard errors of that lead. */
const CERTAIN = 2.5;
/** A game that is as good as won or lost is no puzzle. */
const [LEAST_CHANCE, MOST_CHANCE] = [0.15, 0.92];
/** A choice of two or three is no puzzle either. */
const LEAST_MOVES = 5;
const DEEP = scaleBudget(STANDARD, 4);

/**
 * Looks for puzzles in a finished match. A first look drops almost every decision; what is left must keep its best
 * move, clearly, in a standard search and again with four times as much thought.
 */
export function createPuzzleFinder(module: GameModule, players: number) {
  const { game } = module;
  const review = createDecisionReviewer(module, players);
  const firstThought = createFirstThought(module);

  const isObvious = ({ seat, state, moves, ply }: Moment, best: string): boolean => {
    const view = game.view(state, seat);
    return [1, 2, 3].some(
      glance => game.notation.text(firstThought({ seat, view, moves, seed: ply + glance })) === best,
    );
  };

  /** The same position as if the second best move had been played: the reasons then tell what it lacks. */
  const answerAt = (moment: Moment, second: string): DecisionReview | undefined => {
    const move = game.notation.parse(second);
    return move === undefined ? undefined : review({ ...moment, move }, DEEP);
  };

  const puzzleAt = (moment: Moment, record: MatchRecord): Puzzle | undefined => {
    if (!isUnforced(game, moment) || moment.moves.length < LEAST_MOVES) return undefined;
    if (leadOf(review(moment, QUICK)) < LEAST_LEAD / 2) return undefined;
    const { alternatives, before } = review(moment, STANDARD);
    const [best, second] = alternatives;
    if (second === undefined || !isClear(alternatives) || isObvious(moment, best.move)) return undefined;
    if (before[moment.seat] < LEAST_CHANCE || before[moment.seat] > MOST_CHANCE) return undefined;
    const answer = answerAt(moment, second.move);
    if (answer === undefined || answer.alternatives[0].move !== best.move || !isClear(answer.alternatives))
      return undefined;
    const { result: _result, ...rest } = record;
    const { ply, seat, reasons } = answer;
    return {
      record: { ...rest, moves: record.moves.slice(0, ply) },
      answer: { ply, seat, alternatives: answer.alternatives, reasons },
    };
  };

  return function* find(record: MatchRecord): Generator<Puzzle, void> {
    for (const moment of momentsOf(game, record)) {
      const puzzle = puzzleAt(moment, record);
      if (puzzle !== undefined) yield puzzle;
    }
  };
}

const leadOf = ({ alternatives }: DecisionReview): number => alternatives[1]?.loss.mean ?? 0;

function isClear([, second]: readonly Alternative[]): boolean {
  if (second === undefined) return false;
  const { mean, error } = second.loss;
  return mean >= LEAST_LEAD && mean >= CERTAIN * error;
}
