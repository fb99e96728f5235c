import type { Chooser } from '../play-match.ts';
import { processorTime } from '../processor-time.ts';

/** What a bot has spent in a game: decisions with a choice, and processor time in milliseconds. */
export interface Effort {
  readonly decisions: number;
  readonly ms: number;
}

/** Adds every decision of a bot to its effort. */
export const timedChooser =
  (choose: Chooser, effort: { decisions: number; ms: number }): Chooser =>
  choice => {
    if (choice.moves.length === 1) return choose(choice);
    const start = processorTime();
    const move = choose(choice);
    effort.ms += processorTime() - start;
    effort.decisions++;
    return move;
  };
