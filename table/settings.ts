import type { Config } from '../kernel/game.ts';
import type { Language } from '../kernel/text.ts';

/** Agreed before the match; it never changes afterwards. */
export interface TableSettings {
  readonly game: string;
  readonly config: Config;
  /** The language spoken at the table; each screen still uses its own. */
  readonly language: Language;
  readonly visibility: Visibility;
  readonly speed: Speed;
  readonly undo: UndoPolicy;
  /** Everyone may ask for hints. Against bots alone that goes without saying; in a rated match no one may. */
  readonly hints?: true;
  /** The match counts for the players' ratings; everyone sees this before they sit down. */
  readonly rated?: true;
  /** `shared`: everyone plays on one screen, which is handed over from turn to turn. */
  readonly screen?: 'shared';
  /** For a table that an event arranged: its players decide about nothing but their moves. */
  readonly event?: EventTable;
}

export const EVENT_KINDS = ['tournament', 'daily'] as const;

/** Where a table belongs that the server arranged. */
export interface EventTable {
  readonly kind: (typeof EVENT_KINDS)[number];
  readonly id: string;
  /** Counted from 1. */
  readonly round: number;
  /** Other tables play the same deal: what it holds stays secret until all of them have finished. */
  readonly deal?: 'common';
  /** Clocks run on while a player is on vacation. */
  readonly vacations?: 'off';
}

/** Whether other tables play the same deal. */
export const hasCommonDeal = ({ event }: Pick<TableSettings, 'event'>): boolean => event?.deal === 'common';

export const VISIBILITIES = ['public', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/**
 * `free`: undo at once until something is revealed or decided, after that with everyone's consent;
 * `consent`: the others are always asked; `none`: moves are final.
 */
export const UNDO_POLICIES = ['free', 'consent', 'none'] as const;
export type UndoPolicy = (typeof UNDO_POLICIES)[number];

export type Speed =
  | { readonly kind: 'untimed' }
  /** A time bank for the whole match and an increment after each turn, both in seconds. */
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  /** Days for each decision. */
  | { readonly kind: 'correspondence'; readonly days: number };

export const SPEED_BOUNDS = {
  bank: { least: 30, most: 36_000 },
  increment: { least: 0, most: 600 },
  days: { least: 1, most: 60 },
} as const;
