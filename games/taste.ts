import { fastRandom } from '../kernel/random.ts';
import type { Features } from './heuristics.ts';

/** The points that are there already are plain to see for everyone. */
const PLAIN_FACT = 'score';
const MAX_SEATS = 5;

/**
 * Facts as a player sees them who likes some things more than they are worth and others less. Tastes differ from match
 * to match and from seat to seat, and stay the same during a match, as a person's plan does. `strength` is how far they
 * go: with 0.7 about a third of the facts count double or half, or differ by even more. `matchOf` gives a whole number
 * that stays the same during a match and is known to all.
 */
export function withTaste<S>(
  features: Features<S>,
  strength: number,
  matchOf: (state: Readonly<S>) => number,
): Features<S> {
  const { names } = features;
  const factors = new Float64Array(MAX_SEATS * names.length);
  let match = NaN;
  const drawTastes = (): void => {
    const random = fastRandom(match);
    for (let index = 0; index < factors.length; index++) {
      const factor = Math.exp(strength * deviation(() => random.below(STEPS) / STEPS));
      factors[index] = names[index % names.length] === PLAIN_FACT ? 1 : factor;
    }
  };
  return {
    ...features,
    fill(state, values) {
      const players = features.fill(state, values);
      const current = matchOf(state);
      if (current !== match) {
        match = current;
        drawTastes();
      }
      for (let index = 0; index < players * names.length; index++) values[index] *= factors[index];
      return players;
    },
  };
}

const STEPS = 1024;
/** The sum of twelve numbers between 0 and 1 has a standard deviation of 1. */
const SUMMANDS = 12;

function deviation(next: () => number): number {
  let sum = -SUMMANDS / 2;
  for (let count = 0; count < SUMMANDS; count++) sum += next();
  return sum;
}
