import { describe, expect, test } from 'vitest';
import { moveList } from '../../../kernel/game.ts';
import { listChoices } from '../../choices.ts';
import { flatShort } from '../../flat.ts';
import { search } from '../../search.ts';
import { moveOf, STRONG_LEVELS } from '../puzzles.ts';
import { playMatch } from '../play-match.ts';
import { heuristics } from '../../../games/santiago/heuristics.ts';
import { module } from '../../../games/santiago/index.ts';
import { PASS, type Move } from '../../../games/santiago/rules/moves.ts';
import type { State } from '../../../games/santiago/rules/state.ts';
import { Scenario } from '../../../games/santiago/test/scenario.ts';

describe.each(STRONG_LEVELS)('%s', level => {
  test('builds the free canal that saves a plantation in the last round', () => {
    const { state } = Scenario.extraCanal({
      players: 2,
      round: 10,
      money: [2, 8],
      canals: ['X2-Y2', 'W2-X2'],
      tiles: {
        f2: 'banana-2 Ana 2',
        g2: 'banana-2 Ana 2',
        h2: 'banana-2 Ana 2',
        c2: 'coconut-2 Blas 2',
        d2: 'coconut-2 Blas 1',
      },
      own: ['Ana'],
    });
    expect(moveOf(module, state, level)).toBe('lay Y2-Z2');
  });

  test('keeps the canal that would only help the other player', () => {
    const { state } = Scenario.extraCanal({
      players: 2,
      round: 10,
      money: [6, 2],
      canals: ['X2-Y2'],
      tiles: { f2: 'banana-2 Ana 2', d2: 'coconut-2 Blas 2', c2: 'coconut-2 Blas 2', d3: 'coconut-1 Blas 1' },
      own: ['Ana'],
    });
    expect(moveOf(module, state, level)).not.toBe('lay W2-X2');
  });

  test('accepts the bribe when the canal is of no use to itself', () => {
    const { state } = Scenario.canal({
      players: 2,
      round: 10,
      overseer: 'Ana',
      money: [5, 9],
      canals: ['X2-Y2'],
      tiles: { f2: 'banana-2 Ana 2', e2: 'banana-2 Ana 2', d3: 'pepper-1 Blas 1' },
      own: [],
    }).play('Blas propose W2-X2', 'Blas bribe 3');
    expect(moveOf(module, state, level)).toBe('accept W2-X2');
  });
});

/** The moves worth considering for the seat that is to act, in notation. */
function considered({ state }: Scenario): string[] {
  const { game } = module;
  const [seat] = game.toAct(state);
  const choices = moveList<Move>();
  listChoices(game, module.heuristics, state, seat, choices);
  return choices.items.slice(0, choices.count).map(move => game.notation.text(move));
}

describe('amounts worth considering', () => {
  const rich = { players: 3, overseer: 'Cora', money: [30, 30, 30] } as const;

  test('bids end a little above the highest one', () => {
    const table = Scenario.auction(rich);
    expect(considered(table)).toEqual(['pass', ...[1, 2, 3, 4, 5, 6, 7, 8].map(amount => `bid ${amount}`)]);
    table.play('Ana bid 9');
    expect(considered(table).at(-1)).toBe('bid 11');
  });

  test('the last to bid considers the cheapest amount for each place', () => {
    expect(considered(Scenario.auction(rich).play('Ana bid 4', 'Blas bid 2'))).toEqual([
      'pass',
      'bid 1',
      'bid 3',
      'bid 5',
    ]);
    expect(considered(Scenario.auction(rich).play('Ana bid 1', 'Blas pass'))).toEqual(['pass', 'bid 2']);
  });

  test('bribes end a little above the best offer', () => {
    const table = Scenario.canal({ ...rich, canals: ['X2-Y2'], tiles: { d3: 'pepper-1 Blas 1' } });
    table.play('Ana propose W2-X2');
    expect(considered(table).at(-1)).toBe('bribe 5');
    table.play('Ana bribe 7', 'Blas propose X1-X2');
    expect(considered(table).at(-1)).toBe('bribe 8');
  });
});

describe('an overseer without proposals', () => {
  const table = { players: 3, overseer: 'Ana', money: [9, 9, 9], canals: ['X2-Y2'], round: 4 } as const;

  test('does not consider boxing a canal that would water a tile of its own', () => {
    const own = Scenario.withoutProposals({ ...table, tiles: { d3: 'pepper-1 Ana 1' } });
    expect(considered(own)).toEqual(['build']);
  });

  test('does not consider boxing a canal that would make room beside a tile of its own', () => {
    const own = Scenario.withoutProposals({ ...table, tiles: { e2: 'pepper-1 Ana 1' } });
    expect(considered(own)).toEqual(['build']);
  });

  test('may box a canal that would only help others', () => {
    const others = Scenario.withoutProposals({ ...table, tiles: { d3: 'pepper-1 Blas 1' } });
    expect(considered(others)).toContain('decline');
  });
});

test('three players win with plantations and seldom pass', () => {
  const { game } = module;
  let [money, total, bids, passes] = [0, 0, 0, 0];
  for (let seed = 1; seed <= 2; seed++) {
    const bots = [0, 1, 2].map(() => search.create(game, heuristics));
    let last: State | undefined;
    playMatch({ game, players: 3, bots, playouts: 150, seed }, (state, _seat, { type, id }) => {
      // The game's own type: nothing else is played here.
      last = state as State;
      if (type !== 'bid') return;
      bids++;
      if (id === PASS.id) passes++;
    });
    const result = last && game.result(last);
    const [purses] = result?.breakdown ?? [];
    for (let seat = 0; seat < 3; seat++) {
      money += purses?.points[seat] ?? NaN;
      total += result?.totals[seat] ?? NaN;
    }
  }
  expect(money / total).toBeLessThan(0.4);
  expect(passes / bids).toBeLessThan(1 / 3);
}, 120_000);

test('short playouts guided by priors beat uniform playouts of a whole round', () => {
  const { game } = module;
  const { guidedDepth: _short, ...rest } = heuristics;
  const uniform = { ...rest, horizon: 16 };
  let won = 0;
  for (let seed = 1; seed <= 4; seed++) {
    for (const seat of [0, 1]) {
      const bots = [0, 1].map(index => flatShort.create(game, index === seat ? heuristics : uniform));
      const ranks = playMatch({ game, players: 2, bots, playouts: 200, seed });
      if (ranks[seat] === 1 && ranks[1 - seat] === 2) won++;
    }
  }
  expect(won).toBeGreaterThanOrEqual(7);
});
