import { describe, expect, test } from 'vitest';
import { scriptedRandom } from '../../../kernel/random.ts';
import { scenario, type Position } from './scenario.ts';

/** A new round begins with an empty bag, so that phase 3 draws nothing. */
const nextRound = (
  position: Position,
  random?: Parameters<typeof scenario>[1],
): ReturnType<typeof scenario> => scenario({ at: 'round end', bag: {}, ...position }, random);

/** A round whose refill draws nothing but the given number of events. */
const withEvents = (events: number, position: Position): ReturnType<typeof scenario> =>
  nextRound({ bag: { event: events }, weather: [null, null, null], ...position });

describe('phase 1, contracts', () => {
  test('[contracts-slot-a-is-discarded] [contracts-slide-up-without-gaps] [contracts-row-refilled-to-three] [E2] A goes, B moves up, two are dealt', () => {
    const view = nextRound({ row: [4, 9] }).view();
    expect(view.discards).toEqual([4]);
    expect(view.row[0]).toBe(9);
    expect(view.row.every(card => card !== null)).toBe(true);
  });

  test('[contracts-slot-a-is-discarded] an empty slot A discards nothing, and gaps close in order', () => {
    const view = nextRound({ row: [0, 5, 8] }).view();
    expect(view.discards).toEqual([]);
    expect(view.row.slice(0, 2)).toEqual([5, 8]);
  });

  test('[contracts-reshuffle-when-deck-empty] [r-discard-reshuffle-at-once] the discards, with the card just laid there, become the deck', () => {
    const game = nextRound({ row: [1, 2, 3], deck: [], discards: [7, 8] });
    const { row, deck, discards } = game.view();
    expect(row.slice(0, 2)).toEqual([2, 3]);
    expect([1, 7, 8]).toContain(row[2]);
    expect(deck.length).toBe(2);
    expect(discards).toEqual([]);
  });

  test('[r-row-after-redraw] a row left over from a redeal is treated like any other', () => {
    const game = scenario({ Ana: { chai: 1, workers: 'F1' }, bag: {}, row: [1, 2, 3] });
    game.play('Ana: act with chai', 'Ana: new row');
    const dealt = game.view().row;
    game.play(`Ana: pick ${dealt[1]}`);
    expect(game.view().round).toBe(6);
    expect(game.view().row[0]).toBe(dealt[2]);
  });

  test('[r-deck-and-discard-empty] without cards slots and forecast stay empty, and the gap brings a round without weather', () => {
    const game = nextRound({
      players: 2,
      deck: [],
      row: [],
      weather: ['sun', null, 'rain'],
      dig: 4,
      rail: 2,
    });
    expect(game.view().row).toEqual([null, null, null]);
    expect(game.view().weather).toEqual([null, 'rain', null]);
    expect([game.view().dig, game.view().rail]).toEqual([4, 2]);
    expect(game.choices()).toContain('place B3');
  });
});

describe('phase 2, weather', () => {
  test('[weather-tokens-move-down-one] [weather-sun-dig-plus-two-rail-plus-one] [weather-new-forecast-from-deck-top] [r-weather-is-relative] [E3] sun, sun, fog and a rain card', () => {
    // 2 and 10 are rain cards; the row is full of them but for one.
    const game = nextRound({ weather: ['sun', 'sun', 'fog'], row: [1, 4, 6], deck: [2, 5], dig: 2, rail: 1 });
    const view = game.view();
    expect(view.weather).toEqual(['sun', 'fog', 'rain']);
    expect([view.dig, view.rail, view.harvest]).toEqual([4, 2, 1]);
  });

  test('[weather-old-token-and-fog-tiles-removed] fog of the last round is gone', () => {
    const game = nextRound({ weather: ['fog', 'sun', 'rain'] });
    expect(game.view().weather[0]).toBe('sun');
    expect(game.choices()).toEqual(expect.arrayContaining(['place B3', 'place D3']));
  });

  test('[weather-rain-dig-minus-one-rail-minus-one-harvest-plus-one] rain', () => {
    const { dig, rail, harvest } = nextRound({ weather: [null, 'rain', 'sun'], dig: 4, rail: 3 }).view();
    expect([dig, rail, harvest]).toEqual([3, 2, 2]);
  });

  test('[weather-fog-harvest-minus-one] [weather-fog-closes-last-space-of-b-and-d] [place-not-on-fogged-space] fog', () => {
    const game = nextRound({ weather: [null, 'fog', 'sun'] });
    expect(game.view().harvest).toBe(0);
    expect(game.whyNot('Ana: place B3')).toBe('place-not-on-fogged-space');
    expect(game.whyNot('Ana: place D3')).toBe('place-not-on-fogged-space');
    expect(game.choices()).toEqual(expect.arrayContaining(['place B2', 'place D2', 'place C2']));
    // There is no B4 with three players, fog or not.
    expect(game.whyNot('Ana: place B4')).toBe('place-on-any-empty-numbered-space');
  });

  test('[r-forecast-card] contracts dealt later leave the tokens alone', () => {
    const game = scenario({
      Ana: { contracts: [21], workers: 'G1' },
      row: [1, 2, 3],
      weather: ['sun', 'fog', 'rain'],
    });
    game.play('Ana: use 21');
    expect(game.view().weather).toEqual(['sun', 'fog', 'rain']);
  });
});

describe('rates', () => {
  test('[dig-rate-never-below-leftmost] rain at 2', () => {
    expect(nextRound({ weather: [null, 'rain', 'sun'], dig: 2 }).view().dig).toBe(2);
  });

  test('[dig-rate-above-five-sets-five-and-harvests] [D3] [r-overflow-rate] sun at 4: the marker stands on 5 and there is one harvest at the present rate', () => {
    const game = nextRound({ weather: [null, 'sun', 'rain'], dig: 4, harvest: '2', owners: 'aab' });
    expect([game.view().dig, game.view().rail, game.view().harvest]).toEqual([5, 2, 1]);
    expect(game.events('harvested').map(({ leaves, cause }) => [cause, leaves])).toEqual([
      ['dig', [4, 2, 0]],
    ]);
  });

  test('[dig-rate-above-five-sets-five-and-harvests] [harvest-has-four-triggers] sun at 3 reaches 5 exactly, without a harvest', () => {
    const game = nextRound({ weather: [null, 'sun', 'rain'], dig: 3, owners: 'a' });
    expect([game.view().dig, game.own('Ana').leaves]).toEqual([5, 0]);
  });

  test('[D4] [r-overflow-once] sun at 5: one harvest, not two', () => {
    const game = nextRound({ weather: [null, 'sun', 'rain'], dig: 5, owners: 'a' });
    expect(game.events('harvested').length).toBe(1);
    expect(game.own('Ana').leaves).toBe(1);
    expect(game.view().dig).toBe(5);
  });

  test('[rail-rate-clamped-at-both-ends] rain at 1, sun at 3', () => {
    expect(nextRound({ weather: [null, 'rain', 'sun'], rail: 1 }).view().rail).toBe(1);
    expect(nextRound({ weather: [null, 'sun', 'sun'], rail: 3, dig: 2 }).view().rail).toBe(3);
  });

  test('[harvest-rate-never-below-leftmost] fog at 1/2', () => {
    expect(nextRound({ weather: [null, 'fog', 'sun'], harvest: '1/2' }).view().harvest).toBe(0);
  });

  test('[harvest-end-space-sets-rightmost-two-and-harvests] [D11] rain on the right-hand 2: dig and rails fall first, then harvest at 2', () => {
    const game = nextRound({ weather: [null, 'rain', 'sun'], harvest: '2>', dig: 4, rail: 2, owners: 'aaa' });
    expect([game.view().dig, game.view().rail, game.view().harvest]).toEqual([3, 1, 1]);
    expect(game.own('Ana').leaves).toBe(6);
  });
});

describe('harvest', () => {
  test('[harvest-yield-rounded-down] [r-round-down-per-seat] [harvest-serves-all-owners] [harvest-resets-harvest-marker] [E4] three and four spaces at 1/2', () => {
    const game = scenario({
      Ana: { contracts: [24], workers: 'G1' },
      harvest: '1/2',
      dig: 4,
      estates: ['printed', '1A'],
      owners: 'bbbcccc',
      rubble: [0, 0, 0, 0, 0, 0, 0, 3, 3, 3],
    });
    game.play('Ana: use 24');
    expect([game.own('Ana').leaves, game.own('Blas').leaves, game.own('Cora').leaves]).toEqual([0, 1, 2]);
    expect([game.view().harvest, game.view().dig]).toEqual([1, 4]);
  });

  test('[harvest-ignores-game-owned-spaces] [D19] spaces of the game give nothing unless borrowed', () => {
    const game = scenario({
      Ana: { contracts: [24], workers: 'G1' },
      harvest: '1/2',
      owners: 'aaa##',
      tenants: '...aa',
    });
    expect(game.play('Ana: use 24').own('Ana').leaves).toBe(2);
    const bare = scenario({ Ana: { contracts: [24], workers: 'G1' }, harvest: '2', owners: '#####' });
    expect(bare.play('Ana: use 24').own('Ana').leaves).toBe(0);
  });

  test('[harvest-has-four-triggers] dig overflow, end of the track, event, contract', () => {
    const causes = [
      nextRound({ weather: [null, 'sun', 'sun'], dig: 5 }),
      nextRound({ weather: [null, 'rain', 'sun'], harvest: '2>' }),
      withEvents(1, { wheel: { next: 6 } }),
      scenario({ Ana: { contracts: [24], workers: 'G1' } }).play('Ana: use 24'),
    ].map(game => game.events('harvested').map(({ cause }) => cause));
    expect(causes).toEqual([['dig'], ['track'], ['event'], ['contract']]);
  });
});

describe('phase 3, refill', () => {
  test('[refill-cubes-by-player-count] six, six, nine, twelve, twelve', () => {
    const drawn = [1, 2, 3, 4, 5].map(players => {
      const { stock } = nextRound({ players, bag: { iron: 30 } }).view();
      return stock.iron;
    });
    expect(drawn).toEqual([6, 6, 9, 12, 12]);
  });

  test('[refill-adds-to-left-over-stock] [E5] two iron stay, and the event goes on space 2', () => {
    const game = nextRound({
      players: 4,
      stock: { iron: 2 },
      bag: { iron: 11, event: 1 },
      wheel: { next: 2, cubes: [1] },
      weather: [null, null, null],
    });
    expect(game.view().stock.iron).toBe(13);
    expect(game.view().wheel.cubes).toEqual([1, 2]);
    expect(game.events('eventStruck').map(({ event }) => event)).toEqual([2]);
    expect(game.view().harvest).toBe(3);
  });

  test('[refill-event-resolved-before-next-cube] [r-draw-all-then-place] cubes later in the list are placed after the trim', () => {
    // Three iron, the event that trims, then five iron: six iron are left in the bag when the event comes out.
    const game = nextRound(
      {
        deck: [],
        row: [],
        bag: { iron: 9, event: 1 },
        stock: { iron: 7 },
        wheel: { next: 1, cubes: [4, 5, 6] },
        weather: [null, null, null],
      },
      scriptedRandom([0, 0, 0, 6, 0, 0, 0, 0, 0]),
    );
    expect(game.view().stock.iron).toBe(12);
    expect(game.view().bag).toEqual({ iron: 4, stone: 0, chai: 0, event: 3 });
  });

  test('[refill-short-bag-draws-what-is-there] [r-bag-short] a bag of four is emptied', () => {
    const view = nextRound({ players: 4, bag: { stone: 4 } }).view();
    expect(view.stock.stone).toBe(4);
    expect(view.bag.stone).toBe(0);
  });

  test('[r-event-cubes-count] two events and four iron make a draw of six', () => {
    const view = nextRound({ players: 2, bag: { iron: 4, event: 2 }, weather: [null, null, null] }).view();
    expect([view.stock.iron, view.events]).toEqual([4, 2]);
  });

  test('[r-pending-event-cubes-count] cubes drawn and not yet placed lie open while owners decide', () => {
    const game = nextRound({
      players: 2,
      Ana: { equipment: ['garratt'], steel: 1 },
      bag: { iron: 5, event: 1 },
      wheel: { next: 5, cubes: [4] },
      weather: [null, null, null],
    });
    const view = game.view();
    expect(view.phase).toBe('maintenance');
    expect(view.drawn.length + view.stock.iron).toBe(5);
    game.play('Ana: maintain with steel');
    expect(game.view().drawn).toEqual([]);
    expect(game.view().stock.iron).toBe(5);
  });
});

describe('events', () => {
  test('[event-cube-goes-to-next-space-clockwise] [event-wheel-one-cube-per-space] [r-event-wheel-order] [D1] 1 to 6 and round again, never more than three cubes left', () => {
    const struck: number[] = [];
    const left: number[] = [];
    let cubes: readonly number[] = [];
    let next = 1;
    for (let draw = 0; draw < 10; draw++) {
      const game = withEvents(1, { wheel: { next, cubes } });
      struck.push(...game.events('eventStruck').map(({ event }) => event));
      ({ next, cubes } = game.view().wheel);
      left.push(cubes.length);
      expect(new Set(cubes).size).toBe(cubes.length);
    }
    expect(struck).toEqual([1, 2, 3, 4, 5, 6, 1, 2, 3, 4]);
    expect(left).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3, 1]);
  });

  test('[event-one-clears-two-estate-spaces] [event-one-spaces-become-game-owned] [r-rubble-of-events] the two leftmost with rubble', () => {
    const game = withEvents(1, { owners: 'a', rubble: [0, 1, 3, 3, 4] });
    const [{ spaces }] = game.view().estates;
    expect(spaces.map(({ owner }) => owner)).toEqual([0, 'game', 'game', null, null]);
    expect(spaces.map(({ rubble }) => rubble)).toEqual([0, 0, 0, 3, 4]);
    expect(game.view().seats.map(({ rubble }) => rubble)).toEqual([0, 0, 0]);
    expect(game.events('spacesCleared')[0].rubble).toBe(4);
  });

  test('[r-event-one-few-spaces] one space left: only that', () => {
    const game = withEvents(1, { owners: 'aaaa', rubble: [0, 0, 0, 0, 2] });
    expect(game.view().estates[0].spaces[4]).toEqual({ rubble: 0, owner: 'game', tenant: null });
  });

  test('[E21] the first event 1 does not touch the stock', () => {
    const view = withEvents(1, { stock: { iron: 12, stone: 9, chai: 3 } }).view();
    expect(view.stock).toEqual({ iron: 12, stone: 9, chai: 3 });
    expect(view.wheel.cubes).toEqual([1]);
  });

  test('[event-one-returns-cubes-four-to-six] [event-one-trims-stock-only-with-returned-cubes] [D2] the seventh event', () => {
    const view = withEvents(1, {
      stock: { iron: 9, stone: 3, chai: 2 },
      wheel: { next: 1, cubes: [4, 5, 6] },
    }).view();
    expect(view.stock).toEqual({ iron: 7, stone: 3, chai: 1 });
    expect(view.bag).toEqual({ iron: 2, stone: 0, chai: 1, event: 3 });
    expect(view.wheel.cubes).toEqual([1]);
  });

  test('[event-one-returns-cubes-four-to-six] only when all three lie there', () => {
    const view = withEvents(1, { stock: { iron: 9 }, wheel: { next: 1, cubes: [5, 6] } }).view();
    expect([view.stock.iron, view.wheel.cubes]).toEqual([9, [1, 5, 6]]);
  });

  test('[event-two-harvest-marker-plus-two] from 1 to the right-hand 2', () => {
    const game = withEvents(1, { wheel: { next: 2 }, harvest: '1' });
    expect(game.view().harvest).toBe(3);
    expect(game.events('harvested')).toEqual([]);
  });

  test('[D5] one before the end: harvest at 2, marker to the start, nothing carried over', () => {
    const game = withEvents(1, { wheel: { next: 2 }, harvest: '2>', owners: 'aa' });
    expect(game.own('Ana').leaves).toBe(4);
    expect(game.view().harvest).toBe(1);
  });

  test('[event-three-game-lays-rails] [event-rails-score-for-nobody] [r-game-river-space] rails at the rail rate, no chai, and the river opens towns', () => {
    const game = withEvents(1, { wheel: { next: 3 }, rail: 2, Ana: { chai: 1 } });
    expect(game.view().rails.slice(0, 3)).toEqual(['game', 'game', null]);
    expect(game.view().seats.map(({ chai }) => chai)).toEqual([1, 0, 0]);
    const build = scenario({ Ana: { rubble: 8, workers: 'E1' }, rails: '##' });
    expect(build.choices()).toContain('build SUK-1');
    expect(scenario({ at: 'over', rails: '###############' }).result().totals).toEqual([0, 0, 0]);
  });

  test('[event-three-game-lays-rails] no further than the route', () => {
    const game = withEvents(1, { wheel: { next: 3 }, rail: 3, rails: 'aaaaaaaaaaaaaa' });
    expect(game.view().rails.filter(owner => owner === 'game').length).toBe(1);
  });

  test('[event-four-completes-nearest-town] [r-event-four-scope] Sukna first though it is closed, then Rangtong', () => {
    const first = withEvents(1, { wheel: { next: 4, cubes: [1, 2, 3] }, stations: { 'SUK-1': 'Ana' } });
    expect(first.events('townCompleted')).toEqual([
      { type: 'townCompleted', town: 'Sukna', stations: ['SUK-2'] },
    ]);
    const second = withEvents(1, { wheel: { next: 4 }, stations: { 'SUK-1': 'Ana', 'SUK-2': 'game' } });
    expect(second.events('townCompleted')[0].town).toBe('Rangtong');
    const build = scenario({
      Ana: { iron: 2, stone: 1, steel: 1, workers: 'E1' },
      rails: 'a',
      stations: { 'SUK-2': 'game' },
    });
    expect(build.whyNot('Ana: build SUK-2')).toBe('event-four-completes-nearest-town');
  });

  test('[event-four-returns-cubes-one-to-three] the lower cubes go back, also when no town is left', () => {
    const all = Object.fromEntries(
      [
        'SUK-1',
        'SUK-2',
        'RAN-1',
        'RAN-2',
        'TIN-1',
        'TIN-2',
        'TIN-3',
        'GAY-1',
        'GAY-2',
        'GAY-3',
        'GAY-4',
        'MAH-1',
      ].map(id => [id, 'game' as const]),
    );
    const rest = Object.fromEntries(
      ['MAH-2', 'KUR-1', 'KUR-2', 'SON-1', 'SON-2', 'GHU-1', 'GHU-2', 'DAR-1'].map(id => [
        id,
        'Ana' as const,
      ]),
    );
    const game = withEvents(1, {
      players: 2,
      wheel: { next: 4, cubes: [1, 2, 3] },
      stations: { ...all, ...rest },
    });
    expect(game.events('townCompleted')).toEqual([]);
    expect(game.view().wheel.cubes).toEqual([4]);
    expect(game.view().bag.event).toBe(3);
  });

  test('[event-five-maintenance-per-card] [r-maintenance-choice] from the start player, card by card, paying or returning', () => {
    const game = withEvents(1, {
      wheel: { next: 5 },
      start: 'Blas',
      Ana: { equipment: ['garratt'], steel: 1 },
      Blas: { equipment: ['luxury-train', 'toy-train'], chai: 2, steel: 1 },
    });
    expect(game.toAct()).toBe('Blas');
    expect(game.view().asking.card).toBe(1);
    expect(game.choices()).toEqual(['maintain with steel', 'maintain with chai', 'return card']);
    expect(game.whyNot('Ana: maintain with steel')).toBe('r-maintenance-choice');
    game.play('Blas: maintain with chai');
    expect(game.own('Blas').chai).toBe(0);
    expect(game.whyNot('Blas: maintain with chai')).toBe('event-five-maintenance-per-card');
    game.play('Blas: return card');
    expect(game.own('Blas').equipment).toEqual(['toy-train']);
    game.play('Ana: maintain with steel');
    expect([game.own('Ana').steel, game.view().phase]).toEqual([0, 'placement']);
    // One bar was Ana's payment; Blas still has his.
    expect(game.view().steel).toBe(15);
  });

  test('[event-five-returned-card-gets-no-chai-cube] the cube does not come back', () => {
    const game = withEvents(1, { wheel: { next: 5 }, Ana: { equipment: ['toy-train'] } });
    expect(game.choices()).toEqual(['return card']);
    game.play('Ana: return card');
    expect(game.view().shed).toEqual([{ id: 'toy-train', hasCube: false }]);
  });

  test('[event-six-harvest-then-rails] the harvest comes before the rails', () => {
    const game = withEvents(1, { wheel: { next: 6 }, owners: 'a', rail: 1 });
    expect(game.own('Ana').leaves).toBe(1);
    expect(game.view().rails[0]).toBe('game');
    expect(game.view().harvest).toBe(1);
    const told = game.eventTypes();
    expect(told.indexOf('harvested')).toBeLessThan(told.indexOf('gameLaidRails'));
  });

  test('[event-three-game-lays-rails] [r-solo-start-rails] spaces that were complete before are not among those laid', () => {
    const game = withEvents(1, { players: 1, wheel: { next: 3 }, rail: 2, rails: 'a.#.#' });
    expect(game.events('gameLaidRails')).toEqual([{ type: 'gameLaidRails', places: ['sukna', 'tindharia'] }]);
    expect(game.view().rails.slice(0, 6)).toEqual([0, 'game', 'game', 'game', 'game', null]);
  });

  test('[r-game-markers-unlimited] the game can place more than ten markers', () => {
    const game = withEvents(1, { wheel: { next: 3 }, rail: 3, rails: '##########', owners: '##' });
    expect(game.view().rails.filter(owner => owner === 'game').length).toBe(13);
  });
});
