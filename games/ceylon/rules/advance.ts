import type { Seat } from '../../../kernel/seat.ts';
import { ADVANCE_COST, RUPEES_FOR_OTHERS } from '../data/actions.ts';
import { ADVANCE_POINTS } from '../data/councillors.ts';
import type { RuleId } from '../data/rules.ts';
import { BONUS_STEP_POINTS, BONUS_STEPS, LAST_STEP } from '../data/track.ts';
import type { GameEffects } from './events.ts';
import { ADVANCE_EXTRA, has, type State } from './state.ts';

export const whyNotAdvance = (state: Readonly<State>, seat: Seat, steps: number): RuleId | undefined => {
  const player = state.players[seat];
  if (player.step === LAST_STEP) return 'advance-blocked-at-last-space';
  if (player.step + steps > LAST_STEP) return 'ruling-advance-two-near-end';
  return player.rupees < ADVANCE_COST ? 'advance-cost-five' : undefined;
};

/** Advance: pay, give every other seat its rupee, move up, gain one token, and score the +5 spaces reached. */
export const advance = (state: State, seat: Seat, steps: number, { emit }: GameEffects): void => {
  const { players } = state;
  const player = players[seat];
  const from = player.step;
  player.rupees -= ADVANCE_COST;
  for (let other = 0; other < players.length; other++) {
    if (other !== seat) players[other].rupees += RUPEES_FOR_OTHERS;
  }
  player.step += steps;
  stackOnTop(state, seat);
  player.tokens++;
  emit?.({ type: 'advanced', seat, from, to: player.step, cost: ADVANCE_COST });
  emit?.({
    type: 'advanceShared',
    seats: [...players.keys()].filter(other => other !== seat),
    rupees: RUPEES_FOR_OTHERS,
  });
  for (let index = 0; index < BONUS_STEPS.length; index++) {
    const step = BONUS_STEPS[index];
    if (step <= from || step > player.step) continue;
    player.points += BONUS_STEP_POINTS;
    emit?.({ type: 'advanceScored', seat, step, points: BONUS_STEP_POINTS });
  }
  if (!has(player, ADVANCE_EXTRA)) return;
  player.points += ADVANCE_POINTS;
  emit?.({ type: 'advanceHelped', seat, points: ADVANCE_POINTS });
};

/** A disc goes ahead of every disc that is not on a higher space; the others keep their order. */
const stackOnTop = (state: State, seat: Seat): void => {
  const { technology, players } = state;
  let place = technology.indexOf(seat);
  while (place > 0 && players[technology[place - 1]].step <= players[seat].step) {
    technology[place] = technology[place - 1];
    place--;
  }
  technology[place] = seat;
};
