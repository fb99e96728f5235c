import type { Seat } from '../../kernel/seat.ts';
import type { Features } from '../heuristics.ts';
import { MAINS } from './data/actions.ts';
import { BONUSES, MARKER_LOSS } from './data/board.ts';
import { CARDS, HAND_SIZE } from './data/cards.ts';
import { COMPANY_POINTS } from './data/contracts.ts';
import { COUNCILLORS } from './data/councillors.ts';
import { BONUS_STEP_POINTS, BONUS_STEPS } from './data/track.ts';
import { FACT_COUNT, FACTS, placeOf } from './facts.ts';
import { fillMajorities } from './majority-facts.ts';
import { fillContracts, fillPawn, fillVisits } from './map-facts.ts';
import { terrain } from './rules/map.ts';
import { NONE, type Player, type State } from './rules/state.ts';
import { companyCount } from './rules/trade.ts';
import { isDue, timeLeft } from './time.ts';

const [SCORE, MARKERS_LEFT, TOKENS] = [placeOf('score'), placeOf('markers'), placeOf('token-first')];
const [CHESTS, STEP, STEP_BONUS, BONUS_CHANCE] = [
  placeOf('chests'),
  placeOf('step'),
  placeOf('step-bonus'),
  placeOf('bonus-chance'),
];
const [DUE, ACTIVE, ABILITIES, HAND] = [
  placeOf('due'),
  placeOf('active'),
  placeOf(COUNCILLORS[0]),
  placeOf(`card-${MAINS[0]}`),
];
const [PLANT_CARD, TRADE_CARD] = [placeOf('card-plant'), placeOf('card-trade')];
const [PLANTABLE_NOW, PLANTABLE_AND_CARD] = [placeOf('plantable-now'), placeOf('plantable-and-card')];
const [READY, READY_AND_CARD] = [placeOf('contract-ready'), placeOf('ready-and-card')];

/**
 * Rupees by what they can still buy, in points: the first 15, and up to 25. These are set by hand: players with many rupees
 * have had good games, so a regression takes rupees for the cause and makes misers.
 */
const [RUPEE, SPARE_RUPEE] = [0.5, 0.2];
const [USEFUL_RUPEES, SPARE_RUPEES] = [15, 25];
/** Rupees keep their worth until this much of the game is left. */
const TIME_TO_SPEND = 0.5;

/** The two main actions of each kind of card. */
const CARD_MAINS = CARDS.map(({ mains }) => mains.map(main => MAINS.indexOf(main)));

const purse = (rupees: number, left: number): number => {
  const spare = Math.max(0, Math.min(rupees, SPARE_RUPEES) - USEFUL_RUPEES);
  return Math.min(1, left / TIME_TO_SPEND) * (RUPEE * Math.min(rupees, USEFUL_RUPEES) + SPARE_RUPEE * spare);
};

const fillHoldings = (
  { tokens, tea, abilities }: Readonly<Player>,
  values: Float64Array,
  base: number,
): void => {
  values[base + TOKENS] = tokens > 0 ? 1 : 0;
  values[base + TOKENS + 1] = tokens > 1 ? 1 : 0;
  values[base + TOKENS + 2] = Math.max(0, tokens - 2);
  values[base + CHESTS] = tea[0] + tea[1] + tea[2];
  values[base + CHESTS + 1] = tea[1];
  values[base + CHESTS + 2] = tea[2];
  for (let bits = abilities, index = 0; bits !== 0; bits >>= 1, index++)
    values[base + ABILITIES + index] = bits & 1;
};

/** The +5 spaces ahead and the district bonus. */
const fillBonuses = (
  state: Readonly<State>,
  player: Readonly<Player>,
  values: Float64Array,
  base: number,
): void => {
  const { step, bonus, plantations } = player;
  values[base + STEP] = step;
  for (let index = 0; index < BONUS_STEPS.length; index++) {
    const away = BONUS_STEPS[index] - step;
    if (away > 0) values[base + STEP_BONUS] += BONUS_STEP_POINTS / (1 + away);
  }
  if (bonus > 0) return;
  const { districts } = terrain(state.omitted);
  let planted = 0;
  for (let index = 0; index < districts.length; index++) if (plantations[districts[index]] > 0) planted++;
  values[base + BONUS_CHANCE] = BONUSES[state.bonuses] * (planted / (districts.length + 1)) ** 2;
};

/** The actions on the cards in hand, and whether one of them is of use at once. */
const fillHand = ({ hand }: Readonly<Player>, values: Float64Array, base: number): void => {
  for (let place = 0; place < HAND_SIZE; place++) {
    const kind = hand[place];
    if (kind === NONE) continue;
    const mains = CARD_MAINS[kind];
    values[base + HAND + mains[0]] = 1;
    values[base + HAND + mains[1]] = 1;
  }
  if (values[base + TRADE_CARD] === 1) values[base + READY_AND_CARD] = values[base + READY];
  if (values[base + PLANT_CARD] === 1) values[base + PLANTABLE_AND_CARD] = values[base + PLANTABLE_NOW];
};

const fillSeat = (state: Readonly<State>, seat: Seat, left: number, values: Float64Array): void => {
  const player = state.players[seat];
  const base = seat * FACT_COUNT;
  const { points, markers, rupees } = player;
  values[base + SCORE] =
    points + COMPANY_POINTS[companyCount(player)] - MARKER_LOSS * markers + purse(rupees, left);
  values[base + MARKERS_LEFT] = markers;
  fillHoldings(player, values, base);
  fillPawn(state, player, values, base);
  fillContracts(state, player, values, base);
  fillBonuses(state, player, values, base);
  fillHand(player, values, base);
  if (isDue(state, seat)) values[base + DUE] = 1;
  if (state.turn.active === seat && state.phase === 'card') values[base + ACTIVE] = 1;
};

export const features: Features<State> = {
  names: FACTS,
  timeLeft,
  fill(state, values) {
    const { players } = state;
    values.fill(0, 0, players.length * FACT_COUNT);
    const left = timeLeft(state);
    for (let seat = 0; seat < players.length; seat++) fillSeat(state, seat, left, values);
    fillVisits(state, values);
    fillMajorities(state, left, values);
    return players.length;
  },
};
