import { describe, expect, test } from 'vitest';
import { configError, startMatch } from '../../../kernel/match.ts';
import { fastRandom, type Random } from '../../../kernel/random.ts';
import { seedFrom } from '../../../kernel/seed.ts';
import {
  COINS_IN_BOX,
  FRUITS_IN_BOX,
  STORAGE_PLACES,
  SUN_PLACES,
  SUN_TOKENS_IN_BOX,
} from '../data/village.ts';
import { COLOURS } from '../data/workers.ts';
import { cacao } from '../rules/game.ts';
import { cellAt, isJungleCell } from '../rules/cells.ts';
import type { State } from '../rules/state.ts';
import { areaText, drawn } from './area.ts';
import { scenario } from './scenario.ts';

const COUNTS = [2, 3, 4] as const;

const ready = (players: number, seed = 1, options: Record<string, string> = {}): State =>
  cacao.setup({ players, options }, { random: fastRandom(seed) });

/** Hand and pile of a seat together: 1-1-1-1, 2-1-0-1, 3-0-0-1, 3-1-0-0. */
const tilesOwned = ({ hands, workerPiles }: State, seat: number): number[] =>
  [0, 1, 2, 3].map(tile => hands[seat * 4 + tile] + workerPiles[seat * 4 + tile]);

/** Asks for the bounds of all draws and answers each with the same fraction of it. */
function watched(fraction: number): { random: Random; bounds: number[] } {
  const bounds: number[] = [];
  const below = (bound: number): number => {
    bounds.push(bound);
    return Math.floor(bound * fraction);
  };
  return { random: { below }, bounds };
}

test('[players-two-to-four] a table is for two, three or four players', () => {
  for (const players of COUNTS) expect(configError(cacao.meta, { players, options: {} })).toBeUndefined();
  for (const players of [0, 1, 5]) {
    expect(() => startMatch(cacao, { players, options: {} }, seedFrom('a'))).toThrow('2 to 4 players');
    expect(() => ready(players)).toThrow('2 to 4 players');
  }
});

describe('each player', () => {
  test('[setup-colour-set] gets a board, a carrier and worker tiles of a colour of their own', () => {
    expect(new Set(COLOURS)).toEqual(new Set(['red', 'purple', 'white', 'yellow']));
    for (const players of COUNTS) {
      const { seats } = cacao.view(ready(players), undefined);
      expect(seats).toHaveLength(players);
    }
    const table = scenario({
      players: ['Red', 'Purple', 'White', 'Yellow'],
      area: `
             0      1
        0   CE      .
        1    .     M2`,
    }).play('Red: place 1-1-1-1 at 0,-1');
    expect(table.village('Red')).toMatchObject({ pool: -4, hand: [] });
    for (const other of ['Purple', 'White', 'Yellow'] as const) {
      expect(table.village(other)).toMatchObject({ pool: -10, hand: ['1-1-1-1'] });
    }
  });

  test('[setup-carrier-minus-ten] finds the carrier on the pool -10', () => {
    for (const players of COUNTS) {
      const pools = cacao.view(ready(players), undefined).seats.map(({ pool }) => pool);
      expect(pools).toEqual(Array.from({ length: players }, () => -10));
    }
  });

  test('[setup-nothing-owned] begins without gold, fruits and sun tokens', () => {
    for (const players of COUNTS) {
      for (const seat of cacao.view(ready(players), undefined).seats) {
        expect(seat).toMatchObject({ gold: 0, fruits: 0, suns: 0 });
      }
    }
  });

  test('[setup-worker-removal-by-count] has 11, 10 or 9 worker tiles, all players the same ones', () => {
    for (const [players, count] of [
      [2, 11],
      [3, 10],
      [4, 9],
    ]) {
      const state = ready(players);
      const owned = Array.from({ length: players }, (_, seat) => tilesOwned(state, seat));
      for (const tiles of owned) {
        expect(tiles).toEqual(owned[0]);
        expect(tiles.reduce((total, copies) => total + copies)).toBe(count);
      }
    }
    expect(tilesOwned(ready(2), 0)).toEqual([4, 5, 1, 1]);
  });

  test('[setup-worker-removal-three-players] leaves out one 1-1-1-1 with three players', () => {
    expect(tilesOwned(ready(3), 2)).toEqual([3, 5, 1, 1]);
  });

  test('[setup-worker-removal-four-players] leaves out one 1-1-1-1 and one 2-1-0-1 with four players', () => {
    expect(tilesOwned(ready(4), 3)).toEqual([3, 4, 1, 1]);
  });

  test('[setup-worker-pile-shuffled] draws from a shuffled pile', () => {
    const [first, last] = [watched(0), watched(0.999)];
    const config = { players: 2, options: { start: 'first' } };
    const [low, high] = [first, last].map(({ random }) => cacao.setup(config, { random }));
    // Chance picks among the 11, then the 10, then the 9 tiles that are left of each pile.
    expect(first.bounds.slice(2)).toEqual([11, 10, 9, 11, 10, 9]);
    expect(low.hands).toEqual([3, 0, 0, 0, 3, 0, 0, 0]);
    expect(high.hands).toEqual([0, 1, 1, 1, 0, 1, 1, 1]);
  });

  test('[setup-hand-three] takes three tiles in hand, so 8, 7 or 6 stay in the pile', () => {
    for (const [players, pile] of [
      [2, 8],
      [3, 7],
      [4, 6],
    ]) {
      for (const seat of cacao.view(ready(players), undefined).seats) {
        expect(seat).toMatchObject({ handSize: 3, pileSize: pile });
      }
    }
  });
});

describe('the jungle', () => {
  test('[setup-start-pair] begins with a single plantation and a market of price 2 at each other’s corners', () => {
    for (const players of COUNTS) {
      expect(areaText(ready(players), 'RPWY')).toBe(
        drawn(`
              0   1
          0  P1   .
          1   .  M2`),
      );
    }
  });

  test('[ruling-start-pair-position] has the plantation at 0,0 and jungle wherever x + y is even', () => {
    const { jungle } = cacao.view(ready(3), undefined);
    expect(jungle).toEqual([
      { x: 0, y: 0, tile: 'plantation-1' },
      { x: 1, y: 1, tile: 'market-2' },
    ]);
    expect([cellAt(0, 0), cellAt(1, 1), cellAt(-2, 4), cellAt(-3, -1)].map(isJungleCell)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([cellAt(1, 0), cellAt(0, -1), cellAt(-2, 3)].map(isJungleCell)).toEqual([false, false, false]);
  });

  /** All jungle tiles of a game: the start pair, the display and the pile. */
  const tilesInGame = (players: number): Record<string, number> => {
    const { jungle, display, junglePile } = cacao.view(ready(players), undefined);
    const counts: Record<string, number> = { ...junglePile };
    for (const name of [...jungle.map(({ tile }) => tile), ...display]) counts[name]++;
    return counts;
  };

  test('[setup-two-player-jungle-removal] loses seven tiles with two players', () => {
    const [all, two] = [tilesInGame(4), tilesInGame(2)];
    const removed = Object.fromEntries(Object.keys(all).map(name => [name, all[name] - two[name]]));
    expect(removed).toEqual({
      'plantation-1': 2,
      'plantation-2': 0,
      'market-2': 0,
      'market-3': 1,
      'market-4': 0,
      'mine-1': 1,
      'mine-2': 0,
      cenote: 1,
      'sun-site': 1,
      temple: 1,
    });
  });

  test('[ruling-two-column-lists] keeps both markets of price 2 with two players, one of them at the start', () => {
    expect(tilesInGame(2)['market-2']).toBe(2);
    for (const players of COUNTS) {
      expect(cacao.view(ready(players), undefined).jungle.map(({ tile }) => tile)).toEqual([
        'plantation-1',
        'market-2',
      ]);
    }
  });

  test('[setup-jungle-pile] is shuffled: 19 tiles with two players, 26 with three or four', () => {
    for (const [players, count] of [
      [2, 19],
      [3, 26],
      [4, 26],
    ]) {
      const { random, bounds } = watched(0);
      cacao.setup({ players, options: { start: 'first' } }, { random });
      expect(bounds.slice(0, 2)).toEqual([count, count - 1]);
    }
  });

  test('[setup-display-two] shows the top two tiles of its pile', () => {
    for (const [players, pile] of [
      [2, 17],
      [3, 24],
      [4, 24],
    ]) {
      const { display, junglePile } = cacao.view(ready(players), undefined);
      expect(display).toHaveLength(2);
      expect(Object.values(junglePile).reduce((total, copies) => total + copies)).toBe(pile);
    }
    const displays = Array.from({ length: 40 }, (_, seed) => ready(4, seed).display.join());
    expect(new Set(displays).size).toBeGreaterThan(10);
  });
});

describe('supplies', () => {
  test('[setup-supplies] are 20 fruits, 12 sun tokens and 204 gold in 48 coins', () => {
    expect(FRUITS_IN_BOX).toBe(20);
    expect(SUN_TOKENS_IN_BOX).toBe(12);
    expect(COINS_IN_BOX).toEqual([
      { value: 1, copies: 24 },
      { value: 5, copies: 12 },
      { value: 10, copies: 12 },
    ]);
    expect(COINS_IN_BOX.reduce((gold, { value, copies }) => gold + value * copies, 0)).toBe(204);
  });

  test('[ruling-supplies-suffice] fill every place on four boards and no more fits', () => {
    expect(FRUITS_IN_BOX).toBe(4 * STORAGE_PLACES);
    expect(SUN_TOKENS_IN_BOX).toBe(4 * SUN_PLACES);
    const full = { fruits: 5, suns: 3 };
    const table = scenario({
      players: ['Red', 'Purple', 'White', 'Yellow'],
      area: `
            0   1
        0  P1   .
        1   .  SU`,
      Red: full,
      Purple: full,
      White: full,
      Yellow: full,
    }).play('Red: place 1-1-1-1 at 1,0');
    expect(table.state.fruits).toEqual([5, 5, 5, 5]);
    expect(table.state.suns).toEqual([3, 3, 3, 3]);
    expect(table.toAct()).toEqual(['Purple']);
  });

  test('[ruling-bank-unlimited] of gold never end, even when all coins of the box are paid out', () => {
    const table = scenario({
      players: ['Red', 'Yellow'],
      area: `
            0   1
        0  G2   .
        1   .  M2`,
      Red: { gold: 204, hand: ['3-0-0-1'] },
    }).play('Red: place 3-0-0-1 at 0,-1 facing south');
    expect(table.village('Red').gold).toBe(204 + 6);
  });
});

describe('the start player', () => {
  test('[start-player-oldest] takes the first turn; no one is asked for an age', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const state = ready(4, seed);
      expect(cacao.toAct(state)).toEqual([state.startSeat]);
    }
    expect(cacao.meta.options.map(({ id }) => id)).toEqual(['start', 'gains', 'layers']);
  });

  test('[ruling-start-player-software] is drawn, unless the table wants the first seat to begin', () => {
    const drawnSeats = [0, 1, 2].map(seat => {
      const random: Random = { below: bound => (bound === 3 ? seat : 0) };
      return cacao.setup({ players: 3, options: {} }, { random }).startSeat;
    });
    expect(drawnSeats).toEqual([0, 1, 2]);
    for (let seed = 0; seed < 10; seed++) expect(ready(3, seed, { start: 'first' }).startSeat).toBe(0);
    expect(cacao.meta.options.find(({ id }) => id === 'start')?.default).toBe('random');
  });

  test('[turn-order-clockwise] is followed by the neighbour to the left, and no one acts out of turn', () => {
    const table = scenario({
      players: ['Red', 'Purple', 'White'],
      turn: 'Purple',
      Purple: { hand: ['1-1-1-1', '1-1-1-1'] },
    });
    expect(table.toAct()).toEqual(['Purple']);
    expect(table.whyNot('Red: place 1-1-1-1 at -1,0')).toBe('turn-order-clockwise');
    expect(table.play('Purple: place 1-1-1-1 at -1,0').toAct()).toEqual(['White']);
    expect(table.play('White: place 1-1-1-1 at 2,1').toAct()).toEqual(['Red']);
    expect(table.whyNot('Purple: place 1-1-1-1 at 3,2')).toBe('turn-order-clockwise');
  });
});
