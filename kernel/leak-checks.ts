import { assertCheck, movesOf, seatsOf } from './conformance-error.ts';
import { eventFor, type GameEvent, type Move } from './game.ts';
import { forcedMove, type AnyMatch } from './match.ts';
import { fastRandom } from './random.ts';
import { firstDifference, jsonEqual } from './json-equal.ts';
import type { Seat } from './seat.ts';
import { randomForStep, keyOf } from './seed.ts';

const nameOf = (viewer: Seat | undefined): string =>
  viewer === undefined ? 'a spectator' : `seat ${viewer}`;

interface SeatMove {
  readonly seat: Seat;
  readonly move: Move;
}

/** Two states that differ only in what a viewer may not know look and behave the same to that viewer. */
export function checkLeaks(match: AnyMatch, { seat, move }: SeatMove, otherMoves: readonly Move[]): void {
  const { game, state } = match;
  for (const viewer of [undefined, ...seatsOf(match)]) {
    const random = fastRandom(match.steps.length * 8 + (viewer ?? 7));
    const other = game.copy(state);
    game.redeal(other, viewer, random);
    const who = nameOf(viewer);
    const [view, otherView] = [game.view(state, viewer), game.view(other, viewer)];
    assertCheck(
      jsonEqual(view, otherView),
      'leak through view',
      () => `${who}: ${firstDifference(view, otherView)}`,
      match,
    );
    assertCheck(
      jsonEqual(JSON.parse(JSON.stringify(view)), view),
      'json',
      () => `the view of ${who} does not survive JSON`,
      match,
    );
    checkSample(match, viewer, view);
    assertCheck(
      jsonEqual(game.toAct(state), game.toAct(other)),
      'leak through turn',
      () => `${who} sees who is to act`,
      match,
    );
    assertCheck(
      forcedMove(game, state)?.move === forcedMove(game, other)?.move,
      'leak through forced moves',
      () => who,
      match,
    );
    if (viewer !== undefined && game.toAct(state).includes(viewer)) {
      const ids = [state, other].map(one => movesOf(game, one, viewer).map(({ id }) => id));
      assertCheck(jsonEqual(ids[0], ids[1]), 'leak through moves', () => `${who} has other moves`, match);
    }
    if (viewer !== undefined) checkRefusals(match, other, viewer, otherMoves);
    if (game.whyNot(other, seat, move) === undefined) compareOutcomes(match, other, viewer, { seat, move });
  }
}

/** Why a viewer may not make a move does not depend on what the viewer cannot know. */
function checkRefusals(match: AnyMatch, other: object, viewer: Seat, moves: readonly Move[]): void {
  const { game, state } = match;
  for (const move of moves) {
    const [rule, otherRule] = [game.whyNot(state, viewer, move), game.whyNot(other, viewer, move)];
    assertCheck(
      rule === otherRule,
      'leak through refusals',
      () => `${nameOf(viewer)}, ${game.notation.text(move)}: ${rule} or ${otherRule}`,
      match,
    );
  }
}

function checkSample(match: AnyMatch, viewer: Seat | undefined, view: unknown): void {
  const { game, state } = match;
  const sampled = game.sample(view, fastRandom(match.steps.length));
  const sampledView = game.view(sampled, viewer);
  assertCheck(
    jsonEqual(sampledView, view),
    'sample',
    () => `does not fit its view, ${firstDifference(view, sampledView)}`,
    match,
  );
  assertCheck(
    jsonEqual(game.pieceCounts(sampled), game.pieceCounts(state)),
    'sample',
    () => 'invents or loses pieces',
    match,
  );
  assertCheck(
    jsonEqual(game.toAct(sampled), game.toAct(state)),
    'sample',
    () => 'another seat is to act',
    match,
  );
}

interface Outcome {
  readonly events: readonly GameEvent[];
  readonly view: unknown;
  readonly drew: boolean;
}

function outcomeOf(
  match: AnyMatch,
  state: object,
  viewer: Seat | undefined,
  { seat, move }: SeatMove,
): Outcome {
  const events: GameEvent[] = [];
  const random = randomForStep(keyOf(match.seed), match.steps.length + 1);
  match.game.apply(state, seat, move, { random, emit: event => events.push(eventFor(event, viewer)) });
  return { events, view: match.game.view(state, viewer), drew: random.count() > 0 };
}

/** A move that is legal in both states must tell the viewer the same, but for what it draws or turns over openly. */
function compareOutcomes(match: AnyMatch, other: object, viewer: Seat | undefined, choice: SeatMove): void {
  const { game } = match;
  const one = outcomeOf(match, game.copy(match.state), viewer, choice);
  const two = outcomeOf(match, game.copy(other), viewer, choice);
  const said = `${nameOf(viewer)} after ${game.notation.text(choice.move)}`;
  const [revealsOne, revealsTwo] = [one, two].map(({ events }) => events.some(({ reveals }) => reveals));
  assertCheck((one.drew || revealsOne) === (two.drew || revealsTwo), 'leak through undo', () => said, match);
  if (revealsOne || revealsTwo) return;
  // What the viewer alone draws may depend on what others hold: only that much may differ.
  const isOwnDraw = (event: GameEvent): boolean =>
    one.drew && event.secret?.to.length === 1 && event.secret.to[0] === viewer;
  const [openOne, openTwo] = [one, two].map(({ events }) =>
    events.map(event => (isOwnDraw(event) ? eventFor(event, undefined) : event)),
  );
  assertCheck(
    jsonEqual(openOne, openTwo),
    'leak through events',
    () => `${said}, ${firstDifference(openOne, openTwo)}`,
    match,
  );
  if (one.events.some(isOwnDraw)) return;
  assertCheck(
    jsonEqual(one.view, two.view),
    'leak through view',
    () => `${said}, ${firstDifference(one.view, two.view)}`,
    match,
  );
}
