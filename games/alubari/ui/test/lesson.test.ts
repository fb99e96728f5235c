import { expect, test } from 'vitest';
import { play, playForced, startMatch } from '../../../../kernel/match.ts';
import { seedFrom } from '../../../../kernel/seed.ts';
import { alubari } from '../../rules/game.ts';
import type { Move } from '../../rules/moves.ts';
import { LESSON } from '../lesson.ts';

test('the first game always comes to what its steps ask for, and the replies are legal', () => {
  const { players, options = {}, seed, replies = [], steps } = LESSON;
  let match = playForced(startMatch(alubari, { players, options }, seedFrom(seed)));
  const answers = [...replies];
  const legal = (seat: number): Move[] => {
    const moves: Move[] = [];
    alubari.moves(match.state, seat, moves);
    return moves;
  };
  for (const { goal, says } of steps) {
    expect([says.en, says.es].every(text => text.length > 0)).toBe(true);
    if (goal === undefined) continue;
    while (alubari.toAct(match.state)[0] === 1) {
      const line = answers.shift() ?? '';
      const reply = legal(1).find(move => `1 ${alubari.notation.text(move)}` === line);
      if (reply === undefined) throw new Error(`'${line}' is not legal`);
      match = playForced(play(match, 1, reply));
    }
    const wanted = legal(0).filter(move => goal.test(alubari.notation.text(move)));
    expect(wanted).toHaveLength(1);
    match = playForced(play(match, 0, wanted[0]));
  }
  expect(answers).toEqual([]);
  expect(match.state.seats[0]).toMatchObject({ rubble: 5, stone: 1, chai: 1 });
});
