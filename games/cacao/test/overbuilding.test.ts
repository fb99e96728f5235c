import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../../kernel/random.ts';
import { cacao } from '../rules/game.ts';
import type { View } from '../rules/view.ts';
import { drawn } from './area.ts';
import { finished } from './playout.ts';
import { scenario, type Position, type Scenario } from './scenario.ts';

/** The jungle is laid; Red has a tile between a double plantation, a market, a cenote and a temple. */
const AREA = `
          0      1      2
  -1      .     P2      .
   0     TE   R1111    M4
   1      .     CE      .`;

const explored = (position: Partial<Position> = {}): Scenario =>
  scenario({
    players: ['Red', 'Yellow'],
    area: AREA,
    display: [],
    ...position,
    Red: { suns: 1, ...position.Red },
  });

const overbuilds = (table: Scenario): string[] =>
  table.choices('Red').filter(line => line.startsWith('overbuild'));

describe('when', () => {
  test('[overbuild-needs-empty-jungle] only once pile and display are both empty', () => {
    for (const jungle of [
      { display: ['temple', 'temple'], pile: ['temple'] },
      { display: ['temple', 'temple'] },
      { display: ['temple'] },
    ] as const) {
      const table = explored(jungle);
      expect(overbuilds(table)).toEqual([]);
      expect(table.whyNot('Red: overbuild 1,0 with 1-1-1-1')).toBe('overbuild-needs-empty-jungle');
    }
    expect(overbuilds(explored())).toEqual(['overbuild 1,0 with 1-1-1-1']);
  });

  test('[ruling-overbuild-unlock-moment] from the next step A after the last jungle tile is laid', () => {
    const table = scenario({
      players: ['Red', 'Yellow'],
      turn: 'Yellow',
      area: `
               0      1
         0    P1    R1111
         1     .     M2`,
      display: ['temple'],
      Red: { suns: 1 },
      Yellow: { suns: 1, hand: ['1-1-1-1', '1-1-1-1'] },
    });
    expect(table.whyNot('Yellow: overbuild 1,0 with 1-1-1-1')).toBe('overbuild-needs-empty-jungle');
    table.play('Yellow: place 1-1-1-1 at 0,-1', 'Yellow: fill 1,-1 with temple');
    expect(table.toAct()).toEqual(['Red']);
    expect(overbuilds(table)).toEqual(['overbuild 1,0 with 1-1-1-1']);
  });

  test('[overbuild-optional] an ordinary placement is still possible', () => {
    const table = explored();
    expect(table.choices('Red')).toContain('place 1-1-1-1 at 1,-2');
    table.play('Red: place 1-1-1-1 at 1,-2');
    expect(table.village('Red')).toMatchObject({ suns: 1, fruits: 2 });
  });
});

describe('how', () => {
  test('[overbuild-instead-of-placing] a tile from hand covers the old one, instead of a placement', () => {
    const table = explored({ Red: { hand: ['2-1-0-1', '1-1-1-1'] } });
    table.play('Red: overbuild 1,0 with 2-1-0-1 facing east');
    expect(table.village('Red').hand).toEqual(['1-1-1-1']);
    expect(table.area()).toBe(
      drawn(`
               0        1        2
        -1     .       P2        .
         0    TE   R1210/1111   M4
         1     .       CE        .`),
    );
    expect(table.whyNot('Red: place 1-1-1-1 at 1,-2')).toBe('turn-steps-in-order');
  });

  test('[ruling-overbuild-one-per-turn] once a turn, however many sun tokens there are', () => {
    const table = explored({
      area: `
               0      1      2
        -1     .     TE      .
         0    TE   R1111    TE
         1   R1111   TE      .`,
      Red: { suns: 3, hand: ['1-1-1-1', '1-1-1-1'] },
    }).play('Red: overbuild 1,0 with 1-1-1-1');
    expect(table.toAct()).toEqual(['Yellow']);
    expect(table.whyNot('Red: overbuild 0,1 with 1-1-1-1')).toBe('turn-order-clockwise');
    expect(table.village('Red')).toMatchObject({ suns: 2, hand: ['1-1-1-1'] });
  });

  test('[overbuild-costs-one-sun] for one sun token', () => {
    const table = explored({ Red: { suns: 3 } }).play('Red: overbuild 1,0 with 1-1-1-1');
    expect(table.village('Red').suns).toBe(2);
    expect(table.events('workerTileOverbuilt')).toHaveLength(1);
  });

  test('[overbuild-needs-sun] not without a sun token', () => {
    const table = explored({ Red: { suns: 0 } });
    expect(overbuilds(table)).toEqual([]);
    expect(table.whyNot('Red: overbuild 1,0 with 1-1-1-1')).toBe('overbuild-needs-sun');
  });

  describe('[ruling-overbuild-sun-before-gain] beside a sun site', () => {
    const area = `
              0      1
        0    SU    R1111
        1     .     TE`;

    test('[ruling-overbuild-sun-before-gain] the token to be won does not pay', () => {
      expect(explored({ area, Red: { suns: 0 } }).whyNot('Red: overbuild 1,0 with 1-1-1-1')).toBe(
        'overbuild-needs-sun',
      );
    });

    test('[ruling-overbuild-sun-before-gain] paying first makes room for it', () => {
      const table = explored({ area, Red: { suns: 3 } }).play('Red: overbuild 1,0 with 1-1-1-1');
      expect(table.village('Red').suns).toBe(3);
      expect(table.events('sunTokensGained')).toMatchObject([{ count: 1, lost: 0 }]);
    });
  });
});

describe('what', () => {
  test('[overbuild-own-tile-only] own tiles only, no foreign ones and no empty cells', () => {
    const table = explored({
      area: `
               0      1      2
        -1     .     P2      .
         0    TE   Y1111    M4
         1     .     CE      .`,
    });
    expect(overbuilds(table)).toEqual([]);
    expect(table.whyNot('Red: overbuild 1,0 with 1-1-1-1')).toBe('overbuild-own-tile-only');
    expect(table.whyNot('Red: overbuild 1,2 with 1-1-1-1')).toBe('overbuild-own-tile-only');
  });

  test('[ruling-overbuild-rotation-and-tile] any own tile with any tile of the hand, turned at will', () => {
    const table = explored({
      area: `
               0      1      2
        -1   R2101   P2    Y1111
         0    TE   R1111    M4
         1     .     CE      .`,
      Red: { hand: ['1-1-1-1', '3-1-0-0'] },
    });
    expect(overbuilds(table)).toEqual(
      ['0,-1', '1,0'].flatMap(cell => [
        `overbuild ${cell} with 1-1-1-1`,
        `overbuild ${cell} with 3-1-0-0 facing east`,
        `overbuild ${cell} with 3-1-0-0 facing north`,
        `overbuild ${cell} with 3-1-0-0 facing south`,
        `overbuild ${cell} with 3-1-0-0 facing west`,
      ]),
    );
  });

  test('[ruling-overbuild-rotation-and-tile] even a tile of the previous round', () => {
    const table = explored({ Red: { hand: ['1-1-1-1', '1-1-1-1'], fruits: 5 } });
    table.play('Red: place 1-1-1-1 at 0,1', 'Yellow: place 1-1-1-1 at 3,0');
    expect(table.whyNot('Red: overbuild 0,1 with 1-1-1-1')).toBeUndefined();
  });

  test('[overbuild-once-per-tile] a square that was overbuilt is not overbuilt again', () => {
    const table = explored({
      area: `
               0      1
         0    TE   R1111
         1     .     TE`,
      Red: { suns: 2, hand: ['1-1-1-1', '1-1-1-1'] },
    });
    table.play('Red: overbuild 1,0 with 1-1-1-1', 'Yellow: place 1-1-1-1 at -1,0');
    expect(overbuilds(table)).toEqual([]);
    expect(table.whyNot('Red: overbuild 1,0 with 1-1-1-1')).toBe('ruling-overbuild-two-layers');
  });

  test('[ruling-overbuild-two-layers] two tiles are the most on one cell; others stay open', () => {
    const table = explored({
      area: `
               0        1        2
        -1   R2101     P2        .
         0    TE   R1210/1111   M4
         1     .       CE        .`,
    });
    expect(overbuilds(table)).toEqual(['overbuild 0,-1 with 1-1-1-1']);
    expect(table.whyNot('Red: overbuild 1,0 with 1-1-1-1')).toBe('ruling-overbuild-two-layers');
  });

  describe('[ruling-overbuild-two-layers] without a limit', () => {
    const LAYERS = `
               0           1         2
        -1   R2101        P2         .
         0    TE   R1210/1111/2101  M4
         1     .          CE         .`;

    test('[ruling-overbuild-two-layers] the tile on top can be covered again, for a sun token', () => {
      const table = explored({ area: LAYERS, layers: 'any', Red: { suns: 2, hand: ['1-1-1-1', '2-1-0-1'] } });
      expect(overbuilds(table)).toContain('overbuild 1,0 with 1-1-1-1');
      table.play('Red: overbuild 1,0 with 1-1-1-1', 'Red: work 1 at 1,0 north', 'Red: work 1 at 1,0 east');
      expect(table.village('Red')).toMatchObject({ suns: 1, fruits: 1, gold: 4 });
      expect(table.events('workerTileOverbuilt')).toMatchObject([{ covered: 1 }]);
      expect(table.area()).toBe(drawn(LAYERS.replace('R1210', 'R1111/1210')));
    });

    test('[overbuild-once-per-tile] a tile that is covered stays covered: only the one on top is offered', () => {
      const table = explored({ area: LAYERS, layers: 'any' });
      expect(overbuilds(table)).toEqual(['overbuild 0,-1 with 1-1-1-1', 'overbuild 1,0 with 1-1-1-1']);
    });

    test('[ruling-overbuild-two-layers] everyone sees all the layers', () => {
      const { state } = explored({ area: LAYERS, layers: 'any' });
      const view = cacao.view(state, undefined);
      expect(view.workers[1]).toMatchObject({
        tile: '2-1-0-1',
        facing: 'east',
        covers: { tile: '1-1-1-1', covers: { tile: '2-1-0-1', facing: 'north' } },
      });
    });

    test('[ruling-overbuild-two-layers] a view of a whole game keeps all the layers', () => {
      const hasThreeLayers = ({ workers }: View): boolean =>
        workers.some(({ covers }) => covers?.covers !== undefined);
      const views = Array.from({ length: 60 }, (_, game) =>
        cacao.view(finished(2 + (game % 3), game, { layers: 'any' }).state, undefined),
      ).filter(hasThreeLayers);
      expect(views.length).toBeGreaterThan(0);
      for (const view of views) {
        expect(cacao.view(cacao.sample(view, fastRandom(1)), undefined)).toEqual(view);
      }
    });
  });
});

describe('then', () => {
  test('[overbuild-activates-new-workers] the new workers act, also where the covered ones did', () => {
    const table = explored().play('Red: overbuild 1,0 with 1-1-1-1');
    table.play('Red: work 1 at 1,0 north', 'Red: work 1 at 1,0 east');
    expect(table.village('Red')).toMatchObject({ fruits: 1, gold: 4, pool: -4, suns: 0 });
  });

  test('[ruling-overbuild-who-activates] no one else acts, and the covered workers no longer count', () => {
    const table = explored({
      area: `
               0      1      2
        -1     .     G1    Y1111
         0    TE   R3001    CE
         1     .     TE      .`,
      Red: { hand: ['2-1-0-1'] },
    });
    // No worker faces north now; two new workers face south, one east and one west.
    table.play('Red: overbuild 1,0 with 2-1-0-1 facing south');
    expect(table.village('Red')).toMatchObject({ gold: 0, pool: -4 });
    expect(table.village('Yellow')).toMatchObject({ gold: 0, pool: -10 });
    expect(table.toAct()).toEqual(['Yellow']);
  });

  test('[ruling-overbuild-no-fill] nothing is filled, even beside a space that was left empty', () => {
    const table = explored({
      area: `
               0      1
        -1   Y1111    .
         0    TE   R1111
         1     .     TE`,
    }).play('Red: overbuild 1,0 with 1-1-1-1');
    expect(table.events('spaceFilled')).toEqual([]);
    expect(table.events('spacesLeftEmpty')).toEqual([]);
    expect(table.toAct()).toEqual(['Yellow']);
  });

  test('[overbuild-top-counts-at-temple] at temples only the top tile counts', () => {
    const temples = (tile: string): readonly number[] | undefined =>
      scenario({
        players: ['Red', 'Yellow'],
        turn: 'none',
        area: `
                 0      1
          -1  Y1111     .
           0    TE  ${tile}`,
      })
        .result()
        ?.breakdown.find(({ source }) => source === 'temples')?.points;
    // Three of Red's workers face the temple; then none or one on the tile that covers them.
    expect(temples('R0013')).toEqual([6, 3]);
    expect(temples('R1210/0013')).toEqual([0, 6]);
    expect(temples('R1111/0013')).toEqual([3, 3]);
  });
});
