import { LANGUAGES, type Language } from '../../kernel/text.ts';

/*
 * Finds sentences whose two languages contradict each other. A slip often turns a word into its opposite: "must" for
 * "may", "after" for "before". For each topic the meanings are listed that exclude each other, with the words for them.
 * It is a problem if one language states one of these meanings and the other language states another one instead. A
 * sentence that leaves a meaning out, or states several, is no problem.
 */

/** Words for a meaning, as the source of a pattern. Words of an earlier meaning do not count again for a later one. */
type Meanings = Readonly<Record<string, Readonly<Record<Language, string>>>>;

const TOPICS: readonly Meanings[] = [
  {
    'must not': {
      en: 'cannot|can no longer|(?:must|may|can) (?:not|never|neither)|(?:never|neither|no one|none) (?:may|can)',
      es: 'no (?:se )?(?:le |te )?pued\\p{L}+|(?:nunca|nadie|ni|ningún \\p{L}+) pued\\p{L}+|no sirve|ya no se \\p{L}+',
    },
    may: {
      en: 'may|can|optional|voluntary|as you like|(?:never|not|no one) (?:has|have) to|(?:does|do) not need|need not|needs no',
      es: 'pued\\p{L}+|voluntari[oa]|si quier\\p{L}+|que quier\\p{L}+|prefier\\p{L}+|no hace falta|(?:no|nunca) es obligatorio|permit\\p{L}*|sirven?|caben?|valen como',
    },
    must: {
      en: 'must|ha(?:ve|s) to|compulsory|mandatory|needs?',
      es: 'tien\\p{L}+ que|hay que|deb\\p{L}+|obligatori[oa]|obliga|hace falta|necesita\\p{L}*',
    },
  },
  {
    before: { en: 'before|until|not yet', es: 'antes|hasta|aún no|todavía' },
    after: { en: 'after|afterwards|later|then|once', es: 'después|luego|tras|entonces|acabad[oa]|una vez' },
  },
  {
    left: { en: "(?:the|your|\\p{L}+'s) left|leftmost", es: 'izquierda' },
    right: { en: "(?:the|your|\\p{L}+'s) right|right-hand", es: 'derecha' },
  },
  {
    most: { en: 'highest|higher|largest|nearest|upper', es: 'mayor|más alt\\p{L}+|más cercan\\p{L}+|cabeza' },
    least: { en: 'lowest|lower|smallest|fewest', es: 'menor|más baj\\p{L}+' },
  },
  { always: { en: 'always', es: 'siempre' }, never: { en: 'never', es: 'nunca' } },
  { more: { en: 'more|extra', es: 'más' }, less: { en: 'less|fewer', es: 'menos' } },
  { first: { en: 'first', es: 'primer\\p{L}*' }, last: { en: 'last', es: 'últim\\p{L}+' } },
  { open: { en: 'face up', es: 'boca arriba' }, hidden: { en: 'face[ -]down', es: 'boca abajo' } },
  {
    gain: { en: 'gains?|gets?|receives?|collects?', es: 'ganas?|recibes?|cobras?|obtienes' },
    lose: { en: 'pays?|loses?|lost', es: 'pagas?|pagan|pierden?|pierdes|restan?' },
  },
];

/** Everything that one language states and the other contradicts; none is the aim. */
export const contrastProblems = (sentences: Readonly<Record<Language, string>>): string[] =>
  TOPICS.flatMap(meanings => {
    const [english, spanish] = LANGUAGES.map(language => stated(meanings, language, sentences[language]));
    const only = english.filter(meaning => !spanish.includes(meaning));
    const instead = spanish.filter(meaning => !english.includes(meaning));
    return only.length > 0 && instead.length > 0
      ? [`(en) says "${only.join(', ')}" and (es) "${instead.join(', ')}"`]
      : [];
  });

function stated(meanings: Meanings, language: Language, sentence: string): string[] {
  let rest = sentence;
  return Object.entries(meanings).flatMap(([meaning, words]) => {
    const before = rest;
    rest = rest.replaceAll(new RegExp(`(?<!\\p{L})(?:${words[language]})(?!\\p{L})`, 'giu'), ' ');
    return rest === before ? [] : [meaning];
  });
}
