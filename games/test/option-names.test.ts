import { describe, expect, test } from 'vitest';
import { LANGUAGES, type AnyGameText, type Language } from '../../kernel/text.ts';
import { GAME_IDS, loadGame } from '../index.ts';

const QUOTED: Readonly<Record<Language, RegExp>> = { en: /“([^”]+)”/g, es: /«([^»]+)»/g };

/** Everything that the lobby calls an option, in lower case: its name, its values, and both together. */
const namesOf = ({ options }: AnyGameText): ReadonlySet<string> =>
  new Set(
    Object.values(options).flatMap(({ name, values }) => {
      const labels = Object.values(values);
      return [name, ...labels, ...labels.map(label => `${name}: ${label}`)].map(label => label.toLowerCase());
    }),
  );

describe.each(GAME_IDS)('%s', id => {
  test.each(LANGUAGES)('what the rules quote is named so in the lobby (%s)', async language => {
    const text = (await loadGame(id)).text[language];
    const names = namesOf(text);
    const quoted = Object.values(text.rules).flatMap(rule =>
      [...rule.matchAll(QUOTED[language])].map(([, words]) => words),
    );
    expect(quoted.filter(words => !names.has(words.toLowerCase()))).toEqual([]);
  });
});
