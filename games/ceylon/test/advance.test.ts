import { describe, expect, test } from 'vitest';
import { type Scenario, scenario } from './scenario.ts';

/** Puts technology discs on steps; on one step the later seat lies below. */
function onSteps(table: Scenario, ...steps: number[]): Scenario {
  steps.forEach((step, seat) => (table.state.players[seat].step = step));
  table.state.technology.sort((one, other) => steps[other] - steps[one] || one - other);
  return table;
}

describe('advance in technology', () => {
  test('[ex-advance] [advance-plus-five-space] the sixth space gives 5 points, the others a rupee each', () => {
    const table = onSteps(scenario(), 5, 0, 0).lay('advance/harvest').play('Ana advance');
    expect(table.player('Ana')).toMatchObject({ rupees: 10, step: 6, tokens: 1, points: 5 });
    expect([table.player('Blas').rupees, table.player('Cora').rupees]).toEqual([16, 16]);
    expect(table.events.slice(-3).map(({ type }) => type)).toEqual([
      'advanced',
      'advanceShared',
      'advanceScored',
    ]);
  });

  test('[advance-cost-five] it costs 5 rupees', () => {
    expect(scenario().rupees('Ana', 4).lay('advance/harvest').whyNot('Ana', 'advance')).toBe(
      'advance-cost-five',
    );
    expect(scenario().rupees('Ana', 5).lay('advance/harvest').play('Ana advance').player('Ana').rupees).toBe(
      0,
    );
  });

  test('[advance-one-step] [advance-gains-token] one step up and one token', () => {
    const table = scenario().lay('advance/harvest').play('Ana advance');
    expect(table.player('Ana')).toMatchObject({ step: 1, tokens: 1, points: 0 });
  });

  test('[ex-follower-advances] [advance-others-gain-rupee] a follower advances; the active player gains a rupee too', () => {
    const table = scenario({ players: 4 })
      .councillor('ruhuna', 'advance-point')
      .hired('Blas', 'ruhuna')
      .hand('Ana', 'plant/hire');
    table.lay('harvest/advance').play('Ana move', 'Ana move a2', 'Blas advance');
    expect(table.state.players.map(({ rupees }) => rupees)).toEqual([16, 10, 16, 16]);
    expect(table.player('Blas')).toMatchObject({ tokens: 1, points: 1 });
    expect(table.whyNot('Blas', 'token take')).toBe('token-active-only');
    expect(table.toAct()).toEqual(['Cora']);
  });

  test('[ex-stack-order] [advance-stacks-on-top] [advance-top-counts-ahead] Cora advances, then Ana lands on top of her', () => {
    const table = scenario()
      .hand('Ana', 'advance/hire', 'harvest/advance')
      .lay('harvest/advance')
      .play('Ana take', 'Blas take', 'Cora advance');
    expect(table.state.technology).toEqual([2, 0, 1]);
    const next = scenario().lay('advance/harvest');
    onSteps(next, 0, 0, 1).play('Ana advance');
    expect(next.state.technology).toEqual([0, 2, 1]);
  });

  test('[ruling-advance-leaving-stack] a disc from the middle leaves the others in their order', () => {
    const table = scenario({ players: 4 })
      .lay('harvest/advance')
      .play('Ana take', 'Blas take', 'Cora advance');
    expect(table.state.technology).toEqual([2, 0, 1, 3]);
  });

  test('[ruling-tech-order-is-total] on equal spaces the height decides, so every seat has its own place', () => {
    const table = onSteps(scenario({ players: 4 }), 2, 2, 2, 2);
    expect(table.state.technology).toEqual([0, 1, 2, 3]);
    table.lay('harvest/advance').play('Ana take', 'Blas take', 'Cora advance');
    expect(table.state.technology).toEqual([2, 0, 1, 3]);
  });

  test('[advance-blocked-at-last-space] [diff-last-tech-space] no one can advance from the last space', () => {
    const table = onSteps(scenario(), 9, 0, 0).lay('advance/harvest');
    expect(table.whyNot('Ana', 'advance')).toBe('advance-blocked-at-last-space');
    expect(table.choices('Ana')).toEqual(['move', 'take']);
  });

  test('[ruling-tech-space-count] green is 0: steps 6 and 9 are +5, the others are not', () => {
    const gained = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(step => {
      const table = onSteps(scenario(), step, 0, 0).lay('advance/harvest').play('Ana advance');
      return table.player('Ana').points;
    });
    expect(gained).toEqual([0, 0, 0, 0, 0, 5, 0, 0, 5]);
  });
});
