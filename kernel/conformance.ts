import { assertCheck, movesOf, ConformanceError, seatsOf } from './conformance-error.ts';
import type { AnyGame, Config, Move } from './game.ts';
import { play, startMatch, undoSteps, freeUndoSteps, type AnyMatch } from './match.ts';
import { parseRecord, RecordError, toRecord, verify } from './record.ts';
import { firstDifference, jsonEqual } from './json-equal.ts';
import { checkLeaks } from './leak-checks.ts';
import { moveIds } from './move-ids.ts';
import { checkPlayoutMoves, checkPlayoutStep, checkRandomPlay, checkSetupInto } from './playout-checks.ts';
import type { Seat } from './seat.ts';
import { randomForStep, keyOf, type StepRandom, type Seed } from './seed.ts';

/** Every player count with every value of every option, one at a time away from the defaults. */
export function configsOf({ meta }: AnyGame): Config[] {
  const counts = Array.from(
    { length: meta.players.most - meta.players.least + 1 },
    (_, index) => meta.players.least + index,
  );
  return counts.flatMap(players => {
    const options = meta.options.filter(option => option.players?.includes(players) ?? true);
    const changes = options.flatMap(({ id, values, default: usual }) =>
      values.filter(value => value !== usual).map(value => ({ [id]: value })),
    );
    return [{}, ...changes].map(change => ({ players, options: change }));
  });
}

export interface Trial {
  readonly game: AnyGame;
  readonly config: Config;
  readonly seed: Seed;
  /** Chooses among `count` moves. */
  readonly pick: (count: number) => number;
  /** Moves met elsewhere: most are illegal here, and `whyNot` must know which. */
  readonly otherMoves: readonly Move[];
  /** A match longer than this is taken to be endless. */
  readonly most: number;
  /** Stop after this many moves, finished or not. */
  readonly moves?: number;
}

/** Plays one match and checks every position on the way; returns it, or throws ConformanceError. */
export function checkConformance(trial: Trial): AnyMatch {
  const { game } = trial;
  let match = startMatch(game, trial.config, trial.seed);
  const pieces = game.pieceCounts(match.state);
  const states = [JSON.stringify(match.state)];
  while (game.toAct(match.state).length > 0) {
    if (trial.moves !== undefined && match.steps.length >= trial.moves) return match;
    assertCheck(match.steps.length < trial.most, 'ends', () => `no end within ${trial.most} moves`, match);
    const seats = game.toAct(match.state);
    const before = JSON.stringify(match.state);
    checkQueries(match, trial.otherMoves);
    assertCheck(
      JSON.stringify(match.state) === before,
      'purity',
      () => 'a question changed the state',
      match,
    );
    const seat = seats[trial.pick(seats.length)];
    const choices = movesOf(game, match.state, seat);
    const move = choices[trial.pick(choices.length)];
    checkCopies(match, seat, move);
    checkPlayoutStep(match, seat, move);
    checkRandomPlay(match);
    checkLeaks(match, { seat, move }, trial.otherMoves);
    match = play(match, seat, move);
    states.push(JSON.stringify(match.state));
    assertCheck(
      jsonEqual(game.pieceCounts(match.state), pieces),
      'census',
      () => firstDifference(pieces, game.pieceCounts(match.state)),
      match,
    );
    checkUndo(match, states);
  }
  checkEnd(match);
  return match;
}

/** A game that lists ids names the same moves with them, in the same order. */
function checkIds(match: AnyMatch, seat: Seat, choices: readonly Move[]): void {
  const { ids } = match.game;
  if (ids === undefined) return;
  const listed = moveIds();
  ids.list(match.state, seat, listed);
  const moves = Array.from(listed.items.subarray(0, listed.count), id => ids.move(id));
  assertCheck(
    moves.length === choices.length &&
      moves.every((move, index) => move === choices[index] && move.id === listed.items[index]),
    'ids',
    () => `the ids of seat ${seat} are not those of its moves`,
    match,
  );
}

/** Legal moves exist, are distinct, survive notation, and `whyNot` agrees with them. */
function checkQueries(match: AnyMatch, otherMoves: readonly Move[]): void {
  const { game, state } = match;
  assertCheck(
    game.result(state) === undefined,
    'result',
    () => 'there is a result while a seat still has to act',
    match,
  );
  const acting = game.toAct(state);
  for (const seat of seatsOf(match)) {
    const isActing = acting.includes(seat);
    const choices = isActing ? movesOf(game, state, seat) : [];
    if (isActing)
      assertCheck(choices.length > 0, 'dead end', () => `seat ${seat} is to act and has no move`, match);
    checkNotation(match, choices);
    if (isActing) {
      checkIds(match, seat, choices);
      checkPlayoutMoves(match, seat, choices);
    }
    const legal = new Set(choices);
    for (const move of choices) {
      const rule = game.whyNot(state, seat, move);
      assertCheck(
        rule === undefined,
        'whyNot',
        () => `${game.notation.text(move)} is listed but ${rule} forbids it`,
        match,
      );
    }
    for (const move of otherMoves) {
      if (legal.has(move)) continue;
      const rule = game.whyNot(state, seat, move);
      assertCheck(
        rule !== undefined,
        'whyNot',
        () => `${game.notation.text(move)} of seat ${seat} is not listed nor forbidden`,
        match,
      );
    }
  }
}

function checkNotation(match: AnyMatch, choices: readonly Move[]): void {
  const { notation } = match.game;
  const texts = new Set(choices.map(move => notation.text(move)));
  assertCheck(texts.size === choices.length, 'equal moves', () => 'the same move is listed twice', match);
  for (const move of choices) {
    const text = notation.text(move);
    assertCheck(
      notation.parse(text) === move,
      'notation',
      () => `"${text}" does not give back its move`,
      match,
    );
    assertCheck(
      move.id >= 0 && move.id < notation.size,
      'notation',
      () => `"${text}" has the id ${move.id}`,
      match,
    );
  }
}

/** A copy and a state that went through JSON play on exactly like the original, and share nothing with it. */
function checkCopies(match: AnyMatch, seat: Seat, move: Move): void {
  const { game, state } = match;
  const text = JSON.stringify(state);
  // JSON.parse of a state is a state: that is what this very check proves.
  const revived = JSON.parse(text) as object;
  assertCheck(jsonEqual(revived, state), 'json', () => firstDifference(state, revived), match);
  const copied = game.copy(state);
  assertCheck(jsonEqual(copied, state), 'copy', () => firstDifference(state, copied), match);
  const draws = (): StepRandom => randomForStep(keyOf(match.seed), match.steps.length + 1);
  const next = game.apply(copied, seat, move, { random: draws() });
  assertCheck(
    jsonEqual(next, game.toAct(copied)),
    'next',
    () => `seats ${next.join(', ')} are said to act next, and ${game.toAct(copied).join(', ')} are`,
    match,
  );
  assertCheck(
    JSON.stringify(state) === text,
    'copy',
    () => 'a change to the copy shows in the original',
    match,
  );
  game.apply(revived, seat, move, { random: draws() });
  assertCheck(jsonEqual(copied, revived), 'json', () => firstDifference(copied, revived), match);
  const reused = game.copy(state, copied);
  assertCheck(
    jsonEqual(reused, state),
    'copy',
    () => `into another state, ${firstDifference(state, reused)}`,
    match,
  );
}

function checkUndo(match: AnyMatch, states: readonly string[]): void {
  for (const seat of seatsOf(match)) {
    const count = freeUndoSteps(match, seat);
    if (count === 0) continue;
    const back = undoSteps(match, count);
    const expected = states[states.length - 1 - count];
    assertCheck(
      JSON.stringify(back.state) === expected,
      'undo',
      () => `${count} moves back is another state`,
      match,
    );
  }
}

function checkEnd(match: AnyMatch): void {
  const { game } = match;
  const result = game.result(match.state);
  assertCheck(result !== undefined, 'result', () => 'no seat has to act, but there is no result', match);
  const sums = seatsOf(match).map(seat =>
    result?.breakdown.reduce((total, { points }) => total + points[seat], 0),
  );
  assertCheck(
    jsonEqual(sums, result?.totals),
    'result',
    () => `the breakdown gives ${sums.join(', ')}`,
    match,
  );
  assertCheck(result?.ranks.includes(1) === true, 'result', () => 'no one wins', match);
  const again = replayed(match);
  assertCheck(
    jsonEqual(again.state, match.state),
    'replay',
    () => firstDifference(match.state, again.state),
    match,
  );
  assertCheck(
    jsonEqual(eventsOf(again), eventsOf(match)),
    'replay',
    () => 'the replay emits other events',
    match,
  );
  checkSetupInto(match);
}

function replayed(match: AnyMatch): AnyMatch {
  try {
    return verify(match.game, parseRecord(JSON.stringify(toRecord(match))));
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw new ConformanceError('replay', error.message, toRecord(match));
  }
}

const eventsOf = (match: AnyMatch): unknown => [
  match.setupEvents,
  ...match.steps.map(({ events }) => events),
];
