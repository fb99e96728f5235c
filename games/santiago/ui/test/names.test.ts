import { describe, expect, test } from 'vitest';
import { santiago } from '../../rules/game.ts';
import { place, Scenario, space } from '../../test/scenario.ts';
import { describeSpace, siteName } from '../names.ts';
import { describeSupplies } from '../supplies.tsx';
import { BOARD_TEXT } from '../text.ts';

const PLAYERS = ['Ana', 'Blas', 'Cora'];

describe('for screen readers', () => {
  const { state } = Scenario.canal({
    players: 3,
    overseer: 'Ana',
    spring: 'X2',
    canals: ['X2-Y2'],
    palms: ['f2', 'a1', 'h6'],
    tiles: { f2: 'banana-2 Blas 1', d3: 'grape-1', c2: 'pepper-1 desert' },
  }).play('Blas propose W2-X2, Blas bribe 1');
  const view = santiago.view(state, 0);

  test('a space names crop, farmers, palm and water', () => {
    const both = (name: string): string[] =>
      [BOARD_TEXT.en, BOARD_TEXT.es].map(text => describeSpace(text, space(name), view, PLAYERS));
    expect(both('f2')).toEqual([
      "f2, bananas, Blas's 1 farmer, with a palm, watered",
      'f2, bananas, 1 granjero de Blas, con una palmera, con riego',
    ]);
    expect(both('d3')).toEqual(['d3, grapes, neutral, dry', 'd3, uvas, neutral, sin riego']);
    expect(both('c2')).toEqual(['c2, desert, dry', 'c2, desierto, sin riego']);
    expect(both('h5')).toEqual(['h5, empty, dry', 'h5, libre, sin riego']);
  });

  test('a canal site names what is beside it and the bribes for it', () => {
    expect(siteName(place('W2-X2'), view)).toEqual({
      en: 'Canal site W2-X2, next to grapes d3 and 2 empty spaces, 1 escudo offered',
      es: 'Sitio de canal W2-X2, junto a uvas d3 y 2 casillas libres; ofrecen 1 escudo',
    });
  });

  test('a canal site between deserts says so', () => {
    const desert = Scenario.canal({
      players: 3,
      tiles: { a1: 'grape-1 desert', b1: 'grape-1 desert' },
    });
    expect(siteName(place('V1-W1'), santiago.view(desert.state, 0))).toEqual({
      en: 'Canal site V1-W1, next to deserts only',
      es: 'Sitio de canal V1-W1, junto a desiertos',
    });
  });
});

describe('the supplies', () => {
  test('count unseen tiles by their farmers and name the tile that is not used', () => {
    const game = Scenario.auction({ players: 3, round: 11, village: [] });
    game.state.piles = game.state.piles.map((_, kind) => (kind === 0 ? 3 : kind === 1 ? 1 : 0));
    game.state.boxedTiles[2] = 1;
    game.state.supply = 1;
    const view = santiago.view(game.state, undefined);
    expect(describeSupplies(BOARD_TEXT.en, view).split('; ')).toEqual([
      'Round 11/11',
      '4 tiles in the piles',
      'bananas: 3 with 1 farmer, 1 with 2 farmers',
      'coconuts: 0 with 1 farmer, 0 with 2 farmers',
      'watermelons: 0 with 1 farmer, 0 with 2 farmers',
      'grapes: 0 with 1 farmer, 0 with 2 farmers',
      'red peppers: 0 with 1 farmer, 0 with 2 farmers',
      '1 canal in the supply',
      'not used in this game: coconuts, 1 farmer',
    ]);
    expect(describeSupplies(BOARD_TEXT.es, view)).toContain(
      '1 canal en la reserva; fuera de la partida: cocos',
    );
  });

  test('name no unused tile with five players', () => {
    const { state } = Scenario.setup(5);
    expect(describeSupplies(BOARD_TEXT.en, santiago.view(state, 0))).not.toContain('not used');
  });
});
