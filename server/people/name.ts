import { randomInt } from 'node:crypto';
import type { Language } from '../../kernel/text.ts';
import { RequestError } from '../request-error.ts';

/** Animals that live around the plantations of the four games. */
const GUEST_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Hummingbird',
    'Toucan',
    'Kingfisher',
    'Jaguar',
    'Tapir',
    'Gecko',
    'Heron',
    'Mongoose',
    'Hornbill',
    'Otter',
    'Iguana',
    'Firefly',
    'Peacock',
    'Loris',
    'Red Panda',
    'Swallow',
  ],
  es: [
    'Colibrí',
    'Tucán',
    'Martín Pescador',
    'Jaguar',
    'Tapir',
    'Geco',
    'Garza',
    'Mangosta',
    'Cálao',
    'Nutria',
    'Iguana',
    'Luciérnaga',
    'Pavo Real',
    'Loris',
    'Panda Rojo',
    'Golondrina',
  ],
};

/** A name for a guest who has not chosen one: `Colibrí 417`. */
export function guestName(language: Language): string {
  const creatures = GUEST_NAMES[language];
  return `${creatures[randomInt(creatures.length)]} ${randomInt(100, 1000)}`;
}

/** Marks, embeddings, overrides and isolates: with them a name can change how the text around it reads. */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** A name that others will see. */
export function requireName(name: string): string {
  if (DIRECTION.test(name))
    throw new RequestError('bad-request', 'the name contains marks that turn text around: remove them');
  const clean = cleanName(name);
  if (clean === '') throw new RequestError('bad-request', 'the name must contain a visible character');
  return clean;
}

/** Letters and signs that are drawn as nothing: fillers of Hangul and Khmer, and the braille blank. */
const BLANK = /[\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/g;
/** More accents on one letter than any language has: a pile of them covers the lines around it. */
const PILE = /(\p{M}{3})\p{M}+/gu;

/** Names as people mean them: no blanks at the ends, no runs of them inside, nothing invisible. */
const cleanName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(BLANK, '')
    .replaceAll(PILE, '$1')
    .trim();
