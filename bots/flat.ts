import type { Heuristics } from '../games/heuristics.ts';
import { moveList, type GameEvent, type Move, type Effects } from '../kernel/game.ts';
import type { Bot, BotKind, BotGame, Decision } from './bot.ts';
import { guidanceOf, playGuided } from './guided-playout.ts';
import { playOut } from './playout.ts';
import { createEvaluator } from './evaluation.ts';

/**
 * Flat Monte Carlo with sequential halving. Each pass imagines one world that fits the view and plays every
 * move still in question to the end of it, so that all are judged by the same worlds. After each round
 * the worse half drops out and the rest share the next part of the budget.
 */
export const flat: BotKind = { name: 'flat', playouts: 400, create: game => flatFor(game) };

/** The same with knowledge of the game: a playout looks only so far ahead, and what lies there is estimated. */
export const glance: BotKind = { name: 'glance', playouts: 200, create: flatFor };

function flatFor<S, M extends Move, V>(game: BotGame<S, M, V>, knowledge?: Heuristics<S, M>): Bot<M, V> {
  const choices = moveList<M>();
  const judge = createEvaluator(game, knowledge);
  const leading = guidanceOf(knowledge);
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
    if (leading === undefined) playOut(game, state, table, choices, knowledge?.horizon);
    else playGuided(game, state, table, choices, leading);
    if (game.toAct(state).length === 0) judge.end(state);
    else judge.expect(state);
    return judge.values[seat];
  };

  return turn => {
    const { moves, view, random, playouts, isOutOfTime: isOver } = turn;
    const table: Effects<GameEvent> = { random };
    const base = game.sample(view, random);
    const sums = moves.map(() => 0);
    let alive = candidates(turn);
    let spent = 0;
    const rounds = Math.ceil(Math.log2(alive.length));
    for (let round = 0; round < rounds && alive.length > 1; round++) {
      if (isOver?.() === true) break;
      const passes = Math.max(1, Math.floor(playouts / (rounds * alive.length)));
      for (let pass = 0; pass < passes && spent + alive.length <= playouts; pass++) {
        world = game.copy(base, world);
        game.redeal(world, turn.seat, random);
        for (const index of alive) sums[index] += tryMove(world, turn, moves[index], table);
        spent += alive.length;
      }
      // All that are alive took part in the same passes, so their sums compare like means.
      alive = alive.sort((one, other) => sums[other] - sums[one]).slice(0, Math.ceil(alive.length / 2));
    }
    return moves[alive[0]];
  };
}

/** The moves to look at, by index: all of them, or as many as the budget can try once. */
function candidates<M extends Move, V>({ moves, random, playouts }: Decision<M, V>): number[] {
  const indices = moves.map((_, index) => index);
  const count = Math.min(indices.length, Math.max(1, playouts));
  for (let index = 0; index < count; index++) {
    const other = index + random.below(indices.length - index);
    [indices[index], indices[other]] = [indices[other], indices[index]];
  }
  return indices.slice(0, count);
}
