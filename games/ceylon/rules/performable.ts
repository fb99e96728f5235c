import type { Seat } from '../../../kernel/seat.ts';
import type { Action } from '../data/actions.ts';
import type { RuleId } from '../data/rules.ts';
import { TILE_STEPS } from '../data/tiles.ts';
import { advanceRefused } from './advance.ts';
import { harvestRefused } from './harvest.ts';
import { hireElsewhereRefused, hireRefused } from './hire.ts';
import { doublePlantRefused, plantRefused } from './plant.ts';
import type { State } from './state.ts';
import { tradeRefused } from './trade.ts';

/** The rule that stands in the way of an action, even if the start tile is used for it. */
export function actionRefused(state: Readonly<State>, seat: Seat, wanted: Action): RuleId | undefined {
  const rule = plainlyRefused(state, seat, wanted);
  if (rule === undefined || boostRefused(state, seat, wanted) === undefined) return undefined;
  return rule;
}

/** The rule that stands in the way of an action without the start tile. */
export function plainlyRefused(state: Readonly<State>, seat: Seat, wanted: Action): RuleId | undefined {
  switch (wanted) {
    case 'plant':
      return plantRefused(state, seat);
    case 'harvest':
      return harvestRefused(state, seat);
    case 'trade':
      return tradeRefused(state, seat, 0);
    case 'hire':
      return hireRefused(state, seat);
    case 'advance':
      return advanceRefused(state, seat, 1);
    case 'move':
    case 'take':
      return undefined;
  }
}

/** The rule that keeps a seat's start tile from boosting an action now. */
export function boostRefused(state: Readonly<State>, seat: Seat, action: Action): RuleId | undefined {
  const player = state.players[seat];
  if (player.tile !== action) return 'start-tile-boosts-an-action';
  if (player.tileSpent) return 'start-tile-once';
  switch (action) {
    case 'plant':
      return doublePlantRefused(state, seat);
    case 'trade':
      return tradeRefused(state, seat, 1);
    case 'hire':
      return hireElsewhereRefused(state, seat);
    case 'advance':
      return advanceRefused(state, seat, TILE_STEPS);
    case 'harvest':
    case 'move':
    case 'take':
      return undefined;
  }
}
