import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../../kernel/random.ts';
import { AROUND, CORNERING, INNER, INTERSECTION_NAMES } from '../rules/board.ts';
import { santiago } from '../rules/game.ts';
import { NAMES, Scenario, seat, space } from './scenario.ts';
import { PLAYER_COUNTS, type PlayerCount } from '../data/supplies.ts';

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const setups = (count: number, options: Record<string, string>, players: 3 | 4 | 5 = 4): Scenario[] =>
  Array.from({ length: count }, (_, seed) => Scenario.setup(players, options, fastRandom(seed)));

describe('the spring', () => {
  test('[setup-spring-on-thick-intersection] with any spring all 20 intersections occur, rim and corners included', () => {
    const springs = new Set(
      setups(400, { spring: 'any' }).map(({ state }) => INTERSECTION_NAMES[state.spring]),
    );
    expect(springs.size).toBe(20);
    expect(springs).toContain('V1');
    expect(springs).toContain('Z4');
    expect(springs).toContain('V2');
  });

  test('[setup-spring-central-option] a central spring is one of the six inner intersections', () => {
    const springs = new Set(
      setups(200, { spring: 'central' }).map(({ state }) => INTERSECTION_NAMES[state.spring]),
    );
    expect([...springs].sort()).toEqual(['W2', 'W3', 'X2', 'X3', 'Y2', 'Y3']);
    expect(INNER).toHaveLength(6);
  });

  test('[r-setup-random] spring and palms are drawn during set-up, no one is asked', () => {
    const game = Scenario.setup(4);
    expect(game.eventsOf('springPlaced')).toEqual([{ type: 'springPlaced', at: game.state.spring }]);
    expect(game.state.palms).toHaveLength(3);
    expect(game.eventsOf('palmPlanted').map(event => event.space)).toEqual(game.state.palms);
    expect(new Set(setups(40, {}).map(({ state }) => `${state.spring} ${state.palms.join()}`)).size).toBe(40);
    expect(game.state.phase).toBe('auction');
  });
});

describe('the palms', () => {
  const games = setups(200, { spring: 'any' });

  test('[setup-three-palms-on-distinct-spaces] three palms on three spaces', () => {
    for (const { state } of games) expect(new Set(state.palms).size).toBe(3);
  });

  test('[setup-palms-do-not-touch-each-other] no palm beside another, not even by a corner', () => {
    for (const { state } of games) {
      for (const palm of state.palms) {
        expect(state.palms.filter(other => AROUND[palm].includes(other))).toEqual([]);
      }
    }
  });

  test('[setup-palms-do-not-touch-spring] no palm on a space that meets the spring', () => {
    for (const { state } of games) {
      expect(state.palms.filter(palm => CORNERING[state.spring].includes(palm))).toEqual([]);
    }
  });
});

describe('spring and palms placed by the first overseer', () => {
  const placed = (players: PlayerCount, options: Record<string, string> = {}): Scenario =>
    Scenario.setup(players, { placement: 'overseer', overseer: 'first', ...options });

  test('[r-setup-by-overseer] the spring first, then three palms, then the game starts', () => {
    const game = placed(4);
    expect(game.state.phase).toBe('spring');
    expect(game.toAct()).toEqual(['Ana']);
    expect(game.whyNot('Blas', 'spring X2')).toBe('r-setup-by-overseer');
    expect(game.whyNot('Ana', 'palm a1')).toBe('r-setup-by-overseer');
    game.play('Ana spring X2', 'Ana palm a1', 'Ana palm h6', 'Ana palm c5');
    expect(game.state.spring).toBe(INTERSECTION_NAMES.indexOf('X2'));
    expect(game.state.palms).toEqual(['a1', 'h6', 'c5'].map(space));
    expect(game.state.phase).toBe('auction');
    expect(game.events.map(({ type }) => type)).toEqual([
      'overseerChosen',
      'springPlaced',
      'palmPlanted',
      'palmPlanted',
      'palmPlanted',
      'tileBoxed',
      'roundBegun',
      'tilesRevealed',
    ]);
    expect(game.eventsOf('springPlaced')[0].seat).toBe(seat('Ana'));
    expect(game.eventsOf('palmPlanted').map(event => event.seat)).toEqual([0, 0, 0]);
    expect(game.whyNot('Blas', 'palm h1')).toBe('r-setup-by-overseer');
  });

  test('[r-setup-by-overseer] with two players the starting canal is built before the palms', () => {
    const game = placed(2).play('Ana spring X2');
    expect(game.state.phase).toBe('startingCanal');
    expect(game.choices('Ana')).toEqual(['lay W2-X2', 'lay X2-Y2', 'lay X1-X2', 'lay X2-X3']);
    expect(game.whyNot('Ana', 'keep')).toBe('two-player-starting-canal');
    game.play('Ana lay X2-Y2');
    expect(game.state.phase).toBe('palms');
    game.play('Ana palm a1', 'Ana palm h6', 'Ana palm c5');
    expect(game.state.phase).toBe('sealedAuction');
  });

  test('[setup-spring-central-option] [setup-spring-on-thick-intersection] the spring option holds here too', () => {
    const central = placed(3, { spring: 'central' });
    expect(central.choices('Ana')).toHaveLength(6);
    expect(central.whyNot('Ana', 'spring V1')).toBe('setup-spring-central-option');
    const any = placed(3, { spring: 'any' });
    expect(any.choices('Ana')).toHaveLength(20);
    expect(any.whyNot('Ana', 'spring V1')).toBeUndefined();
  });

  test('[setup-palms-do-not-touch-spring] [setup-palms-do-not-touch-each-other] [setup-three-palms-on-distinct-spaces] the palm rules hold here too', () => {
    const game = placed(3).play('Ana spring X2');
    expect(game.choices('Ana')).toHaveLength(48 - 4);
    expect(game.whyNot('Ana', 'palm d2')).toBe('setup-palms-do-not-touch-spring');
    game.play('Ana palm a1');
    expect(game.whyNot('Ana', 'palm b2')).toBe('setup-palms-do-not-touch-each-other');
    expect(game.whyNot('Ana', 'palm a1')).toBe('setup-three-palms-on-distinct-spaces');
    expect(game.choices('Ana')).toHaveLength(48 - 4 - 4);
  });

  test('a view before the spring is placed shows none', () => {
    const view = santiago.view(placed(3).state, undefined);
    expect(view.spring).toBeNull();
    expect(view.setup).toEqual({ by: 'overseer', springs: 'central', palms: 3 });
  });

  test('[r-setup-random] by default no one places anything', () => {
    const game = Scenario.setup(3, { overseer: 'first' });
    expect(game.whyNot('Blas', 'spring X2')).toBe('r-setup-random');
    expect(game.whyNot('Blas', 'palm a1')).toBe('r-setup-random');
  });
});

describe('without palms', () => {
  test('[r-no-palms] there are none, drawn or placed', () => {
    const drawn = Scenario.setup(4, { palms: 'none', overseer: 'first' });
    expect(drawn.state.palms).toEqual([]);
    expect(drawn.eventsOf('palmPlanted')).toEqual([]);
    expect(drawn.state.phase).toBe('auction');
    expect(drawn.whyNot('Blas', 'palm a1')).toBe('r-no-palms');
    const placed = Scenario.setup(4, { palms: 'none', placement: 'overseer', overseer: 'first' });
    placed.play('Ana spring X2');
    expect(placed.state.palms).toEqual([]);
    expect(placed.state.phase).toBe('auction');
  });

  test('[r-no-palms] a whole game needs none', () => {
    const game = Scenario.setup(3, { palms: 'none' }).playFirstChoices();
    expect(game.eventsOf('gameEnded')).toHaveLength(1);
  });
});

describe('tiles and pieces', () => {
  test.each([3, 4] as const)(
    '[setup-piles-three-or-four-players] %i players: four piles of 11, one tile of each turned up at once',
    players => {
      const { state } = Scenario.setup(players);
      expect(sum(state.village)).toBe(4);
      expect(sum(state.piles)).toBe(4 * 11 - 4);
    },
  );

  test('[setup-piles-five-players] five piles of 9 hold every tile', () => {
    const { state } = Scenario.setup(5);
    expect(sum(state.village)).toBe(5);
    expect(sum(state.piles)).toBe(5 * 9 - 5);
    expect(sum(state.boxedTiles)).toBe(0);
  });

  test.each([3, 4] as const)(
    '[setup-unused-tile-is-shown] %i players: one tile is shown to all and boxed',
    players => {
      const game = Scenario.setup(players);
      const [{ tile }] = game.eventsOf('tileBoxed');
      expect(game.state.boxedTiles[tile]).toBe(1);
      expect(sum(game.state.boxedTiles)).toBe(1);
      expect(santiago.view(game.state, undefined).boxedTiles[tile]).toBe(1);
    },
  );

  test('[setup-own-canal-each] everyone has one canal', () => {
    for (const players of PLAYER_COUNTS) {
      expect(Scenario.setup(players).state.ownCanals).toEqual(Array.from({ length: players }, () => 1));
    }
  });

  test('[setup-canal-supply-by-player-count] 11 canals for three and four, 9 for five', () => {
    expect([3, 4, 5].map(players => Scenario.setup(players as 3 | 4 | 5).state.supply)).toEqual([11, 11, 9]);
  });

  test('[setup-one-proposal-each] everyone but the overseer can propose one place', () => {
    const game = Scenario.canal({ players: 3, overseer: 'Ana' }).play(
      'Blas propose W2-X2',
      'Blas bribe 0',
      'Cora propose X2-Y2',
      'Cora bribe 0',
    );
    expect(
      santiago.view(game.state, undefined).proposals?.places.filter(place => place !== null),
    ).toHaveLength(2);
    expect(game.toAct()).toEqual(['Ana']);
  });

  test('[setup-twenty-two-farmers-each] everyone has 22 farmers', () => {
    expect(Scenario.setup(5).state.reserve).toEqual([22, 22, 22, 22, 22]);
  });

  test('[setup-ten-escudos-each] [r-blue-escudos] with three or more players everyone has 10 escudos, the bank the rest', () => {
    for (const players of [3, 4, 5] as const) {
      const { state } = Scenario.setup(players);
      expect(state.money).toEqual(Array.from({ length: players }, () => 10));
      expect(state.bank).toBe(192 - 10 * players);
    }
  });

  test('[setup-money-visibility-is-agreed-first] the option holds from the first view to the last decision', () => {
    for (const money of ['open', 'hidden']) {
      let decisions = 0;
      Scenario.setup(3, { money }).playFirstChoices(({ state }) => {
        const seen = santiago.view(state, 0).money;
        const isShown = money === 'open' || state.phase === null;
        expect(seen).toEqual(state.money.map((purse, owner) => (owner === 0 || isShown ? purse : null)));
        decisions++;
      });
      expect(decisions).toBeGreaterThan(100);
    }
  });

  test('[change-is-always-possible] any whole amount up to the purse can be paid', () => {
    const game = Scenario.auction({ players: 3, money: 13, overseer: 'Ana' });
    expect(game.choices('Blas')).toEqual(['pass', ...Array.from({ length: 13 }, (_, n) => `bid ${n + 1}`)]);
  });
});

describe('the first overseer', () => {
  test('[setup-first-overseer] one seat holds the token before the first round and bids last', () => {
    const game = Scenario.setup(4, { overseer: 'first' });
    expect(game.eventsOf('overseerChosen')).toEqual([{ type: 'overseerChosen', seat: seat('Ana') }]);
    expect(game.toAct()).toEqual(['Blas']);
  });

  test('[r-first-overseer-random] drawn among all seats, or the first seat by option', () => {
    const drawn = new Set(setups(100, {}).map(({ state }) => NAMES[state.overseer]));
    expect([...drawn].sort()).toEqual(['Ana', 'Blas', 'Cora', 'Dino']);
    const chosen = new Set(setups(20, { overseer: 'first' }).map(({ state }) => NAMES[state.overseer]));
    expect([...chosen]).toEqual(['Ana']);
    const forTwo = Scenario.setup(2, { overseer: 'first' });
    expect(forTwo.toAct()).toEqual(['Ana']);
    expect(forTwo.state.phase).toBe('startingCanal');
  });
});
