import type { RootFigures } from '../../bots/root-figures.ts';
import type { BotJob } from '../../table/ports.ts';

/** One thread's part of a decision that several threads make together. */
export interface SearchRequest extends BotJob {
  readonly id: number;
  readonly seed: number;
  /** When all of them end, in milliseconds since 1970. */
  readonly endsAt: number;
}

/** No figures: the thread could not search. */
export interface SearchAnswer {
  readonly id: number;
  readonly figures?: RootFigures;
}
