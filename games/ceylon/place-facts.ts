import type { Seat } from '../../kernel/seat.ts';
import { CONTRACTS } from './data/contracts.ts';
import { DISTRICT_OF, terrain, type Hex } from './rules/map.ts';
import { hasHired, NONE, type State } from './rules/state.ts';
import { isWanted } from './wanted.ts';

/** A hexagon that the pawn moves to, that is planted on or harvested from, and a contract. */
export const PLACE_FACTS = [
  'level',
  'white',
  'new-district',
  'bonus-district',
  'hired-district',
  'free',
  'own',
  'near-own',
  'near-others',
  'near-wanted',
  'near-free',
  'wanted',
  'steps',
  'rival-district',
  'contract-points',
  'contract-new',
] as const;

const [LEVEL, WHITE, NEW, BONUS, HIRED, FREE, OWN, NEAR_OWN, NEAR_OTHERS, NEAR_WANTED] = PLACE_FACTS.keys();
const [NEAR_FREE, WANTED, STEPS, RIVAL, POINTS, NEW_COMPANY] = [10, 11, 12, 13, 14, 15];
const HIGHEST = 2;
/** Neighbours count in quarters, points in tenths. */
const [QUARTER, TENTH] = [0.25, 0.1];

export function fillPlace(
  state: Readonly<State>,
  seat: Seat,
  hex: Hex,
  values: Float64Array,
  first: number,
): void {
  const { levels, owners, omitted, players } = state;
  const player = players[seat];
  const district = DISTRICT_OF[hex];
  const level = levels[hex];
  values[first + LEVEL] = level;
  values[first + WHITE] = level === HIGHEST ? 1 : 0;
  if (player.plantations[district] === 0) {
    values[first + NEW] = 1;
    if (player.bonus === 0) values[first + BONUS] = 1;
  }
  if (hasHired(player, district)) values[first + HIRED] = 1;
  if (owners[hex] === NONE) values[first + FREE] = 1;
  else if (owners[hex] === seat) values[first + OWN] = 1;
  if (isWanted(state, seat, level, player.tea[level])) values[first + WANTED] = 1;
  for (let other = 0; other < players.length; other++)
    if (other !== seat && players[other].plantations[district] > player.plantations[district])
      values[first + RIVAL] += QUARTER;
  if (player.pawn === NONE) return;
  const { steps, around } = terrain(omitted);
  values[first + STEPS] = QUARTER * steps[player.pawn][hex];
  const near = around[hex];
  for (let index = 0; index < near.length; index++) {
    const owner = owners[near[index]];
    if (owner === NONE) values[first + NEAR_FREE] += QUARTER;
    else {
      values[first + (owner === seat ? NEAR_OWN : NEAR_OTHERS)] += QUARTER;
      const kind = levels[near[index]];
      if (isWanted(state, seat, kind, player.tea[kind])) values[first + NEAR_WANTED] += QUARTER;
    }
  }
}

export function fillContract(
  { players }: Readonly<State>,
  seat: Seat,
  contract: number,
  values: Float64Array,
  first: number,
): void {
  const { company, points } = CONTRACTS[contract];
  values[first + POINTS] = TENTH * points;
  values[first + NEW_COMPANY] = players[seat].contracts[company - 1] === 0 ? 1 : 0;
}
