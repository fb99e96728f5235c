/** A picture of a turn in words: what happens, and what it means. */
export interface SummaryStep {
  readonly title: string;
  readonly says: string;
}

/** A game on one page, before all of its rules. */
export interface SummaryText {
  readonly goal: string;
  /** A turn or round from its start to its end, in three to five steps. */
  readonly steps: readonly SummaryStep[];
  /** Where points come from. */
  readonly scoring: readonly string[];
  readonly end: string;
}
