/** Mean and standard error of figures that arrive one after the other. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/** Consecutive iterations of a search depend on each other, so they are averaged in this many groups first. */
const GROUPS = 20;

/** The mean of the first `count` samples, with an error that allows for their dependence. */
export function estimateOf(samples: Float64Array, count = samples.length): Estimate {
  const groups = Math.min(GROUPS, count);
  const means = Array.from({ length: groups }, (_, group) => {
    const [from, to] = [Math.floor((group * count) / groups), Math.floor(((group + 1) * count) / groups)];
    let sum = 0;
    for (let index = from; index < to; index++) sum += samples[index];
    return sum / (to - from);
  });
  const mean = means.reduce((sum, value) => sum + value, 0) / groups;
  const squares = means.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: groups < 2 ? 0 : Math.sqrt(squares / (groups * (groups - 1))) };
}
