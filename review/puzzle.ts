import type { GameModule } from '../games/module.ts';
import type { MatchRecord } from '../kernel/record.ts';
import { QUICK, scaleBudget, STANDARD, type ReviewBudget } from './budget.ts';
import {
  createDecisionReviewer,
  createFirstThought,
  type Alternative,
  type DecisionReview,
} from './decision.ts';
import { LEAST_POINTS } from './decisive.ts';
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
/** A first look is blurred: what it sees near these limits may be within them. */
const BLUR = 0.03;
const GLANCE: ReviewBudget = { ...QUICK, playouts: 0 };
/** Only the two best moves and the one played: enough to see whether the best is clearly ahead. */
const CLOSER: ReviewBudget = { ...STANDARD, candidates: 2, playouts: 0 };
const DEEP = scaleBudget(STANDARD, 4);

/** A decision that a first look finds promising. */
interface Candidate {
  readonly moment: Moment;
  readonly lead: number;
}

/**
 * Looks for puzzles in a finished match, the most promising decisions first. A first look drops almost every decision;
 * what is left must keep its best move, clearly, in a standard search and again with four times as much thought.
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

  const firstLook = (moment: Moment): Candidate[] => {
    if (!isUnforced(game, moment) || moment.moves.length < LEAST_MOVES) return [];
    const { alternatives, before } = review(moment, GLANCE);
    const lead = alternatives[1]?.loss.mean ?? 0;
    const isOpen = isOpenGame(before[moment.seat], BLUR);
    return lead < LEAST_LEAD - BLUR || !isOpen || isObvious(moment, alternatives[0].move)
      ? []
      : [{ moment, lead }];
  };

  const puzzleAt = (moment: Moment, record: MatchRecord): Puzzle | undefined => {
    const { alternatives, before } = review(moment, CLOSER);
    const [best, second] = alternatives;
    if (second === undefined || !isClear(alternatives) || isObvious(moment, best.move)) return undefined;
    if (!isOpenGame(before[moment.seat])) return undefined;
    const answer = answerAt(moment, second.move);
    if (answer === undefined || answer.alternatives[0].move !== best.move || !isClear(answer.alternatives))
      return undefined;
    if (!hasReason(answer)) return undefined;
    const { result: _result, ...rest } = record;
    const { ply, seat, reasons } = answer;
    return {
      record: { ...rest, moves: record.moves.slice(0, ply) },
      answer: { ply, seat, alternatives: answer.alternatives, reasons },
    };
  };

  return function* find(record: MatchRecord): Generator<Puzzle, void> {
    const candidates = momentsOf(game, record).flatMap(firstLook);
    for (const { moment } of candidates.toSorted((one, other) => other.lead - one.lead)) {
      const puzzle = puzzleAt(moment, record);
      if (puzzle !== undefined) yield puzzle;
    }
  };
}

/** Afterwards the score sheet tells why. */
const hasReason = ({ reasons }: DecisionReview): boolean =>
  Object.values(reasons).some(points => Math.abs(points) >= LEAST_POINTS);

const isOpenGame = (chance: number, blur = 0): boolean =>
  chance >= LEAST_CHANCE - blur && chance <= MOST_CHANCE + blur;

function isClear([, second]: readonly Alternative[]): boolean {
  if (second === undefined) return false;
  const { mean, error } = second.loss;
  return mean >= LEAST_LEAD && mean >= CERTAIN * error;
}
