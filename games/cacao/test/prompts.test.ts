import { expect, test } from 'vitest';
import { LANGUAGES, seatNames, plainText } from '../../../kernel/text.ts';
import { cacao } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { es } from '../text/es.ts';
import { scenario, type Scenario } from './scenario.ts';

const TEXTS = { en, es };
const NAMES = seatNames(['Red', 'Yellow']);

/** Red's prompts in both languages. */
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

test('placing mentions overbuilding only to a player who can', () => {
  const promptsFor = (display: readonly 'temple'[], suns: number): string[] =>
    prompts(scenario({ players: ['Red', 'Yellow'], display, Red: { suns } }));
  const ordinary = promptsFor(['temple', 'temple'], 1);
  const unlocked = promptsFor([], 1);
  expect(unlocked).not.toEqual(ordinary);
  expect(promptsFor([], 0)).toEqual(ordinary);
  expect(unlocked[0]).toContain('sun token');
  expect(unlocked[1]).toContain('ficha de Sol');
});

test('filling says how many spaces there are', () => {
  const table = scenario({ players: ['Red', 'Yellow'], area: RED_TWICE, display: ['temple', 'cenote'] });
  table.play('Red: place 1-1-1-1 at 0,-1');
  for (const sentence of prompts(table)) expect(sentence).toContain('2');
  const two = prompts(table);
  table.play('Red: fill 1,-1 with temple');
  expect(prompts(table)).not.toEqual(two);
});

test('filling names the only tile when there are more spaces', () => {
  const table = scenario({ players: ['Red', 'Yellow'], area: RED_TWICE, display: ['plantation-1'] });
  table.play('Red: place 1-1-1-1 at 0,-1');
  expect(prompts(table)).toEqual([
    'Choose one of the 2 open spaces for the single plantation.',
    'Elige en cuál de los 2 espacios abiertos va la plantación simple.',
  ]);
});

test('filling says that the display does not suffice for three spaces', () => {
  const area = `
        -1      0      1
  -3     .    R1111   TE
   0   R1111   P1   R1111
   1     .      .     M2`;
  const table = scenario({ players: ['Red', 'Yellow'], area, display: ['temple', 'cenote'] });
  table.play('Red: place 1-1-1-1 at 0,-1');
  expect(prompts(table)).toEqual([
    'Choose jungle tiles for 2 of the 3 open spaces.',
    'Elige losetas de selva para 2 de los 3 espacios abiertos.',
  ]);
});

test('every refusal and every rule has a sentence of its own in each language', () => {
  for (const { rules } of [en, es]) {
    const sentences = Object.values(rules);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  }
});
