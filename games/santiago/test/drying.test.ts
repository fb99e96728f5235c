import { describe, expect, test } from 'vitest';
import { Scenario } from './scenario.ts';

const table = { players: 3, round: 4, spring: 'X2', canals: ['W2-X2'], overseer: 'Ana', money: 2 } as const;

describe('phase 6, drying', () => {
  test('[irrigated-when-one-side-touches-a-canal] a side along a canal is enough, a corner is not', () => {
    const game = Scenario.drying({
      ...table,
      tiles: { c2: 'banana-2 Ana 2', d3: 'grape-2 Blas 2', b2: 'banana-2 Cora 2', e3: 'grape-2 Cora 2' },
    });
    expect(game.on('c2')).toBe('banana-2 Ana 2');
    expect(game.on('d3')).toBe('grape-2 Blas 2');
    expect(game.on('b2')).toBe('banana-2 Cora 1');
    expect(game.on('e3')).toBe('grape-2 Cora 1');
  });

  test('[r-spring-does-not-irrigate] the spring alone waters nothing', () => {
    const game = Scenario.drying({ ...table, canals: [], tiles: { d2: 'banana-2 Ana 2', e3: 'grape-1' } });
    expect(game.on('d2')).toBe('banana-2 Ana 1');
    expect(game.on('e3')).toBe('desert');
  });

  test('[irrigated-tile-stays-irrigated] round after round, to the end of the game', () => {
    const game = Scenario.drying({
      ...table,
      tiles: { c2: 'banana-2 Ana 2', d2: 'grape-1' },
    }).playFirstChoices();
    expect(game.on('c2')).toBe('banana-2 Ana 2');
    expect(game.on('d2')).toBe('grape-1');
  });

  test('[dry-tile-loses-one-farmer] [example-12] two become one, one becomes none, none becomes desert', () => {
    const game = Scenario.drying({
      ...table,
      tiles: { a5: 'banana-2 Ana 2', c5: 'grape-1 Blas 1', e5: 'pepper-2' },
    });
    expect(['a5', 'c5', 'e5'].map(name => game.on(name))).toEqual(['banana-2 Ana 1', 'grape-1', 'desert']);
  });

  test('[dry-tile-without-farmers-left-turns-neutral] [example-2] the tile no longer belongs to the player whose farmer left', () => {
    const game = Scenario.drying({ ...table, tiles: { a5: 'banana-1 Ana 1' } });
    expect(game.on('a5')).toBe('banana-1');
    expect(game.points('banana')).toEqual({});
    expect(game.eventsOf('farmerLost')[0]).toMatchObject({ seat: 0, left: 0 });
  });

  test('[dry-neutral-tile-becomes-desert] [example-3] a neutral tile that stays dry turns over', () => {
    const game = Scenario.drying({ ...table, tiles: { a5: 'banana-1 Ana 1' } });
    expect(game.on('a5')).toBe('banana-1');
    const next = Scenario.drying({ ...table, round: 5, tiles: { a5: 'banana-1' } });
    expect(next.on('a5')).toBe('desert');
    expect(next.eventsOf('desertMade')[0]).toMatchObject({ seat: null, farmers: 0 });
  });

  test('[derived-10] [r-fresh-tiles-dry] a passer plants a tile with one icon far from water: desert in the same round', () => {
    const game = Scenario.auction({
      players: 4,
      round: 4,
      overseer: 'Ana',
      spring: 'X2',
      own: ['Ana'],
      village: ['banana-1', 'banana-2', 'grape-2', 'pepper-2'],
    }).play('Blas pass', 'Cora bid 1', 'Dino bid 2', 'Ana bid 3');
    game.play('Ana take banana-2', 'Ana plant a6', 'Dino take grape-2', 'Dino plant b6');
    game.play('Cora take pepper-2', 'Cora plant c6', 'Blas take banana-1', 'Blas plant h1');
    game.play('Cora abstain', 'Dino abstain', 'Ana abstain', 'Blas decline', 'Ana keep');
    expect(game.on('h1')).toBe('desert');
    expect(game.on('a6')).toBe('banana-2 Ana 1');
  });

  test('[dry-one-step-per-round] [r-drying-simultaneous] each tile moves one step, judged as the phase began', () => {
    const tiles = { a5: 'banana-2 Ana 2', b5: 'banana-1 Ana 1', c5: 'banana-2', d5: 'banana-1 Blas 1' };
    const game = Scenario.drying({ ...table, tiles });
    expect(['a5', 'b5', 'c5', 'd5'].map(name => game.on(name))).toEqual([
      'banana-2 Ana 1',
      'banana-1',
      'desert',
      'banana-1',
    ]);
  });

  test('[desert-is-permanent] water that comes later changes nothing', () => {
    const game = Scenario.drying({
      ...table,
      tiles: { c2: 'banana-2 desert', c3: 'banana-2 Ana 2' },
    }).playFirstChoices();
    expect(game.on('c2')).toBe('desert');
    expect(game.eventsOf('desertMade').map(({ space }) => space)).not.toContain(10);
  });

  test('[lost-farmers-go-to-the-box] lost farmers do not come back to the reserve', () => {
    const game = Scenario.drying({ ...table, tiles: { a5: 'banana-2 Ana 2', c5: 'grape-1 Blas 1' } });
    expect(game.state.lost).toEqual([1, 1, 0]);
    expect(game.state.reserve).toEqual([20, 21, 22]);
  });
});

describe('the last round', () => {
  const last = { ...table, round: 11 };

  test('[last-round-unirrigated-becomes-desert] everything without water turns over, farmers or not', () => {
    const game = Scenario.drying({
      ...last,
      tiles: { a5: 'banana-2 Ana 2', c5: 'grape-1 Blas 1', e5: 'pepper-2', c2: 'pepper-2 Cora 2' },
    });
    expect(['a5', 'c5', 'e5', 'c2'].map(name => game.on(name))).toEqual([
      'desert',
      'desert',
      'desert',
      'pepper-2 Cora 2',
    ]);
    expect(game.state.lost).toEqual([2, 1, 0]);
    expect(game.state.phase).toBeNull();
  });

  test('[derived-9] a dry tile with two farmers leaves a plantation of five and splits it', () => {
    const game = Scenario.drying({
      ...last,
      canals: ['W2-X2', 'V2-W2'],
      tiles: {
        a3: 'banana-2 Blas 2',
        b3: 'banana-1',
        b4: 'banana-2 Ana 2',
        c3: 'banana-1 Blas 1',
        d3: 'banana-1 Cora 1',
      },
    });
    expect(game.on('b4')).toBe('desert');
    expect(game.sizes('banana')).toEqual([4]);
    expect(game.points('banana')).toEqual({ Blas: 12, Cora: 4 });
    const split = Scenario.drying({
      ...last,
      canals: ['V2-W2', 'V2-V3', 'V3-W3'],
      tiles: {
        b3: 'banana-1 Blas 1',
        b4: 'banana-1',
        c3: 'banana-2 Ana 2',
        c4: 'banana-2 desert',
        d3: 'grape-1',
      },
    });
    expect(split.on('c3')).toBe('desert');
    expect(split.points('banana')).toEqual({ Blas: 2 });
    const parted = Scenario.drying({
      ...last,
      canals: ['V2-W2', 'X2-Y2'],
      tiles: {
        a2: 'banana-1 Blas 1',
        b2: 'banana-1',
        c2: 'banana-2 Ana 2',
        d2: 'banana-2 Ana 1',
        e2: 'banana-1 Cora 1',
      },
    });
    expect(parted.sizes('banana')).toEqual([1, 2]);
    expect(parted.points('banana')).toEqual({ Blas: 2, Cora: 1 });
  });

  test('[last-round-keeps-phases-one-to-five] bidding, planting, proposals and extra canal as ever', () => {
    const game = Scenario.auction({ players: 3, round: 11, overseer: 'Ana', spring: 'X2', own: ['Blas'] });
    game.play('Blas bid 1', 'Cora bid 2', 'Ana bid 3').playFirstChoices(undefined, 'proposal');
    game.play('Cora propose W2-X2', 'Cora bribe 1', 'Ana abstain', 'Blas accept W2-X2');
    expect(game.state.phase).toBe('extraCanal');
    game.play('Blas lay X2-Y2');
    expect(game.state.phase).toBeNull();
    expect(game.eventsOf('incomePaid')).toEqual([]);
  });

  test('[income-skipped-in-last-round] no money in the last round', () => {
    expect(Scenario.drying(last).state.money).toEqual([2, 2, 2]);
  });
});

describe('phase 7, income', () => {
  test('[income-three-escudos] three escudos for everyone, from the bank', () => {
    const game = Scenario.drying({ ...table, money: [0, 5, 7] });
    expect(game.state.money).toEqual([3, 8, 10]);
    expect(game.state.bank).toBe(192 - 21);
  });
});
