import { describe, expect, test } from 'vitest';
import { menuItems, matching, type MoveItem } from '../play/choices.ts';
import { parseKeyword } from '../play/keywords.ts';

const choices = (texts: readonly string[]): MoveItem[] =>
  texts.map((text, id) => ({ move: { id, type: 'any' }, text, notation: `move ${id}` }));

const labels = (texts: readonly string[], most: number): string[] =>
  menuItems(choices(texts), most).map(({ label, choices: { length } }) =>
    length === 1 ? label : `${label}/${length}`,
  );

const sides = ['north', 'east', 'south', 'west'];
const plots = ['(0, 1)', '(0, 2)', '(3, 1)'];
const texts = ['banana', 'bean'].flatMap(crop =>
  plots.flatMap(plot => sides.map(side => `Plant a ${crop} on ${plot} facing ${side}`)),
);

describe('many choices', () => {
  test('stand alone while they are few', () => {
    expect(labels(texts, 24)).toEqual(texts);
  });

  test('are gathered by their beginnings', () => {
    expect(labels(texts, 5)).toEqual(['Plant a banana on/12', 'Plant a bean on/12']);
    expect(labels(texts, 20)).toEqual(
      ['banana', 'bean'].flatMap(crop => plots.map(plot => `Plant a ${crop} on ${plot} facing/4`)),
    );
  });

  test('leave single ones whole', () => {
    expect(labels(['Pass', ...texts.slice(0, 12)], 5)).toEqual([
      'Pass',
      ...plots.map(plot => `Plant a banana on ${plot} facing/4`),
    ]);
  });

  test('that have nothing in common are all listed, page by page', () => {
    const numbers = Array.from({ length: 30 }, (_, number) => `${number} coins`);
    expect(labels(numbers, 20)).toEqual(numbers);
  });

  test('never get lost', () => {
    const gathered = menuItems(choices(texts), 7).flatMap(entry => entry.choices);
    expect(gathered.map(({ text }) => text)).toEqual(texts);
  });
});

describe('looking for choices', () => {
  test('needs every word, in any order, with or without accents', () => {
    expect(matching(choices(['Café molido', 'Té verde']), 'cafe')).toHaveLength(1);
    expect(matching(choices(texts), 'west bean')).toHaveLength(3);
    expect(matching(choices(texts), 'tea')).toHaveLength(0);
  });

  test('knows short forms too', () => {
    expect(matching(choices(['Pass', 'Bid']), 'move 1')).toHaveLength(1);
  });
});

describe('commands', () => {
  test.each([
    ['undo', 'undo', ''],
    ['DESHACER', 'undo', ''],
    ['más', 'more', ''],
    ['atras', 'back', ''],
    ['?', 'help', ''],
    ['rules  the temple', 'rules', 'the temple'],
    ['guardar mi partida.json', 'save', 'mi partida.json'],
  ])('%s', (line, word, rest) => {
    expect(parseKeyword(line)).toEqual({ word, rest });
  });

  test.each(['', 'undone', 'board the train', 'quit 3'])('"%s" is none', line => {
    expect(parseKeyword(line)).toBeUndefined();
  });
});
