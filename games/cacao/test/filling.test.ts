import { describe, expect, test } from 'vitest';
import { forcedMove } from '../../../kernel/match.ts';
import { scriptedRandom } from '../../../kernel/random.ts';
import { workerTilesBeside } from '../rules/area.ts';
import { xOf, yOf } from '../rules/cells.ts';
import { cacao } from '../rules/game.ts';
import { isJungleExhausted } from '../rules/state.ts';
import { drawn } from './area.ts';
import { playout } from './playout.ts';
import { scenario, type Position, type Scenario } from './scenario.ts';

/** Red's tile faces the space 1,-1; a tile at 0,-1 makes it due. */
const ONE_DUE = `
        -1      0      1
   0     .     P1    R1111
   1     .      .     M2`;

/** A tile at 0,-1 makes -1,-1 and 1,-1 due. */
const TWO_DUE = `
        -1      0      1
   0   R1111   P1    R1111
   1     .      .     M2`;

/** A tile at 0,-1 makes -1,-1 and 1,-1 and 0,-2 due. */
const THREE_DUE = `
        -1      0      1
  -3     .    Y1111   TE
   0   R1111   P1    R1111
   1     .      .     M2`;

const yellowPlaces = (position: Partial<Position>): Scenario =>
  scenario({ players: ['Red', 'Yellow'], turn: 'Yellow', ...position }).play('Yellow: place 1-1-1-1 at 0,-1');

describe('which spaces are filled', () => {
  test('[fill-when-two-worker-tiles] those beside two worker tiles, and no others', () => {
    const table = yellowPlaces({ area: ONE_DUE, display: ['temple', 'cenote'] });
    expect(table.choices('Yellow')).toEqual(['fill 1,-1 with cenote', 'fill 1,-1 with temple']);
    for (const space of ['-1,-1', '0,-2', '2,0', '0,0']) {
      expect(table.whyNot(`Yellow: fill ${space} with temple`)).toBe('fill-when-two-worker-tiles');
    }
  });

  test('[ruling-two-means-at-least-two] three worker tiles count like two', () => {
    // Not reached in play: the space 1,-1 would have been filled when the second tile came.
    const table = scenario({
      players: ['Red', 'Yellow'],
      area: `
               0      1      2
        -1   Y1111    .      .
         0    P1    Y1111   M3
         1     .     M2      .`,
    }).play('Red: place 1-1-1-1 at 2,-1');
    expect(table.choices('Red')).toEqual(['fill 1,-1 with temple']);
  });

  test('[ruling-two-means-at-least-two] while jungle tiles last a due space has exactly two', () => {
    let due = 0;
    for (const { state } of [2, 3, 4].flatMap(players => [...playout(players, 5)])) {
      for (const cell of state.dueCells) {
        due++;
        expect(workerTilesBeside(state, cell)).toBe(2);
      }
    }
    expect(due).toBeGreaterThan(20);
  });

  test('[fill-owner-irrelevant] no matter who owns the tiles beside them', () => {
    const own = scenario({ players: ['Red', 'Yellow'], area: ONE_DUE }).play('Red: place 1-1-1-1 at 0,-1');
    expect(own.choices('Red')).toEqual(['fill 1,-1 with temple']);
    expect(yellowPlaces({ area: ONE_DUE }).choices('Yellow')).toEqual(['fill 1,-1 with temple']);
  });

  test('[fill-several-spaces] several with one placement', () => {
    const table = yellowPlaces({ area: TWO_DUE });
    expect(table.choices('Yellow')).toEqual(['fill -1,-1 with temple', 'fill 1,-1 with temple']);
    table.play('Yellow: fill -1,-1 with temple', 'Yellow: fill 1,-1 with temple');
    expect(table.area()).toBe(
      drawn(`
             -1      0      1
      -1     TE    Y1111   TE
       0   R1111   P1    R1111
       1     .      .     M2`),
    );
  });

  test('[ruling-at-most-three-due] three at most', () => {
    expect(yellowPlaces({ area: THREE_DUE }).state.dueCells).toHaveLength(3);
    for (let game = 0; game < 10; game++) {
      for (const { state } of playout(4, game)) expect(state.dueCells.length).toBeLessThanOrEqual(3);
    }
  });

  test('[fill-skipped-if-none-due] if none is due, the workers act at once', () => {
    const table = scenario({ players: ['Red', 'Yellow'] }).play('Red: place 1-1-1-1 at -1,0');
    expect(table.events('spaceFilled')).toEqual([]);
    expect(table.village('Red').fruits).toBe(1);
    expect(table.toAct()).toEqual(['Yellow']);
    expect(table.display()).toEqual(['temple', 'temple']);
  });

  test('[fill-skipped-if-jungle-empty] none without jungle tiles: the space stays empty', () => {
    const table = yellowPlaces({ area: ONE_DUE, display: [], pile: [] });
    expect(table.events('spaceFilled')).toEqual([]);
    expect(table.toAct()).toEqual(['Red']);
    expect(table.area()).toBe(
      drawn(`
               0      1
        -1   Y1111    .
         0    P1    R1111
         1     .     M2`),
    );
  });
});

describe('what fills them', () => {
  test('[ruling-fill-not-declinable] filling is mandatory: nothing else is offered', () => {
    const table = yellowPlaces({ area: ONE_DUE });
    expect(table.choices('Yellow')).toEqual(['fill 1,-1 with temple']);
    expect(table.toAct()).toEqual(['Yellow']);
    expect(table.whyNot('Red: place 1-1-1-1 at -1,0')).toBe('turn-order-clockwise');
  });

  test('[fill-from-display] a tile of the display, none from the pile', () => {
    const table = yellowPlaces({ area: ONE_DUE, display: ['temple', 'cenote'], pile: ['sun-site'] });
    expect(table.whyNot('Yellow: fill 1,-1 with sun-site')).toBe('fill-from-display');
    expect(table.play('Yellow: fill 1,-1 with cenote').events('spaceFilled')).toMatchObject([
      { seat: 1, fromPile: false },
    ]);
  });

  test('[fill-active-chooses] the active player chooses the tile, even for a single space', () => {
    const table = yellowPlaces({ area: ONE_DUE, display: ['temple', 'cenote'] });
    expect(table.choices('Yellow')).toEqual(['fill 1,-1 with cenote', 'fill 1,-1 with temple']);
    expect(table.whyNot('Red: fill 1,-1 with temple')).toBe('turn-order-clockwise');
    expect(table.play('Yellow: fill 1,-1 with cenote').display()).toEqual(['temple']);
  });

  test('[ruling-fill-is-stepwise] space and tile are chosen one after another, and no worker acts between', () => {
    const table = yellowPlaces({ area: TWO_DUE, display: ['mine-2', 'cenote'] });
    expect(table.choices('Yellow')).toEqual([
      'fill -1,-1 with cenote',
      'fill -1,-1 with mine-2',
      'fill 1,-1 with cenote',
      'fill 1,-1 with mine-2',
    ]);
    table.play('Yellow: fill 1,-1 with mine-2');
    expect(table.choices('Yellow')).toEqual(['fill -1,-1 with cenote']);
    expect(table.events('goldMined')).toEqual([]);
    table.play('Yellow: fill -1,-1 with cenote');
    expect(table.events('goldMined')).toHaveLength(2);
    expect(table.events('waterCarried')).toHaveLength(2);
  });

  test('[fill-active-chooses] no one is asked about two equal tiles for two spaces; both orders are legal', () => {
    const table = yellowPlaces({ area: TWO_DUE, display: ['mine-2', 'mine-2'] });
    expect(table.choices('Yellow')).toEqual(['fill -1,-1 with mine-2', 'fill 1,-1 with mine-2']);
    const first = forcedMove(cacao, table.state);
    expect(first).toMatchObject({ seat: 1, move: { type: 'fill' } });
    const other = yellowPlaces({ area: TWO_DUE, display: ['mine-2', 'mine-2'] });
    table.play('Yellow: fill -1,-1 with mine-2', 'Yellow: fill 1,-1 with mine-2');
    other.play('Yellow: fill 1,-1 with mine-2', 'Yellow: fill -1,-1 with mine-2');
    expect(table.area()).toBe(other.area());
    for (const colour of ['Red', 'Yellow'] as const)
      expect(table.village(colour)).toEqual(other.village(colour));
  });

  test.each<[string, string, Position['display'] & object]>([
    ['two different tiles', TWO_DUE, ['mine-2', 'cenote']],
    ['two equal tiles for three spaces', THREE_DUE, ['mine-2', 'mine-2']],
    ['one tile for two spaces', TWO_DUE, ['mine-2']],
  ])('[fill-active-chooses] %s are a choice', (_, area, display) => {
    expect(forcedMove(cacao, yellowPlaces({ area, display }).state)).toBeUndefined();
  });

  test('[ruling-jungle-rotation] a jungle tile is laid without any direction', () => {
    expect(yellowPlaces({ area: ONE_DUE }).choices('Yellow')).toEqual(['fill 1,-1 with temple']);
    expect(cacao.notation.parse('fill 1,-1 with temple facing east')).toBeUndefined();
  });

  test('[fill-display-not-renewed-meanwhile] the display is not refilled between two spaces', () => {
    const table = yellowPlaces({ area: TWO_DUE, display: ['temple', 'cenote'], pile: ['mine-1', 'mine-1'] });
    expect(table.play('Yellow: fill 1,-1 with temple').display()).toEqual(['cenote']);
    expect(table.whyNot('Yellow: fill -1,-1 with mine-1')).toBe('fill-from-display');
    table.play('Yellow: fill -1,-1 with cenote');
    expect(table.toAct()).toEqual(['Red']);
    expect(table.display()).toEqual(['mine-1', 'mine-1']);
  });
});

describe('three spaces', () => {
  const three = (pile: Position['pile'] = ['mine-1']): Scenario =>
    yellowPlaces({ area: THREE_DUE, display: ['cenote', 'temple'], ...(pile && { pile }) });

  test('[fill-third-from-pile] take both tiles of the display, then one from the pile', () => {
    const table = three();
    expect(table.whyNot('Yellow: fill 0,-2 with mine-1')).toBe('fill-from-display');
    table.play('Yellow: fill 0,-2 with temple', 'Yellow: fill -1,-1 with cenote');
    expect(table.events('spaceFilled').map(({ fromPile }) => fromPile)).toEqual([false, false, true]);
    expect(table.area()).toBe(
      drawn(`
             -1      0      1
      -3     .    Y1111    TE
      -2     .     TE       .
      -1     CE   Y1111    G1
       0   R1111   P1    R1111
       1     .      .     M2`),
    );
  });

  test.each([
    ['0,-2', ['fill -1,-1 with cenote', 'fill 1,-1 with temple']],
    ['-1,-1', ['fill 0,-2 with cenote', 'fill 1,-1 with temple']],
    ['1,-1', ['fill -1,-1 with cenote', 'fill 0,-2 with temple']],
  ])('[ruling-three-due-order] let the active player have %s wait for the unknown tile', (waiting, fills) => {
    const table = three(['mine-1', 'mine-2']);
    table.play(`Yellow: ${fills[0]}`);
    // Still unknown: nothing has been turned over.
    expect(table.state.junglePileSize).toBe(2);
    table.play(`Yellow: ${fills[1]}`);
    const { cell, fromPile } = table.events('spaceFilled')[2];
    expect([`${xOf(cell)},${yOf(cell)}`, fromPile]).toEqual([waiting, true]);
  });

  test('[ruling-third-tile-by-itself] need no decision for the last one, whichever tile it is', () => {
    for (const [draw, gold] of [
      [0, 1],
      [1, 2],
    ]) {
      const table = scenario(
        {
          players: ['Red', 'Yellow'],
          turn: 'Yellow',
          area: THREE_DUE,
          display: ['temple', 'temple'],
          pile: ['mine-1', 'mine-2'],
        },
        // The tile turned over, then the one tile that refills the display.
        scriptedRandom([draw, 0]),
      );
      table.play(
        'Yellow: place 1-1-1-1 at 0,-1',
        'Yellow: fill -1,-1 with temple',
        'Yellow: fill 0,-2 with temple',
      );
      expect(table.toAct()).toEqual(['Red']);
      expect(table.village('Yellow').gold).toBe(gold);
      expect(table.village('Red').gold).toBe(gold);
    }
  });
});

describe('[ruling-jungle-runs-out-in-turn] the jungle runs out in a turn', () => {
  test('[ruling-jungle-runs-out-in-turn] one tile for two spaces: the active player chooses, the other stays empty', () => {
    const table = yellowPlaces({ area: TWO_DUE, display: ['temple'] });
    expect(table.choices('Yellow')).toEqual(['fill -1,-1 with temple', 'fill 1,-1 with temple']);
    table.play('Yellow: fill 1,-1 with temple');
    expect(isJungleExhausted(table.state)).toBe(true);
    expect(table.events('jungleExhausted')).toHaveLength(1);
    expect(table.events('spacesLeftEmpty')).toHaveLength(1);
    expect(table.toAct()).toEqual(['Red']);
    // It stays empty in later turns, too.
    table.play('Red: place 1-1-1-1 at 1,2');
    expect(table.toAct()).toEqual([]);
    expect(table.events('spaceFilled')).toHaveLength(1);
  });

  test('[ruling-jungle-runs-out-in-turn] two tiles for three spaces: both are laid, one stays empty', () => {
    const table = yellowPlaces({ area: THREE_DUE, display: ['temple', 'cenote'] });
    table.play('Yellow: fill 1,-1 with temple', 'Yellow: fill 0,-2 with cenote');
    expect(table.events('spacesLeftEmpty').map(({ cells }) => cells.length)).toEqual([1]);
    expect(table.toAct()).toEqual(['Red']);
    expect(table.area()).toBe(
      drawn(`
             -1      0      1
      -3     .    Y1111    TE
      -2     .     CE       .
      -1     .    Y1111    TE
       0   R1111   P1    R1111
       1     .      .     M2`),
    );
  });

  test('[ruling-jungle-runs-out-in-turn] the third tile may be the very last one', () => {
    const table = yellowPlaces({ area: THREE_DUE, display: ['temple', 'cenote'], pile: ['mine-1'] });
    table.play('Yellow: fill 1,-1 with temple', 'Yellow: fill 0,-2 with cenote');
    expect(table.events('jungleExhausted')).toHaveLength(1);
    expect(table.events('spacesLeftEmpty')).toEqual([]);
    expect(isJungleExhausted(table.state)).toBe(true);
  });
});
