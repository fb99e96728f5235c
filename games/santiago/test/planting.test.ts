import { describe, expect, test } from 'vitest';
import { santiago } from '../rules/game.ts';
import { SPACES } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import { NAMES, Scenario, space } from './scenario.ts';

const three = {
  players: 3,
  overseer: 'Ana',
  village: ['banana-2', 'banana-1', 'grape-2', 'grape-1'],
} as const;
const four = {
  players: 4,
  overseer: 'Ana',
  village: ['banana-2', 'banana-1', 'grape-2', 'grape-1'],
} as const;

/** Three bids in a table of three: Cora first, then Ana, then Blas, who is overseer. */
const bids = ['Blas bid 1', 'Cora bid 3', 'Ana bid 2'] as const;

describe('a plantation tile', () => {
  test('[tile-is-placed-at-once] a player who has taken a tile must plant it', () => {
    const game = Scenario.auction(three).play(...bids, 'Cora take banana-2');
    expect(game.toAct()).toEqual(['Cora']);
    expect(game.choices('Cora').every(text => text.startsWith('plant'))).toBe(true);
    expect(game.whyNot('Cora', 'take grape-2')).toBe('tile-is-placed-at-once');
    expect(game.whyNot('Ana', 'take grape-2')).toBe('take-turn-ends-before-the-next-begins');
  });

  test('[tile-needs-an-empty-space] crop, neutral tile and desert all occupy their space', () => {
    const game = Scenario.auction({
      ...three,
      tiles: { c1: 'pepper-2 Ana 1', c2: 'pepper-2', c3: 'pepper-1 desert' },
    }).play(...bids, 'Cora take banana-2');
    expect(game.choices('Cora')).toHaveLength(SPACES - 3);
    for (const name of ['c1', 'c2', 'c3']) {
      expect(game.whyNot('Cora', `plant ${name}`)).toBe('tile-needs-an-empty-space');
    }
  });

  test('[tile-placement-ignores-neighbours] beside tiles and canals or far from them', () => {
    const game = Scenario.auction({ ...three, canals: ['W2-X2'], tiles: { c2: 'pepper-2 Ana 1' } }).play(
      ...bids,
      'Cora take banana-2',
    );
    for (const name of ['c3', 'd2', 'h5', 'a6']) expect(game.whyNot('Cora', `plant ${name}`)).toBeUndefined();
    expect(game.choices('Cora')).toHaveLength(SPACES - 1);
  });

  test('[tile-on-palm-space-carries-the-palm] the palm then stands on the tile', () => {
    const game = Scenario.auction({ ...three, palms: ['f5', 'a1', 'c3'] }).play(
      ...bids,
      'Cora take banana-2',
      'Cora plant f5',
    );
    expect(game.eventsOf('tilePlanted')[0].palm).toBe(true);
    expect(game.state.palms).toContain(space('f5'));
    expect(game.points('banana')).toEqual({ Cora: 3 });
  });

  test('[bidder-places-farmers-per-icon] [example-1] one farmer on a tile that shows one, two on a tile that shows two', () => {
    const game = Scenario.auction(three).play(
      ...bids,
      'Cora take banana-1',
      'Cora plant c3',
      'Ana take grape-2',
      'Ana plant e3',
    );
    expect(game.on('c3')).toBe('banana-1 Cora 1');
    expect(game.on('e3')).toBe('grape-2 Ana 2');
    expect(game.state.reserve).toEqual([20, 22, 21]);
  });

  test('[r-board-full] 45 tiles at most leave three of the 48 spaces empty', () => {
    for (const players of [2, 3, 4, 5] as const) {
      const game = Scenario.setup(players, { overseer: 'first' }).playFirstChoices();
      expect(game.state.empty).toHaveLength({ 2: 18, 3: 4, 4: 4, 5: 3 }[players]);
    }
  });
});

describe('phase 3, planting', () => {
  test('[take-turn-ends-before-the-next-begins] [r-pay-when-acting] pay, take, plant, then the next one pays', () => {
    const game = Scenario.auction(three).play(...bids);
    expect(game.state.money).toEqual([10, 10, 7]);
    expect(game.whyNot('Ana', 'take banana-2')).toBe('take-turn-ends-before-the-next-begins');
    game.play('Cora take banana-2');
    expect(game.whyNot('Ana', 'take banana-1')).toBe('take-turn-ends-before-the-next-begins');
    expect(game.state.money).toEqual([10, 10, 7]);
    game.play('Cora plant c3');
    expect(game.state.money).toEqual([8, 10, 7]);
    expect(game.toAct()).toEqual(['Ana']);
  });

  test('[bidder-pays-bid-to-bank] everyone who bid pays, not only the highest', () => {
    const game = Scenario.auction(three).play(
      ...bids,
      'Cora take banana-2',
      'Cora plant c3',
      'Ana take grape-2',
      'Ana plant e3',
      'Blas take grape-1',
    );
    expect(game.state.money).toEqual([8, 9, 7]);
    expect(game.state.bank).toBe(192 - 30 + 6);
  });

  test('[passer-pays-nothing] a tile for nothing', () => {
    const game = Scenario.auction(three).play(
      'Blas pass, Cora pass, Ana pass, Ana take banana-2, Ana plant c3, Cora take grape-2',
    );
    expect(game.state.money).toEqual([10, 10, 10]);
    expect(game.eventsOf('bidPaid')).toEqual([]);
  });

  test('[take-exactly-one-tile-each] one of the tiles still there, and no one may skip', () => {
    const game = Scenario.auction(four).play('Blas bid 1', 'Cora bid 3', 'Dino bid 4', 'Ana bid 2');
    expect(game.choices('Dino')).toEqual(['take banana-1', 'take banana-2', 'take grape-1', 'take grape-2']);
    game.play('Dino take grape-2', 'Dino plant a1');
    expect(game.whyNot('Cora', 'take grape-2')).toBe('take-exactly-one-tile-each');
    expect(game.whyNot('Cora', 'pass')).toBe('round-has-seven-phases');
    expect(game.whyNot('Cora', 'plant a2')).toBe('take-exactly-one-tile-each');
    game.play('Cora take banana-1', 'Cora plant a2', 'Ana take grape-1', 'Ana plant a3');
    expect(game.choices('Blas')).toEqual(['take banana-2']);
  });

  test('[r-equal-tiles-one-move] two equal tiles are one choice', () => {
    const game = Scenario.auction({ ...three, village: ['banana-2', 'banana-2', 'grape-1', 'grape-1'] });
    game.play(...bids);
    expect(game.choices('Cora')).toEqual(['take banana-2', 'take grape-1']);
    game.play('Cora take banana-2', 'Cora plant a2');
    expect(game.choices('Ana')).toEqual(['take banana-2', 'take grape-1']);
  });

  test('[passer-places-one-farmer-less] [passer-on-one-icon-tile-leaves-it-neutral] [example-11] every passer, two to one and one to none', () => {
    const game = Scenario.auction(four).play('Blas pass', 'Cora bid 3', 'Dino pass', 'Ana pass');
    expect(game.state.taking.order.map(seat => NAMES[seat])).toEqual(['Cora', 'Ana', 'Dino', 'Blas']);
    game.play(
      'Cora take banana-2, Cora plant c1, Ana take grape-2, Ana plant c2, Dino take banana-1',
      'Dino plant c3, Blas take grape-1, Blas plant c4',
    );
    expect(['c1', 'c2', 'c3', 'c4'].map(name => game.on(name))).toEqual([
      'banana-2 Cora 2',
      'grape-2 Ana 1',
      'banana-1',
      'grape-1',
    ]);
    expect(game.state.reserve).toEqual([21, 22, 20, 22]);
  });
});

describe('the leftover tile', () => {
  const planted = [
    'Cora take banana-2, Cora plant c3, Ana take grape-2, Ana plant h1, Blas take banana-1',
    'Blas plant a6',
  ];

  test('[leftover-tile-placed-by-highest-bidder] after all three tiles', () => {
    const game = Scenario.auction(three).play(...bids, ...planted);
    expect(game.state.phase).toBe('leftover');
    expect(game.toAct()).toEqual(['Cora']);
    expect(game.whyNot('Ana', 'plant c4')).toBe('leftover-tile-placed-by-highest-bidder');
  });

  test('[leftover-tile-touches-a-non-desert-tile] only beside a tile that is not a desert', () => {
    const game = Scenario.auction({ ...three, tiles: { e5: 'pepper-1 desert' } }).play(...bids, ...planted);
    const beside = ['g1', 'c2', 'h2', 'b3', 'd3', 'c4', 'a5', 'b6'];
    expect(game.choices('Cora')).toEqual(beside.map(name => `plant ${name}`));
    expect(game.whyNot('Cora', 'plant e4')).toBe('leftover-tile-touches-a-non-desert-tile');
    expect(game.whyNot('Cora', 'plant e1')).toBe('leftover-tile-touches-a-non-desert-tile');
    expect(game.whyNot('Cora', 'plant c3')).toBe('tile-needs-an-empty-space');
  });

  test('[r-leftover-neighbours] neutral tiles and tiles of this round count, corners do not', () => {
    const game = Scenario.auction({ ...three, tiles: { e5: 'pepper-1' } }).play(...bids, ...planted);
    expect(game.whyNot('Cora', 'plant e4')).toBeUndefined();
    expect(game.whyNot('Cora', 'plant c2')).toBeUndefined();
    expect(game.whyNot('Cora', 'plant d2')).toBe('leftover-tile-touches-a-non-desert-tile');
  });

  test('[leftover-tile-falls-back-to-desert] if no crop can be touched, beside a desert', () => {
    // The three tiles of this round go into a corner that deserts wall off: only deserts have empty neighbours.
    const wall = Object.fromEntries(['c1', 'c2', 'a3', 'b3', 'b2'].map(name => [name, 'pepper-1 desert']));
    const game = Scenario.auction({ ...three, tiles: wall }).play(
      ...bids,
      'Cora take banana-2',
      'Cora plant a1',
      'Ana take grape-2',
      'Ana plant b1',
      'Blas take banana-1, Blas plant a2',
    );
    expect(game.choices('Cora')).toEqual(['d1', 'd2', 'c3', 'a4', 'b4'].map(name => `plant ${name}`));
    expect(game.whyNot('Cora', 'plant h6')).toBe('leftover-tile-falls-back-to-desert');
    expect(game.whyNot('Cora', 'plant c3')).toBeUndefined();
  });

  test('[leftover-tile-is-neutral] no farmer and no price, no matter what the tile shows', () => {
    const game = Scenario.auction({ ...three, village: ['banana-2', 'banana-1', 'grape-2', 'pepper-2'] });
    game.play(...bids, ...planted, 'Cora plant c4');
    expect(game.on('c4')).toBe('pepper-2');
    expect(game.state.reserve).toEqual([20, 21, 20]);
    expect(game.state.money).toEqual([8, 9, 7]);
  });

  test('[leftover-tile-may-use-a-palm-space] a palm space is allowed next to a tile', () => {
    const game = Scenario.auction({ ...three, palms: ['c4', 'f1', 'h6'] }).play(
      ...bids,
      ...planted,
      'Cora plant c4',
    );
    expect(game.eventsOf('leftoverPlanted')[0].palm).toBe(true);
    expect(game.points('grape')).toEqual({ Ana: 2 });
  });

  test('[r-leftover-always-placeable] in a whole game for three there is a space in every round', () => {
    let rounds = 0;
    const game = Scenario.setup(3, { overseer: 'first' }).playFirstChoices(({ state }) => {
      if (state.phase !== 'leftover') return;
      const moves: Move[] = [];
      santiago.moves(state, state.taking.order[0], moves);
      expect(moves.length).toBeGreaterThan(0);
      rounds++;
    });
    expect(rounds).toBe(11);
    expect(game.eventsOf('leftoverPlanted')).toHaveLength(11);
  });
});
