import { describe, expect, test } from 'vitest';
import { eventFor } from '../../../kernel/game.ts';
import { fastRandom } from '../../../kernel/random.ts';
import { eventText, LANGUAGES, type Language, moveText, seatNames, plainText } from '../../../kernel/text.ts';
import { draw } from '../draw.ts';
import { ceylon } from '../rules/game.ts';
import { ALL_MOVES, type Move, notation } from '../rules/moves.ts';
import { en } from '../text/en.ts';
import { es } from '../text/es.ts';
import { NAMES, type Scenario, scenario } from './scenario.ts';

const TEXTS = { en, es };
const names = seatNames(NAMES);

const logOf = (table: Scenario, language: Language): string[] =>
  table.events.map(event => plainText(eventText(TEXTS[language], eventFor(event, undefined), names)));

/** A turn in which Ana plants, Blas harvests and Cora moves. */
const turn = (): Scenario =>
  scenario()
    .at('Ana', 'a2')
    .at('Blas', 'b2')
    .hired('Cora', 'dimbula')
    .hand('Ana', 'plant/harvest')
    .play('Ana card plant/harvest', 'Ana plant', 'Ana plant a2')
    .play('Blas harvest', 'Blas pick a2', 'Blas stop', 'Cora move', 'Cora move e1');

describe('the log', () => {
  test('in English', () => {
    expect(logOf(turn(), 'en').slice(0, 6)).toEqual([
      'Ana plays plant, leaving harvest to the others.',
      'Ana plants on a2 for 5 rupees.',
      'Ana now has 2 open contract slots.',
      'Blas harvests a black chest on a2; Ana scores 1 point.',
      'Cora moves from b1 to e1 for 2 rupees.',
      'Ana draws a card; 44 left.',
    ]);
  });

  test('in Spanish', () => {
    expect(logOf(turn(), 'es').slice(0, 6)).toEqual([
      'Ana juega plantar y deja a los demás cosechar.',
      'Ana planta en a2 por 5 rupias.',
      'Ana tiene ahora 2 huecos abiertos para contratos.',
      'Blas cosecha una caja de té negro en a2; Ana suma 1 punto.',
      'Cora mueve su peón de b1 a e1 por 2 rupias.',
      'Ana roba una carta; quedan 44.',
    ]);
  });
});

test('points lost for markers have a true minus sign', () => {
  const scored = { type: 'scored' as const, source: 'markers' as const, points: [-4, 0] };
  expect(plainText(en.events.scored(scored, names))).toBe('Leftover markers: Ana −4 and Blas 0.');
  expect(plainText(es.events.scored(scored, names))).toBe('Marcadores sobrantes: Ana −4 y Blas 0.');
});

describe('moves and prompts', () => {
  test('every move has its own text in notation and in both languages', () => {
    expect(notation.size).toBe(ALL_MOVES.length);
    expect(new Set(ALL_MOVES.map(move => notation.text(move))).size).toBe(notation.size);
    for (const [id, move] of ALL_MOVES.entries()) {
      expect(move.id).toBe(id);
      expect(notation.parse(notation.text(move))).toBe(move);
    }
    for (const language of LANGUAGES) {
      const sentences = ALL_MOVES.map(move => plainText(moveText(TEXTS[language], move, names)));
      expect(new Set(sentences).size).toBe(sentences.length);
    }
    expect(notation.parse('plant z9')).toBeUndefined();
  });

  test('a main action that cannot be taken is not offered in words', () => {
    const asked = (table: Scenario, language: Language): string => {
      const { state } = table;
      if (state.phase === null) throw new Error('nothing is asked');
      return plainText(TEXTS[language].prompts[state.phase](ceylon.view(state, state.waiting), names));
    };
    const poor = scenario().rupees('Ana', 4).rupees('Blas', 4).lay('advance/hire');
    expect(asked(poor, 'en')).toBe('Move or take rupees. You cannot advance in technology now.');
    expect(asked(poor, 'es')).toBe('Mueve u obtén rupias. Ahora no puedes avanzar en tecnología.');
    poor.play('Ana take');
    expect(asked(poor, 'en')).toBe('Follow: move or take rupees. You cannot hire a councillor now.');
    expect(asked(poor, 'es')).toBe(
      'Sigues tú: mueve u obtén rupias. Ahora no puedes contratar un consejero.',
    );
    const rich = scenario().lay('advance/hire');
    expect(asked(rich, 'en')).toBe('Take your action: advance in technology, move or take rupees.');
    expect(asked(rich.play('Ana take'), 'es')).toBe(
      'Sigues tú: contratar un consejero, mover u obtener rupias.',
    );
  });

  test('[ruling-start-tile-makes-performable] the question says when an action takes the start tile', () => {
    const asked = ({ state }: Scenario, language: Language): string => {
      if (state.phase === null) throw new Error('nothing is asked');
      return plainText(TEXTS[language].prompts[state.phase](ceylon.view(state, state.waiting), names));
    };
    const table = scenario({ tiles: { Ana: 'harvest' } })
      .at('Ana', 'e3')
      .lay('harvest/plant');
    expect(asked(table, 'en')).toBe('Take your action: harvest (with your start tile), move or take rupees.');
    expect(asked(table, 'es')).toBe(
      'Te toca actuar: cosechar (con tu loseta de inicio), mover u obtener rupias.',
    );
    table.play('Ana harvest');
    expect(asked(table, 'en')).toBe(
      'You can harvest only with your start tile. Use it, or take an alternative?',
    );
    expect(asked(table, 'es')).toBe(
      'Solo puedes cosechar con tu loseta de inicio. ¿La usas o haces una alternativa?',
    );
  });

  test.each(LANGUAGES)('every decision is asked for in %s', language => {
    const asked = new Map<string, string>();
    const random = fastRandom(2);
    for (let round = 0; round < 40; round++) {
      const state = ceylon.setup({ players: 4, options: { startTiles: 'on' } }, { random });
      while (state.phase !== null) {
        const [seat] = ceylon.toAct(state);
        const moves: Move[] = [];
        ceylon.moves(state, seat, moves);
        const view = ceylon.view(state, seat);
        asked.set(state.phase, plainText(TEXTS[language].prompts[state.phase](view, names)));
        ceylon.apply(state, seat, moves[random.below(moves.length)], { random });
      }
    }
    expect(asked.size).toBe(Object.keys(TEXTS[language].prompts).length);
    for (const sentence of asked.values()) expect(sentence).toMatch(/^[¿\p{Lu}].*[.?]$/u);
  });
});

describe('the drawing', () => {
  test('shows the island with rivers as full lines', () => {
    const table = scenario().level(1, 'a2', 'b2', 'a3').level(2, 'b3').planted('Blas', 'a3');
    const lines = draw(ceylon.view(table.state, 0), NAMES.slice(0, 3), 'en').split('\n');
    expect(lines.slice(1, 11)).toEqual([
      String.raw`   / \     / \     / \     / \     / \     / \     / \     / \ `.trimEnd(),
      String.raw` /     \ /     \ /     \ /     \ /     \ /     \ /     \ /     \ `.trimEnd(),
      '| a1 D  | b1 K  : c1 K  : d1 K  : e1 K  : f1 K  | g1 U  : h1 U  |',
      '|  1@1  |  3@3  :       :       :       :       |       :       |',
      String.raw` \     . \     / \     / \     . .     . .     . \     . .     . \ `.trimEnd(),
      String.raw`   \ .     \ /     \ /     \ .     . .     . .     \ .     . .     \ `.trimEnd(),
      '    | a2 D^ : b2 D^ | c2 R  | d2 K  : e2 K  : f2 K  | g2 U  : h2 U  |',
      '    |       :       |  2@2  |       :       :       |       :       |',
      String.raw`   / .     . .     / .     . \     / \     / \     / .     . .     / `.trimEnd(),
      String.raw` /     . .     . /     . .     \ /     \ /     \ /     . .     . / `.trimEnd(),
    ]);
    expect(lines[11]).toBe('| a3 D^ : b3 D^^| c3 R  : d3 R  : e3 R  : f3 R  | g3 U  : h3 U  |');
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
  });

  test('shows every board, and the hand of the viewer only', () => {
    const table = scenario({ tiles: { Blas: 'trade' } })
      .hand('Ana', 'plant/harvest')
      .hired('Blas', 'uva')
      .wagons('2-BGG');
    const own = draw(ceylon.view(table.state, 0), NAMES.slice(0, 3), 'es');
    expect(own).toContain('Mano: plantar/cosechar');
    expect(own).toContain('[2-BGG 11r/4p]');
    expect(own).toContain('loseta: comerciar');
    expect(own).toMatch(/U Uva .*contratado por 2/);
    expect(draw(ceylon.view(table.state, undefined), NAMES.slice(0, 3), 'es')).not.toContain('Mano:');
  });
});
