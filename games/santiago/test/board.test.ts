import { describe, expect, test } from 'vitest';
import { BANKNOTES, ALL_ESCUDOS, CANALS, SUPPLIES, PLAYER_COUNTS, OWN_CANALS } from '../data/supplies.ts';
import { CROPS, PLANTATION_TILES } from '../data/tiles.ts';
import { RULES, EXAMPLES } from '../data/rules.ts';
import {
  BESIDE,
  CORNERING,
  INTERSECTIONS,
  listOf,
  NEIGHBOURS,
  PLACE_NAMES,
  PLACES,
  PLACES_AT,
  SPACES,
  WATERED,
} from '../rules/board.ts';
import { intersection, place, Scenario, space } from './scenario.ts';

const names = (places: number): string[] => listOf(places).map(at => PLACE_NAMES[at]);

describe('the components add up', () => {
  test('45 tiles, nine of each crop, 75 farmers on them', () => {
    for (const crop of CROPS) {
      const rows = PLANTATION_TILES.filter(tile => tile.crop === crop);
      expect(rows.reduce((total, { copies }) => total + copies, 0)).toBe(9);
      expect(rows.reduce((total, { removed }) => total + removed, 0)).toBe(3);
    }
    expect(PLANTATION_TILES.reduce((total, { copies, icons }) => total + copies * icons, 0)).toBe(75);
  });

  test('the banknotes make 192 escudos', () => {
    expect(BANKNOTES.reduce((total, { escudos, copies }) => total + escudos * copies, 0)).toBe(ALL_ESCUDOS);
    expect(BANKNOTES.reduce((total, { copies }) => total + copies, 0)).toBe(72);
  });

  test('a canal for every round and every player, and one to start with for two', () => {
    for (const players of PLAYER_COUNTS) {
      const { supply, rounds } = SUPPLIES[players];
      expect(supply).toBe(rounds);
      expect(supply + players * OWN_CANALS + (players === 2 ? 1 : 0)).toBeLessThanOrEqual(CANALS);
    }
  });

  test('every rule and every example has its own id', () => {
    const ids = [...Object.values(RULES).flat(), ...EXAMPLES];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(163 + 28);
  });
});

describe('the board', () => {
  test('[canal-spans-two-neighbouring-intersections] 31 places between the 20 intersections, 14 of them on the rim', () => {
    expect(INTERSECTIONS).toBe(20);
    expect(PLACES).toBe(31);
    expect(WATERED.filter(spaces => spaces.length === 2)).toHaveLength(14);
    expect(WATERED.filter(spaces => spaces.length === 4)).toHaveLength(17);
    expect(names(PLACES_AT[intersection('X2')])).toEqual(['W2-X2', 'X2-Y2', 'X1-X2', 'X2-X3']);
    expect(names(PLACES_AT[intersection('V1')])).toEqual(['V1-W1', 'V1-V2']);
  });

  test('every space borders one horizontal and one vertical place', () => {
    expect(SPACES).toBe(48);
    for (const beside of BESIDE) {
      const ends = names(beside).map(name => name.split('-'));
      expect(ends).toHaveLength(2);
      expect(ends.filter(([from, to]) => from[1] === to[1])).toHaveLength(1);
    }
    expect(WATERED.flat()).toHaveLength(96);
  });

  test('four spaces meet at an inner intersection, two at an edge, one in a corner', () => {
    expect(CORNERING[intersection('W2')]).toEqual(['b2', 'c2', 'b3', 'c3'].map(space));
    expect(CORNERING[intersection('V2')]).toEqual(['a2', 'a3'].map(space));
    expect(CORNERING[intersection('Z4')]).toEqual(['h6'].map(space));
    expect(NEIGHBOURS[space('a1')]).toEqual(['b1', 'a2'].map(space));
  });

  test('[derived-11] the space in column 3 and row 4 is watered by two places only', () => {
    // Column 2 and row 3 counted from 0 is c4; h(1, 2) is W3-X3 and v(1, 1) is W2-W3.
    expect(names(BESIDE[space('c4')])).toEqual(['W3-X3', 'W2-W3']);
    for (const name of PLACE_NAMES) {
      const game = Scenario.drying({ players: 4, round: 2, canals: [name], tiles: { c4: 'banana-2 Ana 2' } });
      expect(game.on('c4')).toBe(['W3-X3', 'W2-W3'].includes(name) ? 'banana-2 Ana 2' : 'banana-2 Ana 1');
    }
  });

  test('[r-border-canals] the rim carries canals, and such a canal waters two spaces', () => {
    expect(WATERED[place('V1-W1')]).toEqual(['a1', 'b1'].map(space));
    expect(WATERED[place('Z2-Z3')]).toEqual(['h3', 'h4'].map(space));
    expect(WATERED[place('W2-X2')]).toEqual(['c2', 'd2', 'c3', 'd3'].map(space));
    const game = Scenario.extraCanal({ players: 3, spring: 'V1', overseer: 'Cora' }).play('Ana lay V1-W1');
    expect(game.hasCanal('V1-W1')).toBe(true);
  });
});
