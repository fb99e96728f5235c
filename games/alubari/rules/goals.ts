import { AGONY_SPACES } from '../data/route.ts';
import {
  CAMPAIGN_GAMES,
  CAMPAIGN_GOALS,
  GOALS,
  type CampaignGoalId,
  type Condition,
  type Measure,
} from '../data/goals.ts';
import type { Assignment } from './assignment.ts';
import { IS_RIVER, SILIGURI, STATIONS, TOWN_STATIONS } from './board.ts';
import type { GoalReport } from './events.ts';
import { itemsOf } from './sets.ts';
import { NONE, type State } from './state.ts';

/** The figures of the score sheet that goals ask for. */
export interface Scores {
  readonly total: number;
  readonly stations: number;
  readonly rails: number;
  readonly assignment: Assignment;
}

const DARJEELING = TOWN_STATIONS.length - 1;
const OWN = 0;

const inTown = (state: Readonly<State>, town: number): number =>
  state.stations.filter((owner, station) => owner === OWN && STATIONS[station].town === town).length;

const ownRails = (state: Readonly<State>, test: (space: number) => boolean): number =>
  state.rails.filter((owner, space) => owner === OWN && test(space)).length;

/** Everything a goal can ask for, measured on a finished solo game. */
const measure = (state: Readonly<State>, scores: Scores): Record<Measure, number> => {
  const own = state.seats[OWN];
  const { contracts, leaves, points } = scores.assignment;
  const estates = state.owners.filter(owner => owner === OWN).length;
  return {
    total: scores.total,
    stationPoints: scores.stations,
    railPoints: scores.rails,
    contractPoints: points,
    siliguri: inTown(state, SILIGURI),
    darjeeling: inTown(state, DARJEELING),
    estates,
    otherEstates: state.owners.length - estates,
    towns: TOWN_STATIONS.filter((_, town) => inTown(state, town) > 0).length,
    rivers: ownRails(state, space => IS_RIVER[space]),
    agony: ownRails(state, space => AGONY_SPACES.includes(space)),
    equipment: own.acquired,
    idleContracts: itemsOf(own.contracts & ~own.used).filter(card => !contracts.includes(card + 1)).length,
    freeLeaves: own.leaves - leaves,
    leaves: own.leaves,
    chaiRoom: state.chaiMost - own.chai,
    rubble: own.rubble,
    steel: own.steel,
    markersLeft: own.markers,
    openRails: state.rails.filter(owner => owner === NONE).length,
  };
};

const holds = ({ is, figure }: Condition, have: number): boolean =>
  is === 'atLeast' ? have >= figure : is === 'moreThan' ? have > figure : have <= figure;

/** Every goal with what it asks and how near the game came. */
export const reviewGoals = (state: Readonly<State>, scores: Scores): GoalReport[] => {
  const measures = measure(state, scores);
  return GOALS.map(({ id, all }) => {
    const conditions = all.map(condition => {
      const have = measures[condition.of];
      return { ...condition, have, isMet: holds(condition, have) };
    });
    return { goal: id, isMet: conditions.every(({ isMet }) => isMet), conditions };
  });
};

export interface CampaignReport {
  readonly goal: CampaignGoalId;
  readonly isMet: boolean;
  /** The best sum of consecutive games so far. */
  readonly have: number;
  readonly need: number;
}

/** The campaign goals over the totals of one player's finished solo games, in the order they were played. */
export const reviewCampaign = (totals: readonly number[]): CampaignReport[] => {
  const sums = totals
    .slice(0, Math.max(0, totals.length - CAMPAIGN_GAMES + 1))
    .map((_, first) => totals.slice(first, first + CAMPAIGN_GAMES).reduce((sum, total) => sum + total, 0));
  const have = Math.max(0, ...sums);
  return CAMPAIGN_GOALS.map(({ id, total }) => ({ goal: id, isMet: have >= total, have, need: total }));
};
