import { sharpen } from '../calibration.ts';
import type { LuckSample } from './samples.ts';

/** A mean with its standard error. */
export interface MeanLuck {
  readonly count: number;
  readonly mean: number;
  readonly error: number;
}

/** The mean luck over draws: of the seat whose move led to the draw, which should have neither good luck nor bad. */
export function meanLuck(samples: readonly LuckSample[], power: number): MeanLuck {
  const luck = samples.map(
    ({ seat, after, redrawn }) => sharpen(after, power)[seat] - sharpen(redrawn, power)[seat],
  );
  return meanOf(luck);
}

export function meanOf(figures: readonly number[]): MeanLuck {
  const count = figures.length;
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, count);
  const squares = figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0);
  return { count, mean, error: count < 2 ? 0 : Math.sqrt(squares / (count * (count - 1))) };
}
