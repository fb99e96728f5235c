/** The sums of a linear regression. Rows are added one by one, so no row has to be kept. */
export interface Regression {
  add(row: Float64Array, target: number): void;
  /**
   * The weights that explain the targets best. Every weight is held back in proportion to `strength` and to how much its
   * column varies, so that rare facts do not get wild weights.
   */
  solve(strength: number): Float64Array;
}

/** A column that never varied gets the weight 0. */
const NEVER = 1e-9;

export function createRegression(columns: number): Regression {
  const products = new Float64Array(columns * columns);
  const moments = new Float64Array(columns);
  return {
    add(row, target) {
      for (let one = 0; one < columns; one++) {
        const value = row[one];
        if (value === 0) continue;
        moments[one] += value * target;
        for (let other = 0; other <= one; other++) products[one * columns + other] += value * row[other];
      }
    },
    solve(strength) {
      const factor = products.slice();
      for (let one = 0; one < columns; one++) {
        const diagonal = one * columns + one;
        factor[diagonal] = factor[diagonal] < NEVER ? 1 : factor[diagonal] * (1 + strength);
      }
      decompose(factor, columns);
      return backSubstitute(factor, moments, columns);
    },
  };
}

/** Cholesky: the lower half of a positive definite matrix becomes its triangular factor, in place. */
function decompose(matrix: Float64Array, size: number): void {
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * size + column];
      for (let index = 0; index < column; index++)
        sum -= matrix[row * size + index] * matrix[column * size + index];
      if (row !== column) matrix[row * size + column] = sum / matrix[column * size + column];
      else if (sum > 0) matrix[row * size + row] = Math.sqrt(sum);
      else throw new Error('the columns of the regression depend on each other: hold back more');
    }
  }
}

/** Solves factor * transposed factor * x = right. */
function backSubstitute(factor: Float64Array, right: Float64Array, size: number): Float64Array {
  const solution = right.slice();
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < row; column++)
      solution[row] -= factor[row * size + column] * solution[column];
    solution[row] /= factor[row * size + row];
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let below = row + 1; below < size; below++)
      solution[row] -= factor[below * size + row] * solution[below];
    solution[row] /= factor[row * size + row];
  }
  return solution;
}
