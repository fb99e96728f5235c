import { chip, type Chip, type Language, type Names, type Part, type Sentence } from '../../kernel/text.ts';
import type { Seat } from '../../kernel/seat.ts';

// A sentence is rewritten as one string: YOU stands for the reader, HELD for every other chip.
const YOU = '\u0001';
const HELD = '\u0002';
/** The reader, with the words that fit: `[you]`. */
const [OPEN, CLOSE] = ['\u0003', '\u0004'];

const says = (words: string): string => `${OPEN}${words}${CLOSE}`;

/** Names for a sentence that is then told to one of its players. */
export const readerNames = (players: readonly string[], you: Seat | null): Names => ({
  player: seat => chip('seat', seat, seat === you ? YOU : players[seat]),
});

const ENGLISH_VERBS: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', goes: 'go' };

const englishVerb = (verb: string): string =>
  ENGLISH_VERBS[verb] ?? verb.replace(/(ss|sh|ch|x)es$/, '$1').replace(/([^s])s$/, '$1');

const spanishVerb = (verb: string): string => (verb === 'es' ? 'eres' : `${verb}s`);

/** Verbs after the first one, up to the end of the clause or the next player. */
const LATER_ENGLISH = /(and|,) (overbuilds|claims|fulfils|takes|advances|gains|returns|goes)\b/g;
const LATER_SPANISH = /(y|,) (se )?(construye|gana|cumple|devuelve|toma|deja|empieza|lleva|avanza)\b/g;

const english = (text: string): string =>
  text
    .replaceAll(`${YOU}'s `, `${says('your')} `)
    .replaceAll(new RegExp(`\\b(to|gives|from|for) ${YOU}`, 'g'), `$1 ${says('you')}`)
    .replaceAll(
      new RegExp(`${YOU} (now )?([a-z]+s|cannot)\\b([^.;:${YOU}]*)`, 'g'),
      (_, now: string | undefined, verb: string, rest: string) =>
        `${says('you')} ${now ?? ''}${englishVerb(verb)}${rest
          .replaceAll(LATER_ENGLISH, (_all, joint: string, later: string) => `${joint} ${englishVerb(later)}`)
          .replaceAll(/\btheir\b/g, 'your')}`,
    )
    .replaceAll(YOU, says('you'));

const spanish = (text: string): string =>
  text
    .replaceAll(new RegExp(`\\b(?:El|La) (\\p{L}+) de ${YOU}`, 'gu'), `${says('tu')} $1`)
    .replaceAll(`turno de ${YOU}`, `${says('tu')} turno`)
    .replaceAll(
      new RegExp(`^A ${YOU} no le (.*) y (\\p{L}+)`, 'gu'),
      (_, first: string, later: string) => `A ${says('ti')} no te ${first} y ${spanishVerb(later)}`,
    )
    .replaceAll(new RegExp(`\\b(?:le )?(da|paga)\\b([^.;:]*) a ${YOU}`, 'g'), `te $1$2 a ${says('ti')}`)
    .replaceAll(
      new RegExp(`\\b(empieza|gana) ${YOU}`, 'gi'),
      (_, verb: string) => `${spanishVerb(verb)} ${says('tú')}`,
    )
    .replaceAll(
      new RegExp(`${YOU} ((?:no |ya )*)(se )?(\\p{L}{2,})([^.;:${YOU}]*)`, 'gu'),
      (_, before: string, self: string | undefined, verb: string, rest: string) =>
        `${says('tú')} ${before}${self === undefined ? '' : 'te '}${spanishVerb(verb)}${rest
          .replaceAll(
            LATER_SPANISH,
            (_all, joint: string, again: string | undefined, later: string) =>
              `${joint} ${again === undefined ? '' : 'te '}${spanishVerb(later)}`,
          )
          .replaceAll(/\bsu(s?)\b/g, 'tu$1')}`,
    )
    .replaceAll(YOU, says('tú'));

const REWRITERS: Readonly<Record<Language, (text: string) => string>> = { en: english, es: spanish };

/** A sentence made with `readerNames`, as it is told to the reader: "You plant", «Tú plantas». */
export function toReader(sentence: Sentence, you: Seat | null, language: Language): Sentence {
  if (you === null) return sentence;
  const held: Chip[] = [];
  const text = sentence
    .map(part => {
      if (typeof part === 'string') return part;
      if (part.label === YOU) return YOU;
      held.push(part);
      return HELD;
    })
    .join('');
  if (!text.includes(YOU)) return sentence;
  return REWRITERS[language](text)
    .split(new RegExp(`(${HELD}|${OPEN}[^${CLOSE}]*${CLOSE})`))
    .filter(part => part !== '')
    .map((part, index, all): Part => {
      if (part === HELD) return held.shift() ?? '';
      if (!part.startsWith(OPEN)) return part;
      const label = part.slice(1, -1);
      return chip('seat', you, isStart(all[index - 1]) ? capital(label) : label);
    });
}

const isStart = (before: string | undefined): boolean => before === undefined || before.endsWith('. ');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
