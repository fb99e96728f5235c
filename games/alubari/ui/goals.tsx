import type { Language } from '../../../kernel/text.ts';
import type { BoardProps } from '../../../board/module.ts';
import type { Move } from '../rules/moves.ts';
import type { ConditionReport } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { rules as en } from '../text/rules.en.ts';
import { rules as es } from '../text/rules.es.ts';
import { goalName, closestMisses } from '../text/vocabulary.ts';
import { BOARD_TEXT } from './board-text.ts';
import { prospectsOf, type GoalProspect, type Prospect } from './prospects.ts';

type AlubariScene = BoardProps<View, Move>;

const RULES = { en, es };
const SIGNS: Readonly<Record<Prospect, string>> = { isMet: '✓', possible: '○', lost: '×' };
const ORDER: readonly Prospect[] = ['isMet', 'possible', 'lost'];

/** Alone: every goal, met, still possible or out of reach, with how near it is. */
export function Goals({ view, language }: AlubariScene) {
  const text = BOARD_TEXT[language];
  if (view.seats.length > 1) return null;
  const all = prospectsOf(view);
  const near = closestMisses(
    all.map(({ prospect, ...goal }) => ({ ...goal, isMet: prospect === 'isMet' })),
    all.length,
  ).map(({ goal }) => goal);
  const groups = ORDER.map(prospect => ({
    prospect,
    label: prospect === 'lost' && view.phase === null ? ('missed' as const) : prospect,
    goals: all
      .filter(one => one.prospect === prospect)
      .sort((one, other) => near.indexOf(one.goal) - near.indexOf(other.goal)),
  }));
  return (
    <details class="goals" open={view.phase === null}>
      <summary>
        <b>{text.labels.goals}</b>
        <span class="piles">
          {groups.map(({ prospect, label, goals }) => (
            <span key={prospect} title={text.statuses[label]}>
              {SIGNS[prospect]} {goals.length}
            </span>
          ))}
        </span>
      </summary>
      {groups.map(({ prospect, label, goals }) =>
        goals.length === 0 ? null : (
          <div key={prospect} class={`goal-group is-${prospect}`}>
            <h4>
              {SIGNS[prospect]} {text.statuses[label]} ({goals.length})
            </h4>
            <ul>
              {goals.map(goal => (
                <GoalLine key={goal.goal} {...goal} language={language} />
              ))}
            </ul>
          </div>
        ),
      )}
    </details>
  );
}

/** Between what there is and what is asked. */
const ASKS: Readonly<Record<ConditionReport['is'], string>> = {
  atLeast: ' / ',
  moreThan: ' / >',
  atMost: ' → ',
};

function GoalLine({ goal, conditions, language }: GoalProspect & { readonly language: Language }) {
  const text = RULES[language][goal];
  return (
    <li title={text}>
      <b>{goalName(RULES[language], goal)}</b>
      <span>{text.slice(text.indexOf(':') + 2)}</span>
      <i>
        {conditions
          .filter(({ isMet }) => !isMet)
          .map(({ have, is, figure }) => `${have}${ASKS[is]}${figure}`)
          .join(' · ')}
      </i>
    </li>
  );
}
