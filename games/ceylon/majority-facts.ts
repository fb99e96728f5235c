import { FACT_COUNT, placeOf } from './facts.ts';
import { advances, amounts, shareMajority, shares, weights } from './majorities.ts';
import { terrain } from './rules/map.ts';
import { hasHired, type State } from './rules/state.ts';

/** The lead that wins a majority three times in four, at the start of a game; at the end any lead wins it. */
const [RUPEES_SCALE, STEPS_SCALE, PLANTATIONS_SCALE] = [7, 1.2, 0.72];
/** The share of a district majority that counts before the councillor is hired, as long as there is time for it. */
const [UNHIRED, TIME_TO_HIRE] = [0.6, 0.5];
/** How soon before the end the late leads begin to count. */
const LATE = 3;

const [RUPEES, RUPEES_LATE] = [placeOf('rupees-lead'), placeOf('rupees-lead-late')];
const [STEPS, DISTRICTS, LEADS_LATE] = [
  placeOf('steps-lead'),
  placeOf('districts-lead'),
  placeOf('leads-late'),
];
const [DISTRICTS_UNHIRED, HIRED_UNPLANTED] = [placeOf('districts-unhired'), placeOf('hired-unplanted')];

/** How much of the game is left, and how much a lead counts that late. */
interface Time {
  readonly left: number;
  readonly late: number;
}

const fillDistrict = (
  { players }: Readonly<State>,
  district: number,
  { left, late }: Time,
  values: Float64Array,
): void => {
  const unhired = UNHIRED * Math.min(1, left / TIME_TO_HIRE);
  for (let seat = 0; seat < players.length; seat++) {
    amounts[seat] = players[seat].plantations[district];
    weights[seat] = hasHired(players[seat], district) ? 1 : unhired;
  }
  shareMajority(players.length, PLANTATIONS_SCALE * left);
  for (let seat = 0; seat < players.length; seat++) {
    const base = seat * FACT_COUNT;
    const points = shares[seat];
    const isHired = hasHired(players[seat], district);
    values[base + (isHired ? DISTRICTS : DISTRICTS_UNHIRED)] += points;
    values[base + LEADS_LATE] += late * points;
    if (isHired && amounts[seat] === 0) values[base + HIRED_UNPLANTED]++;
  }
};

/** Fills in what the seats may expect of the majorities. The facts must be 0 before. */
export const fillMajorities = (state: Readonly<State>, left: number, values: Float64Array): void => {
  const { players, technology, omitted } = state;
  const count = players.length;
  const late = (1 - left) ** LATE;
  for (let place = 0; place < count; place++) advances[technology[place]] = place;
  weights.fill(1);
  for (let seat = 0; seat < count; seat++) amounts[seat] = players[seat].rupees;
  shareMajority(count, RUPEES_SCALE * left);
  for (let seat = 0; seat < count; seat++) {
    values[seat * FACT_COUNT + RUPEES] = shares[seat];
    values[seat * FACT_COUNT + RUPEES_LATE] = late * shares[seat];
  }
  for (let seat = 0; seat < count; seat++) amounts[seat] = players[seat].step;
  shareMajority(count, STEPS_SCALE * left);
  for (let seat = 0; seat < count; seat++) {
    values[seat * FACT_COUNT + STEPS] = shares[seat];
    values[seat * FACT_COUNT + LEADS_LATE] = late * shares[seat];
  }
  const { districts } = terrain(omitted);
  const time = { left, late };
  for (let index = 0; index < districts.length; index++) fillDistrict(state, districts[index], time, values);
};
