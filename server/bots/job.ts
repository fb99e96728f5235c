import type { BotJob } from '../../table/ports.ts';

/** A bot's decision as it travels to a worker thread. */
export interface BotTask extends BotJob {
  /** For the bot's own random choices. */
  readonly seed: number;
  /** How long it may think, in milliseconds. */
  readonly budgetMs: number;
}
