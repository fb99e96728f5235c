import { describe, expect, test } from 'vitest';
import { ceylon } from '../rules/game.ts';
import { markersLeft, othersTake, type Scenario, scenario, scores } from './scenario.ts';

/** Discs on the technology track: seats from the most advanced on, and their steps by seat. */
function technology(table: Scenario, order: number[], ...steps: number[]): Scenario {
  table.state.technology = order;
  steps.forEach((step, seat) => (table.state.players[seat].step = step));
  return table;
}

describe('majorities', () => {
  test('[ex-final-score] 16 points, second in money, first in technology and two districts, three companies: 58', () => {
    const table = technology(scenario(), [0, 1, 2], 5, 3, 1)
      .rupees('Ana', 7)
      .rupees('Blas', 9)
      .rupees('Cora', 2);
    table.player('Ana').points = 16;
    table.player('Ana').plantations = [3, 4, 1, 0];
    table.player('Blas').plantations = [1, 2, 0, 0];
    table.player('Cora').plantations = [0, 1, 3, 0];
    table.hired('Ana', 'ruhuna', 'dimbula').hired('Blas', 'ruhuna', 'dimbula').hired('Cora', 'kandy');
    table.player('Ana').contracts = [2, 0, 1, 1, 0];
    markersLeft(table, 'Ana', 0);
    const sheet = scores(table);
    expect(sheet['play'][0]).toBe(16);
    expect(sheet['money'][0]).toBe(6);
    expect(sheet['technology'][0]).toBe(10);
    expect([sheet['ruhuna'][0], sheet['dimbula'][0], sheet['kandy'][0], sheet['uva'][0]]).toEqual([
      10, 10, 0, 0,
    ]);
    expect(sheet['contracts'][0]).toBe(6);
    expect(sheet['markers'][0]).toBe(0);
    expect(sheet['total'][0]).toBe(58);
  });

  test('[score-order] [diff-score-order] money, technology, districts, contracts, markers, as in the rulebook', () => {
    const table = scenario();
    table.state.phase = null;
    expect(ceylon.result(table.state)?.breakdown.map(({ source }) => source)).toEqual([
      'play',
      'money',
      'technology',
      'dimbula',
      'ruhuna',
      'kandy',
      'uva',
      'contracts',
      'markers',
    ]);
  });

  test('[majority-table] [money-majority] four players by their rupees: 10, 6, 3, 1', () => {
    const table = scenario({ players: 4 })
      .rupees('Ana', 3)
      .rupees('Blas', 8)
      .rupees('Cora', 1)
      .rupees('Dora', 5);
    expect(scores(table)['money']).toEqual([3, 10, 1, 6]);
  });

  test('[ex-money-tie] [tie-broken-by-technology] [money-needs-one-rupee] Blas is ahead of Ana on the track', () => {
    const table = technology(scenario(), [1, 0, 2], 1, 2, 0)
      .rupees('Ana', 4)
      .rupees('Blas', 4)
      .rupees('Cora', 0);
    expect(scores(table)['money']).toEqual([6, 10, 0]);
  });

  test('[ex-tie-on-green] no one has advanced: money goes by turn order and technology to no one', () => {
    const table = scenario().rupees('Ana', 5).rupees('Blas', 5).rupees('Cora', 5);
    const sheet = scores(table);
    expect(sheet['money']).toEqual([10, 6, 3]);
    expect(sheet['technology']).toEqual([0, 0, 0]);
  });

  test('[majority-never-shared] equal players still get different places', () => {
    const table = technology(scenario({ players: 4 }), [3, 2, 1, 0], 2, 2, 2, 2);
    expect(scores(table)['money']).toEqual([1, 3, 6, 10]);
  });

  test('[technology-majority] [technology-needs-one-step] places on the track, without those on green', () => {
    const table = technology(scenario({ players: 4 }), [2, 0, 3, 1], 4, 0, 6, 4);
    expect(scores(table)['technology']).toEqual([6, 0, 10, 3]);
  });

  test('[district-majority-each] every district is ranked separately', () => {
    const table = scenario().hired('Ana', 'dimbula', 'uva').hired('Blas', 'dimbula', 'uva');
    table.player('Ana').plantations = [3, 0, 0, 1];
    table.player('Blas').plantations = [1, 0, 0, 2];
    const sheet = scores(table);
    expect(sheet['dimbula']).toEqual([10, 6, 0]);
    expect(sheet['uva']).toEqual([6, 10, 0]);
  });

  test('[district-needs-plantation] a councillor alone scores nothing', () => {
    const table = scenario().hired('Cora', 'uva').hired('Ana', 'uva').planted('Ana', 'g1');
    expect(scores(table)['uva']).toEqual([10, 0, 0]);
  });

  test('[district-needs-councillor] plantations alone score nothing', () => {
    const table = scenario().planted('Ana', 'g1', 'g2');
    expect(scores(table)['uva']).toEqual([0, 0, 0]);
  });

  test('[ex-district-rank-shift] [district-unhired-skipped] [diff-unhired-plantations] Ana has most but no councillor, so the others move up', () => {
    const table = scenario().hired('Blas', 'kandy').hired('Cora', 'kandy');
    table.player('Ana').plantations[2] = 3;
    table.player('Blas').plantations[2] = 2;
    table.player('Cora').plantations[2] = 1;
    expect(scores(table)['kandy']).toEqual([0, 10, 6]);
  });

  test('[ruling-unranked-players] who does not qualify leaves no gap', () => {
    const table = technology(scenario(), [2, 1, 0], 0, 1, 2)
      .rupees('Ana', 0)
      .rupees('Blas', 3)
      .rupees('Cora', 1);
    const sheet = scores(table);
    expect(sheet['money']).toEqual([0, 10, 6]);
    expect(sheet['technology']).toEqual([0, 6, 10]);
  });
});

describe('contracts, markers and the winner', () => {
  test('[contracts-by-different-companies] 1 to 5 companies give 1, 3, 6, 10, 15, however many contracts', () => {
    const table = scenario();
    const points = [1, 2, 3, 4, 5].map(different => {
      table.player('Ana').contracts = [4, 1, 2, 1, 3].map((count, company) =>
        company < different ? count : 0,
      );
      return scores(table)['contracts'][0];
    });
    expect(points).toEqual([1, 3, 6, 10, 15]);
    expect(scores(scenario())['contracts']).toEqual([0, 0, 0]);
  });

  test('[ex-leftover] [leftover-markers-minus-two] [diff-leftover-markers] five markers cost 10 points', () => {
    const table = markersLeft(scenario(), 'Ana', 5);
    expect(scores(table)['markers']).toEqual([-10, -14, -14]);
  });

  test('[winner-most-points] the highest total wins', () => {
    const table = scenario();
    table.player('Cora').points = 40;
    const sheet = scores(table);
    expect(sheet['ranks'][2]).toBe(1);
  });

  test('[tie-broken-by-technology] a tie for the victory goes to the more advanced in technology', () => {
    const table = technology(scenario({ players: 2, omitted: 'uva' }), [1, 0], 0, 0)
      .rupees('Ana', 0)
      .rupees('Blas', 0);
    const sheet = scores(table);
    expect(sheet['total']).toEqual([-14, -14]);
    expect(sheet['ranks']).toEqual([2, 1]);
  });

  test('[ruling-negative-score] a total may be below zero', () => {
    const table = scenario().rupees('Ana', 0);
    expect(scores(table)['total'][0]).toBe(-14);
  });

  test('[ruling-no-other-points] tea, tokens and a start tile add nothing', () => {
    const plain = scores(scenario())['total'];
    const table = scenario({ tiles: { Ana: 'plant' } }).tea('Ana', 2, 2, 1);
    table.player('Ana').tokens = 6;
    expect(scores(table)['total']).toEqual(plain);
  });

  test('the last turn tells every row of the score sheet and the winner', () => {
    const table = markersLeft(scenario({ players: 2, omitted: 'uva' }).at('Blas', 'a3'), 'Blas', 1).hand(
      'Blas',
      'plant/trade',
    );
    table.state.turn.active = 1;
    table.state.turn.acting = 1;
    table.state.waiting = 1;
    othersTake(table.play('Blas card plant/trade', 'Blas plant', 'Blas plant a3'));
    const told = table.events.flatMap(event => (event.type === 'scored' ? [event.points] : []));
    const result = ceylon.result(table.state);
    expect(told).toEqual(result?.breakdown.map(({ points }) => points));
    expect(table.lastEvent('gameWon')?.totals).toEqual(result?.totals);
  });
});
