import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { moveList } from '../../../kernel/game.ts';
import { fastRandom } from '../../../kernel/random.ts';
import { parseBotSpec, createBot } from '../../index.ts';
import { moveOf, STRONG_LEVELS, positionOf } from '../puzzles.ts';
import { playMatch } from '../play-match.ts';
import { CONTRACTS } from '../../../games/ceylon/data/contracts.ts';
import { heuristics } from '../../../games/ceylon/heuristics.ts';
import { module } from '../../../games/ceylon/index.ts';
import { prior } from '../../../games/ceylon/priors.ts';
import type { Move } from '../../../games/ceylon/rules/moves.ts';

const position = (name: string): object =>
  positionOf(
    module,
    readFileSync(new URL(`../../../games/ceylon/test/positions/${name}.json`, import.meta.url), 'utf8'),
  );

describe.each(STRONG_LEVELS)('%s', level => {
  test('hires the councillor whose district decides the game', () => {
    expect(moveOf(module, position('last-councillor'), level)).toBe('hire');
  });

  test('takes the rupees that win the last majority', () => {
    expect(moveOf(module, position('last-rupees'), level)).toBe('take');
  });
});

describe('level 2 against itself', () => {
  test.each([3, 4])('spends its money on plantations instead of hoarding it, %i players', players => {
    const spec = parseBotSpec('level-2');
    if (spec === undefined) throw new Error('no level 2');
    const created = Array.from({ length: players }, () => createBot(module, spec));
    const games = 2;
    const times = new Map<string, number>();
    for (let seed = 1; seed <= games; seed++) {
      const bots = created.map(({ bot }) => bot);
      playMatch({ game: module.game, players, bots, playouts: created[0].playouts, seed }, (_, _seat, move) =>
        times.set(move.type, (times.get(move.type) ?? 0) + 1),
      );
    }
    const each = (type: string): number => (times.get(type) ?? 0) / (games * players);
    expect(each('plantAt') + each('fulfil')).toBeGreaterThan(players === 3 ? 4.5 : 3);
  });
});

describe('first impressions', () => {
  const { game } = module;
  const state = game.setup({ players: 3, options: {} }, { random: fastRandom(3) });
  while (state.phase === 'position') {
    const [seat] = game.toAct(state);
    const choices = moveList<Move>();
    game.moves(state, seat, choices);
    game.apply(state, seat, choices.items[0], { random: fastRandom(3) });
  }
  const [seat] = game.toAct(state);
  const moveOfText = (text: string): Move => {
    const move = game.notation.parse(text);
    if (move === undefined) throw new Error(`no move ${text}`);
    return move;
  };

  test('taking rupees looks worse the more there are', () => {
    const worth = [2, 7, 20].map(rupees => {
      state.players[seat].rupees = rupees;
      return prior(state, seat, moveOfText('take'));
    });
    expect(worth).toEqual([...worth].sort((one, other) => other - one));
    expect(new Set(worth).size).toBe(3);
  });

  test('a card looks worse if the player cannot use it', () => {
    state.players[seat].rupees = 15;
    const trade = moveOfText('card trade/advance');
    const advance = moveOfText('card advance/trade');
    expect(prior(state, seat, trade)).toBeLessThan(prior(state, seat, advance));
  });

  test('a card looks better if the others cannot use their side of it', () => {
    const worth = [0, 15].map(rupees => {
      for (const player of state.players) if (player !== state.players[seat]) player.rupees = rupees;
      return prior(state, seat, moveOfText('card harvest/advance'));
    });
    expect(worth[0]).toBeGreaterThan(worth[1]);
  });

  test('a full store ends a harvest', () => {
    const worth = [1, 5].map(chests => {
      state.players[seat].tea = [chests, 0, 0];
      return prior(state, seat, moveOfText('stop'));
    });
    expect(worth[1]).toBeGreaterThan(worth[0]);
  });

  test('chests for an open contract count more than others', () => {
    const points = new Float64Array(4);
    const wagons = state.train.wagons.map(contract => CONTRACTS[contract].chests);
    const valueWith = (tea: readonly number[]): number => {
      state.players[seat].tea = [...tea];
      heuristics.evaluate(state, points);
      return points[seat];
    };
    const useless = [
      [3, 0, 0],
      [0, 3, 0],
      [0, 0, 3],
    ].filter(tea => wagons.every(chests => chests.some((count, kind) => count > tea[kind])));
    for (const tea of useless) expect(valueWith(wagons[0])).toBeGreaterThan(valueWith(tea));
    expect(useless.length).toBeGreaterThan(0);
  });
});
