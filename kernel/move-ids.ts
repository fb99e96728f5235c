import type { Game, IdRules, Move, MoveIds, MoveSink } from './game.ts';
import type { Seat } from './seat.ts';

/** Several times the longest list of any game. A longer one would be cut, and the conformance suite would tell. */
const ROOM = 4096;

/** A list of ids that keeps its storage when it is emptied. */
export const moveIds = (): MoveIds => ({
  items: new Int32Array(ROOM),
  count: 0,
  push(id) {
    this.items[this.count++] = id;
  },
});

/** The `moves` of a game that lists ids. */
export const movesById = <S, M extends Move>({ list, move }: IdRules<S, M>) => {
  const ids = moveIds();
  return (state: Readonly<S>, seat: Seat, out: MoveSink<M>): void => {
    ids.count = 0;
    list(state, seat, ids);
    for (let index = 0; index < ids.count; index++) out.push(move(ids.items[index]));
  };
};

/** The ids of any game's moves; a game that lists references is asked for these. */
export const idRulesOf = <S, M extends Move>(
  game: Pick<Game<S, M, never, never>, 'moves' | 'ids'>,
): IdRules<S, M> => {
  if (game.ids !== undefined) return game.ids;
  const known = new Map<number, M>();
  return {
    list(state, seat, out) {
      game.moves(state, seat, {
        push(move) {
          known.set(move.id, move);
          out.push(move.id);
        },
      });
    },
    move(id) {
      const move = known.get(id);
      if (move === undefined) throw new RangeError(`no move has been listed with the id ${id}`);
      return move;
    },
  };
};

/*
 * The moves of a kind have consecutive ids. The functions below append those of several of them, counted from the
 * first; the local names save looking up the list again for each move.
 */

/** The moves for a set, given as one bit for each index, in ascending order. */
export const pushSet = (set: number, first: number, out: MoveIds): void => {
  const { items } = out;
  let { count } = out;
  for (let rest = set; rest !== 0; rest &= rest - 1) items[count++] = first + 31 - Math.clz32(rest & -rest);
  out.count = count;
};

/** The moves for a list of indices. */
export const pushListed = (list: readonly number[], first: number, out: MoveIds): void => {
  const { items } = out;
  let { count } = out;
  for (let index = 0; index < list.length; index++) items[count++] = first + list[index];
  out.count = count;
};

/** The moves for the indices from 0 to `last`. */
export const pushUpTo = (last: number, first: number, out: MoveIds): void => {
  const { items } = out;
  let { count } = out;
  for (let id = first; id <= first + last; id++) items[count++] = id;
  out.count = count;
};
