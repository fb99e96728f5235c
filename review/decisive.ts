import type { DecisionReview } from './decision.ts';
import type { DrawReview } from './draw.ts';
import type { Review } from './review.ts';

/** A moment that changed the chances more than others: a decision or a draw. */
export type DecisiveMoment =
  | { readonly kind: 'decision'; readonly ply: number; readonly stake: number; readonly of: DecisionReview }
  | { readonly kind: 'draw'; readonly ply: number; readonly stake: number; readonly of: DrawReview };

/** A swing below this share of first place decided nothing. */
const LEAST_STAKE = 0.02;

/** The moments that decided the match, in the order of play. */
export function decisiveMoments({ decisions, draws }: Review, count = 3): DecisiveMoment[] {
  const moments: DecisiveMoment[] = [
    ...decisions.map(of => ({ kind: 'decision', ply: of.ply, stake: of.error, of }) as const),
    ...draws.map(of => ({ kind: 'draw', ply: of.ply, stake: largestLuck(of), of }) as const),
  ];
  return moments
    .filter(({ stake }) => stake >= LEAST_STAKE)
    .toSorted((one, other) => other.stake - one.stake)
    .slice(0, count)
    .toSorted((one, other) => one.ply - other.ply);
}

/** The luck that stands out from its own error. */
const largestLuck = ({ luck }: DrawReview): number =>
  Math.max(...luck.map(({ mean, error }) => Math.max(0, Math.abs(mean) - error)));

/** The seat that gained or lost the most by a draw. */
export const mostAffected = ({ luck }: DrawReview): number => {
  const sizes = luck.map(({ mean }) => Math.abs(mean));
  return sizes.indexOf(Math.max(...sizes));
};

/** A change of the expected points below this explains nothing. */
export const LEAST_POINTS = 0.5;

/** The sources of points that a decision gave away, the largest loss first. */
export function mainReasons({ reasons }: DecisionReview, count = 2): { source: string; points: number }[] {
  const changes = Object.entries(reasons).map(([source, points]) => ({ source, points }));
  return changes
    .filter(({ points }) => points <= -LEAST_POINTS)
    .toSorted((one, other) => one.points - other.points)
    .slice(0, count);
}
