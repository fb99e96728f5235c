/** How much a review thinks about each moment. Every figure counts iterations of a search, or repetitions. */
export interface ReviewBudget {
  /** Finds the candidates of a decision. */
  readonly screening: number;
  /** Values each candidate. */
  readonly candidate: number;
  /** How many candidates are valued besides the move that was played. */
  readonly candidates: number;
  /** How often a draw is repeated. */
  readonly redraws: number;
  /** Values each outcome of a draw. */
  readonly outcome: number;
  /** Games played to the end for the expected points of the best move and of the one played. */
  readonly playouts: number;
}

/** A tenth of a level-3 search for every question: good enough to find out where to look closer. */
export const QUICK: ReviewBudget = {
  screening: 300,
  candidate: 200,
  candidates: 3,
  redraws: 4,
  outcome: 100,
  playouts: 16,
};

/** As deep as level 3 for every candidate. */
export const STANDARD: ReviewBudget = {
  screening: 3000,
  candidate: 3000,
  candidates: 4,
  redraws: 12,
  outcome: 600,
  playouts: 64,
};

/** A budget with `factor` times the thinking; the number of candidates stays. */
export const scaleBudget = (budget: ReviewBudget, factor: number): ReviewBudget => ({
  screening: Math.ceil(budget.screening * factor),
  candidate: Math.ceil(budget.candidate * factor),
  candidates: budget.candidates,
  redraws: Math.max(2, Math.ceil(budget.redraws * factor)),
  outcome: Math.ceil(budget.outcome * factor),
  playouts: Math.ceil(budget.playouts * factor),
});
