import { basename, dirname, join } from 'node:path';
import {
  brierScore,
  calibrationError,
  evenBrierScore,
  reliabilityBins,
} from '../../review/study/reliability.ts';
import { meanLuck } from '../../review/study/luck.ts';
import { writeText } from '../files.ts';
import type { CliText } from '../text/text.ts';
import { cellsFrom, type Cell } from './figures.ts';
import type { Sample } from './job.ts';
import { reliabilityPlot } from './plot.ts';
import { levelSection, stabilitySection } from './verdict-sections.ts';

/** Writes the page and its plots, which are in a folder of the page's name beside it. */
export function writeStudy(page: string, samples: readonly Sample[], text: CliText): void {
  const cells = cellsFrom(samples);
  const folder = basename(page, '.md');
  const byGame = [...Map.groupBy(cells, ({ game }) => game)];
  for (const [game, ofGame] of byGame)
    writeText(join(dirname(page), folder, `${game}.svg`), plotOf(ofGame), text);
  const plots = byGame.map(([game]) => `![Reliability of ${titled(game)}](${folder}/${game}.svg)`);
  writeText(
    page,
    [
      INTRODUCTION,
      reliabilitySection(cells, plots),
      luckSection(cells),
      levelSection(samples),
      stabilitySection(samples),
    ]
      .filter(section => section !== '')
      .join('\n'),
    text,
  );
}

const INTRODUCTION = `# Are the reviews right?

\`cosecha calibrate\` plays games between bots, compares what a review says with how they ended, and writes this page. The same seed
gives the same samples; an interrupted run continues where it stopped.
`;

const titled = (game: string): string => game.charAt(0).toUpperCase() + game.slice(1);
const figure = (value: number, places = 3): string => value.toFixed(places).replace('-', '−');

function plotOf(cells: readonly Cell[]): string {
  return reliabilityPlot(
    cells.map(({ game, players, games, power, chances }) => ({
      title: `${titled(game)}, ${players} players`,
      note: `${games} games`,
      raw: reliabilityBins(chances, 1),
      sharpened: reliabilityBins(chances, power),
    })),
  );
}

function reliabilitySection(cells: readonly Cell[], plots: readonly string[]): string {
  const rows = cells.map(({ game, players, games, power, chances }) => {
    const error = (by: number): string => figure(calibrationError(reliabilityBins(chances, by)));
    const scores = [evenBrierScore(chances), brierScore(chances, 1), brierScore(chances, power)];
    return `| ${titled(game)} | ${players} | ${games} | ${chances.length} | ${figure(power, 2)} | ${scores.map(score => figure(score)).join(' | ')} | ${error(1)} | ${error(power)} |`;
  });
  return `## Chances

From every game two decisions are kept, and the chances that 160 iterations of a search give every seat. A search weighs points besides
places, so its values lie too close together or too far apart: they are raised to a power and made to add up to 1 again. The power is
fitted on the odd games; every figure here and every plot is from the even ones. In the plots the dotted line is the search as it is and the green one is
what reviews show, with 95% intervals. On the diagonal a chance of 60% wins 60 games in 100.

${plots.join('\n\n')}

The Brier score is the mean squared distance between a chance and the result: lower is better. *Even* gives every seat the same chance.
The error is the mean distance between the green points and the diagonal.

| game | players | games | positions | power | Brier even | Brier search | Brier review | error search | error review |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|
${rows.join('\n')}
`;
}

function luckSection(cells: readonly Cell[]): string {
  let missed = 0;
  const rows = cells.map(({ game, players, luck, power }) => {
    const { count, mean, error } = meanLuck(luck, power);
    const [low, high] = [mean - 1.96 * error, mean + 1.96 * error];
    if (low > 0 || high < 0) missed++;
    return `| ${titled(game)} | ${players} | ${count} | ${figure(mean, 4)} | ${figure(low, 4)} to ${figure(high, 4)} |`;
  });
  return `## Luck

From every game one draw is kept and made again. Its luck is for the seat whose move led to it. Over many draws no one is lucky, so the
mean should be 0. By chance alone one 95% interval in 20 misses it. Of these ${rows.length}, ${missed} ${missed === 1 ? 'does' : 'do'}.

| game | players | draws | mean luck | 95% |
|---|---:|---:|---:|---|
${rows.join('\n')}
`;
}
