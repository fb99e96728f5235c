import type { Seat } from '../../../kernel/seat.ts';
import { PLANT_COST } from '../data/actions.ts';
import { PLANT_DISCOUNT } from '../data/councillors.ts';
import type { RuleId } from '../data/rules.ts';
import { triggerEnd } from './end.ts';
import { type Hex, terrain } from './map.ts';
import { PLANT_AT, type PlantAt } from './moves.ts';
import type { Phase } from './phase.ts';
import { addMarker, takeBonusIfEarned, openSlots } from './plantation.ts';
import {
  ADJACENT_PLANTING,
  CHEAP_PLANTING,
  has,
  NONE,
  type Player,
  type State,
  whoseDecision,
} from './state.ts';

const FIRST_ID = PLANT_AT[0].id;

/** Plant: pay, then put a plantation with the leftmost marker on the pawn's hexagon. */
export const plant: Phase<PlantAt> = {
  answers: ['plantAt'],
  toAct: whoseDecision,

  list(state, seat, out) {
    const hexes = withinReach(state, state.players[seat]);
    const wanted = state.turn.boosted ? seat : NONE;
    for (let index = 0; index < hexes.length; index++) {
      if (state.owners[hexes[index]] === wanted) out.push(FIRST_ID + hexes[index]);
    }
  },

  whyNot(state, seat, { hex }) {
    const player = state.players[seat];
    if (!withinReach(state, player).includes(hex)) {
      return has(player, ADJACENT_PLANTING) ? 'councillor-plant-adjacent' : 'plant-at-pawn';
    }
    if (state.turn.boosted) return state.owners[hex] === seat ? undefined : 'start-tile-double-plant';
    return state.owners[hex] === NONE ? undefined : 'plant-needs-empty-hex';
  },

  play(state, seat, id, effects) {
    const hex = id - FIRST_ID;
    const player = state.players[seat];
    const slots = openSlots(player);
    const cost = plantCost(player);
    player.rupees -= cost;
    addMarker(state, seat, hex);
    const { emit } = effects;
    emit?.({ type: 'planted', seat, hex, cost, isDouble: state.turn.boosted, markersLeft: player.markers });
    if (openSlots(player) > slots) emit?.({ type: 'slotOpened', seat, slots: openSlots(player) });
    takeBonusIfEarned(state, seat, effects);
    if (player.markers === 0) triggerEnd(state, seat, 'marker', effects);
    state.waiting = NONE;
  },
};

const plantCost = (player: Readonly<Player>): number =>
  has(player, CHEAP_PLANTING) ? PLANT_COST - PLANT_DISCOUNT : PLANT_COST;

/** The pawn's hexagon; with the councillor also the adjacent ones of the same district. */
const withinReach = (state: Readonly<State>, player: Readonly<Player>): readonly Hex[] =>
  has(player, ADJACENT_PLANTING)
    ? terrain(state.omitted).aroundInDistrict[player.pawn]
    : terrain(state.omitted).itself[player.pawn];

export const whyNotPlant = (state: Readonly<State>, seat: Seat): RuleId | undefined =>
  whyNotAfford(state.players[seat]) ??
  (ownerInReach(state, seat, NONE) ? undefined : 'plant-needs-empty-hex');

/** With the start tile a plantation is doubled: it must be the seat's own. */
export const whyNotDoublePlant = (state: Readonly<State>, seat: Seat): RuleId | undefined =>
  whyNotAfford(state.players[seat]) ??
  (ownerInReach(state, seat, seat) ? undefined : 'start-tile-double-plant');

const whyNotAfford = (player: Readonly<Player>): RuleId | undefined => {
  if (player.markers === 0) return 'plant-needs-marker';
  if (player.rupees >= plantCost(player)) return undefined;
  return has(player, CHEAP_PLANTING) ? 'councillor-plant-discount' : 'plant-cost-five';
};

/** Whether a hexagon within reach has this owner, or NONE for a free one. */
const ownerInReach = (state: Readonly<State>, seat: Seat, owner: Seat): boolean => {
  const hexes = withinReach(state, state.players[seat]);
  for (let index = 0; index < hexes.length; index++) if (state.owners[hexes[index]] === owner) return true;
  return false;
};

export const startPlant = (state: State): void => {
  state.phase = 'plant';
  state.waiting = state.turn.acting;
};
