import type { Config, Meta } from '../../kernel/game.ts';
import type { SummaryText } from '../../kernel/summary.ts';
import { LANGUAGES, type Language } from '../../kernel/text.ts';
import { contrastProblems } from './contrasts.ts';
import { figuresIn, namesPlayerCount, playerGroupsIn } from './figures.ts';

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
 *     // Words that have to follow each other; `wordsInOrder` sorts them by what happens in a game
 *     'steps': { order: { en: [/placed/, /filled/], es: [/coloca/, /llena/] } },
 *   };
 *   const OPTIONS: OptionWords = { gains: { en: /worker gains/i, es: /ganancias/i } };
 *
 *   test('…', () => expect(sentenceProblems(module, CLAIMS, OPTIONS)).toEqual([]));
 *
 * Problems: figures that differ from the claim; a number, player count or option in a sentence without a claim; an
 * empty claim; a player count or an option that changes the answer of `at` and that the sentence does not name; player
 * counts named together whose answers differ; an option that the sentence names although it changes nothing; words in
 * the wrong order; two languages that contradict each other (`contrasts.ts`).
 *
 * "One", "un" and "una" are seldom counts, so the figure 1 is compared separately: a claim of 1 needs a digit or one of
 * these words, and a digit 1 needs a claim.
 */

interface Claim {
  readonly figures?: readonly number[] | Readonly<Record<Language, readonly number[]>>;
  /** What holds at one table; any JSON value. */
  readonly at?: (config: Config) => unknown;
  readonly order?: Readonly<Record<Language, readonly RegExp[]>>;
}

export type Claims = Readonly<Record<string, Claim>>;

/** The words by which sentences name an option. */
export type OptionWords = Readonly<Record<string, Readonly<Record<Language, RegExp>>>>;

export interface SpokenGame {
  readonly game: { readonly meta: Meta };
  readonly text: Readonly<Record<Language, { readonly rules: Readonly<Record<string, string>> }>>;
}

const ONE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:one|once|single|an?|1)\b/i,
  es: /(?<!\p{L})(?:un|una|uno|1)(?!\p{L})/iu,
};

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
      )
        .concat(contrastProblems({ en: module.text.en.rules[id], es: module.text.es.rules[id] }))
        .map(problem => `${id} ${problem}`);
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

/** Steps of a lesson whose languages differ in figures or contradict each other. The figure 1 is not compared. */
export const lessonProblems = (
  lessons: Readonly<Record<Language, Readonly<Record<string, string>>>>,
): string[] =>
  Object.keys(lessons.en).filter(step => {
    const [english, spanish] = LANGUAGES.map(language =>
      figuresIn(language, lessons[language][step]).filter(figure => figure !== 1),
    );
    const contrasts = contrastProblems({ en: lessons.en[step], es: lessons.es[step] });
    return english.join() !== spanish.join() || contrasts.length > 0;
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
  reading: Reading,
  claim: Claim | undefined,
  conditions: Conditions | undefined,
): string[] {
  const { language, sentence, options, players } = reading;
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
    ...(Object.keys(claim).length === 0 ? ['has an empty claim'] : []),
    ...(conditions === undefined && (namesPlayers || named.length > 0) ? ['needs `at` in its claim'] : []),
    ...(conditions === undefined ? [] : conditionProblems(conditions, { found, named })),
    ...(conditions === undefined ? [] : groupProblems(conditions, reading)),
    ...orderProblems(claim.order?.[language] ?? [], sentence),
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

/** Player counts that a sentence names together although different things hold for them. */
function groupProblems({ playerGroups }: Conditions, { language, sentence, players }: Reading): string[] {
  const groupOf = (count: number): number => playerGroups.findIndex(group => group.includes(count));
  return playerGroupsIn(language, sentence, players)
    .filter(counts => counts.some(count => groupOf(count) !== groupOf(counts[0])))
    .map(counts => `names ${counts.join(', ')} players together, which differ`);
}

/** Words that are missing or follow each other in another order. */
function orderProblems(words: readonly RegExp[], sentence: string): string[] {
  const places = words.map(word => sentence.search(word));
  const wrong = words.filter((_, index) => places[index] < 0 || places[index] < (places[index - 1] ?? 0));
  return wrong.map(word => `lacks ${String(word)} or has it in the wrong place`);
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
