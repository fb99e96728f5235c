import type { RootFigures } from '../../bots/root-figures.ts';
import type { AheadJob, BotJob } from '../../table/ports.ts';

/** One thread's part of a decision that several threads make together. */
export interface SearchRequest extends BotJob {
  readonly type: 'search';
  readonly id: number;
  readonly seed: number;
  /** When all of them end, in milliseconds since 1970. */
  readonly endsAt: number;
}

/** To think about a position until the next request comes. */
export interface AheadRequest extends AheadJob {
  readonly type: 'ahead';
  readonly seed: number;
}

/** To a thread. Each request ends what it does in the time of others. */
export type ThreadRequest = SearchRequest | AheadRequest | { readonly type: 'rest' };

/** No figures: the thread could not search. */
export interface SearchAnswer {
  readonly id: number;
  readonly figures?: RootFigures;
}
