import { describe, expect, test } from 'vitest';
import { COUNCILLORS } from '../data/councillors.ts';
import { DISTRICTS } from '../data/map.ts';
import { PLACEMENTS } from '../rules/elevation.ts';
import { ceylon } from '../rules/game.ts';
import { DISTRICT_OF, HEX_NAMES, HEXES_OF } from '../rules/map.ts';
import { type Move, START_AT } from '../rules/moves.ts';
import { NONE, type State } from '../rules/state.ts';
import { hexOf, setUp, playUntil } from './scenario.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

const levelsOf = (state: State, district: number): number[] =>
  HEXES_OF[district].map(hex => state.levels[hex]);

/** Lets the seat whose turn it is start on a hexagon. */
function start(state: State, hex: number): void {
  ceylon.apply(state, ceylon.toAct(state)[0], START_AT[hex], { random: { below: () => 0 } });
}

const freeLevelZero = (state: State): number[] => {
  const moves: Move[] = [];
  ceylon.moves(state, ceylon.toAct(state)[0], moves);
  return moves.flatMap(move => (move.type === 'startAt' ? [move.hex] : []));
};

describe('the hills', () => {
  test('[setup-large-elevation-per-district] each district has one large tile, over four of its hexagons', () => {
    for (const seed of SEEDS) {
      const { state } = setUp(3, {}, seed);
      for (const [district] of DISTRICTS.entries()) {
        const covered = HEXES_OF[district].filter(hex => state.levels[hex] > 0);
        expect(PLACEMENTS[state.elevations[district]][district]).toContainEqual(covered);
      }
    }
  });

  test('[setup-small-elevation-on-large] one small tile is on each large one', () => {
    const { state, events } = setUp(4);
    const laid = events.filter(event => event.type === 'elevationLaid');
    expect(laid).toHaveLength(4);
    for (const { hexes, summit } of laid) {
      expect(hexes).toContain(summit);
      expect(state.levels[summit]).toBe(2);
    }
  });

  test('[setup-level-by-tile-count] the level is the number of tiles on the hexagon', () => {
    const { state, events } = setUp(3, {}, 4);
    const laid = events.filter(event => event.type === 'elevationLaid');
    state.levels.forEach((level, hex) => {
      const tiles =
        laid.filter(({ hexes }) => hexes.includes(hex)).length +
        laid.filter(({ summit }) => summit === hex).length;
      expect(level).toBe(tiles);
    });
  });

  test('[setup-district-level-profile] every district has four hexagons of level 0, three of 1, one of 2', () => {
    for (const seed of SEEDS) {
      const { state } = setUp(4, {}, seed);
      for (const [district] of DISTRICTS.entries()) {
        expect(levelsOf(state, district).toSorted((one, other) => one - other)).toEqual([
          0, 0, 0, 0, 1, 1, 1, 2,
        ]);
      }
    }
  });

  test('[setup-spare-elevation-removed] four different tiles are used, the fifth is not', () => {
    for (const seed of SEEDS) expect(new Set(setUp(3, {}, seed).state.elevations).size).toBe(4);
    const { state } = setUp(2, { omitted: 'uva' });
    expect(state.elevations.filter(tile => tile !== NONE)).toHaveLength(3);
  });

  test('[ruling-elevation-random] [diff-elevation] every place of a tile in a district comes up, with any summit', () => {
    const seen = new Set<string>();
    const summits = new Set<number>();
    for (let seed = 0; seed < 400; seed++) {
      const { state } = setUp(4, {}, seed);
      const covered = HEXES_OF[0].filter(hex => state.levels[hex] > 0);
      summits.add(covered.findIndex(hex => state.levels[hex] === 2));
      seen.add(
        `${state.elevations[0]} ${levelsOf(state, 0)
          .map(level => Math.min(level, 1))
          .join('')}`,
      );
    }
    const places = PLACEMENTS.reduce((sum, byDistrict) => sum + byDistrict[0].length, 0);
    expect(places).toBe(15);
    expect(seen.size).toBe(places);
    expect(summits.size).toBe(4);
  });
});

describe('the central board', () => {
  test('[setup-four-random-councillors] a different councillor sits in each district, four stay out', () => {
    const seen = new Set<string | null>();
    for (const seed of SEEDS) {
      const { councillors } = setUp(3, {}, seed).state;
      expect(new Set(councillors).size).toBe(4);
      for (const name of councillors) seen.add(name);
    }
    expect(seen.size).toBe(COUNCILLORS.length);
  });

  test('[setup-action-deck] all 46 cards are in the deck', () => {
    const { state } = setUp(3);
    expect(state.cardsLeft).toBe(46);
    expect(state.deck).toEqual([5, 5, 5, 5, 5, 5, 4, 4, 4, 4]);
  });

  test('[setup-train-three-contracts] three contracts are open and 17 in the deck', () => {
    const { state } = setUp(4);
    expect(new Set(state.train.wagons).size).toBe(3);
    for (const contract of state.train.wagons) expect(state.train.deck[contract]).toBe(0);
    expect(state.train.left).toBe(17);
  });

  test('[setup-bonus-stack] the bonus of 10 is on top of 6, 3 and 1', () => {
    expect(ceylon.view(setUp(3).state, undefined).bonuses).toEqual([10, 6, 3, 1]);
  });

  test('[setup-start-player] [diff-start-player-random] every seat can get the teapot', () => {
    const starts = new Set(SEEDS.map(seed => setUp(3, {}, seed).state.start));
    expect([...starts].toSorted((one, other) => one - other)).toEqual([0, 1, 2]);
    const { state, events } = setUp(3);
    expect(events).toContainEqual({ type: 'teapotGiven', seat: state.start });
  });

  test.each([2, 3, 4])('[setup-start-player] with the option, seat 1 of %i gets the teapot', players => {
    for (const seed of SEEDS) {
      const { state, events } = setUp(players, { start: 'first' }, seed);
      expect(state.start).toBe(0);
      expect(ceylon.toAct(state)).toEqual([0]);
      expect(events).toContainEqual({ type: 'teapotGiven', seat: 0 });
    }
  });

  test('[setup-start-player] without the option the game is set up as before', () => {
    for (const seed of SEEDS) expect(setUp(3, { start: 'random' }, seed)).toEqual(setUp(3, {}, seed));
  });
});

describe('the players', () => {
  test('[setup-player-set] each seat has its own board', () => {
    const { state } = setUp(4);
    expect(state.players).toHaveLength(4);
    state.players[0].tea[0] = 9;
    expect(state.players[1].tea[0]).toBe(1);
  });

  test('[setup-player-markers] all eight markers are on the board, so no slot is open', () => {
    const { state } = setUp(3);
    expect(state.players.map(({ markers }) => markers)).toEqual([8, 8, 8]);
    expect(ceylon.view(state, 0).seats[0].slots).toBe(0);
  });

  test('[setup-player-discs] score and technology begin at 0, and no councillor is hired', () => {
    for (const { points, step, hired } of setUp(3).state.players)
      expect([points, step, hired]).toEqual([0, 0, 0]);
  });

  test('[setup-fifteen-rupees] everyone has 15 rupees', () => {
    expect(setUp(4).state.players.map(({ rupees }) => rupees)).toEqual([15, 15, 15, 15]);
  });

  test('[setup-one-black-chest] everyone has one black chest and no other', () => {
    expect(setUp(2).state.players.map(({ tea }) => tea)).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);
  });
});

describe('start positions', () => {
  test('[setup-start-positions-clockwise] they are chosen clockwise from the start player', () => {
    const { state } = setUp(4, {}, 3);
    const order: number[] = [];
    while (state.phase === 'position') {
      const [seat] = ceylon.toAct(state);
      order.push(seat);
      const [hex] = freeLevelZero(state);
      const other = (seat + 1) % 4;
      expect(ceylon.whyNot(state, other, START_AT[hex])).toBe('setup-start-positions-clockwise');
      start(state, hex);
    }
    expect(order).toEqual([0, 1, 2, 3].map(turn => (state.start + turn) % 4));
  });

  test('[setup-start-hex-level-zero] a hill is not a start position', () => {
    const { state } = setUp(3);
    const hill = state.levels.indexOf(1);
    expect(ceylon.whyNot(state, state.start, START_AT[hill])).toBe('setup-start-hex-level-zero');
    expect(freeLevelZero(state)).toHaveLength(16);
  });

  test('[setup-start-district-without-plantation] a district with a plantation is closed to the others', () => {
    const { state } = setUp(4);
    start(state, freeLevelZero(state).find(hex => DISTRICT_OF[hex] === 2) ?? NONE);
    const taken = HEXES_OF[2].filter(hex => state.levels[hex] === 0 && state.owners[hex] === NONE);
    for (const hex of taken) {
      expect(ceylon.whyNot(state, ceylon.toAct(state)[0], START_AT[hex])).toBe(
        'setup-start-district-without-plantation',
      );
    }
    expect(freeLevelZero(state)).toHaveLength(12);
    start(state, freeLevelZero(state)[0]);
    start(state, freeLevelZero(state)[0]);
    expect(freeLevelZero(state)).toHaveLength(4);
  });

  test('[setup-start-plantation] plantation, marker and pawn go there for nothing, and seven markers remain', () => {
    const { state } = setUp(3);
    const [hex] = freeLevelZero(state);
    const first = state.start;
    start(state, hex);
    const { markers, pawn, rupees, plantations } = state.players[first];
    expect({ markers, pawn, rupees }).toEqual({ markers: 7, pawn: hex, rupees: 15 });
    expect(plantations[DISTRICT_OF[hex]]).toBe(1);
    expect(state.owners[hex]).toBe(first);
  });

  test('[setup-tech-stack-order] the first player is on top of the stack, the last at the bottom', () => {
    const { state } = setUp(3, {}, 3);
    playUntil(state, () => state.phase === 'card');
    expect(state.technology).toEqual([0, 1, 2].map(turn => (state.start + turn) % 3));
  });

  test('[setup-hand-of-three] [setup-hand-after-positions] hands of three come after the last start position', () => {
    const { state } = setUp(3);
    for (let seat = 0; seat < 3; seat++) {
      expect(state.players.map(({ hand }) => hand)).toEqual(
        Array.from({ length: 3 }, () => [NONE, NONE, NONE]),
      );
      start(state, freeLevelZero(state)[0]);
    }
    for (const { hand } of state.players) expect(hand.filter(kind => kind !== NONE)).toHaveLength(3);
    expect(state.cardsLeft).toBe(37);
    expect(state.phase).toBe('card');
    expect(ceylon.toAct(state)).toEqual([state.start]);
  });

  test('hexagons are named by column and row', () => {
    expect(HEX_NAMES[0]).toBe('a1');
    expect(hexOf('h4')).toBe(31);
  });
});
