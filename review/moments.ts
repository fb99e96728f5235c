import type { AnyGame, Move } from '../kernel/game.ts';
import { fastRandom, type Random } from '../kernel/random.ts';
import { replay, type MatchRecord } from '../kernel/record.ts';
import type { Seat } from '../kernel/seat.ts';

/** One move of a match, with the position it was made in. */
export interface Moment {
  /** Moves before it. */
  readonly ply: number;
  readonly seat: Seat;
  readonly move: Move;
  /** What the seat could choose from. */
  readonly moves: readonly Move[];
  /** The position before the move. */
  readonly state: object;
  /** Whether the move led to a draw at random. */
  readonly hasDraw: boolean;
}

/** Every move of a record. Throws RecordError when the record cannot be replayed. */
export function momentsOf(game: AnyGame, record: MatchRecord): Moment[] {
  const states: object[] = [];
  const match = replay(game, record, position => states.push(position.state));
  return match.steps.map(({ seat, move }, index) => {
    const moves: Move[] = [];
    game.moves(states[index], seat, moves);
    const ply = match.start.ply + index;
    return {
      ply,
      seat,
      move,
      moves,
      state: states[index],
      hasDraw: drawsAt(game, states[index], seat, move),
    };
  });
}

/** A seat without a choice cannot err, and neither can one whose moves all lead to the same position. */
export const isUnforced = (game: AnyGame, { moves, state, seat }: Moment): boolean =>
  moves.length > 1 && game.equivalentMove?.(state, seat) === undefined;

function drawsAt(game: AnyGame, state: object, seat: Seat, move: Move): boolean {
  let hasDraw = false;
  const source = fastRandom(1);
  const random: Random = {
    below(bound) {
      // A choice of one is no draw.
      if (bound > 1) hasDraw = true;
      return source.below(bound);
    },
  };
  game.apply(game.copy(state), seat, move, { random });
  return hasDraw;
}
