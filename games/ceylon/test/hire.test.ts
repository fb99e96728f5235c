import { describe, expect, test } from 'vitest';
import { ceylon } from '../rules/game.ts';
import { othersTake, scenario } from './scenario.ts';

describe('hire a councillor', () => {
  test("[ex-hire] [hire-cost-five] Ana pays 5 rupees and her disc lies on the councillor's track", () => {
    const table = scenario().lay('hire/harvest').play('Ana hire');
    expect(table.player('Ana').rupees).toBe(10);
    expect(ceylon.view(table.state, 0).districts[0]).toMatchObject({ district: 'dimbula', hirers: [0] });
    expect(scenario().rupees('Ana', 4).lay('hire/harvest').whyNot('Ana', 'hire')).toBe('hire-cost-five');
  });

  test("[hire-pawn-district] the councillor is that of the pawn's district", () => {
    const table = scenario().at('Ana', 'g1').lay('hire/harvest').play('Ana hire');
    expect(ceylon.view(table.state, 0).seats[0].hired).toEqual(['uva']);
  });

  test('[hire-disc-on-track] the disc stays there for all to see', () => {
    const table = scenario().hand('Ana', 'hire/trade', 'plant/hire').lay('hire/trade').play('Ana hire');
    othersTake(table);
    expect(ceylon.view(table.state, undefined).districts.map(({ hirers }) => hirers)).toEqual([
      [0],
      [],
      [],
      [],
    ]);
  });

  test('[hire-once-per-councillor] the same councillor is not hired twice', () => {
    const table = scenario().hired('Ana', 'dimbula').lay('hire/harvest');
    expect(table.whyNot('Ana', 'hire')).toBe('hire-once-per-councillor');
  });

  test('[hire-ability-lasts] the help begins at once and does not end', () => {
    const table = scenario()
      .councillor('dimbula', 'more-rupees')
      .hand('Ana', 'hire/trade')
      .hand('Blas', 'plant/trade');
    table
      .lay('hire/trade')
      .play(
        'Ana hire',
        'Blas take',
        'Cora take',
        'Blas card plant/trade',
        'Blas take',
        'Cora take',
        'Ana take',
      );
    expect(table.player('Ana').rupees).toBe(13);
    expect(table.player('Blas').rupees).toBe(19);
  });

  test('[hire-several-players] others can hire the same councillor', () => {
    const table = scenario({ players: 4 })
      .at('Blas', 'a2')
      .at('Cora', 'a2')
      .at('Dora', 'a2')
      .hired('Ana', 'dimbula')
      .lay('trade/hire');
    table.play('Ana take', 'Blas hire', 'Cora hire', 'Dora hire');
    expect(ceylon.view(table.state, 0).districts[0].hirers).toEqual([0, 1, 2, 3]);
  });
});
