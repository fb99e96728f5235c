import type { Provenance } from '../kernel/edition.ts';
import type { Game, GameEvent, Move } from '../kernel/game.ts';
import type { AnyText, Language } from '../kernel/text.ts';
import type { Knowledge } from './knowledge.ts';

/** All that a program needs of a game; each game's `index.ts` exports one. */
export interface GameModule<S = object, M extends Move = Move, E extends GameEvent = GameEvent, V = unknown> {
  readonly game: Game<S, M, E, V>;
  readonly text: Readonly<Record<Language, AnyText>>;
  /** Ids of the rule catalogue by section, in reading order. */
  readonly rules: Readonly<Record<string, readonly string[]>>;
  /** Ids of the printed and derived examples; tests cite them like rules. */
  readonly examples: readonly string[];
  readonly edition: readonly Provenance[];
  /** What bots know of the game beyond its rules. */
  readonly knowledge?: Knowledge<S, M>;
  /** The phase whose prompt applies to a view; undefined when the game is over. */
  phase(view: V): string | undefined;
  /** The table as text, for the terminal. `language` only for the few words on it. */
  draw(view: V, players: readonly string[], language: Language): string;
}
