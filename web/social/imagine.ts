import { forcedMove } from '../../kernel/match.ts';
import type { AnyGame, Move } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seat.ts';

/** A decision of another player, as far as the viewer can know. */
export interface ImaginedDecision {
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** How the match may go on until the viewer's next decision. */
export interface Imagined {
  readonly others: readonly ImaginedDecision[];
  /** The viewer's choices then; empty when no decision comes. */
  readonly own: readonly Move[];
}

const MOST_DECISIONS = 20;
const MOST_STEPS = 200;

/**
 * Plays on from a state that fits the view. `chosen` names the others' moves in notation; where it names none, the
 * first one stands for any. Nothing in it comes from anywhere but the view.
 */
export function imagine(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  chosen: readonly (string | null)[],
): Imagined {
  const state = game.sample(view, fastRandom(1));
  const random = fastRandom(2);
  const others: ImaginedDecision[] = [];
  const movesOf = (who: Seat): Move[] => {
    const moves: Move[] = [];
    game.moves(state, who, moves);
    return moves;
  };
  for (let step = 0; step < MOST_STEPS && others.length < MOST_DECISIONS; step++) {
    const acting = game.toAct(state);
    if (acting.includes(seat)) return { others, own: movesOf(seat) };
    const [who] = acting;
    if (who === undefined) break;
    const forced = forcedMove(game, state);
    if (forced !== undefined) {
      game.apply(state, forced.seat, forced.move, { random });
      continue;
    }
    const moves = movesOf(who);
    const wanted = chosen[others.length] ?? null;
    others.push({ seat: who, moves });
    const move = moves.find(one => game.notation.text(one) === wanted) ?? moves[0];
    game.apply(state, who, move, { random });
  }
  return { others, own: [] };
}

/** The number at the end of a move's notation, such as a bid; undefined for other moves. */
export const amountOf = (text: string): number | undefined => {
  const [figure] = /\d+$/.exec(text) ?? [];
  return figure === undefined ? undefined : Number(figure);
};

/** The same move with other amounts within limits, the nearest first. */
export function withinLimits(
  text: string,
  all: readonly string[],
  { least, most }: { readonly least: number; readonly most: number },
): string[] {
  const amount = amountOf(text);
  if (amount === undefined) return [text];
  const stem = text.replace(/\d+$/, '');
  const near = all.filter(other => {
    const figure = amountOf(other);
    return figure !== undefined && other.replace(/\d+$/, '') === stem && figure >= least && figure <= most;
  });
  const distance = (other: string): number => Math.abs((amountOf(other) ?? 0) - amount);
  return [text, ...near.filter(other => other !== text).sort((a, b) => distance(a) - distance(b))];
}
