import { describe, expect, test } from 'vitest';
import { plainText } from '../../../kernel/text.ts';
import { CONTRACTS } from '../data/contracts.ts';
import { GOALS } from '../data/goals.ts';
import { draw } from '../draw.ts';
import { MOVES } from '../rules/moves.ts';
import { notation } from '../rules/notation.ts';
import type { View } from '../rules/view.ts';
import { board as englishBoard } from '../text/board.en.ts';
import { board as spanishBoard } from '../text/board.es.ts';
import { en } from '../text/en.ts';
import { es } from '../text/es.ts';
import { contractText, effectText, goalName } from '../text/vocabulary.ts';
import { scenario } from './scenario.ts';

describe('notation', () => {
  test('every move has a text of its own and comes back from it', () => {
    expect(new Set(MOVES.map(move => notation.text(move))).size).toBe(notation.size);
    for (const move of MOVES) expect(notation.parse(notation.text(move))).toBe(move);
    expect(MOVES.every((move, index) => move.id === index && Object.isFrozen(move))).toBe(true);
  });

  test('nonsense is not a move', () => {
    for (const line of [
      '',
      'pick 0',
      'pick 31',
      'brew 0',
      'use 10',
      'use 7 for 1',
      'place A6',
      'build DAR-1',
      'build SIL-1 with less iron',
    ]) {
      expect(notation.parse(line)).toBeUndefined();
    }
  });
});

describe('texts', () => {
  test('the effect and the bonus of a contract are found in its rule', () => {
    for (const { no } of CONTRACTS) {
      for (const [rules, bonus] of [
        [en.rules, 'End'],
        [es.rules, 'Final'],
      ] as const) {
        const effect = effectText(rules, no, bonus);
        expect(effect.length > 5 && !effect.includes(bonus)).toBe(true);
        expect(contractText(rules, no)).toMatch(/^\([A-G]\): /);
      }
    }
    expect(effectText(en.rules, 25, 'End')).toBe('take 3 leaves');
    expect(effectText(es.rules, 25, 'Final')).toBe('toma 3 hojas');
  });

  test('every goal has a name in both languages', () => {
    for (const { id } of GOALS) {
      expect(goalName(en.rules, id)).not.toBe(en.rules[id]);
      expect(goalName(es.rules, id)).not.toBe(es.rules[id]);
    }
  });

  test('the report of a finished game names the goals met and the closest misses', () => {
    const names = { player: () => 'Ana' };
    const goals = scenario({ players: 1, at: 'over', Ana: { leaves: 38, rubble: 31 } }).view().goals ?? [];
    const told = plainText(en.events.goalsReviewed({ type: 'goalsReviewed', goals }, names));
    expect(told).toContain('Goals met (2): Tea chest and King of shovels.');
    expect(told).toContain('Tea shop (free leaves: 38, needs 40)');
  });
});

describe('sentences', () => {
  const names = { player: () => 'Ana' };

  test('a single contract, a single space and an empty surplus have their own wording', () => {
    const scored = { type: 'contractsScored', seat: 0, contracts: [5], points: 7 } as const;
    expect(plainText(en.events.contractsScored(scored, names))).toBe(
      'Ana completes contract 5 for 7 points.',
    );
    expect(plainText(es.events.contractsScored(scored, names))).toBe('Ana completa el contrato 5: 7 puntos.');
    const estate = 'printed' as const;
    const [one, two] = [
      { estate, space: 1 },
      { estate, space: 2 },
    ];
    const dug = { type: 'rubbleDug', seat: 0, count: 5, claimed: [] } as const;
    expect(plainText(en.events.rubbleDug({ ...dug, unclaimed: [one] }, names))).toContain('goes to');
    expect(plainText(es.events.rubbleDug({ ...dug, unclaimed: [one, two] }, names))).toContain('pasan a ser');
    const trimmed = { type: 'stockTrimmed', goods: { iron: 0, stone: 0, chai: 0 } } as const;
    expect(plainText(en.events.stockTrimmed(trimmed, names))).toBe('The stock needs no trimming.');
  });

  test('area B is a place to build once the rubble is gone', () => {
    const view = scenario({ Ana: { workers: 'B1', chai: 1 }, replaced: true, owners: 'aaaaa' }).view();
    expect(plainText(en.prompts.boost(view, names))).toContain('B1 (build)');
    expect(plainText(es.prompts.boost(view, names))).toContain('B1 (construir)');
    const game = scenario({ Ana: { workers: 'B1', iron: 3 }, replaced: true, owners: 'aaaaa' });
    const [reached] = game.events('areaReached');
    expect(plainText(en.events.areaReached(reached, names))).toBe('Area B (build).');
  });

  test('a goal that allows none says how many there are instead', () => {
    const goals = scenario({ players: 1, at: 'over', Ana: { leaves: 400 }, owners: 'a' }).view().goals ?? [];
    const missed = goals.filter(({ goal }) => goal === 'goal-engineer');
    const report = { type: 'goalsReviewed', goals: missed } as const;
    expect(plainText(en.events.goalsReviewed(report, names))).toContain('(own estate spaces: 1, needs 0)');
    expect(plainText(es.events.goalsReviewed(report, names))).toContain(
      '(casillas de plantación propias: 1; máximo, 0)',
    );
  });
});

describe('prompts', () => {
  const names = { player: () => 'Ana' };
  const asked = (view: View): string[] =>
    [en, es].map(({ prompts }) => plainText(prompts[view.phase ?? 'placement'](view, names)));

  test('say when a card has to be returned before another can be bought', () => {
    const full = scenario({
      players: 1,
      returnsEquipment: true,
      Ana: { workers: 'E1', chai: 3, equipment: ['shunter', 'garratt'] },
      shed: ['construction'],
    }).play('Ana: act');
    expect(asked(full.view())).toEqual([
      'Return a card to make room for another, or stop.',
      'Devuelve una carta para hacer sitio a otra, o termina.',
    ]);
  });

  test('offer to stop only where stopping is allowed', () => {
    const rails = scenario({
      Ana: { workers: 'D1 G1', steel: 1, iron: 6, inForce: ['ironRails'] },
      rail: 2,
    });
    expect(asked(rails.view())).toEqual([
      'Lay the next rail (0 of 2 laid).',
      'Coloca el siguiente raíl: llevas 0 y el máximo es 2.',
    ]);
    expect(asked(rails.play('Ana: lay rail').view())).toEqual([
      'Lay the next rail, or stop (1 of 2 laid).',
      'Coloca el siguiente raíl o termina: llevas 1 y el máximo es 2.',
    ]);
    const works = scenario({ Ana: { workers: 'C1', iron: 6 } });
    expect(asked(works.view())[0]).toBe('Choose a minor action (3 left).');
    expect(asked(works.play('Ana: make steel').view())[0]).toBe('Choose a minor action (2 left), or stop.');
    const stock = scenario({ Ana: { workers: 'A1' }, stock: { iron: 9 } });
    expect(asked(stock.view())[0]).toBe('Take up to 3 cubes from the stock.');
    stock.play('Ana: take iron', 'Ana: take iron');
    expect(asked(stock.view())).toEqual([
      'Take up to 1 more cube from the stock, or stop.',
      'Toma hasta 1 cubo más del almacén, o termina.',
    ]);
  });

  test('of a build name what can be built', () => {
    const plain = scenario({ Ana: { workers: 'E1', iron: 3 } });
    expect(asked(plain.view())[0]).toBe('Build a station space or buy equipment.');
    const chai = scenario({ Ana: { workers: 'E1', chai: 3 }, shed: ['construction'] }).play('Ana: act');
    expect(asked(chai.view())).toEqual(['Buy equipment, or stop.', 'Compra equipo o termina.']);
    const again = scenario({ Ana: { workers: 'E1', chai: 1, iron: 3, stone: 2 } });
    again.play('Ana: act with chai', 'Ana: build SIL-3');
    expect(asked(again.view())[0]).toBe('Build once more, or stop.');
  });
});

describe('the words on the board', () => {
  test('agree with the number one', () => {
    expect([englishBoard.yields.rails(1), spanishBoard.yields.rails(1)]).toEqual([
      '1 rail for 1 steel',
      '1 raíl por 1 de acero',
    ]);
    expect([englishBoard.yields.rails(2), spanishBoard.yields.rails(2)]).toEqual([
      '2 rails, 1 steel each',
      '2 raíles, a 1 de acero cada uno',
    ]);
    const outlooks = [
      { area: 'stock', cubes: 1 },
      { area: 'build', builds: 1, points: 1 },
      { area: 'dig', rubble: 1, spaces: 1, points: 1 },
      { area: 'rails', rails: 0, rate: 1 },
      { area: 'works', steel: 0, stone: 0 },
      { area: 'works', steel: 1, stone: 0 },
      { area: 'works', steel: 2, stone: 1 },
    ] as const;
    expect(outlooks.map(outlook => plainText(englishBoard.outlook(outlook)))).toEqual([
      '1 cube to take',
      '1 option, worth 1 point',
      'digs 1 rubble, claims 1 estate space worth 1 point',
      '0 of 1 rail with your steel',
      'nothing you can make yet',
      'up to 1 steel',
      'up to 2 steel or 1 stone',
    ]);
    expect(outlooks.map(outlook => plainText(spanishBoard.outlook(outlook)))).toEqual([
      '1 cubo para tomar',
      '1 opción, de 1 punto',
      'excava 1 cascote, gana 1 casilla de plantación que vale 1 punto',
      '0 de 1 raíl con tu acero',
      'aún no puedes producir nada',
      'hasta 1 de acero',
      'hasta 2 de acero o 1 de piedra',
    ]);
  });
});

describe('the drawn table', () => {
  test('shows every place within a hundred and twenty columns, in both languages', () => {
    const game = scenario({
      Ana: { workers: 'A1 B2', contracts: [1, 27], used: [1], equipment: ['garratt'], iron: 3 },
      Blas: { workers: 'A2' },
      stock: { iron: 4, chai: 1 },
      rails: 'ab#',
      owners: 'a#',
      tenants: '.b',
      row: [3, 0, 9],
      weather: ['fog', 'sun', 'rain'],
      shed: [
        'shunter',
        'toy-train',
        'warehouses',
        'construction',
        'luxury-train',
        'reliable-train',
        'inspection-train',
      ],
      cubes: ['shunter', 'toy-train', 'luxury-train', 'reliable-train'],
    });
    for (const language of ['en', 'es'] as const) {
      const lines = draw(game.view(), ['Ana', 'Blas', 'Cora'], language).split('\n');
      expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(120);
    }
    const picture = draw(game.view(), ['Ana', 'Blas', 'Cora'], 'en');
    expect(picture).toContain('A stock [ab..]  B dig [.a~]');
    expect(picture).toContain('Rails: ~a2~ b3 #3 .3 ~.2~');
    expect(picture).toContain('#b');
    expect(picture).toContain('Shunting engine 1S+');
    expect(draw(game.view(), ['Ana', 'Blas', 'Cora'], 'es')).toContain('Maniobras 1S+');
    expect(picture).toContain('(1 A 2T=7)   27 A chai x2');
  });
});
