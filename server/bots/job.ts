import type { BotJob } from '../../table/ports.ts';

/** A bot's decision as it travels to a worker thread. */
export interface BotTask extends BotJob {
  /** For the bot's own random choices. */
  readonly seed: number;
  /** How long it may think, in milliseconds. */
  readonly budgetMs: number;
}

/** One thread's part of a decision that several threads make together. */
export interface SharedTask extends BotTask {
  /** When all of them end, in milliseconds since 1970. */
  readonly endsAt: number;
  /** Not 0 as soon as someone else needs the thread; shared between threads. */
  readonly stop: Int32Array<SharedArrayBuffer>;
}
