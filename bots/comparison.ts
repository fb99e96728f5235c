/** Results of several moves in the same worlds, one round for each world. */
export interface Comparison {
  /** The result of a move in this round. */
  note(index: number, value: number): void;
  endRound(): void;
  /** Forgets all rounds, this one included. */
  restart(): void;
  rounds(): number;
  mean(index: number): number;
  /** The standard error of a mean. */
  error(index: number): number;
  /** The standard error of the difference of two means; small, because both moves met the same worlds. */
  differenceError(one: number, other: number): number;
  /** The move with the highest mean. */
  best(): number;
}

export function createComparison(count: number): Comparison {
  const current = new Float64Array(count);
  const sums = new Float64Array(count);
  /** Sums of the products of every two moves' results. */
  const products = new Float64Array(count * count);
  let rounds = 0;

  const mean = (index: number): number => (rounds === 0 ? 0 : sums[index] / rounds);
  const covariance = (one: number, other: number): number =>
    products[one * count + other] / rounds - mean(one) * mean(other);
  const errorOf = (variance: number): number =>
    rounds < 2 ? Infinity : Math.sqrt(Math.max(0, variance) / (rounds - 1));

  return {
    note(index, value) {
      current[index] = value;
    },
    endRound() {
      rounds++;
      for (let one = 0; one < count; one++) {
        sums[one] += current[one];
        for (let other = 0; other < count; other++)
          products[one * count + other] += current[one] * current[other];
      }
    },
    restart() {
      rounds = 0;
      sums.fill(0);
      products.fill(0);
    },
    rounds: () => rounds,
    mean,
    error: index => errorOf(covariance(index, index)),
    differenceError: (one, other) =>
      one === other
        ? 0
        : errorOf(covariance(one, one) + covariance(other, other) - 2 * covariance(one, other)),
    best: () => sums.indexOf(Math.max(...sums)),
  };
}
