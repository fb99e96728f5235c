import type { Provenance } from '../kernel/edition.ts';
import type { Game, GameEvent, Move } from '../kernel/game.ts';
import type { AnyGameText, Language } from '../kernel/text.ts';
import type { GameInfo } from './info.ts';
import type { Heuristics } from './heuristics.ts';

/** The goals of a game played alone. The rule of the same id tells each of them. */
export interface Goals<S> {
  /** Those of a single game, in reading order. */
  readonly ids: readonly string[];
  /** How they stand when a game is over. */
  review(state: Readonly<S>): readonly { readonly goal: string; readonly isMet: boolean }[];
  /** How those over several games stand, by the totals of one player's games in the order of play. */
  campaign(totals: readonly number[]): readonly {
    readonly goal: string;
    readonly isMet: boolean;
    readonly have: number;
    readonly need: number;
  }[];
}

/** All that a program needs of a game; each game's `index.ts` exports one. */
export interface GameModule<S = object, M extends Move = Move, E extends GameEvent = GameEvent, V = unknown> {
  readonly game: Game<S, M, E, V>;
  readonly info: GameInfo;
  readonly text: Readonly<Record<Language, AnyGameText>>;
  /** Ids of the rule catalogue by section, in reading order. */
  readonly rules: Readonly<Record<string, readonly string[]>>;
  /** Ids of the printed and derived examples; tests cite them like rules. */
  readonly examples: readonly string[];
  readonly edition: readonly Provenance[];
  /** What bots know of the game beyond its rules. */
  readonly heuristics?: Heuristics<S, M>;
  /** Where a game can be played alone. */
  readonly goals?: Goals<S>;
  /** The points that each seat shows openly, where the rules keep a score during the game. */
  openScores?(view: V): readonly number[];
  /** The phase whose prompt applies to a view; undefined when the game is over. */
  phase(view: V): string | undefined;
  /** The table as text, for the terminal. `language` only for the few words on it. */
  draw(view: V, players: readonly string[], language: Language): string;
}
