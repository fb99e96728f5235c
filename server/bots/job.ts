/** A decision for a bot, as it travels to a worker thread: nothing but what the seat may know. */
export interface BotJob {
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  readonly view: unknown;
  /** The legal moves in notation. */
  readonly moves: readonly string[];
  /** The bot's own chance. */
  readonly seed: number;
  /** How long it may think, in milliseconds. */
  readonly budgetMs: number;
}
