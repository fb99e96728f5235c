import type { RULES } from './rules.ts';

type IdOf<S extends keyof typeof RULES> = (typeof RULES)[S][number];
export type GoalId = IdOf<'buildingGoals'> | IdOf<'scoreGoals'> | IdOf<'reserveGoals'>;
export type CampaignGoalId = IdOf<'campaignGoals'>;

/** The measures of a finished solo game. */
export const MEASURES = [
  'total',
  'stationPoints',
  'railPoints',
  'contractPoints',
  'siliguri',
  'darjeeling',
  'estates',
  'otherEstates',
  'towns',
  'rivers',
  'agony',
  'equipment',
  'idleContracts',
  'freeLeaves',
  'leaves',
  'chaiRoom',
  'rubble',
  'steel',
  'markersLeft',
  'openRails',
] as const;
export type Measure = (typeof MEASURES)[number];

/** One thing a goal asks: at least, more than, or at most a figure. */
export interface Condition {
  readonly of: Measure;
  readonly is: 'atLeast' | 'moreThan' | 'atMost';
  readonly figure: number;
}

export interface Goal {
  readonly id: GoalId;
  readonly all: readonly Condition[];
}

const atLeast = (of: Measure, figure: number): Condition => ({ of, is: 'atLeast', figure });
const moreThan = (of: Measure, figure: number): Condition => ({ of, is: 'moreThan', figure });
const none = (of: Measure): Condition => ({ of, is: 'atMost', figure: 0 });

/** The goals of a single solo game. All stated; numbers of towns, rivers and spaces follow the board's data. */
export const GOALS: readonly Goal[] = [
  { id: 'goal-east-india-company-depot', all: [atLeast('siliguri', 5)] },
  { id: 'goal-tea-magnate', all: [none('otherEstates')] },
  { id: 'goal-branch-offices', all: [atLeast('towns', 10)] },
  { id: 'goal-bridge-builder', all: [atLeast('rivers', 4)] },
  { id: 'goal-king-of-agony', all: [atLeast('agony', 4)] },
  { id: 'goal-northerner', all: [moreThan('total', 180), none('siliguri')] },
  { id: 'goal-builder', all: [moreThan('stationPoints', 60)] },
  { id: 'goal-great-builder', all: [moreThan('stationPoints', 90)] },
  { id: 'goal-railway-king', all: [atLeast('railPoints', 20)] },
  { id: 'goal-gang-worker', all: [atLeast('total', 100), atLeast('equipment', 1)] },
  { id: 'goal-gang-foreman', all: [atLeast('total', 150), atLeast('equipment', 1)] },
  { id: 'goal-gang-leader', all: [atLeast('total', 175), atLeast('equipment', 1)] },
  { id: 'goal-gang-coordinator', all: [atLeast('total', 200), atLeast('equipment', 1)] },
  { id: 'goal-gang-president', all: [atLeast('total', 225), atLeast('equipment', 1)] },
  { id: 'goal-lone-worker', all: [atLeast('total', 100), none('equipment')] },
  { id: 'goal-lone-foreman', all: [atLeast('total', 150), none('equipment')] },
  { id: 'goal-lone-leader', all: [atLeast('total', 175), none('equipment')] },
  { id: 'goal-lone-coordinator', all: [atLeast('total', 200), none('equipment')] },
  { id: 'goal-lone-president', all: [atLeast('total', 225), none('equipment')] },
  { id: 'goal-trainee-engineer', all: [atLeast('total', 100), none('estates')] },
  { id: 'goal-graduate-engineer', all: [atLeast('total', 150), none('estates')] },
  { id: 'goal-engineer', all: [atLeast('total', 175), none('estates')] },
  { id: 'goal-expert-engineer', all: [atLeast('total', 200), none('estates')] },
  { id: 'goal-master-engineer', all: [atLeast('total', 225), none('estates')] },
  { id: 'goal-contractor-grade-one', all: [atLeast('contractPoints', 80)] },
  { id: 'goal-contractor-grade-two', all: [atLeast('contractPoints', 100)] },
  { id: 'goal-great-contractor', all: [atLeast('contractPoints', 120)] },
  { id: 'goal-procrastinator', all: [atLeast('idleContracts', 4)] },
  { id: 'goal-tea-chest', all: [atLeast('freeLeaves', 20)] },
  { id: 'goal-tea-shop', all: [atLeast('freeLeaves', 40)] },
  { id: 'goal-tea-warehouse', all: [atLeast('freeLeaves', 60)] },
  { id: 'goal-chaiwala', all: [none('chaiRoom')] },
  { id: 'goal-king-of-shovels', all: [moreThan('rubble', 30)] },
  { id: 'goal-blast-furnace', all: [atLeast('steel', 8)] },
  {
    id: 'goal-tea-totaller',
    all: [moreThan('total', 150), none('leaves'), none('estates'), none('siliguri'), none('darjeeling')],
  },
  { id: 'goal-worker-all-markers-used', all: [none('markersLeft'), atLeast('openRails', 1)] },
];

/** Goals over three solo games in a row: the sum of their totals. Stated. */
export const CAMPAIGN_GAMES = 3;
export const CAMPAIGN_GOALS: readonly { id: CampaignGoalId; total: number }[] = [
  { id: 'goal-middle-distance-runner', total: 400 },
  { id: 'goal-distance-runner', total: 500 },
  { id: 'goal-marathon-runner', total: 600 },
];
