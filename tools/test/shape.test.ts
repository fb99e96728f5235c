import { describe, expect, test } from 'vitest';

import { findings } from '../shape.ts';

const lines = (count: number) => 'x;\n'.repeat(count);
const severities = (file: string, content: string) => findings(file, content).map(({ severity }) => severity);

describe('length of files', () => {
  test.each([
    ['kernel/match.ts', 200, []],
    ['kernel/match.ts', 201, ['warning']],
    ['kernel/match.ts', 300, ['warning']],
    ['kernel/match.ts', 301, ['error']],
    ['games/cacao/data/tiles.ts', 301, []],
    ['games/cacao/text/es.ts', 301, []],
    ['games/cacao/test/market.test.ts', 301, []],
    ['docs/glossary.md', 301, []],
  ])('%s with %i lines gives %j', (file, count, expected) => {
    expect(severities(file, lines(count))).toEqual(expected);
  });
});

describe('classes', () => {
  test('the pure part has none', () => {
    expect(severities('kernel/a.ts', 'export class Auction {}')).toEqual(['error']);
    expect(severities('games/cacao/rules/a.ts', 'abstract class Auction extends Round {}')).toEqual([
      'error',
    ]);
  });

  test('errors, tests and the programs may have them', () => {
    expect(severities('kernel/a.ts', 'export class IllegalMove extends Error {}')).toEqual([]);
    expect(severities('kernel/test/a.ts', 'class Scenario {}')).toEqual([]);
    expect(severities('server/a.ts', 'class Store {}')).toEqual([]);
  });
});
