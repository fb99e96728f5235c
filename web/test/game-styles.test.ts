import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../../games/index.ts';

const CLASS = /\.([a-z][\w-]*)/g;

interface Rule {
  readonly selector: string;
  readonly body: string;
}

/** Every rule in the style sheets of a folder, one by one. */
function rulesIn(folder: string): readonly Rule[] {
  return readdirSync(folder)
    .filter(file => file.endsWith('.css'))
    .flatMap(file => {
      const text = readFileSync(path.join(folder, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
      return [...text.matchAll(/([^{};]+)\{([^{}]*)/g)].map(([, selector, body]) => ({
        selector: selector.trim(),
        body,
      }));
    })
    .filter(({ selector }) => !selector.startsWith('@') && !/^(from|to|[\d.]+%)/.test(selector));
}

const selectorsIn = (folder: string): readonly string[] => rulesIn(folder).map(({ selector }) => selector);

const classesOf = (selector: string): readonly string[] =>
  [...selector.matchAll(CLASS)].map(([, name]) => name);

const sheetsOf = (game: GameId): string => path.join(import.meta.dirname, `../../games/${game}/ui`);

test('a button that is a link looks the same once it was visited', () => {
  const folder = path.join(import.meta.dirname, '../style');
  const app = selectorsIn(folder);
  const games = GAME_IDS.flatMap(game => selectorsIn(sheetsOf(game)));
  expect([...app, ...games].filter(selector => selector.includes(':visited'))).toEqual([]);
  // A link without a colour of its own takes that of the browser, which remembers visits.
  const base = readFileSync(path.join(folder, 'base.css'), 'utf8');
  for (const button of ['a', '.main', '.choice', '.plain']) {
    const [, rule = ''] = base.split(`\n${button} {`);
    expect(rule.split('}')[0], button).toMatch(/^\s+color:/m);
  }
});

// A district has no picture: without its words, the caption was "hires the councillor of".
test.for(GAME_IDS)('%s hides the words of a chip only where a picture stands for them', game => {
  const hiding = rulesIn(sheetsOf(game)).filter(
    ({ selector, body }) => selector.includes('.chip') && /font-size: 0[;\s]/.test(body),
  );
  expect(hiding.filter(({ selector }) => !selector.includes(':has(>'))).toEqual([]);
});

describe('styles of the games', () => {
  const selectors = new Map(GAME_IDS.map(game => [game, selectorsIn(sheetsOf(game))]));
  const app = new Set(selectorsIn(path.join(import.meta.dirname, '../style')).flatMap(classesOf));

  // The sheets of all games that were opened stay in the page.
  test.for(GAME_IDS)('those of %s reach no other game', game => {
    const elsewhere = new Set(app);
    for (const other of GAME_IDS)
      if (other !== game)
        for (const name of (selectors.get(other) ?? []).flatMap(classesOf)) elsewhere.add(name);
    const loose = (selectors.get(game) ?? [])
      .flatMap(selector => selector.split(/,(?![^(]*\))/))
      .map(selector => selector.trim())
      .filter(selector => !selector.includes(`[data-game='${game}']`) && !selector.includes('#'))
      .filter(selector => classesOf(selector).every(name => elsewhere.has(name)));
    expect(loose).toEqual([]);
  });
});
