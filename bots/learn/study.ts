import type { Heuristics } from '../../games/heuristics.ts';
import type { Move } from '../../kernel/game.ts';
import type { BotGame, Decision } from '../bot.ts';
import { createSearcher } from '../search.ts';

/** Iterations for a decision that is learned from. */
const ITERATIONS = 300;
/** A search spreads its visits widely: this power of them counts. */
const SHARPNESS = 4;

/** Searches a decision and appends what it thought of every move, with the facts of the position the decision is made in. */
export type Study<S> = (
  state: Readonly<S>,
  decision: Omit<Decision<Move, unknown>, 'playouts'>,
  out: number[],
) => void;

/** The study of decisions with what is known of a game; without facts about moves nothing is appended. */
export function createStudy<S>(game: BotGame<S, Move, unknown>, heuristics: Heuristics<S>): Study<S> {
  const { moveFacts } = heuristics;
  if (moveFacts === undefined) return () => undefined;
  const searcher = createSearcher(game, heuristics);
  const situation = new Float64Array(moveFacts.situation.length);
  const facts = new Float64Array(moveFacts.facts.length);

  return (state, decision, out) => {
    const { seat, moves } = decision;
    const { choices, visits } = searcher.look({ ...decision, playouts: ITERATIONS });
    const most = Math.max(...visits);
    if (most === 0) return;
    const shares = visits.map(count => (count / most) ** SHARPNESS);
    const total = shares.reduce((sum, share) => sum + share, 0);
    moveFacts.fillSituation(state, seat, situation);
    out.push(choices.length, ...situation);
    choices.forEach((choice, index) => {
      const move = moves[choice];
      if (!moveFacts.fillFacts(state, seat, move, facts)) facts.fill(0);
      out.push(moveFacts.kindOf(state, move), shares[index] / total, ...facts);
    });
  };
}
