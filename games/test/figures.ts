import type { Meta } from '../../kernel/game.ts';
import type { Language } from '../../kernel/text.ts';

/* Reads figures and player counts from sentences. Names made of digits (2-1-0-1, A1) are not figures. */

const WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
};
const SPECIAL: Readonly<Record<string, number>> = { twice: 2, '½': 0.5 };

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

/** "two", "three or four", "2, 3 or 4". */
const list = (language: Language): string => {
  const one = `(?:\\d+|${WORDS[language].join('|')})(?!\\p{L})`;
  return `(${one}(?:(?:, ${one})*,? (?:or|and|o|y) ${one})?)`;
};

/** After "with" or before "players"; "or more" before or after that. */
const PLAYERS: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(`(?<!\\p{L})(with |for )?${list('en')}( or more)?( players?(?!\\p{L}))?( or more)?`, 'giu'),
  es: new RegExp(
    `(?<!\\p{L})(con |para )?${list('es')}( o más)?( (?:jugador(?:es)?|personas?)(?!\\p{L}))?( o más)?`,
    'giu',
  ),
};
const SOLO: Readonly<Record<Language, RegExp>> = { en: /\b(?:alone|solo)\b/i, es: /\bsolitario\b/i };

interface Mention {
  readonly counts: readonly number[];
  /** The word for players follows. */
  readonly isPlain: boolean;
}

function mentionsIn(language: Language, sentence: string, { least, most }: Meta['players']): Mention[] {
  return [...sentence.matchAll(PLAYERS[language])].flatMap(
    ([, introduced, counts, orMore, players, orMoreAfter]) => {
      if (introduced === undefined && players === undefined) return [];
      const named = (counts.match(TOKENS) ?? []).flatMap(token => valueOf(language, token) ?? []);
      const isOpen = orMore !== undefined || orMoreAfter !== undefined;
      const last = isOpen ? most : Math.max(...named);
      const all = isOpen
        ? Array.from({ length: Math.max(0, last - named[0] + 1) }, (_, index) => named[0] + index)
        : named;
      const allowed = all.filter(count => count >= least && count <= most);
      return allowed.length === 0 ? [] : [{ counts: allowed, isPlain: players !== undefined }];
    },
  );
}

/** Whether a sentence names a number of players that the game allows; or a game alone, where that exists. */
export const namesPlayerCount = (language: Language, sentence: string, players: Meta['players']): boolean =>
  mentionsIn(language, sentence, players).some(({ isPlain }) => isPlain) ||
  (players.least === 1 && SOLO[language].test(sentence));

/** The player counts that a sentence names in one breath: "with three or four players" is [3, 4]. */
export const playerGroupsIn = (
  language: Language,
  sentence: string,
  players: Meta['players'],
): (readonly number[])[] => mentionsIn(language, sentence, players).map(({ counts }) => counts);
