/** A part of a limit that a process wants to use. */
export interface Wish {
  readonly key: string;
  /** How much all processes together may use within the window. */
  readonly max: number;
  /** Milliseconds. */
  readonly window: number;
  readonly wanted: number;
}

export interface Taken {
  /** From 0 to what was wanted. */
  readonly granted: number;
  /** When the window ends. */
  readonly ends: number;
}

/** Counts that all processes share. */
export interface Counters {
  /** Answers in the order of the wishes; no key twice. */
  take(wishes: readonly Wish[], now: number): Promise<readonly Taken[]>;
}

/** The part of a wish that a count leaves, once the whole wish was added to it. */
export const grantedOf = ({ max, wanted }: Wish, countAfter: number): number =>
  Math.min(wanted, Math.max(0, max - (countAfter - wanted)));
