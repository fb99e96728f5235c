import { describe, expect, test } from 'vitest';
import { hexOf, type Scenario, scenario } from './scenario.ts';

/** Around Ana's pawn on a3 lie a2, b3 and a4. */
const around = (): Scenario =>
  scenario().at('Ana', 'a3').planted('Ana', 'a2', 'a4').planted('Blas', 'b3').level(1, 'b3');

describe('harvest', () => {
  test('[ex-harvest] two own plantations of level 0 and one of Blas of level 1', () => {
    const table = around()
      .tea('Ana', 0, 0, 0)
      .lay('harvest/trade')
      .play('Ana harvest', 'Ana pick a2', 'Ana pick a4', 'Ana pick b3');
    expect(table.player('Ana')).toMatchObject({ tea: [2, 1, 0], points: 0, rupees: 15 });
    expect(table.player('Blas').points).toBe(1);
    expect(table.toAct()).toEqual(['Blas']);
  });

  test('[harvest-no-cost] it costs nothing, even without a rupee', () => {
    const table = around()
      .rupees('Ana', 0)
      .lay('harvest/trade')
      .play('Ana harvest', 'Ana pick a2', 'Ana stop');
    expect(table.player('Ana').rupees).toBe(0);
  });

  test("[harvest-reach] only the pawn's hexagon and the adjacent ones are within reach", () => {
    const table = around().planted('Cora', 'a3', 'b2').lay('harvest/trade').play('Ana harvest');
    expect(table.choices('Ana')).toEqual(['pick a3', 'pick a2', 'pick b3', 'pick a4']);
    expect(table.whyNot('Ana', 'pick b2')).toBe('harvest-reach');
    expect(table.whyNot('Ana', 'pick b4')).toBe('harvest-reach');
  });

  test('[harvest-one-chest-each] each plantation gives one chest and only once', () => {
    const table = around().tea('Ana', 0, 0, 0).lay('harvest/trade').play('Ana harvest', 'Ana pick a2');
    expect(table.player('Ana').tea).toEqual([1, 0, 0]);
    expect(table.choices('Ana')).toEqual(['pick b3', 'pick a4', 'stop']);
    expect(table.whyNot('Ana', 'pick a2')).toBe('harvest-one-chest-each');
  });

  test.each([
    [0, [1, 0, 0]],
    [1, [0, 1, 0]],
    [2, [0, 0, 1]],
  ] as const)('[harvest-type-by-level] level %i gives its own tea', (level, tea) => {
    const table = scenario().tea('Ana', 0, 0, 0).level(level, 'a1').at('Cora', 'h1').lay('harvest/trade');
    table.play('Ana harvest', 'Ana pick a1', 'Ana stop');
    expect(table.player('Ana').tea).toEqual(tea);
  });

  test('[harvest-subset-is-free] [diff-harvest-optional] any choice of plantations will do, own ones can be left', () => {
    const table = around().lay('harvest/trade').play('Ana harvest', 'Ana pick b3', 'Ana stop');
    expect(table.player('Ana').tea).toEqual([1, 1, 0]);
    expect(table.toAct()).toEqual(['Blas']);
  });

  test("[harvest-owner-scores] each chest from another's plantation gives its owner a point at once", () => {
    const table = around().planted('Cora', 'a3').lay('harvest/trade').play('Ana harvest', 'Ana pick a3');
    expect(table.player('Cora').points).toBe(1);
    table.play('Ana pick b3');
    expect(table.player('Blas').points).toBe(1);
  });

  test('[harvest-own-no-points] own plantations give no point', () => {
    const table = around().lay('harvest/trade').play('Ana harvest', 'Ana pick a2', 'Ana stop');
    expect(table.state.players.map(({ points }) => points)).toEqual([0, 0, 0]);
  });

  test('[harvest-plantation-remains] the next harvest finds the plantation again', () => {
    const table = around().at('Blas', 'a3').hand('Ana', 'harvest/hire');
    table.player('Ana').tokens = 1;
    table
      .lay('harvest/trade')
      .play('Ana token harvest', 'Ana pick a2', 'Ana stop', 'Ana harvest', 'Ana pick a2', 'Ana stop');
    expect(table.player('Ana').tea).toEqual([3, 0, 0]);
    expect(table.state.owners[hexOf('a2')]).toBe(0);
  });
});

describe('the store', () => {
  test('[store-capacity-five] five chests stay, a sixth does not', () => {
    const table = around()
      .tea('Ana', 4, 0, 0)
      .lay('harvest/trade')
      .play('Ana harvest', 'Ana pick a2', 'Ana stop');
    expect(table.player('Ana').tea).toEqual([5, 0, 0]);
    expect(table.toAct()).toEqual(['Blas']);
    const full = around()
      .tea('Ana', 5, 0, 0)
      .lay('harvest/trade')
      .play('Ana harvest', 'Ana pick a2', 'Ana stop');
    expect(full.choices('Ana')).toEqual(['return black']);
  });

  test('[ex-overflow] [harvest-overflow-then-discard] seven for a moment, then two of any kind go back', () => {
    const table = scenario()
      .tea('Ana', 4, 0, 0)
      .at('Ana', 'b2')
      .planted('Blas', 'b3', 'c1')
      .planted('Ana', 'a2')
      .at('Cora', 'h1');
    table.level(2, 'b3', 'c1').level(1, 'a2');
    table.lay('harvest/trade').play('Ana harvest', 'Ana pick b3', 'Ana pick c1', 'Ana pick a2', 'Ana stop');
    expect(table.player('Ana').tea).toEqual([4, 1, 2]);
    expect(table.player('Blas').points).toBe(2);
    expect(table.choices('Ana')).toEqual(['return black', 'return green', 'return white']);
    table.play('Ana return white', 'Ana return white');
    expect(table.player('Ana').tea).toEqual([4, 1, 0]);
    expect(table.player('Blas').points).toBe(2);
    expect(table.toAct()).toEqual(['Blas']);
  });

  test('[ruling-harvest-with-full-store] a full store does not forbid the harvest', () => {
    const table = around().tea('Ana', 5, 0, 0).lay('harvest/trade');
    expect(table.choices('Ana')).toContain('harvest');
  });

  test('[ruling-discard-any-chest] old or new chests, but only those held, and only down to the limit', () => {
    const table = around()
      .tea('Ana', 5, 0, 0)
      .lay('harvest/trade')
      .play('Ana harvest', 'Ana pick b3', 'Ana stop');
    expect(table.choices('Ana')).toEqual(['return black', 'return green']);
    expect(table.whyNot('Ana', 'return white')).toBe('ruling-discard-any-chest');
    table.play('Ana return black');
    expect(table.player('Ana').tea).toEqual([4, 1, 0]);
    expect(table.toAct()).toEqual(['Blas']);
  });

  test('[ruling-owner-keeps-point] the point stays with the owner although the chest goes back', () => {
    const table = around()
      .tea('Ana', 5, 0, 0)
      .lay('harvest/trade')
      .play('Ana harvest', 'Ana pick b3', 'Ana stop', 'Ana return green');
    expect(table.player('Blas').points).toBe(1);
  });

  test('[ruling-harvest-across-river] another district next door is within reach', () => {
    const table = scenario().lay('harvest/trade').play('Ana harvest');
    expect(table.choices('Ana')).toEqual(['pick a1', 'pick b1']);
  });
});
