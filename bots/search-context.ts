import type { Heuristics } from '../games/heuristics.ts';
import type { Move, MoveIds } from '../kernel/game.ts';
import { moveIds } from '../kernel/move-ids.ts';
import { playoutRules, type RulesById } from '../kernel/playout-rules.ts';
import type { Seat } from '../kernel/seat.ts';
import type { BotGame } from './bot.ts';
import { createChoices } from './choices.ts';
import { createMoveAverages, type MoveAverages } from './move-averages.ts';
import { createEvaluator, type Evaluator } from './evaluation.ts';

/** The settings of a search. */
export interface SearchParameters {
  /** Weight of uncertainty against value. */
  readonly exploration: number;
  /** A node with n visits has at most `breadth * n ** growth` children. */
  readonly breadth: number;
  readonly growth: number;
  /** The prior of a move counts like this many visits. */
  readonly priorVisits: number;
  /** A rollout plays the best of this many random moves. */
  readonly sampleSize: number;
  /** Weight of priors in rollouts. */
  readonly priorWeight: number;
}

export const DEFAULT_PARAMETERS: SearchParameters = {
  exploration: 0.7,
  breadth: 2,
  growth: 0.5,
  priorVisits: 2,
  sampleSize: 3,
  priorWeight: 1,
};

/** Default prior when there is no heuristic. */
export const NEUTRAL_PRIOR = 0.5;

/** First impressions by the numbers of moves. */
export interface Impressions<S> {
  /** Takes in the situation before `priorOf` is asked about the moves of a decision. */
  startDecision(state: Readonly<S>, seat: Seat): void;
  priorOf(state: Readonly<S>, seat: Seat, id: number): number;
}

/** What the parts of a search share: the game, its heuristics, and scratch space. */
export interface SearchContext<S, M extends Move, V> {
  readonly game: BotGame<S, M, V>;
  readonly heuristics: Heuristics<S, M> | undefined;
  readonly parameters: SearchParameters;
  /** The game by the numbers of its moves: numbers are listed, compared and looked up quicker than moves of many shapes. */
  readonly rules: RulesById<S, M>;
  /** The ids of the choices that `listChoices` has found. */
  readonly choices: MoveIds;
  readonly averages: MoveAverages;
  readonly evaluator: Evaluator<S>;
  /** First impressions in the tree and in rollouts. */
  readonly inTree: Impressions<S>;
  readonly inRollouts: Impressions<S>;
  /** Fills `choices` with the legal moves that are worth considering. */
  listChoices(state: Readonly<S>, seat: Seat): void;
}

export function createSearchContext<S, M extends Move, V>(
  game: BotGame<S, M, V>,
  heuristics: Heuristics<S, M> | undefined,
  parameters: SearchParameters,
): SearchContext<S, M, V> {
  const rules = playoutRules(game);
  const choices = moveIds();
  const { prior, rolloutPrior, startDecision } = heuristics ?? {};
  const inTree = impressionsOf(rules, prior, startDecision);
  return {
    game,
    heuristics,
    parameters,
    rules,
    choices,
    averages: createMoveAverages(game.meta.players.most, game.notation.size),
    evaluator: createEvaluator(game, heuristics),
    inTree,
    inRollouts: rolloutPrior === undefined ? inTree : impressionsOf(rules, rolloutPrior),
    listChoices: createChoices(rules, heuristics, choices),
  };
}

const impressionsOf = <S, M extends Move>(
  { move }: RulesById<S, M>,
  prior: Heuristics<S, M>['prior'],
  startDecision: Heuristics<S, M>['startDecision'] = () => undefined,
): Impressions<S> => ({
  startDecision,
  priorOf: prior === undefined ? () => NEUTRAL_PRIOR : (state, seat, id) => prior(state, seat, move(id)),
});
