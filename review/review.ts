import type { GameModule } from '../games/module.ts';
import type { AnyMatch } from '../kernel/match.ts';
import { replay, type MatchRecord } from '../kernel/record.ts';
import { balanceBooks, type SeatBooks } from './books.ts';
import { QUICK, STANDARD, type ReviewBudget } from './budget.ts';
import { createDecisionReviewer, type DecisionReview } from './decision.ts';
import { createDrawReviewer, type DrawReview } from './draw.ts';
import { isUnforced, momentsOf, type Moment } from './moments.ts';
import { createStandingJudge, finalShares } from './standing.ts';

/** Rises when the same record would get other figures: stored results of another version are made anew. */
export const REVIEW_VERSION = 5;

/** A moment to review. `ply` counts the moves before a decision, or up to and with the one that led to a draw. */
export interface ReviewJob {
  readonly kind: 'decision' | 'draw';
  readonly ply: number;
}

export type ReviewResult =
  | {
      readonly kind: 'decision';
      readonly decision: DecisionReview;
      /** Every seat's chance before the move as the table sees it. No error is counted from it. */
      readonly standing: readonly number[];
    }
  | { readonly kind: 'draw'; readonly draw: DrawReview };

/** A finished match, ready to be reviewed moment by moment, in any order and on any thread. */
export interface ReviewSession {
  /** Every unforced decision and every draw, in the order of the match. */
  readonly jobs: readonly ReviewJob[];
  /** Each seat's share of first place. */
  readonly shares: readonly number[];
  run(job: ReviewJob, budget: ReviewBudget): ReviewResult;
}

/** The chances of all seats at a moment; they add up to 1. */
export interface ChancePoint {
  readonly ply: number;
  readonly chances: readonly number[];
}

/** Everything a review says. */
export interface Review {
  /** How the match stood at each decision. */
  readonly standings: readonly ChancePoint[];
  readonly decisions: readonly DecisionReview[];
  readonly draws: readonly DrawReview[];
  readonly books: readonly SeatBooks[];
}

/** A review is about a game that has ended. */
export class UnfinishedMatch extends Error {
  constructor() {
    super('the game is not over after these moves');
    this.name = 'UnfinishedMatch';
  }
}

/** Opens a record for review. Throws RecordError when it cannot be replayed, UnfinishedMatch when it has no end. */
export function openReview(module: GameModule, record: MatchRecord): ReviewSession {
  const { game } = module;
  const match = replay(game, record);
  if (game.result(match.state) === undefined) throw new UnfinishedMatch();
  const moments = momentsOf(game, record);
  const reviewDecision = createDecisionReviewer(module, record.config.players);
  const judgeStanding = createStandingJudge(module, record.config.players);
  const draws = createDrawReviewer(module, match.config);

  const run = ({ kind, ply }: ReviewJob, budget: ReviewBudget): ReviewResult => {
    const index = ply - match.start.ply;
    if (kind === 'decision') {
      const standing = judgeStanding(moments[index].state, ply + 1, budget.outcome);
      return { kind, decision: reviewDecision(moments[index], budget), standing };
    }
    if (index === 0) return { kind, draw: draws.reviewSetup(match.start.state, budget) };
    return { kind, draw: draws.reviewDraw(moments[index - 1], stateAfter(match, moments, index), budget) };
  };
  return { jobs: jobsOf(module, match, moments), shares: finalShares(module, match.state), run };
}

const stateAfter = (match: AnyMatch, moments: readonly Moment[], index: number): object =>
  index < moments.length ? moments[index].state : match.state;

function jobsOf({ game }: GameModule, match: AnyMatch, moments: readonly Moment[]): ReviewJob[] {
  const jobs: ReviewJob[] = match.start.ply === 0 ? [{ kind: 'draw', ply: 0 }] : [];
  for (const moment of moments) {
    if (isUnforced(game, moment)) jobs.push({ kind: 'decision', ply: moment.ply });
    if (moment.hasDraw) jobs.push({ kind: 'draw', ply: moment.ply + 1 });
  }
  return jobs;
}

/** A review from the results so far; it balances once every job has one. */
export function assembleReview(shares: readonly number[], results: Iterable<ReviewResult>): Review {
  const decisions: DecisionReview[] = [];
  const draws: DrawReview[] = [];
  const standings: ChancePoint[] = [];
  for (const result of results) {
    if (result.kind === 'decision') {
      decisions.push(result.decision);
      standings.push({ ply: result.decision.ply, chances: result.standing });
    } else draws.push(result.draw);
  }
  standings.sort(byPly);
  decisions.sort(byPly);
  draws.sort(byPly);
  return { standings, decisions, draws, books: balanceBooks(shares, decisions, draws) };
}

const byPly = (one: { readonly ply: number }, other: { readonly ply: number }): number => one.ply - other.ply;

/** Jobs in the order in which a second, closer look is worth most: where a first look found the most at stake. */
export function byUrgency(jobs: readonly ReviewJob[], firstLook: readonly ReviewResult[]): ReviewJob[] {
  const stakes = firstLook.map(stakesOf);
  return jobs
    .map((job, index) => ({ job, stake: stakes[index] ?? 0 }))
    .toSorted((one, other) => other.stake - one.stake)
    .map(({ job }) => job);
}

function stakesOf(result: ReviewResult): number {
  if (result.kind === 'draw') return Math.max(...result.draw.luck.map(({ mean }) => Math.abs(mean)));
  const { played, alternatives } = result.decision;
  const mine = alternatives.find(({ move }) => move === played);
  return mine === undefined ? 0 : mine.loss.mean + mine.loss.error;
}

/** Reviews a whole match on this thread: a first look at every moment, then a closer one, the worst moments first. */
export function reviewMatch(
  session: ReviewSession,
  {
    first = QUICK,
    closer = STANDARD,
  }: { readonly first?: ReviewBudget; readonly closer?: ReviewBudget } = {},
): Review {
  const firstLook = session.jobs.map(job => session.run(job, first));
  const results = byUrgency(session.jobs, firstLook).map(job => session.run(job, closer));
  return assembleReview(session.shares, results);
}
