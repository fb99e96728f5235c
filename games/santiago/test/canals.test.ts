import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../../kernel/random.ts';
import { CANALS } from '../data/supplies.ts';
import { INTERSECTION_NAMES, listOf, PLACE_NAMES } from '../rules/board.ts';
import { layOwnCanal, openPlaces, whyNotCanalAt } from '../rules/network.ts';
import { place, Scenario, seat } from './scenario.ts';

describe('where canals may be built', () => {
  test('[canal-first-touches-spring] the first canal touches the spring, no matter who builds it', () => {
    const game = Scenario.extraCanal({ players: 4, spring: 'X2', overseer: 'Ana' });
    expect(game.choices('Blas')).toEqual(['keep', 'lay W2-X2', 'lay X2-Y2', 'lay X1-X2', 'lay X2-X3']);
    expect(game.whyNot('Blas', 'lay V1-W1')).toBe('canal-first-touches-spring');
  });

  test('[canal-touches-the-network] later canals touch an existing canal', () => {
    const game = Scenario.extraCanal({ players: 4, spring: 'V1', canals: ['V1-W1'], overseer: 'Ana' });
    expect(game.choices('Blas')).toEqual(['keep', 'lay W1-X1', 'lay V1-V2', 'lay W1-W2']);
    expect(game.whyNot('Blas', 'lay V2-W2')).toBe('canal-touches-the-network');
    expect(game.play('Blas lay W1-W2').hasCanal('W1-W2')).toBe(true);
    expect(listOf(openPlaces(game.state)).map(at => PLACE_NAMES[at])).toEqual([
      'W1-X1',
      'V2-W2',
      'W2-X2',
      'V1-V2',
      'W2-W3',
    ]);
  });

  test('[canal-network-may-branch] several canals leave one intersection, the spring as well', () => {
    const game = Scenario.extraCanal({
      players: 4,
      spring: 'X2',
      canals: ['W2-X2', 'X2-Y2', 'X1-X2'],
      overseer: 'Ana',
    });
    expect(game.play('Blas lay X2-X3').hasCanal('X2-X3')).toBe(true);
  });

  test('[canal-place-holds-one-canal] a place with a canal takes no other', () => {
    const game = Scenario.extraCanal({ players: 4, spring: 'X2', canals: ['W2-X2'], overseer: 'Ana' });
    expect(game.choices('Blas')).not.toContain('lay W2-X2');
    expect(game.whyNot('Blas', 'lay W2-X2')).toBe('canal-place-holds-one-canal');
  });

  test('[canal-ignores-tiles-and-palms] [r-canal-place-once] tiles, deserts and palms beside a place do not matter', () => {
    const game = Scenario.extraCanal({
      players: 3,
      spring: 'X2',
      overseer: 'Ana',
      palms: ['c2', 'd4', 'h6'],
      tiles: { c2: 'banana-1', d2: 'grape-1 desert', c3: 'pepper-2 Ana 2', d3: 'coconut-1' },
      money: 0,
    }).play('Blas lay W2-X2');
    expect(game.hasCanal('W2-X2')).toBe(true);
    expect(whyNotCanalAt(game.state, place('W2-X2'))).toBe('canal-place-holds-one-canal');
    expect(listOf(openPlaces(game.state))).not.toContain(place('W2-X2'));
    expect(game.eventsOf('canalPaid')).toEqual([]);
  });

  test('[r-first-canal-late] when the first round leaves no canal, the next one starts at the spring in any phase', () => {
    const game = Scenario.withoutProposals({ players: 3, overseer: 'Ana', spring: 'W2' }).play('Ana decline');
    expect(game.whyNot('Blas', 'lay Y1-Z1')).toBe('canal-first-touches-spring');
    game.playWhileOffered('keep');
    expect(game.state.round).toBe(2);
    expect(game.state.canals).toBe(0);
    const second = Scenario.canal({ players: 3, round: 2, spring: 'W2', overseer: 'Ana' });
    expect(second.choices('Blas')).toEqual([
      'abstain',
      'propose V2-W2',
      'propose W2-X2',
      'propose W1-W2',
      'propose W2-W3',
    ]);
    expect(second.whyNot('Blas', 'propose Y1-Z1')).toBe('canal-first-touches-spring');
  });

  test('[r-no-legal-place] from every spring, all 15 canals find a place, however the network grows', () => {
    const random = fastRandom(5);
    for (const spring of INTERSECTION_NAMES) {
      for (let network = 0; network < 20; network++) {
        const { state } = Scenario.extraCanal({ players: 4, spring, overseer: 'Ana' });
        for (let canals = 0; canals < CANALS; canals++) {
          const open = listOf(openPlaces(state));
          expect(open.length).toBeGreaterThan(0);
          layOwnCanal(state, 0, open[random.below(open.length)], { random });
        }
      }
    }
  });

  test('[canal-spans-two-neighbouring-intersections] there is no move for a canal that skips an intersection', () => {
    const game = Scenario.extraCanal({ players: 3, overseer: 'Ana' });
    expect(() => game.whyNot('Blas', 'lay V1-X1')).toThrow('not a move');
    expect(() => game.whyNot('Blas', 'lay V1-W2')).toThrow('not a move');
  });
});

describe('the extra canal', () => {
  const table = { players: 4, overseer: 'Cora', spring: 'X2', canals: ['X2-Y2'] } as const;

  test('[extra-canal-order-ends-with-overseer] [r-extra-canal-overseer-last] clockwise from the left, the overseer last', () => {
    const game = Scenario.extraCanal(table);
    const asked: string[] = [];
    for (const name of ['Dino', 'Ana', 'Blas', 'Cora']) {
      asked.push(...game.toAct());
      expect(game.whyNot('Cora', 'lay W2-X2')).toBe(
        name === 'Cora' ? undefined : 'extra-canal-order-ends-with-overseer',
      );
      game.play(`${name} keep`);
    }
    expect(asked).toEqual(['Dino', 'Ana', 'Blas', 'Cora']);
    expect(game.state.round).toBe(2);
  });

  test('[extra-canal-one-per-round] the first to build ends the phase', () => {
    const game = Scenario.extraCanal(table).play('Dino keep', 'Ana lay W2-X2');
    expect(game.state.round).toBe(2);
    expect(game.eventsOf('canalKept')).toEqual([{ type: 'canalKept', seat: seat('Dino') }]);
  });

  test('[extra-canal-once-per-game] without the own canal a player is not asked', () => {
    const game = Scenario.extraCanal({ ...table, own: ['Blas', 'Cora'] });
    expect(game.toAct()).toEqual(['Blas']);
    expect(game.whyNot('Dino', 'lay W2-X2')).toBe('extra-canal-once-per-game');
    expect(game.play('Blas lay W2-X2').state.ownCanals).toEqual([0, 0, 1, 0]);
  });

  test('[extra-canal-is-free] no one pays or gets anything for it', () => {
    const game = Scenario.extraCanal({ ...table, round: 11, money: [0, 4, 5, 0] }).play('Dino lay W2-X2');
    expect(game.state.money).toEqual([0, 4, 5, 0]);
  });

  test('[extra-canal-uses-own-canal] the canal goes on any allowed place, the supply stays', () => {
    const game = Scenario.extraCanal(table);
    const { supply } = game.state;
    expect(game.choices('Dino').filter(text => text.startsWith('lay'))).toHaveLength(6);
    game.play('Dino lay Y2-Z2');
    expect(game.state.ownCanals).toEqual([1, 1, 1, 0]);
    expect(game.state.supply).toBe(supply);
  });

  test('[extra-canal-is-optional] all may decline, then no one builds', () => {
    const game = Scenario.extraCanal(table).playWhileOffered('keep');
    expect(game.eventsOf('canalKept')).toHaveLength(4);
    expect(game.eventsOf('canalLaid')).toEqual([]);
    expect(game.state.ownCanals).toEqual([1, 1, 1, 1]);
  });
});
