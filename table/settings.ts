import type { Config } from '../kernel/game.ts';
import type { Language } from '../kernel/text.ts';

/** What is agreed before a match; it never changes afterwards. */
export interface TableSettings {
  readonly game: string;
  readonly config: Config;
  /** The language the people at the table speak; each screen still uses its own. */
  readonly language: Language;
  readonly visibility: Visibility;
  readonly speed: Speed;
  readonly undo: UndoPolicy;
}

export const VISIBILITIES = ['public', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/**
 * `free`: what taught nobody anything is taken back at once, the rest with the consent of the others;
 * `consent`: every time the others are asked; `none`: a move is a move.
 */
export const UNDO_POLICIES = ['free', 'consent', 'none'] as const;
export type UndoPolicy = (typeof UNDO_POLICIES)[number];

export type Speed =
  | { readonly kind: 'untimed' }
  /** A time bank for the whole match and an addition after each turn, both in seconds. */
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  /** So many days for each decision. */
  | { readonly kind: 'correspondence'; readonly days: number };

export const SPEED_BOUNDS = {
  bank: { least: 30, most: 36_000 },
  increment: { least: 0, most: 600 },
  days: { least: 1, most: 60 },
} as const;
