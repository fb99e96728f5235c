import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../../kernel/random.ts';
import { santiago } from '../rules/game.ts';
import { PLANTATION_TILES } from '../data/tiles.ts';
import { INNER } from '../rules/board.ts';
import { whyNotCanalAt } from '../rules/network.ts';
import { NAMES, place, Scenario, seat } from './scenario.ts';

const two = { players: 2, overseer: 'Ana', money: 5, village: ['banana-2', 'banana-1', 'grape-2'] } as const;
const order = ({ state }: Scenario): string[] => state.taking.order.map(one => NAMES[one]);
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

describe('set-up for two', () => {
  test('[two-player-starting-canal] [r-two-player-starting-canal] the first overseer lays a canal at the spring, from the box', () => {
    const game = Scenario.setup(2, { overseer: 'first' });
    expect(game.toAct()).toEqual(['Ana']);
    expect(game.choices('Ana')).toHaveLength(4);
    expect(game.whyNot('Blas', game.choices('Ana')[0])).toBe('two-player-starting-canal');
    const { boxedCanals } = game.state;
    expect(boxedCanals).toBe(15 - 10 - 2);
    game.play(`Ana ${game.choices('Ana')[0]}`);
    expect(game.state.boxedCanals).toBe(boxedCanals - 1);
    expect(game.state.supply).toBe(10);
    expect(game.state.ownCanals).toEqual([1, 1]);
    expect(game.eventsOf('canalLaid')[0].source).toBe('start');
    // It counts as the first canal: from now on the network is what a canal has to touch.
    expect(whyNotCanalAt(game.state, place('V4-W4'))).toBe('canal-touches-the-network');
  });

  test('a spring on an edge or in a corner leaves three or two places for it', () => {
    const counts = new Set(
      Array.from({ length: 80 }, (_, seed) => {
        const game = Scenario.setup(2, { spring: 'any', overseer: 'first' }, fastRandom(seed));
        return `${INNER.includes(game.state.spring)} ${game.choices('Ana').length}`;
      }),
    );
    expect([...counts].sort()).toEqual(['false 2', 'false 3', 'true 4']);
  });

  test('[r-two-player-canal-before-palms] spring, canal, palms, piles', () => {
    const game = Scenario.setup(2, { overseer: 'first' });
    expect(game.state.palms).toEqual([]);
    game.play(`Ana ${game.choices('Ana')[0]}`);
    expect(game.events.map(({ type }) => type)).toEqual([
      'overseerChosen',
      'springPlaced',
      'canalLaid',
      'palmPlanted',
      'palmPlanted',
      'palmPlanted',
      'roundBegun',
      'tilesRevealed',
    ]);
  });

  test('[two-player-other-setup-is-standard] palms, own canal, 22 farmers and an overseer', () => {
    const game = Scenario.setup(2, { overseer: 'first' });
    game.play(`Ana ${game.choices('Ana')[0]}`);
    expect(game.state.palms).toHaveLength(3);
    expect(game.state.ownCanals).toEqual([1, 1]);
    expect(game.state.reserve).toEqual([22, 22]);
    expect(game.state.overseer).toBe(seat('Ana'));
  });

  test('[two-player-removes-three-tiles-per-crop] two tiles with two farmers and one with one of every crop', () => {
    const { state } = Scenario.setup(2);
    PLANTATION_TILES.forEach(({ icons }, kind) => {
      expect(state.boxedTiles[kind]).toBe(icons === 2 ? 2 : 1);
      expect(state.piles[kind]).toBe(icons === 2 ? 4 : 2);
    });
    expect(sum(state.piles)).toBe(30);
  });

  test('[r-two-player-one-unused-tile] no further tile is left out, and all know the 15 removed ones', () => {
    const game = Scenario.setup(2, { overseer: 'first' });
    game.play(`Ana ${game.choices('Ana')[0]}`);
    expect(game.eventsOf('tileBoxed')).toEqual([]);
    expect(sum(santiago.view(game.state, undefined).boxedTiles)).toBe(15);
    expect(sum(game.state.piles) + sum(game.state.village)).toBe(30);
  });

  test('[two-player-supply-of-ten] ten canals beside the board', () => {
    expect(Scenario.setup(2).state.supply).toBe(10);
  });

  test('[two-player-starts-with-five-escudos] five escudos each', () => {
    expect(Scenario.setup(2).state.money).toEqual([5, 5]);
  });
});

describe('bidding for two', () => {
  test('[two-player-bids-secret-and-simultaneous] both choose at once, unseen, then both are shown', () => {
    const game = Scenario.auction(two);
    expect(game.toAct()).toEqual(['Ana', 'Blas']);
    expect(game.choices('Blas')).toEqual(['pass', 'bid 1', 'bid 2', 'bid 3', 'bid 4', 'bid 5']);
    game.play('Blas bid 4');
    expect(game.toAct()).toEqual(['Ana']);
    expect(game.whyNot('Blas', 'bid 3')).toBe('bid-once-per-round');
    expect(santiago.view(game.state, seat('Ana')).bids).toEqual([null, 'sealed']);
    expect(santiago.view(game.state, undefined).bids).toEqual([null, 'sealed']);
    expect(santiago.view(game.state, seat('Blas')).bids).toEqual([null, 4]);
    game.play('Ana pass');
    expect(game.eventsOf('bidsRevealed')).toEqual([{ type: 'bidsRevealed', bids: [0, 4], reveals: true }]);
    expect(santiago.view(game.state, undefined).bids).toEqual([0, 4]);
  });

  test('a bid above the own money is refused here too', () => {
    expect(Scenario.auction(two).whyNot('Ana', 'bid 6')).toBe('bid-within-own-money');
  });

  test('[r-two-player-bid-cubes] with 30 escudos a bid of 30 is possible', () => {
    const game = Scenario.auction({ ...two, money: 30 });
    expect(game.whyNot('Ana', 'bid 30')).toBeUndefined();
    expect(game.choices('Ana')).toHaveLength(31);
  });

  test('[two-player-equal-bids-allowed] both may bid the same', () => {
    const game = Scenario.auction(two).play('Ana bid 3', 'Blas bid 3');
    expect(game.state.auction.bids).toEqual([3, 3]);
  });

  test('[two-player-tie-overseer-counts-as-higher] [two-player-both-pay-at-reveal] [derived-8] both bid 2', () => {
    const game = Scenario.auction(two).play('Ana bid 2', 'Blas bid 2');
    expect(game.state.money).toEqual([3, 3]);
    expect(order(game)).toEqual(['Ana', 'Blas']);
    expect(NAMES[game.state.overseer]).toBe('Blas');
    game.playFirstChoices(undefined, 'leftover');
    expect(game.toAct()).toEqual(['Ana']);
    expect(game.state.money).toEqual([3, 3]);
  });

  test('[r-two-player-both-pass] [derived-14] both pass', () => {
    const game = Scenario.auction(two).play('Blas pass', 'Ana pass');
    expect(game.state.money).toEqual([5, 5]);
    expect(order(game)).toEqual(['Ana', 'Blas']);
    expect(NAMES[game.state.overseer]).toBe('Blas');
    game.play('Ana take banana-2', 'Ana plant a1', 'Blas take grape-2', 'Blas plant a3');
    expect([game.on('a1'), game.on('a3')]).toEqual(['banana-2 Ana 1', 'grape-2 Blas 1']);
    expect(game.toAct()).toEqual(['Ana']);
    expect(game.state.phase).toBe('leftover');
  });

  test('[r-two-player-which-overseer-breaks-ties] the one who held the token during the bidding', () => {
    const game = Scenario.auction({ ...two, overseer: 'Blas' }).play('Ana bid 1', 'Blas bid 1');
    expect(order(game)).toEqual(['Blas', 'Ana']);
    expect(NAMES[game.state.overseer]).toBe('Ana');
  });

  test('[two-player-lower-bidder-becomes-overseer] the lower bid, no matter who was overseer before', () => {
    expect(NAMES[Scenario.auction(two).play('Ana bid 1', 'Blas bid 2').state.overseer]).toBe('Ana');
    expect(NAMES[Scenario.auction(two).play('Ana bid 3', 'Blas bid 2').state.overseer]).toBe('Blas');
  });
});

describe('planting and the rest for two', () => {
  test('[two-player-higher-bidder-takes-first] and a player who passed places one fewer farmer', () => {
    const game = Scenario.auction(two).play('Ana pass', 'Blas bid 2');
    expect(game.toAct()).toEqual(['Blas']);
    game.play('Blas take banana-2', 'Blas plant a1', 'Ana take grape-2', 'Ana plant a3');
    expect([game.on('a1'), game.on('a3')]).toEqual(['banana-2 Blas 2', 'grape-2 Ana 1']);
  });

  test('[two-player-leftover-tile] the higher bidder plants the third tile, neutral and beside another', () => {
    const game = Scenario.auction(two).play('Ana pass', 'Blas bid 2');
    game.play('Blas take banana-2', 'Blas plant a1', 'Ana take grape-2', 'Ana plant h6');
    expect(game.whyNot('Ana', 'plant a2')).toBe('two-player-leftover-tile');
    expect(game.choices('Blas')).toEqual(['plant b1', 'plant a2', 'plant h5', 'plant g6']);
    expect(game.play('Blas plant a2').on('a2')).toBe('banana-1');
  });

  test('[two-player-phases-four-to-seven-standard] only the other one proposes and is asked first about the extra canal', () => {
    const game = Scenario.canal({ ...two, spring: 'X2', canals: ['X2-Y2'] });
    expect(game.toAct()).toEqual(['Blas']);
    game.play('Blas propose W2-X2', 'Blas bribe 2');
    expect(game.toAct()).toEqual(['Ana']);
    expect(game.choices('Ana')).toEqual(['accept W2-X2', 'reject']);
    game.play('Ana accept W2-X2');
    expect(game.state.money).toEqual([7, 3]);
    expect(game.toAct()).toEqual(['Blas']);
    game.play('Blas keep', 'Ana keep');
    expect(game.state.money).toEqual([10, 6]);
    const last = Scenario.drying({ ...two, round: 10, money: [4, 4], tiles: { a1: 'banana-2 Ana 2' } });
    expect(last.on('a1')).toBe('desert');
    expect(last.state.money).toEqual([4, 4]);
  });

  test('[r-two-player-final-tie] the same total is a shared win', () => {
    const game = Scenario.drying({ ...two, round: 10, money: [6, 6] });
    expect(santiago.result(game.state)?.ranks).toEqual([1, 1]);
  });
});
