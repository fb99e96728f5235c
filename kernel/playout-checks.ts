import { firstDifference, jsonEqual } from './json-equal.ts';
import { assertCheck } from './conformance-error.ts';
import type { Move } from './game.ts';
import type { AnyMatch } from './match.ts';
import { playoutRules } from './playout-rules.ts';
import { fastRandom } from './random.ts';
import type { Seat } from './seat.ts';
import { keyOf, randomForStep } from './seed.ts';

/** A playout counts as many moves as are listed and finds each of them at its index. */
export function checkPlayoutMoves(match: AnyMatch, seat: Seat, choices: readonly Move[]): void {
  const { game, state } = match;
  const rules = playoutRules(game);
  const count = rules.count(state, seat);
  assertCheck(
    count === choices.length,
    'playout',
    () => `seat ${seat} has ${choices.length} moves, and ${count} are counted`,
    match,
  );
  choices.forEach((move, index) => {
    const id = rules.at(state, seat, index);
    assertCheck(
      id === move.id,
      'playout',
      () => `${id} instead of ${move.id} is the id at index ${index}`,
      match,
    );
  });
}

/** A move played by its id leads to the same state as `apply`. */
export function checkPlayoutStep(match: AnyMatch, seat: Seat, move: Move): void {
  const { game, state } = match;
  const effects = () => ({ random: randomForStep(keyOf(match.seed), match.steps.length + 1) });
  const [applied, played] = [game.copy(state), game.copy(state)];
  const seats = game.apply(applied, seat, move, effects());
  const next = playoutRules(game).play(played, seat, move.id, effects());
  assertCheck(jsonEqual(played, applied), 'playout', () => firstDifference(applied, played), match);
  assertCheck(jsonEqual(next, seats), 'playout', () => 'other seats are said to act next', match);
}

/** Decisions that are made in one call, to see phases end in it. */
const IN_ONE_CALL = 12;

/** Random moves without a list are those that the same chance draws from the lists. */
export function checkRandomPlay(match: AnyMatch): void {
  const { game, state, steps } = match;
  if (game.playout?.playRandomly === undefined) return;
  const most = 1 + (steps.length % IN_ONE_CALL);
  const [listed, played] = [game.copy(state), game.copy(state)];
  const rules = playoutRules(game);
  const random = fastRandom(steps.length);
  let decisions = 0;
  for (let [seat] = game.toAct(listed); seat !== undefined && decisions < most; decisions++) {
    const id = rules.at(listed, seat, random.below(rules.count(listed, seat)));
    [seat] = rules.play(listed, seat, id, { random });
  }
  const made = game.playout.playRandomly(played, { random: fastRandom(steps.length) }, most);
  assertCheck(made === decisions, 'playout', () => `${made} instead of ${decisions} decisions`, match);
  assertCheck(jsonEqual(played, listed), 'playout', () => firstDifference(listed, played), match);
}

/** A match set up in a state that was played to its end starts like one in a fresh state. */
export function checkSetupInto(match: AnyMatch): void {
  const { game, config } = match;
  const effects = () => ({ random: randomForStep(keyOf(match.seed), 0) });
  const fresh = game.setup(config, effects());
  const reused = game.setup(config, effects(), game.copy(match.state));
  assertCheck(jsonEqual(reused, fresh), 'setup', () => firstDifference(fresh, reused), match);
}
