import { expect, test } from 'vitest';
import { forcedMove, play, startMatch } from '../../../../kernel/match.ts';
import { seedFrom } from '../../../../kernel/seed.ts';
import { ceylon } from '../../rules/game.ts';
import type { Move } from '../../rules/moves.ts';
import { LESSON } from '../lesson.ts';

const LEARNER = 0;

function parsed(text: string): Move {
  const move = ceylon.notation.parse(text);
  if (move === undefined) throw new Error(`"${text}" is no move`);
  return move;
}

/** Plays the lesson as it is meant: the goals by the learner, the replies by the others, in their order. */
function playLesson() {
  const { players, options = {}, seed, replies = [], steps } = LESSON;
  let match = startMatch(ceylon, { players, options }, seedFrom(seed));
  const waiting = [...replies];
  const others = (): void => {
    for (;;) {
      const forced = forcedMove(ceylon, match.state);
      const line = waiting[0];
      if (forced !== undefined) match = play(match, forced.seat, forced.move, true);
      else if (line !== undefined && !ceylon.toAct(match.state).includes(LEARNER)) {
        match = play(match, Number(line[0]), parsed(line.slice(2)));
        waiting.shift();
      } else return;
    }
  };
  const offered = steps.flatMap(({ goal }) => {
    others();
    if (goal === undefined) return [];
    const moves: Move[] = [];
    ceylon.moves(match.state, LEARNER, moves);
    const wanted = moves.filter(move => goal.test(ceylon.notation.text(move)));
    match = play(match, LEARNER, wanted[0]);
    return [wanted.length];
  });
  return { match, offered, waiting };
}

test('every goal of the lesson is a legal move of its moment, and only one is asked for', () => {
  const { offered } = playLesson();
  expect(offered).toEqual(offered.map(() => 1));
});

test('all replies are used, and the lesson ends as its words say', () => {
  const { match, waiting } = playLesson();
  expect(waiting).toEqual([]);
  const [learner] = ceylon.view(match.state, LEARNER).seats;
  expect(learner.points).toBe(3);
  expect(learner.contracts).toEqual([0, 1, 0, 0, 0]);
  expect(learner.hired).toEqual(['kandy']);
  expect(learner.rupees).toBe(15 - 5 - 5);
  expect(learner.tea).toEqual({ black: 1, green: 0, white: 0 });
});

test('no step says more than a phone can show beside the board', () => {
  const long = LESSON.steps.flatMap(({ says }) => [says.en, says.es]).filter(({ length }) => length > 160);
  expect(long).toEqual([]);
});
