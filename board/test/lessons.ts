import type { Game, GameEvent, Move } from '../../kernel/game.ts';
import { forcedMove, play, playLegal, startMatch, type Match } from '../../kernel/match.ts';
import { seedFrom } from '../../kernel/seed.ts';
import type { Lesson } from '../module.ts';

export const LEARNER = 0;

/** A lesson that was played through. */
export interface Taught<S, M extends Move, E extends GameEvent, V> {
  readonly match: Match<S, M, E, V>;
  /** For each goal the legal moves that reach it. */
  readonly wanted: readonly (readonly M[])[];
  /** Replies that were never played. */
  readonly unused: readonly string[];
}

/** Plays a lesson as it is meant: the goals by the learner, the replies by the others, in their order. */
export function playLesson<S, M extends Move, E extends GameEvent, V>(
  game: Game<S, M, E, V>,
  { players, options = {}, seed, before = [], replies = [], steps }: Lesson,
): Taught<S, M, E, V> {
  let match = startMatch(game, { players, options }, seedFrom(seed));
  const unused = [...replies];
  const tell = (line: string): void => {
    const move = game.notation.parse(line.slice(2));
    if (move === undefined) throw new Error(`"${line}" is no move`);
    match = play(match, Number(line[0]), move);
  };
  const othersMove = (): void => {
    for (;;) {
      const forced = forcedMove(game, match.state);
      if (forced !== undefined) match = playLegal(match, { ...forced, forced: true });
      else if (unused.length > 0 && !game.toAct(match.state).includes(LEARNER)) tell(unused.shift() ?? '');
      else return;
    }
  };
  before.forEach(tell);
  const wanted: M[][] = [];
  for (const { goal } of steps) {
    othersMove();
    if (goal === undefined) continue;
    const moves: M[] = [];
    game.moves(match.state, LEARNER, moves);
    const fitting = moves.filter(move => goal.test(game.notation.text(move)));
    if (fitting.length === 0) throw new Error(`${goal.source} is no legal move`);
    wanted.push(fitting);
    match = play(match, LEARNER, fitting[0]);
  }
  return { match, wanted, unused };
}
