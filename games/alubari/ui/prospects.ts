import { type Condition, type GoalId, type Measure } from '../data/goals.ts';
import { AGONY_SPACES, RAIL_SPACES } from '../data/route.ts';
import { IS_RIVER, RAIL_POINTS, SILIGURI, STATIONS, TOWN_STATIONS } from '../rules/board.ts';
import { isSiliguriClosed } from '../rules/build.ts';
import type { ConditionReport } from '../rules/events.ts';
import { goalsOf } from '../rules/scoring.ts';
import { sample } from '../rules/secrets.ts';
import { itemsOf } from '../rules/sets.ts';
import { NONE, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export type Prospect = 'isMet' | 'possible' | 'lost';

export interface GoalProspect {
  readonly goal: GoalId;
  readonly prospect: Prospect;
  readonly conditions: readonly ConditionReport[];
}

const OWN = 0;

/** The most points that the markers left can still score on free spaces. */
function bestOf(state: Readonly<State>, owners: readonly number[], points: readonly number[]): number {
  const free = owners.flatMap((owner, space) => (owner === NONE ? [points[space]] : []));
  const best = free.sort((one, other) => other - one).slice(0, state.seats[OWN].markers);
  return best.reduce((sum, value) => sum + value, 0);
}

const isWinnable = (owner: number): boolean => owner === NONE || owner === OWN;

/** The highest value a measure can still reach; Infinity where it cannot be told. */
function mostOf(state: Readonly<State>, of: Measure, have: number): number {
  const { rails, stations, seats } = state;
  const open = (spaces: readonly number[], owners: readonly number[]): number =>
    spaces.filter(space => owners[space] === NONE).length;
  const within = (room: number): number => have + Math.min(room, seats[OWN].markers);
  const inTown = (town: number): number[] => itemsOf(TOWN_STATIONS[town]);
  switch (of) {
    case 'siliguri':
      return isSiliguriClosed(state) ? have : within(open(inTown(SILIGURI), stations));
    case 'towns':
      return TOWN_STATIONS.filter((_, town) => {
        const isShut = town === SILIGURI && isSiliguriClosed(state);
        return inTown(town).some(space => (isShut ? stations[space] === OWN : isWinnable(stations[space])));
      }).length;
    case 'rivers':
      return within(RAIL_SPACES.filter((_, space) => IS_RIVER[space] && rails[space] === NONE).length);
    case 'agony':
      return within(open(AGONY_SPACES, rails));
    case 'railPoints':
      return have + bestOf(state, rails, RAIL_POINTS);
    case 'stationPoints':
      return (
        have +
        bestOf(
          state,
          stations,
          STATIONS.map(({ points }) => points),
        )
      );
    case 'openRails':
      return have;
    default:
      return Infinity;
  }
}

/** The lowest value a measure can still reach: markers and equipment once taken stay counted. */
function leastOf(state: Readonly<State>, of: Measure, have: number): number {
  switch (of) {
    case 'siliguri':
    case 'darjeeling':
    case 'estates':
    case 'equipment':
      return have;
    case 'otherEstates':
      return state.owners.filter(owner => !isWinnable(owner)).length;
    default:
      return 0;
  }
}

function isReachable(state: Readonly<State>, { of, is, figure }: Condition, have: number): boolean {
  if (is === 'atMost') return leastOf(state, of, have) <= figure;
  const most = mostOf(state, of, have);
  return is === 'atLeast' ? most >= figure : most > figure;
}

/** Measures that can still grow by leaving contracts out of the scoring. */
const SCORING_MEASURES: readonly Measure[] = ['freeLeaves', 'idleContracts'];

/** Solo: every goal as it stands now, and whether it can still be reached. */
export function prospectsOf(view: View): readonly GoalProspect[] {
  const state = sample(view);
  const reports = view.goals ?? goalsOf(state);
  return reports.map(({ goal, isMet, conditions }) => {
    const isOpen =
      view.phase !== null &&
      conditions.every(
        condition =>
          condition.isMet ||
          ((view.phase !== 'scoring' || SCORING_MEASURES.includes(condition.of)) &&
            isReachable(state, condition, condition.have)),
      );
    return { goal, prospect: isMet ? 'isMet' : isOpen ? 'possible' : 'lost', conditions };
  });
}
