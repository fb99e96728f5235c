const MINUS = '−';

/** A share of one as a whole number of percent, without its sign. */
export const wholePercent = (share: number): string => Math.abs(100 * share).toFixed(0);

/** The same with one decimal place below one percent. */
export const finePercent = (share: number): string =>
  Math.abs(share) < 0.0095 ? String(Number(Math.abs(100 * share).toFixed(1))) : wholePercent(share);

/** Points with one decimal place, without their sign. */
export const onePlace = (points: number): string => Math.abs(points).toFixed(1);

/** Puts the sign of a number before its figure; a figure that is rounded to nothing has none. */
export const signed = (figure: string, number: number): string =>
  Number.parseFloat(figure) === 0 ? figure : `${number < 0 ? MINUS : '+'}${figure}`;
