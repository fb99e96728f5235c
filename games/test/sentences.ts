import type { Config, Meta } from '../../kernel/game.ts';
import type { SummaryText } from '../../kernel/summary.ts';
import { LANGUAGES, type Language } from '../../kernel/text.ts';

/*
 * Checks the figures and conditions in a game's rule sentences, in both languages. A game's `sentences.test.ts` says,
 * for each rule whose sentence contains a number, a player count or an option, what the sentence has to state:
 *
 *   const CLAIMS: Claims = {
 *     // Figures in reading order, as digits or words. Take them from the data tables, never as plain numbers.
 *     'storage-five': { figures: [STORAGE_PLACES] },
 *     // Where the two languages order or count differently, one list for each.
 *     'market-prices': { figures: { en: PRICES, es: [...PRICES, 1] } },
 *     // What depends on player count or options: `at` asks the data or the engine about one table.
 *     'end-of-game': { figures: [11, 2, 10, 3], at: ({ players }) => roundsOf(players) },
 *     'may-decline': { at: config => canDecline(config) },
 *   };
 *   const OPTIONS: OptionWords = { gains: { en: /worker gains/i, es: /ganancias/i } };
 *
 *   test('…', () => expect(sentenceProblems(module, CLAIMS, OPTIONS)).toEqual([]));
 *
 * Problems: figures that differ from the claim; a number, player count or option in a sentence without a claim; an
 * empty claim; a player count or an option that changes the answer of `at` and that the sentence does not name; an
 * option that the sentence names although it changes nothing.
 *
 * "One", "un" and "una" are seldom counts, so the figure 1 is compared separately: a claim of 1 needs a digit or one of
 * these words, and a digit 1 needs a claim. Names made of digits (2-1-0-1, A1) are not figures.
 */

interface Claim {
  readonly figures?: readonly number[] | Readonly<Record<Language, readonly number[]>>;
  /** What holds at one table; any JSON value. */
  readonly at?: (config: Config) => unknown;
}

export type Claims = Readonly<Record<string, Claim>>;

/** The words by which sentences name an option. */
export type OptionWords = Readonly<Record<string, Readonly<Record<Language, RegExp>>>>;

export interface SpokenGame {
  readonly game: { readonly meta: Meta };
  readonly text: Readonly<Record<Language, { readonly rules: Readonly<Record<string, string>> }>>;
}

const WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
};
const SPECIAL: Readonly<Record<string, number>> = { twice: 2, '½': 0.5 };
const ONE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:one|once|single|an?|1)\b/i,
  es: /(?<!\p{L})(?:un|una|uno|1)(?!\p{L})/iu,
};

/** A number before "players"; or a game alone, where that exists. */
const PLAYERS: Readonly<Record<Language, RegExp>> = {
  en: /(\p{L}+|\d+) players?\b/giu,
  es: /(\p{L}+|\d+) (?:jugador(?:es)?|personas?)(?!\p{L})/giu,
};
const SOLO: Readonly<Record<Language, RegExp>> = { en: /\b(?:alone|solo)\b/i, es: /\bsolitario\b/i };

const NAMES = /\d+(?:-\d+)+|\p{L}+-?\d+/gu;
const TOKENS = /(?<![\d\p{L}])[-−]?\d+|½|\p{L}+/gu;

/** Every figure that a sentence states, in reading order; the words for one excepted. */
export function figuresIn(language: Language, sentence: string): number[] {
  const tokens = sentence.replace(NAMES, ' ').match(TOKENS) ?? [];
  return tokens.flatMap(token => {
    const value = valueOf(language, token);
    return value === undefined || (value === 1 && token !== '1') ? [] : [value];
  });
}

function valueOf(language: Language, token: string): number | undefined {
  if (/\d/.test(token)) return Number(token.replace('−', '-'));
  const word = token.toLowerCase();
  const index = WORDS[language].indexOf(word);
  return Object.hasOwn(SPECIAL, word) ? SPECIAL[word] : index < 0 ? undefined : index;
}

/** Whether a sentence names a number of players that the game allows. */
function namesPlayerCount(language: Language, sentence: string, { least, most }: Meta['players']): boolean {
  const counts = [...sentence.matchAll(PLAYERS[language])].map(([, token]) => valueOf(language, token) ?? -1);
  return (
    counts.some(count => count >= least && count <= most) || (least === 1 && SOLO[language].test(sentence))
  );
}

/** Everything that is wrong with the figures and conditions of a game's rule sentences; none is the aim. */
export function sentenceProblems(module: SpokenGame, claims: Claims, options: OptionWords = {}): string[] {
  const ids = Object.keys(module.text.en.rules);
  const unknown = Object.keys(claims).filter(id => !ids.includes(id));
  return [
    ...unknown.map(id => `${id}: there is no such rule`),
    ...ids.flatMap(id => {
      const conditions = conditionsOf(module.game.meta, claims[id]);
      return LANGUAGES.flatMap(language =>
        problemsIn(
          { language, sentence: module.text[language].rules[id], options, players: module.game.meta.players },
          claims[id],
          conditions,
        ),
      ).map(problem => `${id} ${problem}`);
    }),
  ];
}

/** The same for the summary of a game. Its sentences are called goal, step 1, step 2, scoring 1 and end. */
export function summaryProblems(
  game: SpokenGame['game'],
  summaries: Readonly<Record<Language, SummaryText>>,
  claims: Claims,
): string[] {
  const text = { en: { rules: sentencesOf(summaries.en) }, es: { rules: sentencesOf(summaries.es) } };
  return sentenceProblems({ game, text }, claims);
}

const sentencesOf = ({ goal, steps, scoring, end }: SummaryText): Readonly<Record<string, string>> => ({
  goal,
  ...Object.fromEntries(steps.map(({ title, says }, index) => [`step ${index + 1}`, `${title}. ${says}`])),
  ...Object.fromEntries(scoring.map((sentence, index) => [`scoring ${index + 1}`, sentence])),
  end,
});

/** Steps of a lesson whose figures differ between the languages; the figure 1 is often a word and not compared. */
export const lessonProblems = (
  lessons: Readonly<Record<Language, Readonly<Record<string, string>>>>,
): string[] =>
  Object.keys(lessons.en).filter(step => {
    const [english, spanish] = LANGUAGES.map(language =>
      figuresIn(language, lessons[language][step]).filter(figure => figure !== 1),
    );
    return english.join() !== spanish.join();
  });

interface Reading {
  readonly language: Language;
  readonly sentence: string;
  readonly options: OptionWords;
  readonly players: Meta['players'];
}

/** What the answers of `at` depend on; `undefined` for a claim without `at`. */
interface Conditions {
  /** Player counts with the same answer stand together. */
  readonly playerGroups: readonly (readonly number[])[];
  readonly options: readonly string[];
}

function problemsIn(
  { language, sentence, options, players }: Reading,
  claim: Claim | undefined,
  conditions: Conditions | undefined,
): string[] {
  const found = figuresIn(language, sentence);
  const named = Object.keys(options).filter(option => options[option][language].test(sentence));
  const namesPlayers = namesPlayerCount(language, sentence, players);
  if (claim === undefined) {
    const isPlain = found.length === 0 && named.length === 0 && !namesPlayers;
    return isPlain ? [] : [`(${language}) needs a claim: "${sentence}"`];
  }
  return [
    ...figureProblems(found, figuresOf(claim, language)),
    ...(figuresOf(claim, language).includes(1) && !ONE[language].test(sentence) ? ['does not state 1'] : []),
    ...(claim.figures === undefined && claim.at === undefined ? ['has an empty claim'] : []),
    ...(conditions === undefined && (namesPlayers || named.length > 0) ? ['needs `at` in its claim'] : []),
    ...(conditions === undefined ? [] : conditionProblems(conditions, { found, named })),
  ].map(problem => `(${language}) ${problem}: "${sentence}"`);
}

const figuresOf = ({ figures = [] }: Claim, language: Language): readonly number[] =>
  'en' in figures ? figures[language] : figures;

function figureProblems(found: readonly number[], claimed: readonly number[]): string[] {
  const [foundMany, claimedMany] = [found, claimed].map(list =>
    list.filter(figure => figure !== 1).join(' '),
  );
  return [
    ...(foundMany === claimedMany ? [] : [`states [${foundMany}] where [${claimedMany}] holds`]),
    ...(found.includes(1) && !claimed.includes(1) ? ['states 1'] : []),
  ];
}

function conditionProblems(
  { playerGroups, options }: Conditions,
  { found, named }: { readonly found: readonly number[]; readonly named: readonly string[] },
): string[] {
  const silent = playerGroups.filter(counts => !counts.some(count => found.includes(count)));
  return [
    ...(playerGroups.length > 1 && silent.length > 1
      ? [
          `depends on the player count and does not name ${silent.map(counts => counts.join(', ')).join(' | ')}`,
        ]
      : []),
    ...options.filter(option => !named.includes(option)).map(option => `depends on the option ${option}`),
    ...named
      .filter(option => !options.includes(option))
      .map(option => `names the option ${option}, which changes nothing`),
  ];
}

function conditionsOf(meta: Meta, claim: Claim | undefined): Conditions | undefined {
  const at = claim?.at;
  if (at === undefined) return undefined;
  const counts = Array.from(
    { length: meta.players.most - meta.players.least + 1 },
    (_, index) => meta.players.least + index,
  );
  const usual = Object.fromEntries(meta.options.map(option => [option.id, option.default]));
  const answer = (players: number, changes: Readonly<Record<string, string>> = {}): string =>
    JSON.stringify(at({ players, options: { ...usual, ...changes } }));
  const groups = Map.groupBy(counts, count => answer(count));
  const dependsOn = ({ id, values, players = counts }: Meta['options'][number]): boolean =>
    players.some(count => values.some(value => answer(count, { [id]: value }) !== answer(count)));
  return {
    playerGroups: [...groups.values()],
    options: meta.options.filter(dependsOn).map(({ id }) => id),
  };
}
