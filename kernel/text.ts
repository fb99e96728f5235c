import type { GameEvent, Move } from './game.ts';
import type { Seat } from './seat.ts';

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A word for a piece or a player: a screen may draw it, plain text shows its label. */
export interface Chip {
  readonly chip: string;
  readonly of: string | number;
  readonly label: string;
}

export type Part = string | Chip;
export type Sentence = readonly Part[];

/** Template tag: joins words, chips and sentences into one sentence. */
export const say = (words: TemplateStringsArray, ...parts: readonly (Part | Sentence | number)[]): Sentence =>
  words.flatMap((word, index): Part[] => {
    const part = parts[index];
    const rest: readonly Part[] =
      part === undefined ? [] : typeof part === 'number' ? [figure(part)] : isSentence(part) ? part : [part];
    return word === '' ? [...rest] : [word, ...rest];
  });

const isSentence = (part: Part | Sentence): part is Sentence => Array.isArray(part);

export const plainText = (sentence: Sentence): string =>
  sentence.map(part => (typeof part === 'string' ? part : part.label)).join('');

export const chip = (kind: string, of: string | number, label: string): Chip => ({ chip: kind, of, label });

/** A number with a true minus sign. */
export const figure = (count: number): string => (count < 0 ? `−${-count}` : String(count));

/** The right form for a count: `plural('es', 3, { one: 'moneda', other: 'monedas' })` is `3 monedas`. */
export function plural(language: Language, count: number, forms: { one: string; other: string }): string {
  return `${figure(count)} ${PLURALS[language].select(count) === 'one' ? forms.one : forms.other}`;
}

const PLURALS: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  es: new Intl.PluralRules('es'),
};

/** British English, as the app writes it. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', es: 'es' };

/** "a, b and c" / "a, b y c". */
export const joinList = (language: Language, items: readonly string[]): string =>
  new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(items);

/** "a, b or c" / "a, b o c". */
export const joinAlternatives = (language: Language, items: readonly string[]): string =>
  new Intl.ListFormat(LOCALES[language], { type: 'disjunction' }).format(items);

/** What a sentence may ask of the table it is read at. */
export interface Names {
  player(seat: Seat): Part;
}

export const seatNames = (players: readonly string[]): Names => ({
  player: seat => chip('seat', seat, players[seat]),
});

/** The closed lists that a game's texts must cover: a missing sentence does not compile. */
export interface Vocabulary {
  readonly section: string;
  readonly rule: string;
  readonly phase: string;
  readonly move: Move;
  readonly event: GameEvent;
  readonly view: unknown;
  readonly source: string;
  readonly topic: string;
  readonly option: string;
}

type ByType<T extends { readonly type: string }> = {
  readonly [K in T['type']]: (fact: Extract<T, { readonly type: K }>, names: Names) => Sentence;
};

/** Everything a game says in one language. */
export interface GameText<K extends Vocabulary> {
  readonly name: string;
  /** One line that makes you want to play. */
  readonly tagline: string;
  readonly sections: Readonly<Record<K['section'], string>>;
  /** The rule reference; also what a refusal says. */
  readonly rules: Readonly<Record<K['rule'], string>>;
  /** What is expected now, said to the seat that is to act. */
  readonly prompts: { readonly [P in K['phase']]: (view: K['view'], names: Names) => Sentence };
  /** Before a blunder, where the player asked to be warned: where to look once more, without naming the move. */
  readonly nudges?: { readonly [P in K['phase']]?: string };
  readonly moves: ByType<K['move']>;
  readonly events: ByType<K['event']>;
  readonly sources: Readonly<Record<K['source'], string>>;
  /** "About this edition": what is known and what is reconstructed. */
  readonly edition: Readonly<Record<K['topic'], string>>;
  readonly options: Readonly<
    Record<K['option'], { readonly name: string; readonly values: Readonly<Record<string, string>> }>
  >;
}

/** The texts of a game whose inner types do not matter to the one who holds it. */
export interface AnyGameText {
  readonly name: string;
  readonly tagline: string;
  readonly sections: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, string>>;
  readonly prompts: Readonly<Record<string, (view: never, names: Names) => Sentence>>;
  readonly nudges?: Readonly<Record<string, string | undefined>>;
  readonly moves: Readonly<Record<string, (move: never, names: Names) => Sentence>>;
  readonly events: Readonly<Record<string, (event: never, names: Names) => Sentence>>;
  readonly sources: Readonly<Record<string, string>>;
  readonly edition: Readonly<Record<string, string>>;
  readonly options: Readonly<
    Record<string, { readonly name: string; readonly values: Readonly<Record<string, string>> }>
  >;
}

/** The sentence for a fact by its type; the tables are complete by construction, so a miss is a defect. */
function sentenceOf(
  sentences: Readonly<Record<string, (fact: never, names: Names) => Sentence>>,
  fact: { readonly type: string },
  names: Names,
): Sentence {
  const tell = sentences[fact.type];
  if (tell === undefined) throw new Error(`no sentence for ${fact.type}`);
  // ByType pairs each type with the sentence written for it.
  return tell(fact as never, names);
}

export const moveText = (text: AnyGameText, move: Move, names: Names): Sentence =>
  sentenceOf(text.moves, move, names);

export const eventText = (text: AnyGameText, event: GameEvent, names: Names): Sentence =>
  sentenceOf(text.events, event, names);
