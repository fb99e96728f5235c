import type { Accuracy, Mark } from '../marks.ts';
import { finePercent, onePlace, signed, wholePercent } from './figures.ts';

/** Everything a review says in one language. Shares of first place are given as whole percentages. */
export interface ReviewText {
  readonly marks: Readonly<Record<Mark, string>>;
  /** How someone played, from the mean error of the decisions. */
  readonly accuracies: Readonly<Record<Accuracy, string>>;
  percent(share: number): string;
  /** The error of a share, with a decimal place where it would be rounded to nothing: `±0.4%`. */
  margin(error: number): string;
  /** With its sign: `+12%`. */
  change(share: number): string;
  /** With its sign: `+1.5`. */
  points(points: number): string;
  givesAway(share: number): string;
  readonly better: string;
  /** "Expected points: Temples −6, Gold −2", with the names of the score sheet. */
  expected(changes: readonly { readonly source: string; readonly points: number }[]): string;
  /** A draw, or the deal at the start, by how it changed someone's chance of winning. */
  draw(player: string, luck: number): string;
  setup(player: string, luck: number): string;
  readonly noTurningPoint: string;
}

export const en: ReviewText = {
  marks: { inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder', brilliant: 'Brilliant move' },
  accuracies: { flawless: 'flawless', strong: 'strong', good: 'good', uneven: 'uneven', weak: 'weak' },
  percent: share => `${wholePercent(share)}%`,
  margin: error => `±${finePercent(error)}%`,
  change: share => `${signed(wholePercent(share), share)}%`,
  points: points => signed(onePlace(points), points),
  givesAway: share => `Gives away ${en.percent(share)}`,
  better: 'Better',
  expected: changes =>
    `Expected points: ${changes.map(({ source, points }) => `${source} ${en.points(points)}`).join(', ')}`,
  draw: (player, luck) => `The draw ${luck < 0 ? 'costs' : 'brings'} ${player} ${en.percent(luck)}`,
  setup: (player, luck) =>
    `The starting position ${luck < 0 ? 'costs' : 'brings'} ${player} ${en.percent(luck)}`,
  noTurningPoint: 'No single moment decided this game.',
};
