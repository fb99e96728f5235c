import { describe, expect, test } from 'vitest';
import { MAINS } from '../data/actions.ts';
import { BONUSES, COINS_IN_BOX, COLOURS, DISCS, MAJORITY, MARKERS, PAWNS, SLOTS } from '../data/board.ts';
import { CARDS, CARDS_IN_BOX } from '../data/cards.ts';
import { CHESTS_IN_BOX, COMPANIES, COMPANY_POINTS, CONTRACTS, TEAS } from '../data/contracts.ts';
import { COUNCILLORS, DISC_SPACES } from '../data/councillors.ts';
import { EDITION } from '../data/edition.ts';
import {
  DISTRICTS,
  HEXES_PER_DISTRICT,
  LARGE_TILES,
  PLANTATION_TOKENS,
  REMOVABLE,
  SMALL_TILES,
} from '../data/map.ts';
import { EXAMPLES, RULES } from '../data/rules.ts';
import { START_TILES } from '../data/tiles.ts';
import { BONUS_STEPS, LAST_STEP, TOKENS_IN_BOX } from '../data/track.ts';
import { PLACEMENTS } from '../rules/elevation.ts';
import { DISTRICT_OF, HEX_COUNT, HEXES_OF, terrain, WHOLE } from '../rules/map.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Hexagons that can be reached from the first one without leaving the set. */
function reachable(hexes: readonly number[]): number {
  const found = [hexes[0]];
  for (const hex of found) {
    for (const other of terrain(WHOLE).adjacent[hex]) {
      if (hexes.includes(other) && !found.includes(other)) found.push(other);
    }
  }
  return found.length;
}

describe('the map', () => {
  test('[data-map-districts] 32 hexagons are in four connected districts of eight', () => {
    expect(HEX_COUNT).toBe(32);
    for (const hexes of HEXES_OF) {
      expect(hexes).toHaveLength(HEXES_PER_DISTRICT);
      expect(reachable(hexes)).toBe(8);
    }
  });

  test('[map-four-districts-of-eight] the districts are Dimbula, Ruhuna, Kandy and Uva', () => {
    expect(DISTRICTS).toEqual(['dimbula', 'ruhuna', 'kandy', 'uva']);
    const sizes = DISTRICTS.map((_, wanted) => DISTRICT_OF.filter(district => district === wanted).length);
    expect(sizes).toEqual([8, 8, 8, 8]);
  });

  test('[data-map-two-player-connected] without Dimbula or Uva the other 24 hexagons hang together', () => {
    for (const name of REMOVABLE) {
      const { hexes } = terrain(DISTRICTS.indexOf(name));
      expect(hexes).toHaveLength(24);
      expect(reachable(hexes)).toBe(24);
    }
  });

  test('neighbouring districts share 4, 7, 8, 4 and 3 sides, Dimbula and Uva none', () => {
    const sides = (one: string, other: string): number =>
      sum(
        HEXES_OF[DISTRICTS.findIndex(name => name === one)].map(
          hex =>
            terrain(WHOLE).adjacent[hex].filter(beside => DISTRICTS[DISTRICT_OF[beside]] === other).length,
        ),
      );
    expect(sides('dimbula', 'kandy')).toBe(4);
    expect(sides('dimbula', 'ruhuna')).toBe(7);
    expect(sides('kandy', 'ruhuna')).toBe(8);
    expect(sides('kandy', 'uva')).toBe(4);
    expect(sides('ruhuna', 'uva')).toBe(3);
    expect(sides('dimbula', 'uva')).toBe(0);
  });

  test('[data-elevation-fits] every large tile covers four hexagons and has a place in every district', () => {
    expect(LARGE_TILES).toHaveLength(5);
    expect(SMALL_TILES).toBe(4);
    for (const byDistrict of PLACEMENTS) {
      for (const placements of byDistrict) {
        expect(placements.length).toBeGreaterThan(0);
        for (const covered of placements) expect(new Set(covered).size).toBe(4);
      }
    }
    const counts = Object.fromEntries(
      LARGE_TILES.map(({ name }, tile) => [
        name,
        ['dimbula', 'kandy', 'ruhuna', 'uva'].map(
          district => PLACEMENTS[tile][DISTRICTS.findIndex(known => known === district)].length,
        ),
      ]),
    );
    expect(counts).toEqual({
      worm: [2, 4, 4, 2],
      pistol: [5, 3, 4, 6],
      wave: [2, 2, 2, 2],
      bee: [3, 3, 3, 5],
      arch: [3, 2, 2, 4],
    });
  });
});

describe('cards, contracts and boards', () => {
  test('[data-cards-forty-six] 46 cards pair two different mains; every main occurs, and so does plant/harvest', () => {
    expect(sum(CARDS.map(({ copies }) => copies))).toBe(CARDS_IN_BOX);
    expect(CARDS_IN_BOX).toBe(46);
    for (const { mains } of CARDS) expect(mains[0]).not.toBe(mains[1]);
    expect(new Set(CARDS.map(({ mains }) => mains.join('/'))).size).toBe(10);
    const faces = MAINS.map(main =>
      sum(CARDS.map(({ mains, copies }) => (mains.some(name => name === main) ? copies : 0))),
    );
    expect(faces).toEqual([19, 19, 19, 16, 19]);
    expect(CARDS[0].mains).toEqual(['plant', 'harvest']);
  });

  test('[data-contracts-twenty] 20 contracts, four a company, ask for three chests and offer two rewards', () => {
    expect(CONTRACTS).toHaveLength(20);
    for (const company of COMPANIES) expect(CONTRACTS.filter(row => row.company === company)).toHaveLength(4);
    for (const { chests, rupees, points } of CONTRACTS) {
      const level = chests[1] + 2 * chests[2];
      expect(sum(chests)).toBe(3);
      expect(rupees).toBe(9 + level);
      expect(points).toBe(2 + level);
    }
    expect(CONTRACTS).toContainEqual({ company: 2, chests: [1, 2, 0], rupees: 11, points: 4 });
    expect(TEAS.map((_, tea) => sum(CONTRACTS.map(({ chests }) => chests[tea])))).toEqual([24, 21, 15]);
    expect(CHESTS_IN_BOX).toEqual([16, 14, 10]);
    expect(COMPANY_POINTS).toEqual([0, 1, 3, 6, 10, 15]);
  });

  test('[data-slots] thresholds of slots rise strictly within one to eight markers', () => {
    expect(SLOTS.length).toBeGreaterThanOrEqual(3);
    SLOTS.forEach((threshold, slot) => expect(threshold).toBeGreaterThan(slot === 0 ? 0 : SLOTS[slot - 1]));
    expect(SLOTS.at(-1)).toBeLessThanOrEqual(MARKERS);
  });

  test('[data-track] the sixth space is a +5 and the track does not end before it', () => {
    expect(BONUS_STEPS).toContain(6);
    expect(LAST_STEP).toBeGreaterThanOrEqual(6);
    expect(Math.max(...BONUS_STEPS)).toBeLessThanOrEqual(LAST_STEP);
    expect(TOKENS_IN_BOX).toBe(17);
  });

  test('[data-player-pieces] pieces of the players, plantation tokens, councillors, start tiles and bonuses', () => {
    expect(MARKERS).toBe(8);
    expect(sum(Object.values(DISCS))).toBe(6);
    expect(PAWNS).toBe(1);
    expect(COLOURS).toHaveLength(4);
    expect(PLANTATION_TOKENS).toBe(32);
    expect(COUNCILLORS).toHaveLength(8);
    expect(new Set(START_TILES.map(({ number }) => number)).size).toBe(7);
    expect(new Set(START_TILES.map(({ action }) => action)).size).toBe(7);
    expect(BONUSES).toEqual([10, 6, 3, 1]);
    expect(MAJORITY).toEqual([10, 6, 3, 1]);
    expect(sum(COINS_IN_BOX.map(({ value, copies }) => value * copies))).toBe(324);
    expect(sum(COINS_IN_BOX.map(({ copies }) => copies))).toBe(82);
  });

  test('[ruling-councillor-spaces] a councillor has a disc space for each of four players', () => {
    expect(DISC_SPACES).toBe(COLOURS.length);
  });

  test('[ruling-plantation-tokens-suffice] there is a plantation token for every hexagon', () => {
    expect(PLANTATION_TOKENS).toBe(HEX_COUNT);
  });

  test('[diff-tea-colours] the teas are black, green and white, by rising level', () => {
    expect(TEAS).toEqual(['black', 'green', 'white']);
  });

  test('every id of the catalogue is unique, and every topic of the edition occurs once', () => {
    const ids = [...Object.values(RULES).flat(), ...EXAMPLES];
    expect(new Set(ids).size).toBe(264);
    expect(ids).toHaveLength(264);
    expect(new Set(EDITION.map(({ topic }) => topic)).size).toBe(EDITION.length);
  });
});
