import { cellsFrom } from './figures.ts';
import type { Sample } from './job.ts';

/** The source of the fitted powers, as `review/sharpness.ts`. */
export function sharpnessSource(samples: readonly Sample[]): string {
  const byGame = Map.groupBy(cellsFrom(samples), ({ game }) => game);
  const rows = [...byGame].map(
    ([game, cells]) =>
      `  ${game}: { ${cells.map(({ players, power }) => `${players}: ${power}`).join(', ')} },\n`,
  );
  return `/**
 * The powers that turn values of a search into chances, for each game and number of players. \`cosecha calibrate\` fits
 * them; without one, values count as they are.
 */
export const SHARPNESS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
${rows.join('')}};
`;
}
