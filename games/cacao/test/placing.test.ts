import { describe, expect, test } from 'vitest';
import { isJungleCell, xOf, yOf, type Cell } from '../rules/cells.ts';
import { cacao } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { drawn } from './area.ts';
import { finished, playout } from './playout.ts';
import { scenario } from './scenario.ts';

const AFTER_TWO_TURNS = `
         0      1
  -1  Y1111     .
   0    P1    R1111
   1     .     M2`;

const besideEachOther = (one: Cell, other: Cell): boolean =>
  Math.abs(xOf(one) - xOf(other)) + Math.abs(yOf(one) - yOf(other)) === 1;

const neighbours = (cells: readonly Cell[]): number =>
  cells.filter(cell => cells.some(other => besideEachOther(cell, other))).length;

describe('the play area', () => {
  test('[area-checkerboard] every cell is for one kind of tile only', () => {
    const table = scenario({ players: ['Red', 'Yellow'], area: AFTER_TWO_TURNS });
    // An empty jungle space, a jungle tile, and the space between two worker tiles.
    for (const cell of ['2,0', '0,0', '1,-1']) {
      expect(table.whyNot(`Red: place 1-1-1-1 at ${cell}`)).toBe('area-checkerboard');
    }
    table.play('Red: place 1-1-1-1 at 2,1');
    expect(table.whyNot('Red: fill 0,1 with temple')).toBe('area-checkerboard');
    for (const players of [2, 3, 4]) {
      const { workerCells, jungleCells } = finished(players, 7).state;
      expect(workerCells.some(isJungleCell)).toBe(false);
      expect(jungleCells.every(isJungleCell)).toBe(true);
    }
  });

  test('[worker-not-beside-worker] no worker tile is ever beside another', () => {
    for (const players of [2, 3, 4]) {
      const { workerCells } = finished(players, 11).state;
      expect(workerCells.length).toBeGreaterThan(16);
      expect(neighbours(workerCells)).toBe(0);
    }
  });

  test('[jungle-not-beside-jungle] no jungle tile is ever beside another', () => {
    for (const players of [2, 3, 4]) {
      const { jungleCells } = finished(players, 11).state;
      expect(jungleCells.length).toBeGreaterThan(10);
      expect(neighbours(jungleCells)).toBe(0);
    }
  });

  test('[diagonal-contact-allowed] tiles of the same kind meet at their corners', () => {
    const table = scenario({ players: ['Red', 'Yellow'] });
    table.play('Red: place 1-1-1-1 at 1,0', 'Red: work 1 at 1,0 west', 'Red: work 0 at 1,0 south');
    table.play('Yellow: place 1-1-1-1 at 0,-1', 'Yellow: fill 1,-1 with temple');
    expect(table.area()).toBe(
      drawn(`
             0      1
      -1  Y1111    TE
       0    P1   R1111
       1     .     M2`),
    );
  });
});

describe('a placement', () => {
  test('[turn-steps-in-order] comes first, then filling, then the workers', () => {
    const table = scenario({
      players: ['Red', 'Yellow'],
      turn: 'Yellow',
      area: `
               0      1
         0    P1    R1111
         1     .     M2`,
      display: ['market-3', 'temple'],
      Yellow: { hand: ['1-1-1-1', '1-1-1-1'] },
    });
    expect(table.whyNot('Yellow: fill 1,-1 with market-3')).toBe('turn-steps-in-order');
    expect(table.whyNot('Yellow: work 1 at 0,-1 south')).toBe('turn-steps-in-order');
    table.play('Yellow: place 1-1-1-1 at 0,-1');
    expect(table.whyNot('Yellow: place 1-1-1-1 at -1,0')).toBe('turn-steps-in-order');
    expect(table.whyNot('Yellow: work 1 at 0,-1 south')).toBe('turn-steps-in-order');
    table.play('Yellow: fill 1,-1 with market-3');
    expect(table.whyNot('Yellow: place 1-1-1-1 at -1,0')).toBe('turn-steps-in-order');
    expect(table.whyNot('Yellow: fill 1,-1 with market-3')).toBe('turn-steps-in-order');
    table.play('Yellow: work 1 at 0,-1 south', 'Yellow: work 1 at 0,-1 east');
    expect(table.toAct()).toEqual(['Red']);
    expect(table.choices('Red').every(line => line.startsWith('place'))).toBe(true);
  });

  test('nothing can be done when the game is over', () => {
    const table = scenario({ players: ['Red', 'Yellow'], turn: 'none' });
    expect(table.toAct()).toEqual([]);
    expect(table.whyNot('Red: place 1-1-1-1 at 1,0')).toBe('turn-steps-in-order');
  });

  test('[place-one-worker-tile] is one tile from hand, and passing is not possible', () => {
    const table = scenario({ players: ['Red', 'Yellow'], Red: { hand: ['2-1-0-1', '2-1-0-1'] } });
    expect(table.choices('Red').every(line => line.startsWith('place 2-1-0-1'))).toBe(true);
    expect(table.whyNot('Red: place 1-1-1-1 at 1,0')).toBe('place-one-worker-tile');
    expect(table.whyNot('Red: overbuild 1,0 with 1-1-1-1')).toBe('place-one-worker-tile');
    table.play('Red: place 2-1-0-1 at -1,0 facing west');
    expect(table.village('Red').hand).toEqual(['2-1-0-1']);
    expect(table.toAct()).toEqual(['Yellow']);
  });

  test('[place-beside-jungle-tile] touches a jungle tile with a side; a corner is not enough', () => {
    const table = scenario({ players: ['Red', 'Yellow'] });
    // -1,2 and 2,-1 touch both tiles at no side, 3,0 touches nothing, and 2,3 not even a corner.
    for (const cell of ['-1,2', '2,-1', '3,0', '2,3']) {
      expect(table.whyNot(`Red: place 1-1-1-1 at ${cell}`)).toBe('place-beside-jungle-tile');
    }
    expect(table.whyNot('Red: place 1-1-1-1 at 1,0')).toBeUndefined();
  });

  test.each(['-31,0', '1,-32', '-32,1', '31,30', '-32,-31'])(
    '[place-beside-jungle-tile] is refused at %s, at the edge of the grid',
    cell => {
      const table = scenario({
        players: ['Red', 'Yellow'],
        area: AFTER_TWO_TURNS,
        display: [],
        Red: { suns: 1 },
      });
      expect(table.whyNot(`Red: place 1-1-1-1 at ${cell}`)).toBe('place-beside-jungle-tile');
      expect(table.whyNot(`Red: overbuild ${cell} with 1-1-1-1`)).toBe('overbuild-own-tile-only');
    },
  );

  test('[ruling-beside-jungle-space-not-enough] an empty space is not enough, even when no jungle tiles are left', () => {
    // 2,-1 is beside the empty space 1,-1, between two worker tiles.
    for (const display of [[], ['temple', 'temple']] as const) {
      const table = scenario({ players: ['Red', 'Yellow'], area: AFTER_TWO_TURNS, display });
      expect(table.whyNot('Red: place 1-1-1-1 at 2,-1')).toBe('place-beside-jungle-tile');
    }
  });

  test('[place-empty-cell] needs an empty cell', () => {
    const table = scenario({ players: ['Red', 'Yellow'], area: AFTER_TWO_TURNS });
    expect(table.whyNot('Red: place 1-1-1-1 at 1,0')).toBe('place-empty-cell');
    expect(table.whyNot('Red: place 1-1-1-1 at 0,-1')).toBe('place-empty-cell');
  });

  test('[ruling-legal-cell] goes to any empty worker cell with a jungle tile on a side', () => {
    expect(scenario({ players: ['Red', 'Yellow'], area: AFTER_TWO_TURNS }).choices('Red')).toEqual([
      'place 1-1-1-1 at -1,0',
      'place 1-1-1-1 at 0,1',
      'place 1-1-1-1 at 1,2',
      'place 1-1-1-1 at 2,1',
    ]);
  });

  test('[place-any-rotation] turns the tile in any way, equal ways offered once', () => {
    const table = scenario({
      players: ['Red', 'Yellow'],
      Red: { hand: ['1-1-1-1', '2-1-0-1', '2-1-0-1', '3-0-0-1', '3-1-0-0'] },
    });
    expect(table.choices('Red').filter(line => line.includes('at 1,0'))).toEqual([
      'place 1-1-1-1 at 1,0',
      'place 2-1-0-1 at 1,0 facing east',
      'place 2-1-0-1 at 1,0 facing north',
      'place 2-1-0-1 at 1,0 facing south',
      'place 2-1-0-1 at 1,0 facing west',
      'place 3-0-0-1 at 1,0 facing east',
      'place 3-0-0-1 at 1,0 facing north',
      'place 3-0-0-1 at 1,0 facing south',
      'place 3-0-0-1 at 1,0 facing west',
      'place 3-1-0-0 at 1,0 facing east',
      'place 3-1-0-0 at 1,0 facing north',
      'place 3-1-0-0 at 1,0 facing south',
      'place 3-1-0-0 at 1,0 facing west',
    ]);
  });
});

describe('[ruling-placement-always-possible] every turn has an ordinary placement', () => {
  const ordinary = (state: State): number => {
    const moves: Move[] = [];
    cacao.moves(state, state.active, moves);
    return moves.filter(({ type }) => type === 'place').length;
  };

  test.each([2, 3, 4])('with %i players, in every game played', players => {
    for (let game = 0; game < 10; game++) {
      const turns = [...playout(players, game)].filter(({ state }) => state.phase === 'placing');
      expect(turns.filter(({ state }) => ordinary(state) === 0)).toEqual([]);
    }
  });

  test('[ruling-placement-always-possible] a jungle laid in full leaves more worker cells than tiles', () => {
    // The tightest jungle: n tiles have at least n + ceil(2 * sqrt(n)) + 1 worker cells around them.
    let full = 0;
    for (let game = 0; game < 40; game++) {
      for (const [players, least] of [
        [2, 32],
        [4, 40],
      ]) {
        const { state } = finished(players, game);
        if (state.display.length > 0 || state.junglePileSize > 0) continue;
        full++;
        expect(state.workerCells.length + state.openCells.length).toBeGreaterThanOrEqual(least);
      }
    }
    expect(full).toBeGreaterThan(5);
  });
});
