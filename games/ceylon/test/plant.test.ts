import { describe, expect, test } from 'vitest';
import { DISTRICTS } from '../data/map.ts';
import { ceylon } from '../rules/game.ts';
import { hexOf, markersLeft, scenario } from './scenario.ts';

describe('plant', () => {
  test('[ex-plant] [plant-cost-five] Ana plants on level 1 for 5 rupees and her pawn stays', () => {
    const table = scenario()
      .at('Ana', 'a2')
      .level(1, 'a2')
      .lay('plant/harvest')
      .play('Ana plant', 'Ana plant a2');
    expect(table.player('Ana')).toMatchObject({ rupees: 10, markers: 6, pawn: hexOf('a2') });
    expect(table.state.owners[hexOf('a2')]).toBe(0);
  });

  test('[payment-to-supply] no one else gets the money', () => {
    const table = scenario().at('Ana', 'a2').lay('plant/harvest').play('Ana plant', 'Ana plant a2');
    expect(table.player('Blas').rupees).toBe(15);
    expect(table.player('Cora').rupees).toBe(15);
  });

  test('[plantation-owner-by-marker] the plantation belongs to the player whose marker is on it', () => {
    const table = scenario()
      .at('Blas', 'a2')
      .lay('harvest/plant')
      .play('Ana take', 'Blas plant', 'Blas plant a2');
    expect(ceylon.view(table.state, 0).map.find(({ hex }) => hex === 'a2')?.owner).toBe(1);
  });

  test('[plant-at-pawn] only the hexagon of the pawn is offered', () => {
    const table = scenario().at('Ana', 'a2').lay('plant/harvest').play('Ana plant');
    expect(table.choices('Ana')).toEqual(['plant a2']);
    expect(table.whyNot('Ana', 'plant b2')).toBe('plant-at-pawn');
  });

  test('[plant-needs-empty-hex] no second plantation, own or foreign', () => {
    expect(scenario().lay('plant/harvest').whyNot('Ana', 'plant')).toBe('plant-needs-empty-hex');
    expect(scenario().at('Ana', 'c2').lay('plant/harvest').whyNot('Ana', 'plant')).toBe(
      'plant-needs-empty-hex',
    );
  });

  test('[plant-beside-pawns-allowed] other pawns do not matter', () => {
    const table = scenario().at('Ana', 'a2').at('Blas', 'a2').at('Cora', 'a2').lay('plant/harvest');
    expect(table.choices('Ana')).toContain('plant');
  });

  test.each([0, 1, 2])('[plant-any-level] level %i can be planted on', level => {
    const table = scenario()
      .at('Ana', 'a2')
      .level(level, 'a2')
      .lay('plant/harvest')
      .play('Ana plant', 'Ana plant a2');
    expect(table.state.owners[hexOf('a2')]).toBe(0);
  });

  test('[plant-needs-marker] without a marker no one plants', () => {
    const table = markersLeft(scenario().at('Ana', 'a2'), 'Ana', 0).lay('plant/harvest');
    expect(table.whyNot('Ana', 'plant')).toBe('plant-needs-marker');
  });

  test('[ruling-no-marker-continues] a player without markers can still do everything else', () => {
    const table = markersLeft(scenario().at('Ana', 'a2'), 'Ana', 0).lay('harvest/plant');
    expect(table.choices('Ana')).toEqual(['harvest', 'move', 'take']);
  });

  test('[plant-leftmost-marker] [diff-leftmost-marker] markers leave from the left, so slots open from the left', () => {
    const table = scenario().at('Ana', 'a2').lay('plant/harvest');
    expect(ceylon.view(table.state, 0).seats[0].slots).toBe(1);
    table.play('Ana plant', 'Ana plant a2');
    expect(ceylon.view(table.state, 0).seats[0].slots).toBe(2);
    expect(table.lastEvent('slotOpened')).toEqual({ type: 'slotOpened', seat: 0, slots: 2 });
  });

  test('[ex-slots] [plant-opens-slots] [ruling-contract-slots] slots open with 1, 2, 4, 6 and 8 markers gone', () => {
    const open = [1, 2, 3, 4, 5, 6, 7, 8].map(gone => {
      const table = markersLeft(scenario(), 'Ana', 8 - gone);
      return ceylon.view(table.state, 0).seats[0].slots;
    });
    expect(open).toEqual([1, 2, 2, 3, 3, 4, 4, 5]);
  });
});

describe('the district bonus', () => {
  test('[bonus-when-all-districts] [bonus-is-immediate] a plantation in the last missing district brings it at once', () => {
    const table = scenario()
      .planted('Ana', 'c3', 'd1')
      .at('Ana', 'g1')
      .lay('plant/harvest')
      .play('Ana plant', 'Ana plant g1');
    expect(table.player('Ana')).toMatchObject({ points: 10, bonus: 10 });
    expect(table.lastEvent('bonusTaken')).toEqual({ type: 'bonusTaken', seat: 0, points: 10 });
  });

  test('[bonus-takes-top] the next ones get 6, 3 and 1', () => {
    const table = scenario({ players: 4 }).hand('Ana', 'harvest/plant');
    table
      .planted('Blas', 'a2', 'd1')
      .planted('Cora', 'b2', 'c3')
      .planted('Dora', 'b3', 'd3')
      .planted('Ana', 'e3', 'e1');
    table.at('Ana', 'g1').at('Blas', 'h1').at('Cora', 'g2').at('Dora', 'd2');
    table.play('Ana card harvest/plant', 'Ana take');
    table.play('Blas plant', 'Blas plant h1', 'Cora plant', 'Cora plant g2', 'Dora plant', 'Dora plant d2');
    expect(table.state.players.map(({ bonus }) => bonus)).toEqual([0, 10, 6, 3]);
    expect(ceylon.view(table.state, 0).bonuses).toEqual([1]);
  });

  test('[bonus-once-per-player] [diff-bonus-once] a second round through the districts brings nothing', () => {
    const table = scenario().planted('Ana', 'c3', 'd1', 'g1').at('Ana', 'g2');
    table.player('Ana').bonus = 10;
    table.state.bonuses = 1;
    table.lay('plant/harvest').play('Ana plant', 'Ana plant g2');
    expect(table.player('Ana').points).toBe(0);
    expect(table.state.bonuses).toBe(1);
  });

  test('[diff-bonus-scaling] three players need all four districts', () => {
    const table = scenario()
      .planted('Ana', 'c3')
      .at('Ana', 'd1')
      .lay('plant/harvest')
      .play('Ana plant', 'Ana plant d1');
    expect(DISTRICTS.filter((_, district) => table.player('Ana').plantations[district] > 0)).toHaveLength(3);
    expect(table.player('Ana').bonus).toBe(0);
  });
});
