import type { Seat } from '../../../kernel/seat.ts';
import type { Action } from '../data/actions.ts';
import type { RuleId } from '../data/rules.ts';
import { TILE_STEPS } from '../data/tiles.ts';
import { whyNotAdvance } from './advance.ts';
import { whyNotHarvest } from './harvest.ts';
import { whyNotHireElsewhere, whyNotHire } from './hire.ts';
import { whyNotDoublePlant, whyNotPlant } from './plant.ts';
import type { State } from './state.ts';
import { whyNotTrade } from './trade.ts';

/** The rule that forbids an action, even if the start tile is used for it. */
export const whyNotAction = (state: Readonly<State>, seat: Seat, wanted: Action): RuleId | undefined => {
  const rule = whyNotWithoutTile(state, seat, wanted);
  if (rule === undefined || whyNotBoost(state, seat, wanted) === undefined) return undefined;
  return rule;
};

/** Whether a seat can take an action only with its start tile. */
export const needsTile = (state: Readonly<State>, seat: Seat, wanted: Action): boolean =>
  whyNotWithoutTile(state, seat, wanted) !== undefined && whyNotBoost(state, seat, wanted) === undefined;

/** The rule that forbids an action without the start tile. */
const whyNotWithoutTile = (state: Readonly<State>, seat: Seat, wanted: Action): RuleId | undefined => {
  switch (wanted) {
    case 'plant':
      return whyNotPlant(state, seat);
    case 'harvest':
      return whyNotHarvest(state, seat);
    case 'trade':
      return whyNotTrade(state, seat, 0);
    case 'hire':
      return whyNotHire(state, seat);
    case 'advance':
      return whyNotAdvance(state, seat, 1);
    case 'move':
    case 'take':
      return undefined;
  }
};

/** The rule that forbids using a seat's start tile for an action now. */
export const whyNotBoost = (state: Readonly<State>, seat: Seat, action: Action): RuleId | undefined => {
  const player = state.players[seat];
  if (player.tile === null || player.tile !== action) return 'start-tile-boosts-an-action';
  if (player.tileSpent) return 'start-tile-once';
  switch (action) {
    case 'plant':
      return whyNotDoublePlant(state, seat);
    case 'trade':
      return whyNotTrade(state, seat, 1);
    case 'hire':
      return whyNotHireElsewhere(state, seat);
    case 'advance':
      return whyNotAdvance(state, seat, TILE_STEPS);
    case 'harvest':
    case 'move':
    case 'take':
      return undefined;
  }
};
