import { describe, expect, test } from 'vitest';
import { fastRandom, type Random } from '../../../kernel/random.ts';
import { CHAI_COVERS, FOG_TILES, OVERLAYS, WEATHER_TOKENS, WORKER_SPACES } from '../data/board.ts';
import { CONTRACTS } from '../data/contracts.ts';
import { EQUIPMENT } from '../data/equipment.ts';
import { ESTATES } from '../data/estates.ts';
import { RAIL_SPACES } from '../data/route.ts';
import { BOX } from '../data/supplies.ts';
import type { Event } from '../rules/events.ts';
import { alubari } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

const setUp = (
  players: number,
  options: Record<string, string> = {},
  random: Random = fastRandom(players),
): View => alubari.view(alubari.setup({ players, options }, { random }), undefined);

const cubesOf = (view: View): { iron: number; stone: number; chai: number } => ({
  iron: view.bag.iron + view.stock.iron,
  stone: view.bag.stone + view.stock.stone,
  chai: view.bag.chai + view.stock.chai,
});
const stockSize = ({ stock }: View): number => stock.iron + stock.stone + stock.chai;
const backOf = (no: number): string => CONTRACTS[no - 1].back;

describe('set-up', () => {
  test('[setup-darjeeling-second-space-covered-below-three-players] the last station space is covered with one or two', () => {
    expect([1, 2, 3, 4, 5].map(players => setUp(players).stations[25])).toEqual([
      'covered',
      'covered',
      null,
      null,
      null,
    ]);
  });

  test('[setup-chai-track-end-covered-by-player-count] [E1] [r-chai-cover-counts] 3, 3, 2, 1, 0 spaces are covered', () => {
    expect([1, 2, 3, 4, 5].map(players => CHAI_COVERS[players])).toEqual([3, 3, 2, 1, 0]);
    expect([1, 2, 3, 4, 5].map(players => setUp(players).chaiMost)).toEqual([6, 6, 7, 8, 9]);
  });

  test('[setup-weather-tokens-and-fog-tiles-aside] no worker space is fogged at the start', () => {
    expect([WEATHER_TOKENS, FOG_TILES]).toEqual([3, 2]);
    const state = alubari.setup({ players: 3, options: {} }, { random: fastRandom(1) });
    for (const space of ['B3', 'D3']) {
      const move = alubari.notation.parse(`place ${space}`);
      expect(move && alubari.whyNot(state, state.start, move)).toBeUndefined();
    }
  });

  test('[setup-rate-markers-on-start-spaces] dig 3, rails 1, harvest on the 1', () => {
    const { dig, rail, harvest } = setUp(4);
    expect([dig, rail, harvest]).toEqual([3, 1, 1]);
  });

  test('[setup-general-supply-beside-the-board] sixteen steel in the supply, nothing in the reserves', () => {
    const view = setUp(5);
    expect(view.steel).toBe(16);
    for (const seat of view.seats) {
      const { iron, stone, steel, rubble, leaves, chai } = seat;
      expect([iron, stone, steel, rubble, leaves, chai]).toEqual([0, 0, 0, 0, 0, 0]);
    }
  });

  test('[setup-overlays-one-or-two-players] A, D, F and G are covered and differ from the printed board', () => {
    expect(OVERLAYS[1]).toEqual(['A', 'D', 'F', 'G']);
    expect(OVERLAYS[2]).toEqual(OVERLAYS[1]);
    expect(WORKER_SPACES[2]).toEqual([3, 3, 2, 2, 2, 2, 1]);
    expect(placesOf(2)).toBe(15);
    expect(placesOf(1)).toBe(15);
  });

  test('[setup-overlays-three-players] nothing is covered', () => {
    expect(OVERLAYS[3]).toEqual([]);
    expect(WORKER_SPACES[3]).toEqual([4, 3, 2, 3, 2, 3, 2]);
    expect(placesOf(3)).toBe(19);
  });

  test('[setup-overlays-four-or-five-players] all but F are covered', () => {
    expect(OVERLAYS[4]).toEqual(['A', 'B', 'C', 'D', 'E', 'G']);
    expect(OVERLAYS[5]).toEqual(OVERLAYS[4]);
    expect(WORKER_SPACES[5]).toEqual([5, 4, 3, 4, 3, 3, 3]);
    expect(placesOf(4)).toBe(25);
  });

  test('[setup-additional-action-card-aside] area B is for digging', () => {
    expect(setUp(3).replaced).toBe(false);
  });

  test('[setup-first-two-contracts-to-a-and-b] [setup-forecast-p2-from-third-card-back] [setup-forecast-p3-from-fourth-card-back] the row and the forecast', () => {
    const view = setUp(3);
    const row = view.row.filter(no => no !== null);
    expect(new Set(row).size).toBe(3);
    expect(view.weather[1]).toBe(backOf(row[2]));
    expect(view.weather[2]).toBe(view.back);
    expect(view.deck).toHaveLength(27);
    expect(view.deck.some(no => backOf(no) === view.back)).toBe(true);
  });

  test('[setup-no-current-weather] P1 is empty', () => {
    expect(setUp(2).weather[0]).toBeNull();
  });

  test('[setup-estates-equal-player-count] [r-estate-count] as many estates as players, the printed one first', () => {
    for (let players = 1; players <= 5; players++) {
      const printed = setUp(players).estates.map(({ face }) => face);
      expect(printed).toHaveLength(players);
      expect(printed[0]).toBe('printed');
      expect(setUp(players, { alubariEstate: 'covered' }).estates).toHaveLength(players);
    }
  });

  test('[setup-alubari-estate-printed-or-covered] a card covers the printed estate if so agreed', () => {
    const faces = setUp(3, { alubariEstate: 'covered' }).estates.map(({ face }) => face);
    expect(faces).not.toContain('printed');
  });

  test('[setup-estate-cards-random-side] five different cards, either side', () => {
    const sides = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const faces = setUp(5, { alubariEstate: 'covered' }, fastRandom(seed)).estates.map(({ face }) => face);
      expect(new Set(faces.map(face => face[0])).size).toBe(5);
      for (const face of faces) sides.add(face[1]);
    }
    expect([...sides].sort()).toEqual(['A', 'B']);
  });

  test('[setup-rubble-on-estate-spaces] each space holds what is printed on it', () => {
    for (const { face, spaces } of setUp(4).estates) {
      expect(spaces.map(({ rubble }) => rubble)).toEqual(
        ESTATES.find(estate => estate.face === face)?.rubble,
      );
    }
  });

  test('[setup-seven-of-eight-equipment] seven cards in the shed', () => {
    expect([2, 3, 4, 5].map(players => setUp(players).shed.length)).toEqual([7, 7, 7, 7]);
  });

  test('[setup-chai-cube-on-marked-equipment] a cube on each card that shows chai', () => {
    for (const { id, hasCube } of setUp(4).shed)
      expect(hasCube).toBe(EQUIPMENT.find(card => card.id === id)?.cube);
  });

  test('[setup-bag-two-or-three-players] 27 iron, 15 stone and the rest of the chai', () => {
    for (const players of [2, 3])
      expect(cubesOf(setUp(players))).toEqual({ iron: 27, stone: 15, chai: restOfChai(setUp(players)) });
  });

  test('[setup-bag-four-players] 34 iron and 20 stone', () => {
    expect(cubesOf(setUp(4))).toEqual({ iron: 34, stone: 20, chai: restOfChai(setUp(4)) });
  });

  test('[setup-bag-five-players] 40 iron and 24 stone', () => {
    expect(cubesOf(setUp(5))).toEqual({ iron: 40, stone: 24, chai: restOfChai(setUp(5)) });
  });

  test('[setup-surplus-cubes-leave-the-game] what is not in the bag or the stock is nowhere', () => {
    expect(
      alubari.pieceCounts(alubari.setup({ players: 2, options: {} }, { random: fastRandom(1) })),
    ).toMatchObject({
      iron: 27,
      stone: 15,
    });
    expect(cubesOf(setUp(1))).toEqual({ iron: 23, stone: 14, chai: 6 });
  });

  test('[setup-first-stock-of-twelve] twelve cubes', () => {
    expect([2, 3, 4, 5].map(players => stockSize(setUp(players)))).toEqual([12, 12, 12, 12]);
  });

  test('[setup-five-event-cubes-added-after-first-stock] all five are in the bag', () => {
    expect([2, 3, 4, 5].map(players => setUp(players).bag.event)).toEqual([5, 5, 5, 5]);
  });

  test('[setup-two-workers-ready-one-in-tea-house] two workers each', () => {
    expect(setUp(3).seats.map(({ ready }) => ready)).toEqual([2, 2, 2]);
  });

  test('[setup-twenty-markers-one-on-chai-zero] nineteen in reserve, chai 0', () => {
    expect(BOX.markers).toBe(20);
    expect(setUp(3).seats.map(({ markers, chai }) => [markers, chai])).toEqual([
      [19, 0],
      [19, 0],
      [19, 0],
    ]);
  });

  test('[setup-start-player] [r-start-player-random] the draw decides, or the first seat begins', () => {
    const starts = new Set(Array.from({ length: 30 }, (_, seed) => setUp(3, {}, fastRandom(seed)).start));
    expect(starts).toEqual(new Set([0, 1, 2]));
    const fixed = new Set(
      Array.from({ length: 10 }, (_, seed) => setUp(3, { start: 'first' }, fastRandom(seed)).start),
    );
    expect([...fixed]).toEqual([0]);
  });

  test('[round-one-skips-first-three-phases] [r-weather-none-in-first-round] play begins with placing workers', () => {
    const view = setUp(3);
    expect([view.round, view.phase, view.actor]).toEqual([1, 'placement', view.start]);
    expect(stockSize(view)).toBe(12);
  });
});

describe('solo set-up', () => {
  test('[solo-twenty-markers] [r-solo-markers] twenty markers in all', () => {
    expect(setUp(1).seats.map(({ markers }) => markers)).toEqual([19]);
  });

  test('[solo-bag-stock-and-events] 23 iron, 14 stone, 6 chai, six in the stock, four events', () => {
    const view = setUp(1);
    expect(cubesOf(view)).toEqual({ iron: 23, stone: 14, chai: 6 });
    expect(stockSize(view)).toBe(6);
    expect(view.bag.event).toBe(4);
  });

  test('[solo-three-random-rail-spaces-done] three spaces, never a river, all eleven in time', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const done = setUp(1, {}, fastRandom(seed)).rails.flatMap((owner, space) =>
        owner === 'game' ? [space] : [],
      );
      expect(done).toHaveLength(3);
      for (const space of done) {
        expect(RAIL_SPACES[space].kind).not.toBe('river');
        seen.add(space);
      }
    }
    expect(seen.size).toBe(11);
  });

  test('[solo-three-random-equipment] three cards in the shed', () => {
    expect(setUp(1).shed).toHaveLength(3);
  });

  test('[r-solo-chai-cubes] cubes on equipment come besides the six in the bag', () => {
    const views = Array.from({ length: 10 }, (_, seed) => setUp(1, {}, fastRandom(seed)));
    expect(views.some(view => view.shed.some(({ hasCube }) => hasCube))).toBe(true);
    for (const view of views) expect(cubesOf(view).chai).toBe(6);
  });

  test('setup is one event', () => {
    const events: Event[] = [];
    alubari.setup({ players: 1, options: {} }, { random: fastRandom(2), emit: event => events.push(event) });
    expect(events.map(({ type }) => type)).toEqual(['gameSetUp']);
  });
});

const restOfChai = (view: View): number => BOX.chai - view.shed.filter(({ hasCube }) => hasCube).length;

const placesOf = (players: number): number => {
  const state = alubari.setup({ players, options: {} }, { random: fastRandom(1) });
  const moves: Move[] = [];
  alubari.moves(state, state.start, moves);
  return moves.length;
};
