import { HIRE_COST, PLANT_COST } from './data/actions.ts';
import { COMPANY_POINTS, CONTRACTS, WAGONS } from './data/contracts.ts';
import { FACT_COUNT, placeOf } from './facts.ts';
import { DISTRICT_OF, terrain } from './rules/map.ts';
import { openSlots } from './rules/plantation.ts';
import { hasHired, NONE, type Player, type State } from './rules/state.ts';
import { capacity, chestCount } from './rules/store.ts';
import { companyCount } from './rules/trade.ts';

/** The least that a contract is worth, in points: its rupees. */
const REWARD = 4.5;
/** The part of a contract that counts with 0, 1, 2 or 3 of its chests in store. */
const FILLED: readonly number[] = [0, 0.15, 0.4, 0.85];
/** The part of a chest that the pawn could harvest, against one in store. */
const IN_REACH = 0.4;
/** More free slots than this are of no more use. */
const USEFUL_SLOTS = 2;

const [COMPANIES, SLOTS_FREE, SLOTS_OPEN] = [
  placeOf('companies'),
  placeOf('slots-free'),
  placeOf('slots-open'),
];
const [VALUE, READY, NEAR] = [placeOf('contract-value'), placeOf('contract-ready'), placeOf('contract-near')];
const [REACH, PLANTABLE, PLANTABLE_NOW] = [placeOf('reach'), placeOf('plantable'), placeOf('plantable-now')];
const [PLANTABLE_NEW, VISITED] = [placeOf('plantable-new'), placeOf('visited')];
const [HIREABLE, HIREABLE_NOW] = [placeOf('hireable'), placeOf('hireable-now')];

/** Plantations around the pawn by the kind of tea; filled by `fillPawn`, read by `fillContracts`. */
const reach = [0, 0, 0];

/** What a pawn can do where it stands. */
export const fillPawn = (
  { owners, levels, omitted }: Readonly<State>,
  player: Readonly<Player>,
  values: Float64Array,
  base: number,
): void => {
  const { pawn, markers, rupees, plantations, bonus } = player;
  reach[0] = reach[1] = reach[2] = 0;
  if (pawn === NONE) return;
  const near = terrain(omitted).around[pawn];
  for (let index = 0; index < near.length; index++)
    if (owners[near[index]] !== NONE) reach[levels[near[index]]]++;
  const room = Math.max(0, capacity(player) - chestCount(player));
  values[base + REACH] = Math.min(room, reach[0] + reach[1] + reach[2]);
  const district = DISTRICT_OF[pawn];
  if (owners[pawn] === NONE && markers > 0) {
    values[base + PLANTABLE] = 1;
    if (rupees >= PLANT_COST) values[base + PLANTABLE_NOW] = 1;
    if (plantations[district] === 0 && bonus === 0) values[base + PLANTABLE_NEW] = 1;
  }
  if (hasHired(player, district)) return;
  values[base + HIREABLE] = 1;
  if (rupees >= HIRE_COST) values[base + HIREABLE_NOW] = 1;
};

/** The open contracts that a seat can fulfil, now or soon. Reads what `fillPawn` found for the same seat. */
export const fillContracts = (
  { train: { wagons } }: Readonly<State>,
  player: Readonly<Player>,
  values: Float64Array,
  base: number,
): void => {
  const { tea, contracts } = player;
  const known = companyCount(player);
  const slots = openSlots(player);
  values[base + COMPANIES] = known;
  values[base + SLOTS_FREE] = Math.min(USEFUL_SLOTS, Math.max(0, slots - known));
  values[base + SLOTS_OPEN] = slots;
  for (let wagon = 0; wagon < WAGONS; wagon++) {
    if (wagons[wagon] === NONE) continue;
    const { company, chests, points } = CONTRACTS[wagons[wagon]];
    const isNew = contracts[company - 1] === 0;
    if (isNew && known >= slots) continue;
    const gain = Math.max(points, REWARD) + (isNew ? COMPANY_POINTS[known + 1] - COMPANY_POINTS[known] : 0);
    let [there, near] = [0, 0];
    for (let kind = 0; kind < chests.length; kind++) {
      const stored = Math.min(chests[kind], tea[kind]);
      there += stored;
      near += Math.min(chests[kind] - stored, reach[kind]);
    }
    const part = FILLED[there] + IN_REACH * (FILLED[there + near] - FILLED[there]);
    values[base + VALUE] = Math.max(values[base + VALUE], gain * part);
    if (there + near < 3) continue;
    const place = base + (there === 3 ? READY : NEAR);
    values[place] = Math.max(values[place], gain);
  }
};

/** Plantations within reach of others' pawns: they score when they are harvested. */
export const fillVisits = ({ owners, players, omitted }: Readonly<State>, values: Float64Array): void => {
  const { around } = terrain(omitted);
  for (let other = 0; other < players.length; other++) {
    const { pawn } = players[other];
    if (pawn === NONE) continue;
    const near = around[pawn];
    for (let index = 0; index < near.length; index++) {
      const owner = owners[near[index]];
      if (owner !== NONE && owner !== other) values[owner * FACT_COUNT + VISITED]++;
    }
  }
};
