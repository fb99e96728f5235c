import { expect, test } from 'vitest';
import { completeConfig } from '../../../kernel/match.ts';
import { fastRandom } from '../../../kernel/random.ts';
import type { Move } from '../rules/moves.ts';
import { evaluate } from '../evaluation.ts';
import { BARREN, CROP_OF, cropAt, cropSpaces, FREE, surveyFields } from '../fields.ts';
import { santiago } from '../rules/game.ts';
import { DESERT, NONE, type State } from '../rules/state.ts';

/** Every position of a random game. */
function* positions(players: number): Generator<State> {
  const effects = { random: fastRandom(players) };
  const state = santiago.setup(completeConfig(santiago.meta, { players, options: {} }), effects);
  for (let [seat] = santiago.toAct(state); seat !== undefined; [seat] = santiago.toAct(state)) {
    yield state;
    const moves: Move[] = [];
    santiago.moves(state, seat, moves);
    santiago.apply(state, seat, moves[effects.random.below(moves.length)], effects);
  }
  yield state;
}

const cropOn = ({ tiles, owners }: Readonly<State>, space: number): number =>
  tiles[space] === NONE ? FREE : owners[space] === DESERT ? BARREN : CROP_OF[tiles[space]];

test.each([2, 3, 4, 5])('the survey for %i players finds what grows on each space', players => {
  for (const state of positions(players)) {
    const count = surveyFields(state);
    const wanted = state.tiles.map((_, space) => cropOn(state, space));
    expect([...cropAt]).toEqual(wanted);
    expect([...cropSpaces.subarray(0, count)]).toEqual(
      wanted.flatMap((crop, space) => (crop >= 0 ? [space] : [])),
    );
  }
});

test.each([2, 3, 4, 5])('an evaluation for %i players keeps nothing of the position before it', players => {
  const [fresh, again] = [new Float64Array(players), new Float64Array(players)];
  let before: State | undefined;
  for (const state of positions(players)) {
    evaluate(state, fresh);
    if (before !== undefined) evaluate(before, again);
    evaluate(state, again);
    expect([...again]).toEqual([...fresh]);
    before = santiago.copy(state);
  }
});
