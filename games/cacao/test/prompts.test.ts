import { expect, test } from 'vitest';
import { LANGUAGES, seatNames, plainText } from '../../../kernel/text.ts';
import { cacao } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { es } from '../text/es.ts';
import { scenario, type Scenario } from './scenario.ts';

const TEXTS = { en, es };
const NAMES = seatNames(['Red', 'Yellow']);

/** What Red is told in both languages. */
function prompts({ state }: Scenario): string[] {
  const view = cacao.view(state, 0);
  return LANGUAGES.map(language =>
    view.phase === null ? '' : plainText(TEXTS[language].prompts[view.phase](view, NAMES)),
  );
}

const RED_TWICE = `
      -1      0      1
 0  R1111    P1   R1111
 1     .      .     M2`;

test('placing mentions building over only to someone who can', () => {
  const told = (display: readonly 'temple'[], suns: number): string[] =>
    prompts(scenario({ players: ['Red', 'Yellow'], display, Red: { suns } }));
  const ordinary = told(['temple', 'temple'], 1);
  const unlocked = told([], 1);
  expect(unlocked).not.toEqual(ordinary);
  expect(told([], 0)).toEqual(ordinary);
  expect(unlocked[0]).toContain('sun token');
  expect(unlocked[1]).toContain('ficha de Sol');
});

test('filling tells how many spaces there are', () => {
  const table = scenario({ players: ['Red', 'Yellow'], area: RED_TWICE, display: ['temple', 'cenote'] });
  table.play('Red: place 1-1-1-1 at 0,-1');
  for (const sentence of prompts(table)) expect(sentence).toContain('2');
  const two = prompts(table);
  table.play('Red: fill 1,-1 with temple');
  expect(prompts(table)).not.toEqual(two);
});

test('every refusal and every rule has a sentence of its own in each language', () => {
  for (const { rules } of [en, es]) {
    const sentences = Object.values(rules);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  }
});
