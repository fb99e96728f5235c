import type { Config, Game, GameEvent, Meta, Move } from './game.ts';
import type { Seat } from './seat.ts';
import { seedHash, randomForStep, keyOf, type Seed } from './seed.ts';

/** One move of a match and what came of it. */
export interface MatchStep<M extends Move, E extends GameEvent> {
  readonly seat: Seat;
  readonly move: M;
  readonly events: readonly E[];
  /** The move drew at random or turned hidden things over: taking it back needs the others' consent. */
  readonly final: boolean;
  /** Played by the match because the seat had no other choice. */
  readonly forced: boolean;
}

/**
 * A game being played: `(game, config, seed, moves)`. Everything else is derived. A match is a value: playing
 * and taking back return a new one. `start` is the state before the first of `steps`, normally the set-up.
 */
export interface Match<S, M extends Move, E extends GameEvent, V> {
  readonly game: Game<S, M, E, V>;
  readonly config: Config;
  readonly seed: Seed;
  readonly commitment: string;
  readonly start: { readonly ply: number; readonly state: S };
  /** The facts of the set-up. */
  readonly setupEvents: readonly E[];
  readonly steps: readonly MatchStep<M, E>[];
  readonly state: S;
}

export type AnyMatch = Match<object, Move, GameEvent, unknown>;

/** A move that the rules forbid: `rule` names the reason. */
export class IllegalMove extends Error {
  readonly rule: string;

  constructor(rule: string) {
    super(`forbidden by rule ${rule}`);
    this.name = 'IllegalMove';
    this.rule = rule;
  }
}

/** What is wrong with a configuration, in one line; undefined when nothing is. */
export function configError(meta: Meta, config: Config): string | undefined {
  const { players, options } = meta;
  if (!Number.isInteger(config.players) || config.players < players.least || config.players > players.most) {
    return `${meta.id} is for ${players.least} to ${players.most} players, not ${config.players}`;
  }
  for (const [id, value] of Object.entries(config.options)) {
    const option = options.find(candidate => candidate.id === id);
    if (option === undefined) return `${meta.id} has no option ${id}`;
    if (!option.values.includes(value)) {
      return `option ${id} of ${meta.id} is one of ${option.values.join(', ')}, not ${value}`;
    }
    if (option.players !== undefined && !option.players.includes(config.players)) {
      return `option ${id} of ${meta.id} is for ${option.players.join(', ')} players only`;
    }
  }
  return undefined;
}

/** The configuration with every option that applies filled in. */
export function completeConfig(meta: Meta, config: Config): Config {
  const options: Record<string, string> = {};
  for (const option of meta.options) {
    if (option.players !== undefined && !option.players.includes(config.players)) continue;
    options[option.id] = config.options[option.id] ?? option.default;
  }
  return { players: config.players, options };
}

export function startMatch<S, M extends Move, E extends GameEvent, V>(
  game: Game<S, M, E, V>,
  wanted: Config,
  seed: Seed,
): Match<S, M, E, V> {
  const fault = configError(game.meta, wanted);
  if (fault !== undefined) throw new RangeError(fault);
  const config = completeConfig(game.meta, wanted);
  const opening: E[] = [];
  const state = game.setup(config, {
    random: randomForStep(keyOf(seed), 0),
    emit: event => opening.push(event),
  });
  const start = { ply: 0, state: game.copy(state) };
  return { game, config, seed, commitment: seedHash(seed), start, setupEvents: opening, steps: [], state };
}

/** The match after one more move; throws IllegalMove when the rules forbid it. */
export function play<S, M extends Move, E extends GameEvent, V>(
  match: Match<S, M, E, V>,
  seat: Seat,
  move: M,
  forced = false,
): Match<S, M, E, V> {
  const rule = match.game.whyNot(match.state, seat, move);
  if (rule !== undefined) throw new IllegalMove(rule);
  const state = match.game.copy(match.state);
  const events: E[] = [];
  const draws = randomForStep(keyOf(match.seed), match.start.ply + match.steps.length + 1);
  match.game.apply(state, seat, move, { random: draws, emit: event => events.push(event) });
  const final = draws.count() > 0 || events.some(event => event.reveals);
  return { ...match, state, steps: [...match.steps, { seat, move, events, final, forced }] };
}

/** A move that the match may play by itself: a seat with one choice only, and nothing secret about it. */
export function forcedMove<S, M extends Move>(
  game: Game<S, M, GameEvent, unknown>,
  state: S,
): { readonly seat: Seat; readonly move: M } | undefined {
  for (const seat of game.toAct(state)) {
    if (game.hasSecretChoices(state, seat)) continue;
    const choices: M[] = [];
    game.moves(state, seat, choices);
    if (choices.length === 1) return { seat, move: choices[0] };
  }
  return undefined;
}

/** Plays on while only one move is possible. */
export function playForced<S, M extends Move, E extends GameEvent, V>(
  match: Match<S, M, E, V>,
): Match<S, M, E, V> {
  let current = match;
  for (;;) {
    const forced = forcedMove(current.game, current.state);
    if (forced === undefined) return current;
    current = play(current, forced.seat, forced.move, true);
  }
}

/**
 * How many steps lead back to the seat's last decision, if it may be taken back without asking: nothing was
 * drawn or revealed and nobody else has decided since. 0: it may not.
 */
export function freeUndoSteps(match: AnyMatch, seat: Seat): number {
  for (let back = 1; back <= match.steps.length; back++) {
    const step = match.steps[match.steps.length - back];
    if (step.final || (!step.forced && step.seat !== seat)) return 0;
    if (!step.forced) return back;
  }
  return 0;
}

/** The match as it was `count` steps ago, rebuilt from its start. */
export function undoSteps<S, M extends Move, E extends GameEvent, V>(
  match: Match<S, M, E, V>,
  count: number,
): Match<S, M, E, V> {
  const { game, start } = match;
  const steps = match.steps.slice(0, match.steps.length - count);
  const state = game.copy(start.state);
  const key = keyOf(match.seed);
  steps.forEach(({ seat, move }, index) => {
    game.apply(state, seat, move, { random: randomForStep(key, start.ply + index + 1) });
  });
  return { ...match, steps, state };
}
