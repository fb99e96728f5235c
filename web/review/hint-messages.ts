import type { Hint, HintQuestion } from '../../review/hint.ts';

/** From the page to the thread that thinks about hints. */
export interface HintRequest {
  readonly id: number;
  readonly game: string;
  readonly question: Omit<HintQuestion, 'isOutOfTime' | 'iterations'>;
  /** How long it may think. */
  readonly milliseconds: number;
}

/** From the thread to the page; no hints when something went wrong. */
export interface HintAnswer {
  readonly id: number;
  readonly hints: readonly Hint[];
}
