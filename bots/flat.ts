import type { Heuristics } from '../games/heuristics.ts';
import { moveList, type GameEvent, type Move, type Effects } from '../kernel/game.ts';
import type { Bot, BotKind, BotGame, Decision } from './bot.ts';
import { listChoices } from './choices.ts';
import { guidanceOf, playGuided } from './guided-playout.ts';
import { playOut } from './playout.ts';
import { createEvaluator } from './evaluation.ts';

/**
 * Flat Monte Carlo with sequential halving. Each pass samples one world that fits the view and plays every remaining
 * move to the end in it, so that all moves are compared in the same worlds. After each round the worse half is
 * dropped and the rest share the next part of the budget.
 */
export const flat: BotKind = { name: 'flat', playouts: 400, create: game => flatFor(game) };

/** The same with heuristics: a playout stops after a few decisions and the position there is evaluated. */
export const flatShort: BotKind = { name: 'glance', playouts: 200, create: flatFor };

function flatFor<S, M extends Move, V>(game: BotGame<S, M, V>, heuristics?: Heuristics<S, M>): Bot<M, V> {
  const choices = moveList<M>();
  const evaluator = createEvaluator(game, heuristics);
  const guidance = guidanceOf(heuristics);
  let world: S | undefined;
  let scratch: S | undefined;

  const tryMove = (
    from: Readonly<S>,
    { seat }: Decision<M, V>,
    move: M,
    table: Effects<GameEvent>,
  ): number => {
    const state = game.copy(from, scratch);
    scratch = state;
    game.apply(state, seat, move, table);
    if (guidance === undefined) playOut(game, state, table, heuristics?.horizon);
    else playGuided(game, state, table, choices, guidance);
    if (game.toAct(state).length === 0) evaluator.evaluateEnd(state);
    else evaluator.evaluate(state);
    return evaluator.values[seat];
  };

  /** The places of the moves that are worth considering. */
  const considered = ({ moves, seat }: Decision<M, V>, base: Readonly<S>): number[] => {
    listChoices(game, heuristics, base, seat, choices);
    return choices.items.slice(0, choices.count).map(move => moves.indexOf(move));
  };

  return decision => {
    const { moves, view, random, playouts, isOutOfTime } = decision;
    const table: Effects<GameEvent> = { random };
    const base = game.sample(view, random);
    const sums = moves.map(() => 0);
    let remaining = candidates(decision, considered(decision, base));
    let spent = 0;
    const rounds = Math.ceil(Math.log2(remaining.length));
    for (let round = 0; round < rounds && remaining.length > 1; round++) {
      if (isOutOfTime?.() === true) break;
      const passes = Math.max(1, Math.floor(playouts / (rounds * remaining.length)));
      for (let pass = 0; pass < passes && spent + remaining.length <= playouts; pass++) {
        world = game.copy(base, world);
        game.redeal(world, decision.seat, random);
        for (const index of remaining) sums[index] += tryMove(world, decision, moves[index], table);
        spent += remaining.length;
      }
      // All remaining moves took part in the same passes, so their sums compare like means.
      remaining = remaining
        .sort((one, other) => sums[other] - sums[one])
        .slice(0, Math.ceil(remaining.length / 2));
    }
    return moves[remaining[0]];
  };
}

/** The moves to try, by index: all that are considered, or as many as the budget can try once. */
function candidates<M extends Move, V>({ random, playouts }: Decision<M, V>, indices: number[]): number[] {
  const count = Math.min(indices.length, Math.max(1, playouts));
  for (let index = 0; index < count; index++) {
    const other = index + random.below(indices.length - index);
    [indices[index], indices[other]] = [indices[other], indices[index]];
  }
  return indices.slice(0, count);
}
