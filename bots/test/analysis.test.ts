import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import { moveList, type Move } from '../../kernel/game.ts';
import { completeConfig } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import { createAnalyser, type Analysis, type AnalysisRequest } from '../analysis.ts';
import { createComparison } from '../comparison.ts';
import { positionOf } from './puzzles.ts';

function analyse(
  { game, heuristics }: GameModule,
  state: object,
  request: Partial<AnalysisRequest<Move, unknown>> = {},
): Analysis<Move> {
  const [seat] = game.toAct(state);
  const choices = moveList();
  game.moves(state, seat, choices);
  const moves = choices.items.slice(0, choices.count);
  const view = game.view(state, seat);
  return createAnalyser(
    game,
    heuristics,
  )({ seat, view, moves, random: fastRandom(3), playouts: 600, forecasts: 6, ...request });
}

const start = ({ game }: GameModule, players: number): object =>
  game.setup(completeConfig(game.meta, { players, options: {} }), { random: fastRandom(5) });

const winningSale = (module: GameModule): object =>
  positionOf(
    module,
    readFileSync(new URL('../../games/cacao/test/positions/winning-sale.json', import.meta.url), 'utf8'),
  );

describe.each(GAME_IDS)('an analysis of %s', id => {
  test('has values with errors, points by source and a legal continuation', async () => {
    const module = await loadGame(id);
    const { game } = module;
    const state = start(module, 3);
    const { moves, seat, iterations } = analyse(module, state);
    expect(seat).toBe(game.toAct(state)[0]);
    expect(iterations).toBeLessThanOrEqual(600);
    expect(moves.length).toBeGreaterThan(1);
    expect(moves[0].loss).toBe(0);
    for (const { value, error, loss, lossError, points, line, visits, move } of moves) {
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThan(1);
      expect(error).toBeGreaterThan(0);
      expect(error).toBeLessThan(0.2);
      expect(loss).toBeCloseTo(moves[0].value - value, 10);
      expect(lossError).toBeLessThan(0.3);
      expect(visits).toBeGreaterThan(10);
      expect(line[0]).toEqual({ seat, move });
      expect(points.map(({ source }) => source)).toContain(points[0].source);
      for (const { points: bySeat } of points) expect(bySeat).toHaveLength(3);
    }
  });

  test('knows nothing that the view does not show', async () => {
    const module = await loadGame(id);
    const state = start(module, 2);
    const other = module.game.copy(state);
    module.game.redeal(other, module.game.toAct(state)[0], fastRandom(9));
    expect(analyse(module, other)).toEqual(analyse(module, state));
  });
});

describe('an analysis', () => {
  test('finds the winning move and tells what another one loses', async () => {
    const module = await loadGame('cacao');
    const { game } = module;
    const state = winningSale(module);
    const other = game.notation.parse('work 0 at 3,0 south');
    if (other === undefined) throw new Error('no such move');
    const { moves } = analyse(module, state, { include: [other] });
    expect(game.notation.text(moves[0].move)).toBe('work 1 at 3,0 south');
    const lost = moves.find(({ move }) => move === other);
    expect(lost?.loss).toBeGreaterThan(0.2);
    expect(lost && lost.loss > 3 * lost.lossError).toBe(true);
    const gold = (of: (typeof moves)[number] | undefined): number =>
      of?.points.find(({ source }) => source === 'gold')?.points[game.toAct(state)[0]] ?? 0;
    expect(gold(moves[0])).toBeGreaterThan(gold(lost));
  });

  test('compares as many moves as it is asked to, and always those it is asked for', async () => {
    const module = await loadGame('cacao');
    const state = start(module, 2);
    const all = analyse(module, state, { candidates: 3 });
    expect(all.moves).toHaveLength(3);
    const choices = moveList();
    module.game.moves(state, all.seat, choices);
    const unlikely = choices.items
      .slice(0, choices.count)
      .find(move => all.moves.every(({ move: compared }) => compared !== move));
    if (unlikely === undefined) throw new Error('every move was compared');
    const { moves } = analyse(module, state, { candidates: 3, include: [unlikely] });
    expect(moves.map(({ move }) => move)).toContain(unlikely);
  });

  test('ends when time is up, with what it knows by then', async () => {
    const module = await loadGame('cacao');
    let asked = 0;
    const { moves, iterations } = analyse(module, start(module, 2), {
      playouts: 100_000,
      isOutOfTime: () => ++asked > 2,
    });
    expect(iterations).toBeLessThan(1000);
    expect(moves.every(({ error }) => Number.isFinite(error))).toBe(true);
  });
});

describe('a comparison in the same worlds', () => {
  test('knows a small difference well although each value varies widely', () => {
    const comparison = createComparison(2);
    [0.1, 0.9, 0.2, 0.8, 0.5].forEach((luck, world) => {
      comparison.note(0, luck + 0.05 + (world % 2) * 0.001);
      comparison.note(1, luck);
      comparison.endRound();
    });
    expect(comparison.best()).toBe(0);
    expect(comparison.mean(0) - comparison.mean(1)).toBeCloseTo(0.0504, 6);
    expect(comparison.error(0)).toBeGreaterThan(0.1);
    expect(comparison.differenceError(0, 1)).toBeLessThan(0.001);
  });
});
