import type { GameModule } from '../../games/module.ts';
import type { GoalLine } from '../local/goals.ts';
import { preferences } from '../preferences.ts';
import { appText } from '../app-text.ts';

/** The goals of a game played alone: those met first, each told by its rule. */
export function GoalReport({
  lines,
  module,
}: {
  readonly lines: readonly GoalLine[];
  readonly module: GameModule;
}) {
  if (lines.length === 0) return null;
  const { end } = appText();
  const { rules } = module.text[preferences.value.language];
  const met = lines.filter(({ isMet }) => isMet);
  return (
    <section class="ending-goals" aria-label={end.goals}>
      <h3>{end.goalsMet(met.length, lines.length)}</h3>
      <ul>
        {[...met, ...lines.filter(({ isMet }) => !isMet)].map(({ goal, isMet, sum }) => (
          <li key={goal} class={isMet ? 'is-met' : 'is-missed'}>
            <span role="img" aria-label={isMet ? end.met : end.missed}>
              {isMet ? '✓' : '·'}
            </span>
            <span>
              {rules[goal]}
              {sum === undefined ? null : ` ${end.sum(sum.have, sum.need)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
