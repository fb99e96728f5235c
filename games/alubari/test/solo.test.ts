import { describe, expect, test } from 'vitest';
import { GOALS, type GoalId } from '../data/goals.ts';
import { reviewCampaign } from '../rules/goals.ts';
import { scenario, type Position, type Reserve } from './scenario.ts';

const calm = { players: 1, bag: {}, weather: [null, null, null] } as const;

describe('solo', () => {
  test('[solo-contract-row-fully-replaced] all three cards go', () => {
    const game = scenario({ ...calm, at: 'round end', row: [1, 2, 3] });
    expect(game.view().discards).toEqual([1, 2, 3]);
    expect(game.view().row.filter(card => card !== null && card > 3).length).toBe(3);
  });

  test('[solo-event-one-clears-dig-rate-spaces] [D16] dig rate 3 clears three spaces with 8 rubble', () => {
    const game = scenario({ ...calm, at: 'round end', bag: { event: 1 }, dig: 3 });
    expect(game.view().estates[0].spaces.map(({ owner }) => owner)).toEqual([
      'game',
      'game',
      'game',
      null,
      null,
    ]);
    expect(game.events('spacesCleared')[0].rubble).toBe(8);
  });

  test('[solo-siliguri-closed-at-second-event-one] the second event 1 closes Siliguri, what stands there stays', () => {
    const game = scenario({
      ...calm,
      at: 'round end',
      bag: { event: 1 },
      firstEvents: 1,
      stations: { 'SIL-3': 'Ana' },
    });
    expect(game.events('siliguriClosed').length).toBe(1);
    expect(game.view().stations[2]).toBe(0);
    const build = scenario({
      ...calm,
      Ana: { workers: 'E1', stone: 9, iron: 9 },
      firstEvents: 2,
      rails: 'a',
    });
    expect(build.choices().some(move => move.startsWith('build SIL'))).toBe(false);
    expect(build.whyNot('Ana: build SIL-5')).toBe('solo-siliguri-closed-at-second-event-one');
    const two = scenario({ players: 2, Ana: { workers: 'E1', stone: 9 }, firstEvents: 2 });
    expect(two.choices()).toContain('build SIL-5');
  });

  test('[solo-at-most-two-equipment] no third card', () => {
    const game = scenario({
      ...calm,
      Ana: { workers: 'E1', steel: 3, equipment: ['garratt', 'toy-train'] },
      shed: ['shunter'],
    });
    expect(game.choices()).toEqual(['build SIL-1']);
    expect(game.whyNot('Ana: buy shunter')).toBe('solo-at-most-two-equipment');
    const card = scenario({
      ...calm,
      Ana: { contracts: [18, 20], steel: 1, equipment: ['garratt', 'toy-train'] },
      shed: ['shunter'],
    });
    expect(card.choices()).toEqual(['use 20', 'done']);
  });

  test('[r-solo-free-equipment-at-limit] TIN-1 brings no third card', () => {
    const game = scenario({
      ...calm,
      Ana: { workers: 'E1 G1', steel: 1, equipment: ['garratt', 'toy-train'] },
      shed: ['shunter'],
      rails: 'a',
    });
    game.play('Ana: build TIN-1');
    expect([game.view().phase, game.own('Ana').equipment.length]).toEqual(['chaiwala', 2]);
  });

  test('[r-solo-free-equipment-at-limit] the option lets a card go back for the bonus of Tindharia 1', () => {
    const game = scenario({
      ...calm,
      returnsEquipment: true,
      Ana: { workers: 'E1 G1', steel: 1, equipment: ['garratt', 'toy-train'], acquired: 2 },
      shed: ['shunter'],
      rails: 'a',
    });
    game.play('Ana: build TIN-1');
    expect(game.choices()).toEqual(['return toy-train', 'return garratt', 'stop']);
    expect(game.whyNot('Ana: take shunter')).toBe('solo-at-most-two-equipment');
    game.play('Ana: return garratt');
    expect(game.choices()).toEqual(['take shunter', 'take garratt']);
    expect(game.whyNot('Ana: stop')).toBe('action-must-be-done-if-possible');
    game.play('Ana: take shunter');
    expect(game.own('Ana').equipment).toEqual(['shunter', 'toy-train']);
    expect(game.view().shed.map(({ id }) => id)).toEqual(['garratt']);
    expect(game.view().phase).toBe('chaiwala');
  });

  test('[r-solo-free-equipment-at-limit] [solo-at-most-two-equipment] with the option a worker may exchange a card, but need not', () => {
    const game = scenario({
      ...calm,
      returnsEquipment: true,
      Ana: { workers: 'E1 G1', chai: 3, equipment: ['garratt', 'toy-train'] },
      shed: ['construction', 'luxury-train'],
    }).play('Ana: act');
    expect(game.choices()).toEqual(['return toy-train', 'return garratt', 'stop']);
    expect(game.whyNot('Ana: return shunter')).toBe('r-solo-free-equipment-at-limit');
    game.play('Ana: return toy-train');
    expect(game.choices()).toEqual(['buy construction', 'stop']);
    game.play('Ana: buy construction');
    expect(game.own('Ana').equipment).toEqual(['garratt', 'construction']);
    expect(game.events('equipmentReturned').length).toBe(1);
    const poor = scenario({
      ...calm,
      returnsEquipment: true,
      Ana: { workers: 'E1', iron: 3, equipment: ['garratt', 'toy-train'] },
      shed: ['luxury-train'],
    });
    expect(poor.choices()).toEqual(['build SIL-3']);
    expect(poor.whyNot('Ana: return garratt')).toBe('r-solo-free-equipment-at-limit');
  });

  test('[r-solo-free-equipment-at-limit] with the option contract 18 works at the limit, and leaving it is free', () => {
    const position = {
      ...calm,
      returnsEquipment: true,
      Ana: { workers: 'G1', contracts: [18], steel: 1, equipment: ['garratt', 'toy-train'] },
      shed: ['luxury-train'],
    } as const;
    const exchange = scenario(position).play('Ana: use 18', 'Ana: return garratt', 'Ana: take luxury-train');
    expect([exchange.own('Ana').equipment, exchange.own('Ana').steel]).toEqual([
      ['toy-train', 'luxury-train'],
      0,
    ]);
    const left = scenario(position).play('Ana: use 18', 'Ana: stop');
    expect([left.own('Ana').equipment.length, left.own('Ana').steel, left.view().phase]).toEqual([
      2,
      1,
      'chaiwala',
    ]);
  });

  test('[r-contract-assignment-optimal] the option lets a contract be left out to keep its leaves for a goal', () => {
    const position = {
      ...calm,
      rails: '###############',
      Ana: { workers: 'G1', leaves: 21, contracts: [25, 26, 28], used: [25, 26, 28] },
    } as const;
    const best = scenario(position).play('Ana: take leaves');
    expect([best.view().phase, best.result().totals]).toEqual([null, [13 + 17 + 4]]);
    const game = scenario({ ...position, choosesContracts: true }).play('Ana: take leaves');
    expect([game.view().phase, game.view().result]).toEqual(['scoring', null]);
    expect(game.choices()).toEqual(['leave out 25', 'leave out 26', 'done']);
    expect(game.whyNot('Ana: leave out 28')).toBe('r-contract-assignment-optimal');
    game.play('Ana: leave out 26');
    expect(game.choices()).toEqual(['leave out 25', 'done']);
    game.play('Ana: leave out 25');
    expect([game.view().phase, game.result().totals]).toEqual([null, [11]]);
    expect(game.view().goals?.find(({ goal }) => goal === 'goal-tea-chest')?.isMet).toBe(true);
    expect(game.events('contractsScored')[0].contracts).toEqual([]);
  });

  test('[r-contract-assignment-optimal] with the option the rest is still filled in the best way, and nothing is asked without contracts', () => {
    const game = scenario({
      ...calm,
      choosesContracts: true,
      rails: 'aaaa###########',
      Ana: { workers: 'G1', contracts: [2, 10] },
    }).play('Ana: take leaves');
    expect(game.choices()).toEqual(['leave out 10', 'done']);
    game.play('Ana: leave out 10', 'Ana: done');
    expect(game.events('contractsScored')[0].contracts).toEqual([2]);
    const none = scenario({
      ...calm,
      choosesContracts: true,
      rails: '###############',
      Ana: { workers: 'G1' },
    });
    expect(none.play('Ana: take leaves').view().phase).toBeNull();
  });

  test('[solo-equipment-scores-nothing] not even the Luxury train', () => {
    expect(
      scenario({ players: 1, at: 'over', Ana: { equipment: ['luxury-train', 'garratt'] } }).result().totals,
    ).toEqual([0]);
  });

  test('[solo-ends-at-last-marker-or-full-route] [r-solo-end-timing] the last marker ends the game in the middle of a dig', () => {
    const game = scenario({ ...calm, Ana: { workers: 'B1 G1', markers: 1 }, dig: 5 });
    expect([game.view().ending, game.own('Ana').rubble]).toEqual(['markers', 2]);
    const station = scenario({
      ...calm,
      Ana: { workers: 'E1 G1', rubble: 8, markers: 1, chai: 1, steel: 1 },
      row: [4],
      shed: ['shunter'],
    });
    station.play('Ana: act with chai', 'Ana: build SIL-2');
    expect(station.choices()).toEqual(['pick 4']);
    station.play('Ana: pick 4');
    expect([station.view().ending, station.own('Ana').contracts.length]).toEqual(['markers', 1]);
    const route = scenario({
      ...calm,
      Ana: { workers: 'D1 G1', steel: 1, markers: 5 },
      rails: 'aaaaaaaaaaaaaa',
    });
    expect(route.view().phase).toBe('chaiwala');
    expect(route.play('Ana: take leaves').view().ending).toBe('route');
  });

  test('[r-last-marker-stops-solo-at-once] the river pays, the Garratt does not', () => {
    const game = scenario({
      ...calm,
      Ana: { workers: 'D1 G1', steel: 2, markers: 1, equipment: ['garratt'] },
      rail: 2,
    });
    expect([game.view().ending, game.own('Ana').chai, game.own('Ana').steel]).toEqual(['markers', 1, 1]);
    const card = scenario({
      ...calm,
      Ana: { contracts: [13, 15], steel: 1, stone: 2, markers: 1, equipment: ['garratt'] },
    });
    card.play('Ana: use 13');
    expect([card.view().ending, card.own('Ana').chai]).toEqual(['markers', 1]);
  });

  test('[r-solo-start-rails] completed spaces are passed over and score nothing', () => {
    const game = scenario({ ...calm, Ana: { workers: 'D1', steel: 3 }, rail: 2, rails: '.#' });
    expect(game.view().rails.slice(0, 4)).toEqual([0, 'game', 0, null]);
  });

  test('[r-solo-goal-winning] a total and a list of goals', () => {
    const game = scenario({ players: 1, at: 'over', Ana: { leaves: 40 } });
    expect(game.result().totals).toEqual([20]);
    expect(game.view().goals?.length).toBe(GOALS.length);
    expect(scenario({ players: 2, at: 'over' }).view().goals).toBeNull();
  });
});

/** The goals met by a finished game. */
const met = (position: Position): GoalId[] =>
  (scenario({ players: 1, at: 'over', estates: ['7B'], ...position }).view().goals ?? []).flatMap(
    ({ goal, isMet }) => (isMet ? [goal] : []),
  );

const isMet = (goal: GoalId, position: Position): boolean => met(position).includes(goal);

/** Free leaves bring a total of exactly so many points, without touching any other goal but those for leaves. */
const worth = (total: number, more: Reserve = {}): Reserve => ({ leaves: total * 2, ...more });

const SILIGURI = { 'SIL-1': 'Ana', 'SIL-2': 'Ana', 'SIL-3': 'Ana', 'SIL-4': 'Ana', 'SIL-5': 'Ana' } as const;

describe('goals of a solo game', () => {
  test('[goal-east-india-company-depot] five spaces of Siliguri, not four', () => {
    const { 'SIL-5': _last, ...four } = SILIGURI;
    expect(isMet('goal-east-india-company-depot', { stations: SILIGURI })).toBe(true);
    expect(isMet('goal-east-india-company-depot', { stations: four })).toBe(false);
  });

  test('[goal-tea-magnate] every estate space', () => {
    expect(isMet('goal-tea-magnate', { owners: 'aaa' })).toBe(true);
    expect(isMet('goal-tea-magnate', { owners: 'aa#', tenants: '..a' })).toBe(false);
    expect(isMet('goal-tea-magnate', { owners: 'aa' })).toBe(false);
  });

  test('[goal-branch-offices] a station in each of the ten towns', () => {
    const towns = ['SIL-1', 'SUK-1', 'RAN-1', 'TIN-1', 'GAY-1', 'MAH-1', 'KUR-1', 'SON-1', 'GHU-1', 'DAR-1'];
    const built = (ids: readonly string[]): Record<string, 'Ana'> =>
      Object.fromEntries(ids.map(id => [id, 'Ana' as const]));
    expect(isMet('goal-branch-offices', { stations: built(towns) })).toBe(true);
    expect(isMet('goal-branch-offices', { stations: built(towns.slice(1)) })).toBe(false);
  });

  test('[goal-bridge-builder] the four rivers', () => {
    expect(isMet('goal-bridge-builder', { rails: 'a...a....a.a' })).toBe(true);
    expect(isMet('goal-bridge-builder', { rails: 'a...a....a.#' })).toBe(false);
  });

  test('[goal-king-of-agony] the four spaces after the Tindharia river', () => {
    expect(isMet('goal-king-of-agony', { rails: '.....aaaa' })).toBe(true);
    expect(isMet('goal-king-of-agony', { rails: '....aaa#a' })).toBe(false);
  });

  test('[goal-northerner] more than 180 without Siliguri', () => {
    expect(isMet('goal-northerner', { Ana: worth(180.5) })).toBe(true);
    expect(isMet('goal-northerner', { Ana: worth(180) })).toBe(false);
    expect(isMet('goal-northerner', { Ana: worth(190), stations: { 'SIL-1': 'Ana' } })).toBe(false);
  });

  test('[goal-builder] [goal-great-builder] more than 60, more than 90 points in stations', () => {
    const points = (ids: readonly string[]): Position => ({
      stations: Object.fromEntries(ids.map(id => [id, 'Ana' as const])),
    });
    const sixty = ['KUR-1', 'GHU-1', 'DAR-1', 'GHU-2', 'KUR-2', 'TIN-2', 'RAN-1', 'GAY-4'];
    expect(isMet('goal-builder', points(sixty))).toBe(false);
    expect(isMet('goal-builder', points([...sixty, 'SIL-4']))).toBe(true);
    const ninety = [...sixty, 'MAH-1', 'SON-1', 'GAY-3', 'GAY-2', 'SIL-3'];
    expect(isMet('goal-great-builder', points(ninety))).toBe(false);
    expect(isMet('goal-great-builder', points([...ninety, 'SIL-4']))).toBe(true);
  });

  test('[goal-railway-king] at least 20 points in rails', () => {
    expect(isMet('goal-railway-king', { rails: '.....aaaaa.a' })).toBe(true);
    expect(isMet('goal-railway-king', { rails: '.....aaaa.a' })).toBe(false);
  });

  test('[goal-gang-worker] [goal-gang-foreman] [goal-gang-leader] [goal-gang-coordinator] [goal-gang-president] thresholds with equipment', () => {
    const goals = [
      'goal-gang-worker',
      'goal-gang-foreman',
      'goal-gang-leader',
      'goal-gang-coordinator',
      'goal-gang-president',
    ] as const;
    [100, 150, 175, 200, 225].forEach((total, index) => {
      expect(isMet(goals[index], { Ana: worth(total, { acquired: 1 }) })).toBe(true);
      expect(isMet(goals[index], { Ana: worth(total - 0.5, { acquired: 1 }) })).toBe(false);
      expect(isMet(goals[index], { Ana: worth(total) })).toBe(false);
    });
  });

  test('[goal-lone-worker] [goal-lone-foreman] [goal-lone-leader] [goal-lone-coordinator] [goal-lone-president] thresholds without equipment', () => {
    const goals = [
      'goal-lone-worker',
      'goal-lone-foreman',
      'goal-lone-leader',
      'goal-lone-coordinator',
      'goal-lone-president',
    ] as const;
    [100, 150, 175, 200, 225].forEach((total, index) => {
      expect(isMet(goals[index], { Ana: worth(total) })).toBe(true);
      expect(isMet(goals[index], { Ana: worth(total - 0.5) })).toBe(false);
      expect(isMet(goals[index], { Ana: worth(total, { acquired: 1 }) })).toBe(false);
    });
  });

  test('[r-solo-using-equipment] a card returned long ago still counts as used', () => {
    const game = scenario({
      ...calm,
      at: 'round end',
      Ana: { equipment: ['garratt'], acquired: 1 },
      bag: { event: 1 },
      wheel: { next: 5 },
    });
    game.play('Ana: return card');
    expect([game.own('Ana').equipment, game.own('Ana').acquired]).toEqual([[], 1]);
    const bought = scenario({ ...calm, Ana: { workers: 'E1 G1', steel: 1 }, shed: ['shunter'] });
    expect(bought.play('Ana: buy shunter').own('Ana').acquired).toBe(1);
  });

  test('[goal-trainee-engineer] [goal-graduate-engineer] [goal-engineer] [goal-expert-engineer] [goal-master-engineer] thresholds without estates', () => {
    const goals = [
      'goal-trainee-engineer',
      'goal-graduate-engineer',
      'goal-engineer',
      'goal-expert-engineer',
      'goal-master-engineer',
    ] as const;
    [100, 150, 175, 200, 225].forEach((total, index) => {
      expect(isMet(goals[index], { Ana: worth(total) })).toBe(true);
      expect(isMet(goals[index], { Ana: worth(total - 0.5) })).toBe(false);
      expect(isMet(goals[index], { Ana: worth(total + 5), owners: 'a' })).toBe(false);
    });
  });

  test('[goal-contractor-grade-one] [goal-contractor-grade-two] [goal-great-contractor] 80, 100 and 120 points from contracts, no. 27 included', () => {
    const rails: Position = { rails: 'aaaaaaaaaaaa' };
    const eighty = { ...rails, Ana: { contracts: [11, 10, 2, 27], chai: 6 }, players: 1 };
    // 30 + 20 + 13 with five, four and three rails, and 12 for the chai: 75.
    expect(met(eighty)).not.toContain('goal-contractor-grade-one');
    expect(met({ ...eighty, Ana: { contracts: [11, 10, 2, 27, 16], chai: 6, leaves: 2 } })).toContain(
      'goal-contractor-grade-one',
    );
    // 30 + 20 + 24 + 26, and then 13 + 7 more.
    const hundred: Position = {
      rails: 'aaaaaaaaaaa',
      stations: { ...SILIGURI, 'SUK-1': 'Ana', 'RAN-1': 'Ana' },
      owners: 'aa',
      Ana: { contracts: [11, 10, 14, 28] },
    };
    expect(met(hundred)).toContain('goal-contractor-grade-two');
    expect(met({ ...hundred, rails: 'aaaaaaaaaa' })).not.toContain('goal-contractor-grade-two');
    expect(met(hundred)).not.toContain('goal-great-contractor');
    const more: Position = {
      ...hundred,
      rails: 'aaaaaaaaaaaaaa',
      stations: { ...hundred.stations, 'TIN-2': 'Ana', 'TIN-3': 'Ana' },
      Ana: { contracts: [11, 10, 14, 28, 2, 3] },
    };
    expect(met(more)).toContain('goal-great-contractor');
    expect(met({ ...more, rails: 'aaaaaaaaaaaaa' })).not.toContain('goal-great-contractor');
  });

  test('[goal-procrastinator] [r-solo-goal-procrastinator] [r-procrastinator-ties] four cards that are both unused and without points', () => {
    expect(isMet('goal-procrastinator', { Ana: { contracts: [2, 3, 10, 11] } })).toBe(true);
    expect(isMet('goal-procrastinator', { Ana: { contracts: [2, 3, 10, 11], used: [2] } })).toBe(false);
    const tied: Position = { rails: 'aaa', Ana: { contracts: [2, 9, 10, 11, 14], used: [9] } };
    expect(isMet('goal-procrastinator', tied)).toBe(true);
  });

  test('[goal-tea-chest] [goal-tea-shop] [goal-tea-warehouse] [r-solo-goal-leaves] leaves beside contracts', () => {
    const goals = ['goal-tea-chest', 'goal-tea-shop', 'goal-tea-warehouse'] as const;
    [20, 40, 60].forEach((leaves, index) => {
      expect(isMet(goals[index], { Ana: { leaves } })).toBe(true);
      expect(isMet(goals[index], { Ana: { leaves: leaves - 1 } })).toBe(false);
      expect(isMet(goals[index], { Ana: { leaves: leaves + 1, contracts: [16] } })).toBe(false);
    });
  });

  test('[goal-chaiwala] the maximum of chai', () => {
    expect(isMet('goal-chaiwala', { Ana: { chai: 6 } })).toBe(true);
    expect(isMet('goal-chaiwala', { Ana: { chai: 5 } })).toBe(false);
  });

  test('[goal-king-of-shovels] [goal-blast-furnace] more than 30 rubble, at least 8 steel', () => {
    expect(isMet('goal-king-of-shovels', { Ana: { rubble: 31 } })).toBe(true);
    expect(isMet('goal-king-of-shovels', { Ana: { rubble: 30 } })).toBe(false);
    expect(isMet('goal-blast-furnace', { Ana: { steel: 8 } })).toBe(true);
    expect(isMet('goal-blast-furnace', { Ana: { steel: 7 } })).toBe(false);
  });

  test('[goal-tea-totaller] [r-solo-goal-leaves] more than 150 without leaves, estates, Siliguri and Darjeeling', () => {
    const spaces = [
      'SUK-1',
      'SUK-2',
      'RAN-1',
      'RAN-2',
      'TIN-2',
      'TIN-3',
      'GAY-2',
      'GAY-3',
      'MAH-1',
      'KUR-1',
      'KUR-2',
      'GHU-1',
      'GHU-2',
    ];
    const built = Object.fromEntries(spaces.map(id => [id, 'Ana' as const]));
    const position: Position = {
      stations: built,
      rails: '.....aaaaaa',
      Ana: { contracts: [11, 14, 12, 27], chai: 6 },
    };
    expect(isMet('goal-tea-totaller', position)).toBe(true);
    // Without contract 11 and Rangtong the same game has exactly 150 points.
    const { 'RAN-1': _one, 'RAN-2': _other, ...fewer } = built;
    const limit: Position = { ...position, stations: fewer, Ana: { contracts: [14, 12, 27], chai: 6 } };
    expect(scenario({ players: 1, at: 'over', estates: ['7B'], ...limit }).result().totals).toEqual([150]);
    expect(isMet('goal-tea-totaller', limit)).toBe(false);
    expect(isMet('goal-tea-totaller', { ...position, owners: 'a' })).toBe(false);
    expect(isMet('goal-tea-totaller', { ...position, stations: { ...built, 'SIL-1': 'Ana' } })).toBe(false);
    expect(isMet('goal-tea-totaller', { ...position, stations: { ...built, 'DAR-1': 'Ana' } })).toBe(false);
    expect(
      isMet('goal-tea-totaller', { ...position, Ana: { contracts: [11, 14, 12, 27], chai: 6, leaves: 1 } }),
    ).toBe(false);
  });

  test('[goal-worker-all-markers-used] every marker before the route is full', () => {
    expect(isMet('goal-worker-all-markers-used', { Ana: { markers: 0 }, rails: 'aaa' })).toBe(true);
    expect(isMet('goal-worker-all-markers-used', { Ana: { markers: 0 }, rails: 'aaaaaaaaaaaaaaa' })).toBe(
      false,
    );
    expect(isMet('goal-worker-all-markers-used', { Ana: { markers: 1 }, rails: 'aaa' })).toBe(false);
  });

  test('each report says what was asked and how near the game came', () => {
    const game = scenario({ players: 1, at: 'over', Ana: { steel: 5 } });
    const report = game.view().goals?.find(({ goal }) => goal === 'goal-blast-furnace');
    expect(report).toEqual({
      goal: 'goal-blast-furnace',
      isMet: false,
      conditions: [{ of: 'steel', is: 'atLeast', figure: 8, have: 5, isMet: false }],
    });
  });
});

describe('campaign goals', () => {
  test('[goal-middle-distance-runner] [goal-distance-runner] [goal-marathon-runner] [r-campaign-window] the best three games in a row', () => {
    const metWith = (totals: readonly number[]): boolean[] =>
      reviewCampaign(totals).map(({ isMet: done }) => done);
    expect(metWith([])).toEqual([false, false, false]);
    expect(metWith([300, 300])).toEqual([false, false, false]);
    expect(metWith([133, 133, 133.5])).toEqual([false, false, false]);
    expect(metWith([133, 133, 134])).toEqual([true, false, false]);
    expect(metWith([10, 200, 150, 150, 10])).toEqual([true, true, false]);
    expect(metWith([200, 200, 199.5])).toEqual([true, true, false]);
    expect(metWith([0, 200, 200, 200])).toEqual([true, true, true]);
    expect(metWith([200, 10, 200, 200])).toEqual([true, false, false]);
    expect(reviewCampaign([100, 150, 120])[0]).toEqual({
      goal: 'goal-middle-distance-runner',
      isMet: false,
      have: 370,
      need: 400,
    });
  });
});
