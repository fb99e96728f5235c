import { describe, expect, test } from 'vitest';
import { scenario } from './scenario.ts';

describe('E, stations', () => {
  test('[area-e-one-build] one station space or one card', () => {
    const game = scenario({ Ana: { workers: 'E1 G1', iron: 3, steel: 1 }, shed: ['shunter'] });
    expect(game.choices()).toEqual(['build SIL-1', 'build SIL-3', 'buy shunter']);
    game.play('Ana: build SIL-3');
    expect(game.view().phase).toBe('chaiwala');
  });

  test('[area-e-boost-second-build] [r-build-chain] with chai a second build, paid with what the first brought, or none', () => {
    const game = scenario({ Ana: { workers: 'E1 G1', steel: 1, chai: 1 }, shed: ['toy-train'] });
    game.play('Ana: act with chai', 'Ana: build SIL-1');
    expect(game.own('Ana').steel).toBe(2);
    expect(game.choices()).toEqual(['buy toy-train', 'stop']);
    game.play('Ana: buy toy-train');
    expect([game.own('Ana').equipment, game.view().phase]).toEqual([['toy-train'], 'chaiwala']);
    const stopping = scenario({ Ana: { workers: 'E1 G1', iron: 3, stone: 2, chai: 1 } });
    stopping.play('Ana: act with chai', 'Ana: build SIL-3', 'Ana: stop');
    expect(stopping.own('Ana').markers).toBe(18);
    const next = scenario({ Ana: { workers: 'E1 E2', iron: 3, stone: 4, chai: 1 }, rails: 'b' });
    next.play('Ana: act with chai', 'Ana: build SIL-3', 'Ana: stop');
    expect(next.whyNot('Ana: stop')).toBe('action-must-be-done-if-possible');
  });

  test('[station-only-siliguri-at-start] no other town before the first rail', () => {
    const game = scenario({ Ana: { workers: 'E1', rubble: 20, iron: 9, stone: 9, steel: 5 } });
    expect(game.choices().every(move => move.startsWith('build SIL-'))).toBe(true);
    expect(game.whyNot('Ana: build SUK-1')).toBe('station-only-siliguri-at-start');
  });

  test('[station-opened-by-marked-river-spaces] [station-needs-no-rails-to-the-town] [E11] [r-open-towns-chain] one river opens Sukna, Rangtong and Tindharia', () => {
    const game = scenario({ Ana: { workers: 'E1', rubble: 20, iron: 9, stone: 9, steel: 5 }, rails: 'b' });
    const towns = new Set(game.choices().map(move => move.slice(6, 9)));
    expect([...towns]).toEqual(['SIL', 'SUK', 'RAN', 'TIN']);
    expect(game.whyNot('Ana: build GAY-4')).toBe('station-opened-by-marked-river-spaces');
    const gap = scenario({ Ana: { workers: 'E1', stone: 9 }, rails: 'bbbb.bbbb#' });
    expect(gap.whyNot('Ana: build GAY-4')).toBe('station-opened-by-marked-river-spaces');
    const second = scenario({ Ana: { workers: 'E1', stone: 9 }, rails: 'bbbb#' });
    expect(second.choices()).toContain('build GAY-4');
  });

  test('[station-cost-paid-and-marker-placed] [station-cost-destinations] [E12] Sukna for 8 rubble gives 5 points', () => {
    const game = scenario({ Ana: { workers: 'E1 G1', rubble: 9 }, rails: 'b' });
    game.play('Ana: build SUK-1');
    expect([game.own('Ana').rubble, game.own('Ana').markers, game.view().stations[5]]).toEqual([1, 18, 0]);
    expect(scenario({ at: 'over', stations: { 'SUK-1': 'Ana' } }).result().totals).toEqual([5, 0, 0]);
    const mixed = scenario({ Ana: { workers: 'E1 G1', iron: 2, stone: 1, steel: 1 }, rails: 'b', bag: {} });
    mixed.play('Ana: build SUK-2');
    expect([mixed.view().bag.iron, mixed.view().bag.stone]).toEqual([2, 1]);
    const steel = scenario({ Ana: { workers: 'E1 G1', steel: 2 }, rails: 'b' });
    expect(steel.play('Ana: build TIN-2').view().steel).toBe(16);
  });

  test('[station-cost-paid-and-marker-placed] too little, or a space that is taken', () => {
    const game = scenario({ Ana: { workers: 'E1', rubble: 7, iron: 3 }, stations: { 'SIL-4': 'Blas' } });
    expect(game.whyNot('Ana: build SIL-2')).toBe('station-cost-paid-and-marker-placed');
    expect(game.whyNot('Ana: build SIL-4')).toBe('station-cost-paid-and-marker-placed');
  });

  test('[setup-darjeeling-second-space-covered-below-three-players] no one builds on the covered space', () => {
    const game = scenario({ players: 2, Ana: { workers: 'E1', stone: 9 }, rails: 'bbbbbbbbbbbb' });
    expect(game.whyNot('Ana: build DAR-2 with 0 steel')).toBe(
      'setup-darjeeling-second-space-covered-below-three-players',
    );
    expect(game.choices()).toContain('build DAR-1 with 0 steel');
  });

  test('[r-station-order] the spaces of a town in any order', () => {
    expect(scenario({ Ana: { workers: 'E1', stone: 2 } }).choices()).toEqual(['build SIL-5']);
  });

  test('[station-joker-cost-any-mix] three pieces of stone or steel', () => {
    const game = scenario({
      Ana: { workers: 'E1 G1', stone: 2, steel: 2 },
      rails: 'bbbbbbbbbbbb',
      stations: { 'GHU-2': 'Blas', 'KUR-2': 'Blas', 'TIN-2': 'Blas' },
    });
    const mixes = game.choices().filter(move => move.startsWith('build DAR-1'));
    expect(mixes).toEqual(['build DAR-1 with 1 steel', 'build DAR-1 with 2 steel']);
    expect(game.whyNot('Ana: build DAR-1 with 3 steel')).toBe('station-cost-paid-and-marker-placed');
    game.play('Ana: build DAR-1 with 1 steel');
    expect([game.own('Ana').stone, game.own('Ana').steel]).toEqual([0, 1]);
    const cheaper = scenario({
      Ana: { workers: 'E1', steel: 9, equipment: ['construction'] },
      rails: 'bbbbbbbbbbbb',
    });
    expect(cheaper.whyNot('Ana: build DAR-1 with 3 steel')).toBe('station-joker-cost-any-mix');
  });
});

describe('station bonuses', () => {
  test('[station-bonus-is-immediate] [station-bonus-two-steel] [E14] SIL-1: two steel for one, fewer if the supply is short', () => {
    const game = scenario({ Ana: { workers: 'E1 G1', steel: 1 } });
    game.play('Ana: build SIL-1');
    expect([game.own('Ana').steel, game.view().steel]).toEqual([2, 14]);
    const short = scenario({ Ana: { workers: 'E1 G1', steel: 1 }, Blas: { steel: 15 } });
    expect(short.play('Ana: build SIL-1').own('Ana').steel).toBe(1);
  });

  test('[station-bonus-contract] [r-station-contract-source] [E15] SIL-2: a contract of the row at once, not replaced', () => {
    const game = scenario({ Ana: { workers: 'E1 G1', rubble: 8 }, row: [4, 9] });
    game.play('Ana: build SIL-2');
    expect(game.choices()).toEqual(['pick 4', 'pick 9']);
    game.play('Ana: pick 9');
    expect(game.view().row).toEqual([4, null, null]);
    const empty = scenario({ Ana: { workers: 'E1 G1', rubble: 8 }, row: [] });
    expect(empty.play('Ana: build SIL-2').view().phase).toBe('chaiwala');
  });

  test('[station-bonus-one-chai] SIL-4: 1 chai, nothing at the maximum', () => {
    expect(
      scenario({ Ana: { workers: 'E1 G1', rubble: 4 } })
        .play('Ana: build SIL-4')
        .own('Ana').chai,
    ).toBe(1);
    const full = scenario({ players: 2, Ana: { workers: 'E1 G1', rubble: 4, chai: 6 } });
    expect(full.play('Ana: act', 'Ana: build SIL-4').own('Ana').chai).toBe(6);
  });

  test('[station-bonus-third-worker-next-round] [E13] SIL-5: 4 points, and the third worker free next round only', () => {
    const game = scenario({
      players: 1,
      Ana: { workers: 'E1', stone: 2 },
      bag: {},
      weather: [null, null, null],
    });
    game.play('Ana: build SIL-5');
    expect([game.view().round, game.view().phase]).toEqual([6, 'hiring']);
    game.play('Ana: hire free');
    expect([game.own('Ana').ready, game.own('Ana').promised]).toEqual([3, false]);
    expect(scenario({ at: 'over', stations: { 'SIL-5': 'Ana' } }).result().totals[0]).toBe(4);
    const twice = scenario({ Ana: { workers: 'E1 G1', stone: 2, promised: true } });
    expect(twice.play('Ana: build SIL-5').own('Ana').promised).toBe(true);
  });

  test('[station-bonus-free-equipment] [r-free-equipment-chai] [E16] TIN-1: any card without its cost, with its cube', () => {
    const game = scenario({
      Ana: { workers: 'E1 G1', steel: 1 },
      rails: 'b',
      shed: ['luxury-train', 'garratt'],
      cubes: ['luxury-train'],
    });
    game.play('Ana: build TIN-1');
    expect(game.choices()).toEqual(['take garratt', 'take luxury-train']);
    expect(game.whyNot('Ana: take toy-train')).toBe('equipment-purchase-pays-printed-cost');
    game.play('Ana: take luxury-train');
    expect([game.own('Ana').equipment, game.own('Ana').chai, game.own('Ana').steel]).toEqual([
      ['luxury-train'],
      1,
      0,
    ]);
    const empty = scenario({ Ana: { workers: 'E1 G1', steel: 1 }, rails: 'b' });
    expect(empty.play('Ana: build TIN-1').view().phase).toBe('chaiwala');
  });
});

describe('E, equipment', () => {
  test('[equipment-purchase-pays-printed-cost] steel to the supply, chai off the track', () => {
    const game = scenario({
      Ana: { workers: 'E1 G1', steel: 2, chai: 2 },
      shed: ['warehouses', 'luxury-train'],
    });
    game.play('Ana: act');
    expect(game.whyNot('Ana: buy luxury-train')).toBe('equipment-purchase-pays-printed-cost');
    expect(game.whyNot('Ana: buy garratt')).toBe('equipment-purchase-pays-printed-cost');
    game.play('Ana: buy warehouses');
    expect([game.own('Ana').steel, game.own('Ana').chai, game.view().steel, game.view().shed.length]).toEqual(
      [1, 1, 15, 1],
    );
  });

  test('[equipment-chai-cube-goes-to-track] 1 chai, and the cube is gone for good', () => {
    const game = scenario({ Ana: { workers: 'E1 G1', steel: 1 }, shed: ['shunter'], cubes: ['shunter'] });
    game.play('Ana: buy shunter');
    expect(game.own('Ana').chai).toBe(1);
    expect([game.view().bag.chai, game.state.cubes]).toEqual([5, 0]);
  });

  test('[equipment-effect-from-once] Construction workers help the second build', () => {
    const game = scenario({ Ana: { workers: 'E1 G1', chai: 4, stone: 1 }, shed: ['construction'] });
    game.play('Ana: act with chai');
    expect(game.choices()).toEqual(['buy construction', 'stop']);
    game.play('Ana: buy construction');
    expect(game.choices()).toEqual(['build SIL-5', 'stop']);
  });

  test('[equipment-any-number] a third card with two players or more', () => {
    const game = scenario({
      players: 2,
      Ana: { workers: 'E1', steel: 1, equipment: ['garratt', 'toy-train'] },
      shed: ['shunter'],
    });
    expect(game.choices()).toContain('buy shunter');
  });

  test('[equipment-construction-workers-discount] [r-construction-discount] 2 rubble or 1 stone less, also in mixed costs, not on equipment', () => {
    const game = scenario({ Ana: { workers: 'E1 G1', rubble: 6, equipment: ['construction'] }, rails: 'b' });
    game.play('Ana: build SUK-1');
    expect(game.own('Ana').rubble).toBe(0);
    const mixed = scenario({ Ana: { workers: 'E1 G1', iron: 2, equipment: ['construction'] }, rails: 'b' });
    expect(mixed.choices()).toEqual(['build SUK-2']);
    const cheap = scenario({
      Ana: { workers: 'E1 G1', steel: 1, equipment: ['construction'], inForce: ['cheapStation'] },
      rails: 'bbbbbbbbbbbb',
      stations: { 'SUK-2': 'Blas' },
    });
    expect(cheap.play('Ana: build SON-2').own('Ana').inForce).not.toBe(0);
    const shed = scenario({
      Ana: { workers: 'E1', steel: 1, equipment: ['construction'] },
      shed: ['toy-train'],
    });
    expect(shed.choices()).toEqual(['build SIL-1']);
  });

  test('[r-joker-discount] [D18] Darjeeling for two pieces with Construction workers, for one with contract 17 too', () => {
    const rails = 'bbbbbbbbbbbb';
    const full = { 'GHU-2': 'Blas', 'KUR-2': 'Blas', 'TIN-2': 'Blas' } as const;
    const game = scenario({
      Ana: { workers: 'E1', stone: 1, steel: 1, equipment: ['construction'] },
      rails,
      stations: full,
    });
    expect(game.choices().filter(move => move.includes('DAR-1'))).toEqual(['build DAR-1 with 1 steel']);
    const both = scenario({
      Ana: { workers: 'E1 G1', stone: 1, steel: 1, equipment: ['construction'], inForce: ['cheapStation'] },
      rails,
      stations: full,
    });
    expect(both.choices().filter(move => move.includes('DAR-1'))).toEqual([
      'build DAR-1 with 0 steel',
      'build DAR-1 with 1 steel',
    ]);
    both.play('Ana: build DAR-1 with 0 steel');
    expect([both.own('Ana').stone, both.own('Ana').steel]).toEqual([0, 1]);
  });
});
