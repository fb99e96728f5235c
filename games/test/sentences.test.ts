import { describe, expect, test } from 'vitest';
import type { Meta } from '../../kernel/game.ts';
import { ceylon } from '../ceylon/rules/game.ts';
import { refusalProblems } from './refusals.ts';
import { figuresIn } from './figures.ts';
import { playedEvents, wordsInOrder } from './order.ts';
import { lessonProblems, sentenceProblems, type Claims, type SpokenGame } from './sentences.ts';

const META: Meta = {
  id: 'toy',
  rules: 1,
  players: { least: 2, most: 4 },
  options: [{ id: 'gains', values: ['taken', 'ask'], default: 'taken' }],
};

/** A game with a single rule. */
const saying = (en: string, es: string): SpokenGame => ({
  game: { meta: META },
  text: { en: { rules: { rule: en } }, es: { rules: { rule: es } } },
});

const OPTIONS = { gains: { en: /\bgains\b/, es: /\bganancias\b/ } };

const problems = (en: string, es: string, rule?: Claims[string]): string[] =>
  sentenceProblems(saying(en, es), rule === undefined ? {} : { rule }, OPTIONS).map(
    problem => problem.split(': "')[0],
  );

describe('figures in a sentence', () => {
  test('are read from digits and words, in order', () => {
    expect(figuresIn('en', 'Take two of 11 tiles, then the 9th, worth -10.')).toEqual([2, 11, 9, -10]);
    expect(figuresIn('es', 'Toma dos de once losetas, la 9.ª vale −10 y ½.')).toEqual([2, 11, 9, -10, 0.5]);
  });

  test('are not names made of digits, nor the words for one', () => {
    expect(figuresIn('en', 'One 2-1-0-1 goes to A1, the other one to 1 space.')).toEqual([1]);
    expect(figuresIn('es', 'Una loseta 2-1-0-1 y un fruto.')).toEqual([]);
  });
});

describe('figures', () => {
  test('that agree with the claim in both languages are no problem', () => {
    expect(problems('You hold 5 fruits.', 'Tienes cinco frutos.', { figures: [5] })).toEqual([]);
    expect(problems('One token.', 'Cuesta 1 ficha.', { figures: [1] })).toEqual([]);
  });

  test('that are wrong in one language are found there', () => {
    expect(problems('You hold 5 fruits.', 'Tienes seis frutos.', { figures: [5] })).toEqual([
      'rule (es) states [6] where [5] holds',
    ]);
  });

  test('in the wrong order are found', () => {
    expect(problems('First 6, then 3.', 'Tres y luego seis.', { figures: [6, 3] })).toEqual([
      'rule (es) states [3 6] where [6 3] holds',
    ]);
    const figures = { en: [6, 3], es: [3, 6] };
    expect(problems('First 6, then 3.', 'Tres y luego seis.', { figures })).toEqual([]);
  });

  test('of one are compared separately', () => {
    expect(problems('Costs 1 token.', 'Cuesta fichas.', { figures: [1] })).toEqual([
      'rule (es) does not state 1',
    ]);
    expect(problems('Costs 1 token.', 'Cuesta una ficha.', { figures: [] })).toEqual(['rule (en) states 1']);
  });

  test('need a claim that is not empty', () => {
    expect(problems('Plain.', 'Llano.', {})).toEqual([
      'rule (en) has an empty claim',
      'rule (es) has an empty claim',
    ]);
  });

  test('without a claim are found', () => {
    expect(problems('You hold five fruits.', 'Tienes frutos.')).toEqual(['rule (en) needs a claim']);
  });
});

describe('conditions', () => {
  test('on the option or the player count need a claim, and one that says what holds', () => {
    expect(problems('Asked about gains.', 'Se pregunta.')).toEqual(['rule (en) needs a claim']);
    expect(problems('With two players.', 'Con dos jugadores.', { figures: [2] })).toEqual([
      'rule (en) needs `at` in its claim',
      'rule (es) needs `at` in its claim',
    ]);
  });

  test('on a number of players that the game does not allow are not player counts', () => {
    expect(problems('One player gets it.', 'Lo recibe una persona.')).toEqual([]);
  });

  test('on an option have to be named where the answer depends on it', () => {
    const at = ({ options }: { options: Readonly<Record<string, string>> }): boolean =>
      options['gains'] === 'ask';
    expect(problems('You may decline.', 'Puedes renunciar, según las ganancias.', { at })).toEqual([
      'rule (en) depends on the option gains',
    ]);
  });

  test('on an option must not be named where it changes nothing', () => {
    expect(problems('Whatever the gains.', 'Siempre.', { at: () => 1 })).toEqual([
      'rule (en) names the option gains, which changes nothing',
    ]);
  });

  test('on the player count have to name all counts but one group with the same answer', () => {
    const figures = { en: [7, 2], es: [7] };
    const at = ({ players }: { players: number }): number => (players === 2 ? 7 : 0);
    expect(problems('Leave out 7 with two players.', 'Se apartan 7.', { figures, at })).toEqual([
      'rule (es) depends on the player count and does not name 2 | 3, 4',
    ]);
  });
});

describe('player counts', () => {
  const at = ({ players }: { players: number }): number => (players === 2 ? 3 : 4);

  test('named together must not differ', () => {
    const figures = [2, 3, 3, 4, 4];
    const right = 'With two players three. With three or four, four.';
    const wrong = 'Con dos o tres jugadores, tres. Con cuatro, los cuatro.';
    expect(problems(right, wrong, { figures, at })).toEqual([
      'rule (es) names 2, 3 players together, which differ',
    ]);
  });

  test('from a number on are all that follow', () => {
    const figures = { en: [3, 4], es: [2, 4] };
    expect(
      problems('With three players or more, four.', 'Con dos o más jugadores, cuatro.', { figures, at }),
    ).toEqual(['rule (es) names 2, 3, 4 players together, which differ']);
  });
});

describe('an order', () => {
  const order = { en: [/place/, /fill/], es: [/coloca/, /llena/] };

  test('must be that of the words', () => {
    expect(problems('First place, then fill.', 'Primero se coloca y luego se llena.', { order })).toEqual([]);
    expect(problems('First fill, then place.', 'Se coloca.', { order })).toEqual([
      'rule (en) lacks /fill/ or has it in the wrong place',
      'rule (es) lacks /llena/ or has it in the wrong place',
    ]);
  });

  test('is that of the first part of a game in which all of it happens', () => {
    const events = ['turn', 'draw', 'turn', 'draw', 'fill', 'turn', 'fill', 'draw'].map(type => ({ type }));
    const words = { fill: { en: /fill/, es: /llena/ }, draw: { en: /draw/, es: /roba/ } };
    expect(wordsInOrder(events, 'turn', words)).toEqual({ en: [/draw/, /fill/], es: [/roba/, /llena/] });
    expect(() => wordsInOrder(events, 'turn', { ...words, end: words.fill })).toThrow('never happens');
    expect(playedEvents(ceylon, 2).at(-1)?.type).toBe('gameWon');
  });
});

describe('languages that contradict each other', () => {
  test.each([
    ['You may pass.', 'Tienes que pasar.', 'rule (en) says "may" and (es) "must"'],
    ['You cannot pass.', 'Puedes pasar.', 'rule (en) says "must not" and (es) "may"'],
    ['It is refilled after that.', 'Se repone antes.', 'rule (en) says "after" and (es) "before"'],
    ['The lowest bid.', 'La puja mayor.', 'rule (en) says "least" and (es) "most"'],
  ])('are found: %s %s', (english, spanish, problem) => {
    expect(sentenceProblems(saying(english, spanish), {})).toEqual([problem]);
    expect(lessonProblems({ en: { step: english }, es: { step: spanish } })).toEqual(['step']);
  });

  test('are not those of which one says less, or more', () => {
    expect(problems('You may pass.', 'Pasar es cosa tuya.')).toEqual([]);
    expect(problems('You never have to pass.', 'No es obligatorio pasar.')).toEqual([]);
    expect(problems('You may pass.', 'Puedes pasar. Quien no pasa tiene que pujar.')).toEqual([]);
  });
});

test('a claim about a rule that does not exist is found', () => {
  expect(sentenceProblems(saying('Plain.', 'Llano.'), { other: {} })).toEqual([
    'other: there is no such rule',
  ]);
});

describe('refusals', () => {
  test('that depend on the player count or on an option need a claim that says so', () => {
    expect(refusalProblems(ceylon, { 'two-players-three-districts': { figures: [2, 3] } })).toEqual([
      'two-players-three-districts depends on the player count',
      'two-players-three-districts depends on the option omitted',
    ]);
    expect(refusalProblems(ceylon, { 'two-players-three-districts': { at: () => true } })).toEqual([]);
  });
});
