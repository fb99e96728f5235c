import type { Config, Game, GameEvent, Meta, Move } from './game.ts';
import type { Seat } from './seat.ts';
import { dealForStep, seedHash, randomForStep, keyOf, type Seed, type StepRandom } from './seed.ts';

/** One move of a match and its consequences. */
export interface MatchStep<M extends Move, E extends GameEvent> {
  readonly seat: Seat;
  readonly move: M;
  readonly events: readonly E[];
  /** The move drew at random or revealed something hidden: undoing it needs the others' consent. */
  readonly final: boolean;
  /** Played by the match because the seat had no other choice. */
  readonly forced: boolean;
}

/** A fresh seed for every draw after the first `ply` moves, as when a match moves to a server. */
export interface Reseed {
  readonly ply: number;
  readonly seed: Seed;
  readonly commitment: string;
}

/** What a draw depends on besides the seed: the number of the step, or the position in the pile. */
export type DrawOrder = 'step' | 'deck';

/**
 * A game being played: `(game, config, seed, moves)`. Everything else is derived. A match is a value: playing
 * and undoing return a new one. `start` is the state before the first of `steps`, normally the set-up.
 */
export interface Match<S, M extends Move, E extends GameEvent, V> {
  readonly game: Game<S, M, E, V>;
  readonly config: Config;
  readonly seed: Seed;
  readonly commitment: string;
  /** In the order of their plies; empty for a match that keeps its first seed. */
  readonly reseeds: readonly Reseed[];
  /** `deck`: other matches with this seed draw the same pieces from each pile. */
  readonly draws?: DrawOrder;
  readonly start: { readonly ply: number; readonly state: S };
  /** The events of the set-up. */
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
    if (option === undefined) {
      const known = options.map(candidate => candidate.id).join(', ');
      return `${meta.id} has no option ${id}${known === '' ? '' : `; it has ${known}`}`;
    }
    if (!option.values.includes(value)) {
      return `option ${id} of ${meta.id} is one of ${option.values.join(', ')}, not ${value}`;
    }
    if (option.players !== undefined && !option.players.includes(config.players)) {
      return `option ${id} of ${meta.id} is only for games with ${option.players.join(', ')} players`;
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
  draws: DrawOrder = 'step',
): Match<S, M, E, V> {
  const fault = configError(game.meta, wanted);
  if (fault !== undefined) throw new RangeError(fault);
  const config = completeConfig(game.meta, wanted);
  const opening: E[] = [];
  const state = game.setup(config, {
    random: drawsFor({ draws }, seed, 0),
    emit: event => opening.push(event),
  });
  const start = { ply: 0, state: game.copy(state) };
  return {
    game,
    config,
    seed,
    commitment: seedHash(seed),
    reseeds: [],
    ...(draws === 'step' ? {} : { draws }),
    start,
    setupEvents: opening,
    steps: [],
    state,
  };
}

/** Moves played since the set-up, also when the match continues from a stored state. */
export const plyOf = ({ start, steps }: Progress): number => start.ply + steps.length;

interface Progress {
  readonly start: { readonly ply: number };
  readonly steps: readonly unknown[];
}

/** The match after one more move; throws IllegalMove when the rules forbid it. */
export function play<S, M extends Move, E extends GameEvent, V>(
  match: Match<S, M, E, V>,
  seat: Seat,
  move: M,
): Match<S, M, E, V> {
  const rule = match.game.whyNot(match.state, seat, move);
  if (rule !== undefined) throw new IllegalMove(rule);
  return playLegal(match, { seat, move, forced: false });
}

/** The same for a move that is known to be legal: nothing is checked again. */
export function playLegal<S, M extends Move, E extends GameEvent, V>(
  match: Match<S, M, E, V>,
  { seat, move, forced }: Pick<MatchStep<M, E>, 'seat' | 'move' | 'forced'>,
): Match<S, M, E, V> {
  const { state, step } = nextStep(match, { seat, move, forced });
  return { ...match, state, steps: [...match.steps, step] };
}

/** The same for someone who keeps the events elsewhere: the match holds only what an undo asks for. */
export function playWithoutEvents<S, M extends Move, E extends GameEvent, V>(
  match: Match<S, M, E, V>,
  choice: Pick<MatchStep<M, E>, 'seat' | 'move' | 'forced'>,
): { readonly match: Match<S, M, E, V>; readonly events: readonly E[] } {
  const { state, step } = nextStep(match, choice);
  const steps = [...match.steps, { ...step, events: [] }];
  return { match: { ...match, state, steps }, events: step.events };
}

function nextStep<S, M extends Move, E extends GameEvent, V>(
  match: Match<S, M, E, V>,
  { seat, move, forced }: Pick<MatchStep<M, E>, 'seat' | 'move' | 'forced'>,
): { readonly state: S; readonly step: MatchStep<M, E> } {
  const state = match.game.copy(match.state);
  const events: E[] = [];
  const number = plyOf(match) + 1;
  const random = drawsFor(match, seedForStep(match, number), number);
  match.game.apply(state, seat, move, { random, emit: event => events.push(event) });
  const final = random.count() > 0 || events.some(event => event.reveals);
  return { state, step: { seat, move, events, final, forced } };
}

const drawsFor = ({ draws }: Pick<AnyMatch, 'draws'>, seed: Seed, step: number): StepRandom =>
  draws === 'deck' ? dealForStep(keyOf(seed), step) : randomForStep(keyOf(seed), step);

/** The seed that decides the draws of a step, counted from 1. */
function seedForStep({ seed, reseeds }: Pick<AnyMatch, 'seed' | 'reseeds'>, step: number): Seed {
  return reseeds.findLast(({ ply }) => ply < step)?.seed ?? seed;
}

/** The same match with a fresh seed for every later draw. Moves made so far can no longer be undone. */
export function reseed<S, M extends Move, E extends GameEvent, V>(
  match: Match<S, M, E, V>,
  seed: Seed,
): Match<S, M, E, V> {
  return {
    ...match,
    reseeds: [...match.reseeds, { ply: plyOf(match), seed, commitment: seedHash(seed) }],
  };
}

/** How many of the latest steps were drawn from the present seed: only they can be undone. */
export const undoableSteps = (match: Progress & Pick<AnyMatch, 'reseeds'>): number =>
  Math.min(match.steps.length, plyOf(match) - (match.reseeds.at(-1)?.ply ?? 0));

/** A move that the match plays automatically: a seat with a single choice, and nothing secret about it. */
export function forcedMove<S, M extends Move>(
  game: Game<S, M, GameEvent, unknown>,
  state: S,
): { readonly seat: Seat; readonly move: M } | undefined {
  for (const seat of game.toAct(state)) {
    if (game.hasSecretChoices(state, seat)) continue;
    const choices: M[] = [];
    game.moves(state, seat, choices);
    const move = choices.length === 1 ? choices[0] : game.equivalentMove?.(state, seat);
    if (move !== undefined) return { seat, move };
  }
  return undefined;
}

/** Plays while only one move is possible. */
export function playForced<S, M extends Move, E extends GameEvent, V>(
  match: Match<S, M, E, V>,
): Match<S, M, E, V> {
  let current = match;
  for (;;) {
    const forced = forcedMove(current.game, current.state);
    if (forced === undefined) return current;
    current = playLegal(current, { ...forced, forced: true });
  }
}

/**
 * How many steps lead back to the seat's last decision, if it may be undone without asking: nothing was
 * drawn or revealed and no one else has decided since. 0: it may not.
 */
export function freeUndoSteps(match: AnyMatch, seat: Seat): number {
  for (let back = 1; back <= undoableSteps(match); back++) {
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
  steps.forEach(({ seat, move }, index) => {
    const step = start.ply + index + 1;
    game.apply(state, seat, move, { random: drawsFor(match, seedForStep(match, step), step) });
  });
  return { ...match, steps, state };
}
