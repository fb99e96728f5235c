import type { EventRules } from './format.ts';
import type { Entrant, Round, Stage } from './round.ts';
import { finalistsOf, groupsOf, groupStandings } from './schedule.ts';
import { standings, type Standing } from './standings.ts';

/** A list of standings: of the whole event, of a group or of the final. */
export interface Section {
  readonly stage: Stage;
  /** Counted from 1; null outside groups. */
  readonly group: number | null;
  readonly lines: readonly Standing[];
}

/** The standings of an event, the most important list first. */
export function sectionsOf(
  rules: EventRules,
  entrants: readonly Entrant[],
  rounds: readonly Round[],
): Section[] {
  const ids = entrants.map(({ id }) => id);
  if (rules.format !== 'groups')
    return [{ stage: 'main', group: null, lines: standings(rules, ids, rounds) }];
  const finals = rounds.filter(({ stage }) => stage === 'final');
  const groups = groupsOf(rules, entrants).map((group, index): Section => ({
    stage: 'group',
    group: index + 1,
    lines: groupStandings(rules, group, rounds),
  }));
  if (finals.length === 0) return groups;
  const finalists = finalistsOf(rules, entrants, rounds).map(({ id }) => id);
  return [{ stage: 'final', group: null, lines: standings(rules, finalists, finals) }, ...groups];
}
