import { randomInt } from 'node:crypto';
import type { Language } from '../../kernel/text.ts';

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

/** Names as people mean them: no blanks at the ends, no runs of them inside, no letters that change direction. */
export const cleanName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
