import type { GameModule } from '../../games/module.ts';
import type { Heuristics } from '../../games/heuristics.ts';
import { moveList, type Move } from '../../kernel/game.ts';
import { completeConfig } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { Bot, Decision } from '../bot.ts';
import { search } from '../search.ts';
import { createStudy } from './study.ts';
import { sampleLength, seatLength, type SampleShape } from './samples.ts';

/** Iterations for a decision: games of weak and of better players. */
const BUDGETS: readonly number[] = [8, 16, 16, 32, 32, 64];
/** Moves out of a hundred that are played at random: without them games never leave the usual ways. */
const EXPLORATION: readonly number[] = [0, 2, 5, 12, 30];
/** One decision in this many is kept: neighbouring positions tell the same. */
const KEPT_EVERY = 3;
/** One decision in this many is studied. */
const STUDIED_EVERY = 3;

/**
 * How well a game is played. All its seats are equally good: if the better player had the better positions, the
 * positions would get the credit.
 */
interface Strength {
  readonly playouts: number;
  readonly exploration: number;
}

export interface SelfPlay {
  readonly players: number;
  /** What the seats may know: each plays with one of these. The first one's expectations are kept with the positions. */
  readonly knowledge: readonly Heuristics[];
  readonly seed: number;
}

/** What is learned from: positions with how their games ended, and decisions with what a search thought of them. */
export interface Samples {
  readonly positions: number[];
  readonly decisions: number[];
}

/** Plays one game and appends the positions that are kept and the decisions that were studied, as far as the game has facts. */
export function playForSamples(
  { game }: GameModule,
  { players, knowledge, seed }: SelfPlay,
  out: Samples,
): void {
  const [{ features }] = knowledge;
  const random = fastRandom(seed);
  const one = <T>(items: readonly T[]): T => items[random.below(items.length)];
  const strength: Strength = { playouts: one(BUDGETS), exploration: one(EXPLORATION) };
  const bots = Array.from({ length: players }, () => search.create(game, one(knowledge)));
  const study = createStudy(game, knowledge[0]);
  const shape: SampleShape = { players, features: features?.names.length ?? 0 };
  const facts = new Float64Array(game.meta.players.most * shape.features);
  const points = new Float64Array(game.meta.players.most);
  const first = out.positions.length;
  const state = game.setup(completeConfig(game.meta, { players, options: {} }), { random });
  const choices = moveList();

  for (let seats = game.toAct(state); seats.length > 0;) {
    const [seat] = seats;
    choices.count = 0;
    game.moves(state, seat, choices);
    if (features !== undefined && random.below(KEPT_EVERY) === 0) {
      features.fill(state, facts);
      knowledge[0].evaluate(state, points);
      appendPosition(out.positions, shape, { left: features.timeLeft(state), facts, points });
    }
    const moves = choices.items.slice(0, choices.count);
    const decision = { seat, view: game.view(state, seat), moves, random };
    if (moves.length > 1 && random.below(STUDIED_EVERY) === 0) study(state, decision, out.decisions);
    const move = choose(bots[seat], strength, decision);
    seats = game.apply(state, seat, move, { random });
  }
  const result = game.result(state);
  if (result === undefined) throw new Error(`a game of ${game.meta.id} has no result`);
  if (features === undefined) return;
  const share = 1 / result.ranks.filter(rank => rank === 1).length;
  const { positions } = out;
  for (let start = first + 1; start < positions.length; start += sampleLength(shape)) {
    for (let seat = 0; seat < players; seat++) {
      const end = start + (seat + 1) * seatLength(shape);
      positions[end - 2] = result.totals[seat];
      positions[end - 1] = result.ranks[seat] === 1 ? share : 0;
    }
  }
}

function choose(
  bot: Bot<Move, unknown>,
  { playouts, exploration }: Strength,
  decision: Omit<Decision<Move, unknown>, 'playouts'>,
): Move {
  const { moves, random } = decision;
  if (moves.length === 1) return moves[0];
  if (random.below(100) < exploration) return moves[random.below(moves.length)];
  return bot({ ...decision, playouts });
}

/** The result is not known yet: its places are filled when the game is over. */
function appendPosition(
  out: number[],
  { players, features }: SampleShape,
  {
    left,
    facts,
    points,
  }: { readonly left: number; readonly facts: Float64Array; readonly points: Float64Array },
): void {
  out.push(left);
  for (let seat = 0; seat < players; seat++) {
    for (let fact = 0; fact < features; fact++) out.push(facts[seat * features + fact]);
    out.push(points[seat], 0, 0);
  }
}
