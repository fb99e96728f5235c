// `cosecha/review`: what was good, what was luck, and what would have been better.
export { QUICK, scaleBudget, STANDARD, type ReviewBudget } from '../review/budget.ts';
export type { SeatBooks } from '../review/books.ts';
export type { Alternative, DecisionReview } from '../review/decision.ts';
export { decisiveMoments, mainReasons, type DecisiveMoment } from '../review/decisive.ts';
export type { DrawReview } from '../review/draw.ts';
export { createPuzzleFinder, type Puzzle, type PuzzleAnswer } from '../review/puzzle.ts';
export {
  assembleReview,
  openReview,
  reviewMatch,
  UnfinishedMatch,
  type Review,
  type ReviewJob,
  type ReviewResult,
  type ReviewSession,
} from '../review/review.ts';
export { reviewText } from '../review/text.ts';
