import { completeConfig } from '../../kernel/match.ts';
import type { Config, Game, GameEvent, Meta, Move } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seat.ts';

/** A decision, as its player sees it. */
export interface Moment<S, M extends Move, V> {
  readonly state: Readonly<S>;
  readonly seat: Seat;
  readonly view: V;
  readonly moves: readonly M[];
  /** The move with which the game continues. */
  readonly next: M;
}

/** Every decision of a random game; at the end, the state that is left. */
export function* walk<S, M extends Move, E extends GameEvent, V>(
  game: Game<S, M, E, V>,
  config: Config,
  seed: number,
): Generator<Moment<S, M, V>, S> {
  const random = fastRandom(seed);
  const state = game.setup(completeConfig(game.meta, config), { random });
  for (;;) {
    const seat = game.toAct(state).at(0);
    if (seat === undefined) return state;
    const moves: M[] = [];
    game.moves(state, seat, moves);
    const next = moves[random.below(moves.length)];
    yield { state, seat, view: game.view(state, seat), moves, next };
    game.apply(state, seat, next, { random });
  }
}

/** Numbers of players and seeds: two games of every size. */
export const sizesOf = ({ players: { least, most } }: Meta): (readonly [players: number, seed: number])[] =>
  Array.from({ length: 2 * (most - least + 1) }, (_, index) => [least + (index >> 1), 1 + (index & 1)]);

/** What came of a move that was tried. */
export interface Trial<S, E extends GameEvent, V> {
  readonly state: S;
  readonly after: V;
  readonly events: readonly E[];
  /** Those that happened before chance came in, and whether it did. */
  readonly certain: readonly E[];
  readonly isDrawn: boolean;
}

/** Tries a move without leaving the moment. */
export function tried<S, M extends Move, E extends GameEvent, V>(
  game: Game<S, M, E, V>,
  { state, seat }: Pick<Moment<S, M, V>, 'state' | 'seat'>,
  move: M,
): Trial<S, E, V> {
  const world = game.copy(state);
  const events: E[] = [];
  const certain: E[] = [];
  const chance = fastRandom(1);
  let isDrawn = false;
  const random = {
    below(bound: number): number {
      isDrawn = true;
      return chance.below(bound);
    },
  };
  const emit = (event: E): void => {
    events.push(event);
    if (!isDrawn) certain.push(event);
  };
  game.apply(world, seat, move, { random, emit });
  return { state: world, after: game.view(world, seat), events, certain, isDrawn };
}

/** Walks on to the end. */
export function lastOf<S>(steps: Generator<unknown, S>): S {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
