import type { Language } from '../kernel/text.ts';

/** What a list of games shows before anything else of a game is loaded; each game's `info.ts` exports one. */
export interface GameInfo {
  readonly name: string;
  /** One sentence that makes you want to play. */
  readonly tagline: Readonly<Record<Language, string>>;
  readonly players: {
    readonly least: number;
    readonly most: number;
    /** A good number for a first game against bots. */
    readonly usual: number;
  };
  readonly minutes: number;
}
