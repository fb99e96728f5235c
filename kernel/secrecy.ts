import { expect, movesOf, seatsOf } from './fault.ts';
import { visibleTo, type GameEvent, type Move } from './game.ts';
import { forcedMove, type AnyMatch } from './match.ts';
import { quickRandom } from './random.ts';
import { difference, same } from './same.ts';
import type { Seat } from './seat.ts';
import { drawsOf, keyOf } from './seed.ts';

const nameOf = (viewer: Seat | undefined): string =>
  viewer === undefined ? 'a spectator' : `seat ${viewer}`;

interface Choice {
  readonly seat: Seat;
  readonly move: Move;
}

/** Two states that differ only in what a viewer may not know look and behave the same to that viewer. */
export function checkSecrets(match: AnyMatch, seat: Seat, move: Move): void {
  const { game, state } = match;
  for (const viewer of [undefined, ...seatsOf(match)]) {
    const random = quickRandom(match.steps.length * 8 + (viewer ?? 7));
    const other = game.copy(state);
    game.redeal(other, viewer, random);
    const who = nameOf(viewer);
    const [view, otherView] = [game.view(state, viewer), game.view(other, viewer)];
    expect(same(view, otherView), 'leak through view', () => `${who}: ${difference(view, otherView)}`, match);
    expect(
      same(JSON.parse(JSON.stringify(view)), view),
      'json',
      () => `the view of ${who} does not survive JSON`,
      match,
    );
    checkSample(match, viewer, view);
    expect(
      same(game.toAct(state), game.toAct(other)),
      'leak through turn',
      () => `${who} sees who is to act`,
      match,
    );
    expect(
      forcedMove(game, state)?.move === forcedMove(game, other)?.move,
      'leak through forced moves',
      () => who,
      match,
    );
    if (viewer !== undefined && game.toAct(state).includes(viewer)) {
      const ids = [state, other].map(one => movesOf(game, one, viewer).map(({ id }) => id));
      expect(same(ids[0], ids[1]), 'leak through moves', () => `${who} has other moves`, match);
    }
    if (game.whyNot(other, seat, move) === undefined) compareFutures(match, other, viewer, { seat, move });
  }
}

function checkSample(match: AnyMatch, viewer: Seat | undefined, view: unknown): void {
  const { game, state } = match;
  const sampled = game.sample(view, quickRandom(match.steps.length));
  const sampledView = game.view(sampled, viewer);
  expect(
    same(sampledView, view),
    'sample',
    () => `does not fit its view, ${difference(view, sampledView)}`,
    match,
  );
  expect(same(game.census(sampled), game.census(state)), 'sample', () => 'invents or loses pieces', match);
  expect(same(game.toAct(sampled), game.toAct(state)), 'sample', () => 'somebody else is to act', match);
}

interface Future {
  readonly events: readonly GameEvent[];
  readonly view: unknown;
  readonly drew: boolean;
}

function future(match: AnyMatch, state: object, viewer: Seat | undefined, { seat, move }: Choice): Future {
  const events: GameEvent[] = [];
  const random = drawsOf(keyOf(match.seed), match.steps.length + 1);
  match.game.apply(state, seat, move, { random, emit: event => events.push(visibleTo(event, viewer)) });
  return { events, view: match.game.view(state, viewer), drew: random.count() > 0 };
}

/** A move that is legal in both states must tell the viewer the same, but for what it draws or turns over openly. */
function compareFutures(match: AnyMatch, other: object, viewer: Seat | undefined, choice: Choice): void {
  const { game } = match;
  const one = future(match, game.copy(match.state), viewer, choice);
  const two = future(match, game.copy(other), viewer, choice);
  const said = `${nameOf(viewer)} after ${game.notation.text(choice.move)}`;
  const [revealsOne, revealsTwo] = [one, two].map(({ events }) => events.some(({ reveals }) => reveals));
  expect((one.drew || revealsOne) === (two.drew || revealsTwo), 'leak through undo', () => said, match);
  if (revealsOne || revealsTwo) return;
  // What the viewer alone draws may depend on what others hold: only that much may differ.
  const isOwnDraw = (event: GameEvent): boolean =>
    one.drew && event.secret?.to.length === 1 && event.secret.to[0] === viewer;
  const [openOne, openTwo] = [one, two].map(({ events }) =>
    events.map(event => (isOwnDraw(event) ? visibleTo(event, undefined) : event)),
  );
  expect(
    same(openOne, openTwo),
    'leak through events',
    () => `${said}, ${difference(openOne, openTwo)}`,
    match,
  );
  if (one.events.some(isOwnDraw)) return;
  expect(
    same(one.view, two.view),
    'leak through view',
    () => `${said}, ${difference(one.view, two.view)}`,
    match,
  );
}
