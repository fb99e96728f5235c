import { describe, expect, test } from 'vitest';
import { scriptedRandom } from '../../../kernel/random.ts';
import { finished } from './playout.ts';
import { scenario, type Scenario } from './scenario.ts';

const RED_WAITS = `
         0      1
   0    P1    R1111
   1     .     M2`;

test('[ruling-next-turn-waits] the turn ends when the workers of all players have acted', () => {
  const table = scenario({
    players: ['Red', 'Yellow'],
    turn: 'Yellow',
    area: RED_WAITS,
    display: ['market-3', 'temple'],
    pile: ['cenote'],
    Red: { fruits: 1 },
    Yellow: { hand: ['2-1-0-1'], pile: ['3-0-0-1'] },
  });
  // Yellow's only worker beside a jungle tile is at the new market, without fruits.
  table.play('Yellow: place 2-1-0-1 at 0,-1 facing north', 'Yellow: fill 1,-1 with market-3');
  expect(table.toAct()).toEqual(['Red']);
  expect(table.village('Yellow')).toMatchObject({ hand: [], pile: 1 });
  expect(table.display()).toEqual(['temple']);
  expect(table.whyNot('Red: place 1-1-1-1 at -1,0')).toBe('turn-steps-in-order');
  table.play('Red: work 1 at 1,0 north');
  expect(table.village('Yellow')).toMatchObject({ hand: ['3-0-0-1'], pile: 0 });
  expect(table.display()).toEqual(['temple', 'cenote']);
  expect(table.whyNot('Red: place 1-1-1-1 at -1,0')).toBeUndefined();
});

describe('the own pile', () => {
  test('[turn-end-draw-one] gives the active player one tile, the others none', () => {
    const table = scenario(
      {
        players: ['Red', 'Yellow'],
        Red: { hand: ['1-1-1-1', '2-1-0-1', '2-1-0-1'], pile: ['1-1-1-1', '3-1-0-0', '3-1-0-0'] },
        Yellow: { pile: ['3-0-0-1'] },
      },
      // The second of three tiles is on top.
      scriptedRandom([1]),
    ).play('Red: place 1-1-1-1 at -1,0');
    expect(table.village('Red')).toMatchObject({ hand: ['2-1-0-1', '2-1-0-1', '3-1-0-0'], pile: 2 });
    expect(table.village('Yellow')).toMatchObject({ hand: ['1-1-1-1'], pile: 1 });
  });

  test('[turn-end-no-draw-from-empty-pile] gives nothing once it is empty, and the hand shrinks', () => {
    const table = scenario({ players: ['Red', 'Yellow'], Red: { hand: ['1-1-1-1', '2-1-0-1', '2-1-0-1'] } });
    table.play('Red: place 1-1-1-1 at -1,0');
    expect(table.village('Red').hand).toEqual(['2-1-0-1', '2-1-0-1']);
    expect(table.events('workerTileDrawn')).toEqual([]);
  });
});

describe('the display', () => {
  const twoTaken = (pile: readonly ('cenote' | 'mine-1')[]): Scenario =>
    scenario({
      players: ['Red', 'Yellow'],
      turn: 'Yellow',
      area: `
            -1      0      1
       0  R1111    TE    R1111
       1     .      .     M2`,
      pile,
    }).play(
      'Yellow: place 1-1-1-1 at 0,-1',
      'Yellow: fill 1,-1 with temple',
      'Yellow: fill -1,-1 with temple',
    );

  test('[turn-end-refill-display] is refilled to two tiles, as far as the pile reaches', () => {
    const full = twoTaken(['cenote', 'cenote', 'cenote']);
    expect(full.display()).toEqual(['cenote', 'cenote']);
    expect(full.events('displayRefilled')).toMatchObject([{ pile: 1 }]);
    expect(twoTaken(['mine-1']).display()).toEqual(['mine-1']);
  });

  test('[turn-end-no-refill-from-empty-pile] is not refilled from an empty pile', () => {
    const table = twoTaken([]);
    expect(table.display()).toEqual([]);
    expect(table.events('displayRefilled')).toEqual([]);
  });
});

describe('the end of the game', () => {
  test('[end-after-last-worker-tiles] comes when the last player has placed the last tile', () => {
    const table = scenario({ players: ['Red', 'Purple', 'White'] });
    table.play('Red: place 1-1-1-1 at -1,0', 'Purple: place 1-1-1-1 at 2,1');
    expect(table.result()).toBeUndefined();
    expect(table.toAct()).toEqual(['White']);
    table.play('White: place 1-1-1-1 at 1,0', 'White: fill 2,0 with temple');
    // The workers of the last tile still act.
    expect(table.toAct()).toEqual(['White']);
    table.play('White: work 1 at 1,0 west', 'White: work 1 at 1,0 south');
    expect(table.toAct()).toEqual([]);
    expect(table.result()).toBeDefined();
    expect(table.events('gameEnded')).toHaveLength(1);
  });

  test.each([
    [2, 11],
    [3, 10],
    [4, 9],
  ])('[end-after-last-worker-tiles] with %i players it is round %i', (players, rounds) => {
    const { steps } = finished(players, 3);
    const turns = steps.filter(({ move }) => move.type === 'place' || move.type === 'overbuild');
    expect(turns).toHaveLength(players * rounds);
  });

  test.each([2, 3, 4])('[ruling-rounds-equal] all of %i players have equally many turns', players => {
    for (let game = 0; game < 5; game++) {
      const { state, steps } = finished(players, game);
      const turns = steps.filter(({ move }) => move.type === 'place' || move.type === 'overbuild');
      const order = turns.map((_, turn) => (state.startSeat + turn) % players);
      expect(turns.map(({ seat }) => seat)).toEqual(order);
      expect(turns.length % players).toBe(0);
      expect([...state.hands, ...state.workerPiles].every(count => count === 0)).toBe(true);
    }
  });
});
