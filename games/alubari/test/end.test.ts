import { describe, expect, test } from 'vitest';
import { scenario } from './scenario.ts';

const calm = { bag: {}, weather: [null, null, null] } as const;

describe('end of the game', () => {
  test('[end-after-round-in-which-route-is-full] the round is finished first, by a player', () => {
    const game = scenario({
      ...calm,
      Ana: { workers: 'D1', steel: 1 },
      Blas: { workers: 'G1' },
      rails: 'bbbbbbbbbbbbbb',
    });
    expect(game.view().rails[14]).toBe(0);
    expect(game.toAct()).toBe('Blas');
    game.play('Blas: take leaves');
    expect([game.view().phase, game.view().ending]).toEqual([null, 'route']);
    expect(game.whyNot('Ana: place A1')).toBe('end-after-round-in-which-route-is-full');
  });

  test('[r-event-rails-end] [end-after-round-in-which-route-is-full] filled by an event, phases 4 and 5 are still played', () => {
    const game = scenario({
      at: 'round end',
      bag: { event: 1 },
      weather: [null, null, null],
      wheel: { next: 3 },
      rails: 'bbbbbbbbbbbbbb',
    });
    expect(game.view().phase).toBe('placement');
    for (const space of ['G1', 'G2', 'D1', 'D2', 'B1', 'B2']) game.play(`${game.toAct()}: place ${space}`);
    game.play('Ana: take leaves', 'Blas: take leaves');
    expect(game.view().ending).toBe('route');
  });

  test('[r-route-full] full means no rail space without a marker', () => {
    const game = scenario({
      ...calm,
      players: 1,
      Ana: { workers: 'D1', steel: 1 },
      rails: 'aaaaaaaaaaaaa.#',
    });
    expect(game.view().ending).toBe('route');
    const open = scenario({ ...calm, players: 1, at: 'round end', rails: 'aaaaaaaaaaaaa.#' });
    expect(open.view().ending).toBeNull();
  });

  test('[end-two-players-last-marker-extra-round] [r-two-player-extra-round] the opponent alone places, hires and uses contracts; harvests touch both', () => {
    const game = scenario({
      at: 'round end',
      players: 2,
      Ana: { markers: 0, contracts: [25, 2], equipment: ['garratt'], chai: 2 },
      Blas: { markers: 5 },
      bag: {},
      weather: [null, 'sun', null],
      dig: 5,
      owners: 'ab',
      rubble: [0, 0, 3, 3, 4],
    });
    expect(game.view().lone).toBe(1);
    expect([game.own('Ana').leaves, game.own('Blas').leaves]).toEqual([1, 1]);
    expect(game.view().seats.map(({ ready }) => ready)).toEqual([0, 2]);
    game.play('Blas: place G1', 'Blas: place D1', 'Blas: take leaves');
    expect(game.view().ending).toBe('markers');
  });

  test('[r-two-player-extra-round] maintenance still asks the one who is out', () => {
    const game = scenario({
      at: 'round end',
      players: 2,
      Ana: { markers: 0, equipment: ['garratt'], steel: 1 },
      bag: { event: 1 },
      wheel: { next: 5 },
      weather: [null, null, null],
    });
    expect([game.view().phase, game.toAct(), game.view().lone]).toEqual(['maintenance', 'Ana', 1]);
  });

  test('[r-two-player-double-trigger] both out: over at once; a full route needs no further round', () => {
    expect(
      scenario({ at: 'round end', players: 2, Ana: { markers: 0 }, Blas: { markers: 0 } }).view().ending,
    ).toBe('markers');
    expect(
      scenario({ at: 'round end', players: 2, Ana: { markers: 0 }, rails: 'bbbbbbbbbbbbbbb' }).view().ending,
    ).toBe('route');
    const extra = scenario({
      at: 'round end',
      players: 2,
      lone: 'Blas',
      Ana: { markers: 0 },
      rails: 'bbbbbbbbbbbbbbb',
    });
    expect(extra.view().ending).toBe('route');
  });

  test('[end-no-marker-trigger-with-three-or-more] [r-markers-out-three-plus] three players continue', () => {
    const game = scenario({ at: 'round end', ...calm, Ana: { markers: 0 }, Blas: { markers: 0 } });
    expect([game.view().round, game.view().ending, game.view().lone]).toEqual([6, null, null]);
  });

  test('[r-last-marker-count] [r-borrowed-marker-counts-as-placed] a last marker on a borrowed space counts', () => {
    const game = scenario({
      ...calm,
      players: 2,
      Ana: { workers: 'G1', contracts: [28], markers: 1 },
      owners: '##',
    });
    game.play('Ana: use 28 for 1', 'Ana: take leaves');
    expect([game.own('Ana').markers, game.view().lone]).toEqual([0, 1]);
    const solo = scenario({
      ...calm,
      players: 1,
      Ana: { workers: 'G1', contracts: [25, 28], markers: 1 },
      owners: '##',
    });
    expect(solo.play('Ana: use 28 for 1').view().ending).toBe('markers');
  });

  test('[r-round-limit] round 100 is the last', () => {
    expect(scenario({ at: 'round end', ...calm, round: 99 }).view().ending).toBeNull();
    expect(scenario({ at: 'round end', ...calm, round: 100 }).view().ending).toBe('rounds');
  });
});
