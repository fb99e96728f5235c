import { expect, test } from 'vitest';
import { forcedMove, play, startMatch } from '../../../../kernel/match.ts';
import { seedFrom } from '../../../../kernel/seed.ts';
import { santiago } from '../../rules/game.ts';
import type { Move } from '../../rules/moves.ts';
import { LESSON } from '../lesson.ts';

const LEARNER = 0;

function parsed(text: string): Move {
  const move = santiago.notation.parse(text);
  if (move === undefined) throw new Error(`"${text}" is no move`);
  return move;
}

/** Plays the lesson as it is meant: the goals by the learner, the replies by the others, in their order. */
function playLesson() {
  const { players, options = {}, seed, before = [], replies = [], steps } = LESSON;
  let match = startMatch(santiago, { players, options }, seedFrom(seed));
  const waiting = [...replies];
  const told = (line: string): void => {
    match = play(match, Number(line[0]), parsed(line.slice(2)));
  };
  before.forEach(told);
  const others = (): void => {
    for (;;) {
      const forced = forcedMove(santiago, match.state);
      if (forced !== undefined) match = play(match, forced.seat, forced.move, true);
      else if (waiting.length > 0 && !santiago.toAct(match.state).includes(LEARNER))
        told(waiting.shift() ?? '');
      else return;
    }
  };
  const offered = steps.flatMap(({ goal }) => {
    others();
    if (goal === undefined) return [];
    const moves: Move[] = [];
    santiago.moves(match.state, LEARNER, moves);
    const wanted = moves.filter(move => goal.test(santiago.notation.text(move)));
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
  const { plantations, money } = santiago.view(match.state, LEARNER);
  const shared = plantations.find(({ spaces }) => spaces.length === 3);
  expect(shared?.crop).toBe('watermelon');
  expect(shared?.points).toEqual([3, 0, 6]);
  expect(money[LEARNER]).toBe(10 - 3 - 2 + 3 + 3);
});

test('no step says more than a phone can show beside the board', () => {
  const long = LESSON.steps.flatMap(({ says }) => [says.en, says.es]).filter(({ length }) => length > 160);
  expect(long).toEqual([]);
});
