import type { GameModule } from '../../games/module.ts';
import type { Heuristics } from '../../games/heuristics.ts';
import { moveList, type Move } from '../../kernel/game.ts';
import { completeConfig } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { Decision, Searcher } from '../bot.ts';
import { createSearcher } from '../search.ts';
import { chancesInHindsight, type Thought } from './hindsight.ts';
import { createStudy } from './study.ts';
import { sampleLength, seatLength, type SampleShape } from './samples.ts';

/** What is learned: the final differences in points, or the chances of first place. */
export type Target = 'points' | 'chances';

/**
 * Iterations for a decision: games of weak and of better players. What searches think is learned from only where they
 * have enough of them.
 */
const BUDGETS: Readonly<Record<Target, readonly number[]>> = {
  points: [8, 16, 16, 32, 32, 64],
  chances: [80, 160],
};
/** Moves out of a hundred that are played at random: without them games never leave the usual ways. */
const EXPLORATION: Readonly<Record<Target, readonly number[]>> = {
  points: [0, 2, 5, 12, 30],
  chances: [0, 2, 5, 10],
};
/** Chances have no more digits than this. */
const THOUSANDTHS = 1000;
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
  readonly target: Target;
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
  { players, target, knowledge, seed }: SelfPlay,
  out: Samples,
): void {
  const [{ features }] = knowledge;
  const random = fastRandom(seed);
  const one = <T>(items: readonly T[]): T => items[random.below(items.length)];
  const strength: Strength = { playouts: one(BUDGETS[target]), exploration: one(EXPLORATION[target]) };
  const bots = Array.from({ length: players }, () => createSearcher(game, one(knowledge)));
  const study = createStudy(game, knowledge[0]);
  const shape: SampleShape = { players, features: features?.names.length ?? 0 };
  const facts = new Float64Array(game.meta.players.most * shape.features);
  const points = new Float64Array(game.meta.players.most);
  const first = out.positions.length;
  const state = game.setup(completeConfig(game.meta, { players, options: {} }), { random });
  const choices = moveList();
  const thoughts: Thought[] = [];
  const keptAt: number[] = [];

  for (let seats = game.toAct(state); seats.length > 0;) {
    const [seat] = seats;
    choices.count = 0;
    game.moves(state, seat, choices);
    const isDrawn = random.below(KEPT_EVERY) === 0;
    // Chances hardly change from one decision to the next, so they are taken at even distances.
    const isKept = target === 'points' ? isDrawn : thoughts.length % KEPT_EVERY === 0;
    if (features !== undefined && isKept) {
      keptAt.push(thoughts.length);
      features.fill(state, facts);
      knowledge[0].evaluate(state, points);
      appendPosition(out.positions, shape, { left: features.timeLeft(state), facts, points });
    }
    const moves = choices.items.slice(0, choices.count);
    const decision = { seat, view: game.view(state, seat), moves, random };
    if (moves.length > 1 && random.below(STUDIED_EVERY) === 0) study(state, decision, out.decisions);
    const { move, chance } = choose(bots[seat], strength, decision);
    thoughts.push({ seat, chance });
    seats = game.apply(state, seat, move, { random });
  }
  const result = game.result(state);
  if (result === undefined) throw new Error(`a game of ${game.meta.id} has no result`);
  if (features === undefined) return;
  const share = 1 / result.ranks.filter(rank => rank === 1).length;
  const shares = result.ranks.map(rank => (rank === 1 ? share : 0));
  const chances = chancesInHindsight(thoughts, shares);
  keptAt.forEach((decision, index) => {
    for (let seat = 0; seat < players; seat++) {
      const end = first + index * sampleLength(shape) + 1 + (seat + 1) * seatLength(shape);
      out.positions[end - 3] = chances[decision][seat];
      out.positions[end - 2] = result.totals[seat];
      out.positions[end - 1] = shares[seat];
    }
  });
}

function choose(
  bot: Searcher<Move, unknown>,
  { playouts, exploration }: Strength,
  decision: Omit<Decision<Move, unknown>, 'playouts'>,
): Omit<Thought, 'seat'> & { readonly move: Move } {
  const { moves, random } = decision;
  const unsearched = { chance: undefined };
  if (moves.length === 1) return { move: moves[0], ...unsearched };
  if (random.below(100) < exploration) return { move: moves[random.below(moves.length)], ...unsearched };
  const move = bot.decide({ ...decision, playouts });
  const outlook = bot.outlook();
  return {
    move,
    chance: outlook === undefined ? undefined : Math.round(outlook * THOUSANDTHS) / THOUSANDTHS,
  };
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
    out.push(points[seat], 0, 0, 0);
  }
}
