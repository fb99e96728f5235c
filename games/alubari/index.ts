import type { GameModule } from '../module.ts';
import { heuristics } from './heuristics.ts';
import { EDITION } from './data/edition.ts';
import { GOALS } from './data/goals.ts';
import { EXAMPLES, RULES } from './data/rules.ts';
import { draw } from './draw.ts';
import type { Event } from './rules/events.ts';
import { alubari } from './rules/game.ts';
import { reviewCampaign } from './rules/goals.ts';
import type { Move } from './rules/moves.ts';
import { goalsOf } from './rules/scoring.ts';
import type { State } from './rules/state.ts';
import type { View } from './rules/view.ts';
import { info } from './info.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';

export const module: GameModule<State, Move, Event, View> = {
  game: alubari,
  info,
  text: { en, es },
  rules: RULES,
  examples: EXAMPLES,
  edition: EDITION,
  heuristics,
  goals: { ids: GOALS.map(({ id }) => id), review: goalsOf, campaign: reviewCampaign },
  phase: view => view.phase ?? undefined,
  draw,
};
