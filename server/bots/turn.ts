/** A decision for a bot, as it travels to a worker thread: nothing but what the seat may know. */
export interface BotTurn {
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  readonly view: unknown;
  /** The legal moves in notation. */
  readonly moves: readonly string[];
  /** The bot's own chance. */
  readonly chance: number;
  /** How long it may think, in milliseconds. */
  readonly time: number;
}
