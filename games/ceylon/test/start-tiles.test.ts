import { describe, expect, test } from 'vitest';
import { START_TILES } from '../data/tiles.ts';
import { ceylon } from '../rules/game.ts';
import { START_AT } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { hexOf, markersLeft, setUp, othersTake, playUntil, scenario, scores } from './scenario.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const numbers = (state: State): number[] =>
  state.players.map(({ tile }) => START_TILES.find(({ action }) => action === tile)?.number ?? 0);
const withTiles = (seed: number, players = 4): State => setUp(players, { startTiles: 'on' }, seed).state;

describe('dealing', () => {
  test('[variant-deal-one-start-tile] everyone has a different tile, open to all', () => {
    const seen = new Set<number>();
    for (const seed of SEEDS) {
      const state = withTiles(seed);
      expect(new Set(numbers(state)).size).toBe(4);
      for (const number of numbers(state)) seen.add(number);
      expect(ceylon.view(state, undefined).seats.map(({ tile }) => tile)).toEqual(
        state.players.map(({ tile }) => tile),
      );
    }
    expect(seen.size).toBe(7);
    expect(setUp(3).state.players.map(({ tile }) => tile)).toEqual([null, null, null]);
  });

  test.each(['random', 'first'])(
    '[variant-lowest-starts] the lowest number takes the teapot, start: %s',
    start => {
      for (const seed of SEEDS) {
        const { state } = setUp(4, { startTiles: 'on', start }, seed);
        expect(numbers(state)[state.start]).toBe(Math.min(...numbers(state)));
      }
    },
  );

  test('[variant-positions-by-number] positions are chosen by ascending number', () => {
    for (const seed of SEEDS) {
      const state = withTiles(seed);
      const order: number[] = [];
      playUntil(state, () => {
        const [seat] = ceylon.toAct(state);
        if (state.phase === 'position' && order.at(-1) !== seat) order.push(seat);
        return state.phase !== 'position';
      });
      const sorted = [...numbers(state).keys()].sort(
        (one, other) => numbers(state)[one] - numbers(state)[other],
      );
      expect(order).toEqual(sorted);
    }
    const state = withTiles(1);
    const other = (ceylon.toAct(state)[0] + 1) % 4;
    expect(ceylon.whyNot(state, other, START_AT[state.levels.indexOf(0)])).toBe(
      'variant-positions-by-number',
    );
  });

  test('[variant-turns-stay-clockwise] [ruling-variant-turn-order] [ruling-variant-tech-stack] turns and the technology stack go clockwise', () => {
    for (const seed of SEEDS) {
      const state = withTiles(seed);
      playUntil(state, () => state.phase === 'card');
      const clockwise = [0, 1, 2, 3].map(turn => (state.start + turn) % 4);
      expect(state.technology).toEqual(clockwise);
      playUntil(state, () => state.phase === 'card' && state.turn.active !== state.start);
      expect(state.turn.active).toBe(clockwise[1]);
    }
  });

  test('[diff-variant-step-number] goods and hands are those of the game without tiles', () => {
    const state = withTiles(2);
    expect(state.players.map(({ rupees, tea }) => [rupees, tea])).toEqual(
      Array.from({ length: 4 }, () => [15, [1, 0, 0]]),
    );
    playUntil(state, () => state.phase === 'card');
    expect(ceylon.view(state, 0).seats.map(({ handSize }) => handSize)).toEqual([3, 3, 3, 3]);
  });
});

describe('using a tile', () => {
  test('[start-tile-once] a used tile is never asked for again', () => {
    const table = scenario({ tiles: { Ana: 'take' } });
    table.player('Ana').tokens = 1;
    table.lay('plant/harvest').play('Ana token take', 'Ana use tile', 'Ana take');
    expect(table.player('Ana')).toMatchObject({ rupees: 24, tileSpent: true });
    expect(table.toAct()).toEqual(['Blas']);
  });

  test('[start-tile-voluntary] it may be saved for later', () => {
    const table = scenario({ tiles: { Ana: 'take' } })
      .lay('plant/harvest')
      .play('Ana take');
    expect(table.choices('Ana')).toEqual(['use tile', 'save tile']);
    table.play('Ana save tile');
    expect(table.player('Ana')).toMatchObject({ rupees: 17, tileSpent: false });
  });

  test('[start-tile-boosts-an-action] it serves in the turns of others, only for its own action', () => {
    const table = scenario({ tiles: { Blas: 'take' } })
      .lay('plant/harvest')
      .play('Ana take', 'Blas take', 'Blas use tile');
    expect(table.player('Blas').rupees).toBe(22);
    const other = scenario({ tiles: { Ana: 'take' } })
      .rupees('Ana', 0)
      .lay('plant/harvest')
      .play('Ana move');
    expect(other.choices('Ana')).toEqual(['move b1', 'move a2']);
    expect(other.whyNot('Ana', 'use tile')).toBe('turn-steps');
  });

  test('[ruling-start-tile-with-token] it boosts the action of a token', () => {
    const table = scenario({ tiles: { Ana: 'hire' } });
    table.player('Ana').tokens = 1;
    table.lay('plant/harvest').play('Ana token hire', 'Ana use tile', 'Ana hire uva');
    expect(ceylon.view(table.state, 0).seats[0].hired).toEqual(['uva']);
  });

  test('[ruling-start-tile-makes-performable] an action that needs the tile is offered, and then the tile must be used', () => {
    const table = scenario({ tiles: { Ana: 'harvest' } })
      .at('Ana', 'e3')
      .lay('harvest/plant');
    expect(table.choices('Ana')).toEqual(['harvest', 'move', 'take']);
    expect(ceylon.view(table.state, 0).turn).toMatchObject({ isMainOpen: true, isTileNeeded: true });
    table.play('Ana harvest');
    expect(table.choices('Ana')).toEqual(['use tile', 'move', 'take']);
    expect(table.whyNot('Ana', 'save tile')).toBe('ruling-start-tile-makes-performable');
    expect(table.whyNot('Ana', 'plant')).toBe('ruling-start-tile-makes-performable');
    table.play('Ana use tile', 'Ana pick a1', 'Ana stop');
    expect(table.player('Ana')).toMatchObject({ tileSpent: true, tea: [2, 0, 0] });
  });

  test('[ruling-start-tile-makes-performable] a player who keeps the tile takes an alternative instead', () => {
    const table = scenario({ tiles: { Ana: 'harvest', Blas: 'harvest' } })
      .at('Ana', 'e3')
      .at('Blas', 'e3')
      .lay('harvest/plant')
      .play('Ana harvest', 'Ana take');
    expect(table.player('Ana')).toMatchObject({ tileSpent: false, rupees: 17 });
    expect(table.toAct()).toEqual(['Blas']);
    const byToken = scenario({ tiles: { Ana: 'harvest' } }).at('Ana', 'e3');
    byToken.player('Ana').tokens = 1;
    byToken.lay('trade/plant').play('Ana token harvest', 'Ana move', 'Ana move e2');
    expect(byToken.player('Ana')).toMatchObject({ tileSpent: false, tokens: 0 });
    expect(byToken.choices('Ana')).toEqual(['move', 'take']);
  });

  test('[start-tile-voluntary] where the action is possible either way, only the tile is in question', () => {
    const table = scenario({ tiles: { Ana: 'harvest' } })
      .lay('harvest/plant')
      .play('Ana harvest');
    expect(table.choices('Ana')).toEqual(['use tile', 'save tile']);
    expect(ceylon.view(table.state, 0).turn?.isTileNeeded).toBe(false);
    expect(table.whyNot('Ana', 'take')).toBe('turn-steps');
  });
});

describe('the seven tiles', () => {
  test('[start-tile-advance-two] two steps, one token', () => {
    const table = scenario({ tiles: { Ana: 'advance' } })
      .lay('advance/plant')
      .play('Ana advance', 'Ana use tile');
    expect(table.player('Ana')).toMatchObject({ step: 2, tokens: 1, rupees: 10 });
  });

  test('[ex-advance-two-over-five] [ruling-advance-two-details] a +5 passed on the way scores too', () => {
    const table = scenario({ tiles: { Ana: 'advance' } })
      .councillor('dimbula', 'advance-point')
      .hired('Ana', 'dimbula');
    table.player('Ana').step = 5;
    table.lay('advance/plant').play('Ana advance', 'Ana use tile');
    expect(table.player('Ana')).toMatchObject({ step: 7, tokens: 1, rupees: 10, points: 6 });
    expect([table.player('Blas').rupees, table.player('Cora').rupees]).toEqual([16, 16]);
  });

  test('[ruling-advance-two-near-end] with one space left the tile is not asked for and stays', () => {
    const table = scenario({ tiles: { Ana: 'advance' } });
    table.player('Ana').step = 8;
    table.lay('advance/plant').play('Ana advance', 'Ana no token');
    expect(table.player('Ana')).toMatchObject({ step: 9, tileSpent: false });
  });

  test('[start-tile-take-five-more] seven rupees', () => {
    const table = scenario({ tiles: { Ana: 'take' } })
      .lay('advance/plant')
      .play('Ana take', 'Ana use tile');
    expect(table.player('Ana').rupees).toBe(22);
  });

  test('[ex-take-stack] [ruling-boosts-stack] with the councillor eight; other boosts add up as well', () => {
    const table = scenario({ tiles: { Ana: 'take' } })
      .hired('Ana', 'ruhuna')
      .lay('advance/plant')
      .play('Ana take', 'Ana use tile');
    expect(table.player('Ana').rupees).toBe(23);
    const hiring = scenario({ tiles: { Ana: 'hire' } })
      .councillor('dimbula', 'cheap-hiring')
      .hired('Ana', 'dimbula')
      .rupees('Ana', 2);
    hiring.lay('hire/plant').play('Ana hire', 'Ana use tile', 'Ana hire kandy');
    expect(hiring.player('Ana').rupees).toBe(0);
  });

  test("[start-tile-hire-elsewhere] [ruling-hire-tile] another district's councillor for the usual price, none twice", () => {
    const table = scenario({ tiles: { Ana: 'hire' } })
      .hired('Ana', 'kandy')
      .lay('hire/plant')
      .play('Ana hire', 'Ana use tile');
    expect(table.choices('Ana')).toEqual(['hire ruhuna', 'hire uva']);
    expect(table.whyNot('Ana', 'hire dimbula')).toBe('start-tile-hire-elsewhere');
    expect(table.whyNot('Ana', 'hire kandy')).toBe('hire-once-per-councillor');
    table.play('Ana hire uva');
    expect(table.player('Ana').rupees).toBe(10);
    const all = scenario({ tiles: { Ana: 'hire' } })
      .hired('Ana', 'ruhuna', 'kandy', 'uva')
      .lay('hire/plant')
      .play('Ana hire');
    expect(all.player('Ana')).toMatchObject({ tileSpent: false, rupees: 10 });
  });

  test('[start-tile-move-anywhere] [ruling-move-anywhere] any other hexagon, for nothing', () => {
    const table = scenario({ tiles: { Ana: 'move' } })
      .rupees('Ana', 0)
      .lay('advance/plant')
      .play('Ana move', 'Ana use tile');
    expect(table.choices('Ana')).toHaveLength(31);
    expect(table.whyNot('Ana', 'move a1')).toBe('ruling-move-at-least-one');
    table.play('Ana move h4');
    expect(table.player('Ana')).toMatchObject({ rupees: 0, pawn: hexOf('h4') });
  });

  test('[start-tile-harvest-anywhere] [diff-harvest-anywhere] [ruling-harvest-anywhere-limit] any plantations of the map, once each', () => {
    const table = scenario({ players: 4, tiles: { Ana: 'harvest' } })
      .tea('Ana', 2, 0, 0)
      .lay('harvest/plant');
    table.play('Ana harvest', 'Ana use tile');
    expect(table.choices('Ana')).toEqual(['pick a1', 'pick b1', 'pick c2', 'pick h4']);
    expect(table.whyNot('Ana', 'pick e3')).toBe('start-tile-harvest-anywhere');
    table.play('Ana pick h4', 'Ana pick a1', 'Ana pick c2');
    expect(table.whyNot('Ana', 'pick h4')).toBe('harvest-one-chest-each');
    table.play('Ana pick b1');
    expect(table.state.players.map(({ points }) => points)).toEqual([0, 1, 1, 1]);
    expect(table.choices('Ana')).toEqual(['return black']);
  });

  test('[start-tile-double-plant] a second marker on the own plantation, but no new one', () => {
    const table = scenario({ tiles: { Ana: 'plant' } }).lay('plant/harvest');
    expect(table.choices('Ana')).toContain('plant');
    table.play('Ana plant');
    expect(table.choices('Ana')).toEqual(['use tile', 'move', 'take']);
    table.play('Ana use tile', 'Ana plant a1');
    expect(table.player('Ana')).toMatchObject({ rupees: 10, markers: 6, plantations: [2, 0, 0, 0] });
    expect(table.state.owners.filter(owner => owner === 0)).toHaveLength(1);
    expect(ceylon.view(table.state, 0).map.find(({ hex }) => hex === 'a1')).toMatchObject({
      owner: 0,
      isDouble: true,
    });
  });

  test('[ruling-double-plant-details] usual price, may open a slot and end the game, no bonus; only where one could plant', () => {
    const table = markersLeft(
      scenario({ tiles: { Ana: 'plant' } }).councillor('dimbula', 'cheap-planting'),
      'Ana',
      1,
    );
    table.hired('Ana', 'dimbula').lay('plant/harvest').play('Ana plant', 'Ana use tile', 'Ana plant a1');
    expect(table.player('Ana')).toMatchObject({ rupees: 11, markers: 0, bonus: 0 });
    expect(table.state.final).toBe(true);
    expect(ceylon.view(table.state, 0).seats[0].slots).toBe(5);
    const away = scenario({ tiles: { Ana: 'plant' } })
      .at('Ana', 'c2')
      .lay('plant/harvest');
    expect(away.whyNot('Ana', 'plant')).toBe('plant-needs-empty-hex');
    const beside = scenario({ tiles: { Ana: 'plant' } })
      .hired('Ana', 'kandy')
      .at('Ana', 'a2')
      .lay('plant/harvest');
    beside.play('Ana plant', 'Ana use tile');
    expect(beside.choices('Ana')).toEqual(['plant a1']);
    expect(beside.whyNot('Ana', 'plant a2')).toBe('start-tile-double-plant');
  });

  test('[ex-double-plantation] [double-plantation-counts-two] [double-plantation-yields-one] [ruling-harvest-double-owner-point] two in the majority, one chest, one point', () => {
    const table = scenario({ tiles: { Ana: 'plant' } })
      .hired('Ana', 'uva')
      .hired('Blas', 'uva')
      .planted('Ana', 'g1')
      .planted('Blas', 'h1', 'h2');
    table.at('Ana', 'g1').at('Blas', 'g1').tea('Blas', 0, 0, 0).hand('Ana', 'plant/hire');
    table
      .lay('plant/harvest')
      .play('Ana plant', 'Ana use tile', 'Ana plant g1', 'Blas harvest', 'Blas pick g1', 'Blas stop');
    expect(table.player('Blas').tea).toEqual([1, 0, 0]);
    expect(table.player('Ana').points).toBe(1);
    othersTake(table);
    expect(scores(table)['uva']).toEqual([10, 6, 0]);
  });

  test('[start-tile-trade-one-fewer] [ruling-trade-omitted-chest] two chests for the whole reward, the player chooses which stays', () => {
    const table = scenario({ tiles: { Ana: 'trade' } })
      .tea('Ana', 1, 2, 0)
      .wagons('2-BGG', '5-GGW', '4-BBB')
      .lay('trade/plant');
    table.play('Ana trade', 'Ana use tile');
    expect(table.choices('Ana')).toEqual(['contract 2-BGG', 'contract 5-GGW']);
    expect(table.whyNot('Ana', 'contract 4-BBB')).toBe('start-tile-trade-one-fewer');
    table.play('Ana contract 2-BGG');
    expect(table.choices('Ana')).toEqual(['omit black', 'omit green']);
    expect(table.whyNot('Ana', 'omit white')).toBe('ruling-trade-omitted-chest');
    table.play('Ana omit green', 'Ana reward points');
    expect(table.player('Ana')).toMatchObject({ tea: [0, 1, 0], points: 4, contracts: [0, 1, 0, 0, 0] });
    const needed = scenario({ tiles: { Ana: 'trade' } })
      .tea('Ana', 0, 2, 0)
      .wagons('5-GGW')
      .lay('trade/plant');
    needed.play('Ana trade', 'Ana use tile', 'Ana contract 5-GGW');
    expect(needed.choices('Ana')).toEqual(['omit white']);
  });
});
