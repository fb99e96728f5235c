import { describe, expect, test } from 'vitest';
import { EQUIPMENT } from '../data/equipment.ts';
import { scenario } from './scenario.ts';

describe('hiring', () => {
  test('[hire-needs-equipment-and-one-chai] equipment and chai are both needed', () => {
    const game = scenario({
      at: 'hiring',
      Ana: { chai: 1 },
      Blas: { equipment: ['garratt'] },
      Cora: { equipment: ['garratt'], chai: 1 },
    });
    expect(game.toAct()).toBe('Cora');
    expect(game.choices()).toEqual(['hire nobody', 'hire for chai']);
    game.play('Cora: hire for chai');
    expect(game.view().seats.map(({ ready, chai }) => [ready, chai])).toEqual([
      [2, 1],
      [2, 0],
      [3, 0],
    ]);
  });

  test('[hire-needs-equipment-and-one-chai] rubble with the Shunting engine does not make chai possible', () => {
    const game = scenario({ at: 'hiring', Ana: { equipment: ['shunter'], rubble: 2 } });
    expect(game.whyNot('Ana: hire for chai')).toBe('hire-needs-equipment-and-one-chai');
  });

  test('[hire-at-most-one-extra-worker] three workers at most, and two again in the next round', () => {
    const game = scenario({
      at: 'hiring',
      players: 1,
      Ana: { equipment: ['garratt'], chai: 2 },
      bag: {},
      weather: [null, null, null],
    });
    game.play('Ana: hire for chai');
    expect(game.own('Ana').ready).toBe(3);
    expect(game.whyNot('Ana: hire for chai')).toBe('hire-needs-equipment-and-one-chai');
    game.play('Ana: place B1', 'Ana: place B2', 'Ana: place B3', 'Ana: act', 'Ana: act', 'Ana: act');
    expect(game.view().round).toBe(6);
    game.play('Ana: hire nobody');
    expect(game.own('Ana').ready).toBe(2);
  });

  test('[r-hire-order] [r-chai-per-worker] openly from the start player, before any placement; a hired worker can still be boosted', () => {
    const game = scenario({
      at: 'hiring',
      start: 'Cora',
      Ana: { equipment: ['garratt'], chai: 1 },
      Cora: { equipment: ['toy-train'], chai: 2 },
    });
    expect(game.whyNot('Ana: hire for chai')).toBe('r-hire-order');
    game.play('Cora: hire for chai', 'Ana: hire nobody');
    expect(game.view().phase).toBe('placement');
    game.play('Cora: place B1', 'Ana: place G1', 'Blas: place G2', 'Cora: place B2');
    game.play('Ana: place C1', 'Blas: place C2', 'Cora: place B3');
    expect(game.choices()).toEqual(['act', 'act with chai']);
  });

  test('[r-hire-free-without-equipment] [station-bonus-third-worker-next-round] a promise needs no equipment and lapses', () => {
    const game = scenario({
      at: 'hiring',
      players: 1,
      Ana: { promised: true },
      bag: {},
      weather: [null, null, null],
    });
    expect(game.choices()).toEqual(['hire nobody', 'hire free']);
    game.play('Ana: hire nobody');
    expect([game.own('Ana').ready, game.own('Ana').promised]).toEqual([2, false]);
  });

  test('[r-hire-one-source] where it is free nothing is paid, and rights do not add up', () => {
    const game = scenario({
      at: 'hiring',
      events: 1,
      Ana: { promised: true, equipment: ['inspection-train', 'shunter'], chai: 1, rubble: 2 },
    });
    expect(game.choices()).toEqual(['hire nobody', 'hire free']);
    expect(game.whyNot('Ana: hire for chai')).toBe('r-hire-one-source');
    expect(game.whyNot('Ana: hire for rubble')).toBe('r-hire-one-source');
    game.play('Ana: hire free');
    expect(game.own('Ana').ready).toBe(3);
    const paid = scenario({ at: 'hiring', Ana: { equipment: ['shunter'], chai: 1 } });
    expect(paid.whyNot('Ana: hire free')).toBe('r-hire-one-source');
  });

  test('[equipment-shunter-hires-for-two-rubble] [r-shunter-optional] rubble or chai', () => {
    const game = scenario({ at: 'hiring', Ana: { equipment: ['shunter'], chai: 1, rubble: 3 } });
    expect(game.choices()).toEqual(['hire nobody', 'hire for chai', 'hire for rubble']);
    game.play('Ana: hire for rubble');
    expect([game.own('Ana').rubble, game.own('Ana').chai]).toEqual([1, 1]);
    const poor = scenario({ at: 'hiring', Ana: { equipment: ['shunter'], chai: 1, rubble: 1 } });
    expect(poor.whyNot('Ana: hire for rubble')).toBe('equipment-shunter-hires-for-two-rubble');
  });

  test('[equipment-inspection-train-free-worker-in-event-round] [r-inspection-train-round] free after an event of this round', () => {
    const position = {
      players: 2,
      Ana: { equipment: ['inspection-train'] },
      weather: [null, null, null],
    } as const;
    const quiet = scenario({ ...position, at: 'round end', bag: { iron: 1 } });
    expect(quiet.view().phase).toBe('placement');
    const struck = scenario({ ...position, at: 'round end', bag: { event: 1 } });
    expect(struck.choices()).toEqual(['hire nobody', 'hire free']);
    const nextRound = scenario({ ...position, at: 'round end', events: 1, bag: {} });
    expect(nextRound.view().phase).toBe('placement');
    const returned = scenario({ ...position, at: 'round end', bag: { event: 1 }, wheel: { next: 5 } });
    returned.play('Ana: return card');
    expect(returned.view().phase).toBe('placement');
  });

  test('[equipment-reliable-train-no-maintenance] [r-reliable-train-scope] only the train itself is spared', () => {
    const game = scenario({
      at: 'round end',
      bag: { event: 1 },
      wheel: { next: 5 },
      weather: [null, null, null],
      Ana: { equipment: ['reliable-train', 'inspection-train'] },
    });
    expect(EQUIPMENT[game.view().asking.card].id).toBe('inspection-train');
    game.play('Ana: return card');
    expect(game.own('Ana').equipment).toEqual(['reliable-train']);
    expect(game.view().phase).toBe('placement');
  });
});

describe('placement', () => {
  test('[place-one-worker-per-turn-from-start-player] [round-has-five-phases] clockwise, one at a time, until the third workers are placed too', () => {
    const game = scenario({
      at: 'placement',
      start: 'Blas',
      Ana: { ready: 2 },
      Blas: { ready: 2 },
      Cora: { ready: 3 },
    });
    const order: (string | undefined)[] = [];
    for (const space of ['G1', 'G2', 'C1', 'C2', 'E1', 'E2', 'F1']) {
      order.push(game.toAct());
      game.play(`${game.toAct()}: place ${space}`);
    }
    expect(order).toEqual(['Blas', 'Cora', 'Ana', 'Blas', 'Cora', 'Ana', 'Cora']);
    expect(game.view().phase).not.toBe('placement');
  });

  test('[place-one-worker-per-turn-from-start-player] no one acts out of turn, and another move names the rule for its own time', () => {
    const game = scenario({ at: 'placement', Ana: { ready: 2 }, Blas: { ready: 2 } });
    expect(game.whyNot('Blas: place A1')).toBe('place-one-worker-per-turn-from-start-player');
    expect(game.whyNot('Ana: take iron')).toBe('area-a-up-to-three-cubes');
    expect(game.whyNot('Ana: build SIL-1')).toBe('area-e-one-build');
    expect(game.whyNot('Ana: buy shunter')).toBe('area-e-one-build');
    expect(game.whyNot('Ana: lay rail')).toBe('area-d-one-steel-per-rail-space');
    expect(game.whyNot('Ana: use 5')).toBe('contract-window-before-each-area');
    expect(game.whyNot('Ana: pick 5')).toBe('area-f-take-one-contract');
  });

  test('[place-on-any-empty-numbered-space] [E6] A3 may be taken while A1 and A2 are empty, an occupied space may not', () => {
    const game = scenario({ at: 'placement', Ana: { ready: 1 }, Blas: { workers: 'A4' } });
    expect(game.choices()).toContain('place A3');
    expect(game.whyNot('Ana: place A4')).toBe('place-on-any-empty-numbered-space');
    expect(game.whyNot('Ana: place A5')).toBe('place-on-any-empty-numbered-space');
  });

  test('[place-several-workers-in-one-area] two workers of one player in C', () => {
    const game = scenario({ at: 'placement', Ana: { ready: 1, workers: 'C1' } });
    expect(game.play('Ana: place C2').events('workerPlaced').length).toBe(1);
  });

  test('[place-all-workers] there is no way to pass', () => {
    const game = scenario({ at: 'placement', Ana: { ready: 1 } });
    expect(game.choices().every(move => move.startsWith('place '))).toBe(true);
    expect(game.whyNot('Ana: done')).toBe('place-all-workers');
    expect(game.whyNot('Ana: stop')).toBe('place-all-workers');
  });

  test('[r-no-free-space] without a free space workers stay unused', () => {
    const game = scenario({
      at: 'placement',
      players: 2,
      Ana: { ready: 2, workers: 'A1 A2 A3 B1 B2 B3 C1 C2' },
      Blas: { ready: 1, workers: 'D1 D2 E1 E2 F1 F2' },
      bag: {},
    });
    expect(game.choices()).toEqual(['place G1']);
    game.play('Ana: place G1');
    expect(game.view().phase).not.toBe('placement');
    expect(game.own('Blas').ready).toBe(1);
  });

  test('[r-place-useless] a worker may go where nothing can be done', () => {
    const game = scenario({ at: 'placement', Ana: { ready: 1 }, bag: {}, weather: [null, null, null] });
    game.play('Ana: place D1');
    expect(game.events('actionLost')).toEqual([{ type: 'actionLost', seat: 0, area: 'D' }]);
  });
});
