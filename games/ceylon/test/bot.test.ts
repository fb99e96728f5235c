import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decisionOf, FINDERS, positionOf } from '../../../bots/test/decision.ts';
import { module } from '../index.ts';

const position = (name: string): object =>
  positionOf(module, readFileSync(new URL(`./positions/${name}.json`, import.meta.url), 'utf8'));

describe.each(FINDERS)('%s', level => {
  test('hires the councillor whose district decides the game', () => {
    expect(decisionOf(module, position('last-councillor'), level)).toBe('hire');
  });

  test('takes the rupees that win the last majority', () => {
    expect(decisionOf(module, position('last-rupees'), level)).toBe('take');
  });
});
