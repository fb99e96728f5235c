import type { Seat } from '../../kernel/seat.ts';
import type { Action, Main } from './data/actions.ts';
import { CONTRACTS } from './data/contracts.ts';
import { BONUS_STEPS } from './data/track.ts';
import { destinationPrior, harvestable, isWanted, plantingPrior } from './place-priors.ts';
import { DISTRICT_OF } from './rules/map.ts';
import { LAYINGS, type Move } from './rules/moves.ts';
import { whyNotAction } from './rules/performable.ts';
import { NONE, type State } from './rules/state.ts';
import { capacity, chestCount } from './rules/store.ts';

/** A harvest of nothing, and each chest of it. */
const [HARVEST, CHEST] = [0.3, 0.12];
/** Enough rupees for one action and for two. */
const [ENOUGH, PLENTY] = [5, 10];
/** A card that the player cannot use as intended, and one that another player cannot. */
const [UNUSABLE, UNUSABLE_FOR_OTHER] = [0.1, 0.2];
/** How good each action usually is for another player. */
const FOR_OTHER: Readonly<Record<Main, number>> = {
  trade: 0.95,
  plant: 0.75,
  hire: 0.7,
  advance: 0.6,
  harvest: 0.6,
};

/** The same by which way up a card is played: looking it up by the action's name would take longer. */
const USUAL_FOR_OTHER = Float64Array.from(LAYINGS, ({ followers }) => FOR_OTHER[followers]);

/** The first step and those to a +5 space are worth most. */
const isGoodStep = (step: number): boolean =>
  step === 1 || step === BONUS_STEPS[0] || step === BONUS_STEPS[1];

/** How good an action looks where the pawn stands, with the rupees at hand. */
const actionPrior = (state: Readonly<State>, seat: Seat, action: Action): number => {
  const { rupees, pawn, plantations, bonus, step } = state.players[seat];
  // The two that can always be taken come first.
  switch (action) {
    case 'take':
      return rupees < ENOUGH ? 0.5 : rupees < PLENTY ? 0.3 : 0.1;
    case 'move':
      return state.owners[pawn] === NONE ? 0.2 : rupees < ENOUGH ? 0.3 : 0.5;
    case 'trade':
      return 0.95;
    case 'plant':
      return bonus === 0 && plantations[DISTRICT_OF[pawn]] === 0 ? 0.85 : 0.7;
    case 'hire':
      return plantations[DISTRICT_OF[pawn]] > 0 ? 0.8 : 0.6;
    case 'advance':
      return isGoodStep(step + 1) ? 0.75 : 0.55;
    case 'harvest':
      return HARVEST + CHEST * harvestable(state, seat);
  }
};

/** Better if the player can use the card and the others get little from it. */
const cardPrior = (state: Readonly<State>, seat: Seat, laying: number): number => {
  const { active, followers } = LAYINGS[laying];
  const { length } = state.players;
  const isUsable = whyNotAction(state, seat, active) === undefined;
  const own = isUsable ? actionPrior(state, seat, active) : UNUSABLE;
  const usual = USUAL_FOR_OTHER[laying];
  let others = 0;
  for (let other = 0; other < length; other++) {
    if (other === seat) continue;
    others += whyNotAction(state, other, followers) === undefined ? usual : UNUSABLE_FOR_OTHER;
  }
  return 0.25 + 0.6 * own - (0.25 * others) / (length - 1);
};

/** Chests that an open contract wants first, from own plantations rather than from others'. */
const pickPrior = (state: Readonly<State>, seat: Seat, hex: number): number => {
  const kind = state.levels[hex];
  const own = state.owners[hex] === seat ? 0.15 : 0;
  return (isWanted(state, seat, kind, state.players[seat].tea[kind]) ? 0.55 : 0.3) + own + 0.05 * kind;
};

/** How good a move looks before any search. */
export const prior = (state: Readonly<State>, seat: Seat, move: Move): number => {
  const player = state.players[seat];
  switch (move.type) {
    case 'act':
      return actionPrior(state, seat, move.action);
    case 'moveTo':
      return destinationPrior(state, seat, move.hex);
    case 'playCard':
      return cardPrior(state, seat, move.laying);
    case 'useToken':
      return 0.8 * actionPrior(state, seat, move.action);
    case 'keepToken':
      return 0.55;
    case 'stopHarvest':
      return chestCount(player) >= capacity(player) ? 0.75 : 0.2;
    case 'return':
      return (isWanted(state, seat, move.tea, player.tea[move.tea] - 1) ? 0.4 : 0.9) - 0.1 * move.tea;
    case 'pick':
      return pickPrior(state, seat, move.hex);
    case 'plantAt':
    case 'startAt':
      return plantingPrior(state, seat, move.hex);
    case 'fulfil':
      return player.contracts[CONTRACTS[move.contract].company - 1] === 0 ? 0.8 : 0.5;
    case 'takeReward':
      return move.reward === 'points' ? 0.55 : player.rupees < PLENTY ? 0.6 : 0.4;
    default:
      return 0.5;
  }
};
