/** Places of the kinds of cubes in the bag and in the stock. */
export const IRON = 0;
export const STONE = 1;
export const CHAI = 2;
export const EVENT = 3;
