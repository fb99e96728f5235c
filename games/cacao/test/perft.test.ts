import { expect, test } from 'vitest';
import { fastRandom } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { JUNGLE_TILES } from '../data/jungle.ts';
import { EDGES, WORKER_TILES } from '../data/workers.ts';
import { cacao } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { scenario, type Position } from './scenario.ts';

type Choices = (state: Readonly<State>, seat: Seat) => Move[];

const listed: Choices = (state, seat) => {
  const moves: Move[] = [];
  cacao.moves(state, seat, moves);
  return moves;
};

/** Every move there is on the cells from -5 to 5, legal or not. */
const EVERY_MOVE: readonly Move[] = Array.from({ length: 121 }, (_, index) => index)
  .map(index => `${(index % 11) - 5},${Math.floor(index / 11) - 5}`)
  .flatMap(cell => [
    ...JUNGLE_TILES.map(({ name }) => `fill ${cell} with ${name}`),
    ...EDGES.flatMap(edge => [0, 1, 2, 3].map(amount => `work ${amount} at ${cell} ${edge}`)),
    ...WORKER_TILES.flatMap(({ name }) =>
      ['', ...EDGES.map(edge => ` facing ${edge}`)].flatMap(facing => [
        `place ${name} at ${cell}${facing}`,
        `overbuild ${cell} with ${name}${facing}`,
      ]),
    ),
  ])
  .flatMap(line => cacao.notation.parse(line) ?? []);

/** The other way to ask the same: all moves that no rule forbids. */
const allowed: Choices = (state, seat) =>
  EVERY_MOVE.filter(move => cacao.whyNot(state, seat, move) === undefined);

/** Number of sequences of so many moves; where several seats act at the same time, every order counts. */
function sequences(state: Readonly<State>, length: number, choices: Choices): number {
  return cacao
    .toAct(state)
    .flatMap(seat => choices(state, seat).map(move => ({ seat, move })))
    .reduce((sum, { seat, move }) => {
      if (length === 1) return sum + 1;
      const next = cacao.copy(state);
      cacao.apply(next, seat, move, { random: fastRandom(1) });
      return sum + sequences(next, length - 1, choices);
    }, 0);
}

const TWO_EACH = { hand: ['1-1-1-1', '1-1-1-1'] } as const;

const POSITIONS: readonly (readonly [string, readonly number[], Position])[] = [
  /*
   * Cells: A 1,0 and B 0,1 touch both start tiles, C -1,0 and D 0,-1 the plantation, E 2,1 and F 1,2 the market.
   * 1: six cells.
   * 2: A and B ask for the order of plantation and market, 2 choices each. After C, D, E, F it is Yellow's turn with
   *    five cells. 2 * 2 + 4 * 5 = 24.
   * 3: after A or B: plantation first leaves selling 0 or 1, market first ends the turn and leaves five cells: 7.
   *    After C: A 2 choices, B and D fill one space with one of two equal tiles, E and F leave Red four cells: 12.
   *    After E: A and F fill a space, B 2 choices, C and D leave four cells: 12. D is like C and F like E.
   *    2 * 7 + 4 * 12 = 62.
   */
  ['start', [6, 24, 62], { players: ['Red', 'Yellow'], Red: TWO_EACH, Yellow: TWO_EACH }],
  /*
   * Cells for Yellow: 0,-1; -1,0; 0,1; 2,1; 1,2. Everything is a temple but the market in the display.
   * 1: five cells.
   * 2: 0,-1 makes 1,-1 due and 2,1 makes 2,0 due, 2 tiles each; the others leave Red four cells. 2 * 2 + 3 * 4 = 16.
   * 3: After a fill: the temple opens two new cells, 6 for Red; the market lets Red and Yellow sell 0 or 1 each: 4.
   *    Together 10 for 0,-1 and 10 for 2,1.
   *    After -1,0: Red at 0,-1 has two spaces and two tiles, 4; 0,1 and 2,1 one space, 2 each; 1,2 leaves 3 cells: 11.
   *    After 0,1: each of Red's four cells makes one space due: 8.
   *    After 1,2: 0,-1 and 0,1 one space, 2 each; 2,1 two spaces, 4; -1,0 leaves 3 cells: 11. In all 50.
   */
  [
    'filling',
    [5, 16, 50],
    {
      players: ['Red', 'Yellow'],
      turn: 'Yellow',
      area: `
              0      1
        0    TE   R1111
        1     .     TE`,
      display: ['market-3', 'temple'],
      Red: { fruits: 1 },
      Yellow: { ...TWO_EACH, fruits: 1 },
    },
  ],
  /*
   * The same cells, and Red may overbuild 1,0. A 1-1-1-1 can be placed in 1 way, a 2-1-0-1 in 4.
   * 1: five cells and one own tile, 5 ways each: 30.
   * 2: after a placement Yellow has four cells, after overbuilding five. 25 * 4 + 5 * 5 = 125.
   * 3: after a placement Red has three cells and two tiles to build over, in 1 way or 4, whichever tile is left:
   *    20 * 4 * 5 * 1 + 5 * 4 * 5 * 4 = 800. After overbuilding the sun token is gone and four cells are left:
   *    4 * 5 * 4 * 1 + 1 * 5 * 4 * 4 = 160. In all 960.
   */
  [
    'overbuilding',
    [30, 125, 960],
    {
      players: ['Red', 'Yellow'],
      area: `
              0      1
        0    TE   R1111
        1     .     TE`,
      display: [],
      Red: { hand: ['1-1-1-1', '2-1-0-1'], suns: 1 },
    },
  ],
];

test.each(POSITIONS)('%s: %j sequences of one, two and three moves', (_name, counts, position) => {
  const { state } = scenario(position);
  for (const choices of [listed, allowed]) {
    expect([1, 2, 3].map(length => sequences(state, length, choices))).toEqual(counts);
  }
});
