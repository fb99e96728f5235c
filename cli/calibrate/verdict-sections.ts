import { GAME_IDS } from '../../games/index.ts';
import { MARKS, type Mark } from '../../review/marks.ts';
import { meanOf } from '../../review/study/luck.ts';
import { JUDGED_PLAYERS } from '../../review/study/verdicts.ts';
import { isLevels, isStability } from './figures.ts';
import type { Sample } from './job.ts';

const titled = (game: string): string => game.charAt(0).toUpperCase() + game.slice(1);
const percent = (value: number): string => `${(100 * value).toFixed(2).replace('-', '−')}%`;

/** What each kind of player gives away in the same positions. */
export function levelSection(samples: readonly Sample[]): string {
  const ofLevels = samples.filter(isLevels);
  if (ofLevels.length === 0) return '';
  const rowsOf = (cells: (errors: readonly Errors[]) => string[]): string =>
    GAME_IDS.map(game => {
      const errors = ofLevels.filter(sample => sample.game === game).map(sample => sample.errors);
      return `| ${titled(game)} | ${errors.length} | ${cells(errors).join(' | ')} |`;
    }).join('\n');
  const means = rowsOf(errors => JUDGED_PLAYERS.map(name => figure(errors.flatMap(of => of[name] ?? []))));
  const steps = rowsOf(errors => STEPS.map(([lower, upper]) => figure(savings(errors, lower, upper))));
  return `## Errors by level

Every kind of player is asked in the same positions, at tables of all sizes, and all their moves are judged in the same worlds. Level 4,
which thinks for seconds, is asked in every tenth one. The figure is the mean share of first place given away, with its 95% interval.

| game | positions | ${JUDGED_PLAYERS.join(' | ')} |
|---|---:|${JUDGED_PLAYERS.map(() => '---:|').join('')}
${means}

How much less a stronger player gives away than a weaker one in the same positions, with the 95% interval of this difference. The order of two
players is shown where the interval lies above 0. If it contains 0, these positions are too few to tell the two apart.

| game | positions | ${STEPS.map(([lower, upper]) => `${upper} over ${lower}`).join(' | ')} |
|---|---:|${STEPS.map(() => '---:|').join('')}
${steps}
`;
}

type Errors = Readonly<Record<string, number>>;

/** Players next to each other, and whole levels: a half step is a small one. */
const STEPS: readonly (readonly [string, string])[] = [
  ['random', 'level-1'],
  ['level-1', 'level-1b'],
  ['level-1b', 'level-2'],
  ['level-1', 'level-2'],
  ['level-2', 'level-2b'],
  ['level-2b', 'level-3'],
  ['level-2', 'level-3'],
  ['level-3', 'level-4'],
];

/** The differences in the positions in which both were asked. */
const savings = (errors: readonly Errors[], lower: string, upper: string): number[] =>
  errors.flatMap(of => (of[lower] === undefined || of[upper] === undefined ? [] : of[lower] - of[upper]));

function figure(values: readonly number[]): string {
  const { mean, error, count } = meanOf(values);
  return count === 0 ? '' : `${percent(mean)} ± ${(196 * error).toFixed(2)}`;
}

const RANKS: readonly (Mark | null)[] = [null, ...MARKS];
/** A brilliant move is one without an error. */
const rankOf = (mark: Mark | null): number => Math.max(0, RANKS.indexOf(mark === 'brilliant' ? null : mark));

/** How many verdicts change with four times as much thought. */
export function stabilitySection(samples: readonly Sample[]): string {
  const judged = samples.filter(isStability);
  if (judged.length === 0) return '';
  const rows = GAME_IDS.map(game => {
    const steps = judged
      .filter(sample => sample.game === game)
      .map(({ marks: [first, second] }) => Math.abs(rankOf(first) - rankOf(second)));
    const share = (is: (step: number) => boolean): string =>
      steps.length === 0 ? '' : `${Math.round((100 * steps.filter(is).length) / steps.length)}%`;
    return `| ${titled(game)} | ${steps.length} | ${share(step => step === 0)} | ${share(step => step === 1)} | ${share(step => step > 1)} |`;
  });
  return `## Verdicts with four times as much thought

A random move in a random position is judged at the standard depth and again with four times as much thought. The verdicts are none,
inaccuracy, mistake and blunder.

| game | decisions | the same | one step | further |
|---|---:|---:|---:|---:|
${rows.join('\n')}
`;
}
