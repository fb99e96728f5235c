import type { GameModule } from '../../games/module.ts';
import { EDITION } from './data/edition.ts';
import { EXAMPLES, RULES } from './data/rules.ts';
import { draw } from './draw.ts';
import { heuristics } from './heuristics.ts';
import { info } from './info.ts';
import type { Event } from './rules/events.ts';
import { template } from './rules/game.ts';
import type { Move } from './rules/moves.ts';
import type { State } from './rules/state.ts';
import type { View } from './rules/view.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';

export const module: GameModule<State, Move, Event, View> = {
  game: template,
  info,
  text: { en, es },
  rules: RULES,
  examples: EXAMPLES,
  edition: EDITION,
  heuristics,
  openScores: view => view.coins,
  phase: view => view.phase ?? undefined,
  draw,
};
