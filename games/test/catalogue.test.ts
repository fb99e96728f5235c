import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../kernel/text.ts';
import { GAME_IDS, loadGame } from '../index.ts';

const folder = join(import.meta.dirname, '..');

/** Ids with which the titles of a game's tests begin: `test('[rule-id] …')`, or several in a row. */
function citedIn(game: string): Set<string> {
  const files = readdirSync(join(folder, game, 'test'), { recursive: true, encoding: 'utf8' });
  const tests = files.filter(file => file.endsWith('.test.ts'));
  const titles = tests.flatMap(file => {
    const source = readFileSync(join(folder, game, 'test', file), 'utf8');
    const openings = [...source.matchAll(/['"`]((?:\[[A-Za-z][A-Za-z0-9-]*\] ?)+)/g)].map(([, ids]) => ids);
    return openings.flatMap(ids => [...ids.matchAll(/\[([^\]]+)\]/g)].map(([, id]) => id));
  });
  return new Set(titles);
}

describe.each(GAME_IDS)('%s', async id => {
  const { rules, examples, text, edition, game } = await loadGame(id);
  const ids = Object.values(rules).flat();

  test('has a test for every rule, ruling and example, and cites no unknown one', () => {
    const cited = citedIn(id);
    const known = new Set([...ids, ...examples]);
    expect(
      [...known].filter(rule => !cited.has(rule)),
      'without a test',
    ).toEqual([]);
    expect(
      [...cited].filter(rule => !known.has(rule)),
      'unknown',
    ).toEqual([]);
  });

  test('names every rule once', () => {
    expect(ids.length).toBe(new Set(ids).size);
  });

  test.each(LANGUAGES)('says every rule, section, topic and option in %s, calmly', language => {
    const said = text[language];
    expect(Object.keys(said.rules).toSorted()).toEqual(ids.toSorted());
    expect(Object.keys(said.sections).toSorted()).toEqual(Object.keys(rules).toSorted());
    expect(Object.keys(said.edition).toSorted()).toEqual(edition.map(({ topic }) => topic).toSorted());
    for (const option of game.meta.options) {
      expect(Object.keys(said.options[option.id].values).toSorted()).toEqual([...option.values].toSorted());
    }
    for (const sentence of [...Object.values(said.rules), ...Object.values(said.edition), said.tagline]) {
      expect(sentence).toMatch(/^\p{Lu}|^[¿«\d]|^-/u);
      expect(sentence).toMatch(/[.?»]$/);
      expect(sentence).not.toMatch(/[!¡]/);
    }
  });

  test('the two languages are not the same text', () => {
    const equal = ids.filter(rule => text.en.rules[rule] === text.es.rules[rule]);
    expect(equal).toEqual([]);
  });
});
