import type { Seat } from '../../../kernel/seat.ts';
import { OWNER_POINTS } from '../data/actions.ts';
import type { RuleId } from '../data/rules.ts';
import { type Hex, terrain } from './map.ts';
import { PICK, type PickPlantation, STOP_HARVEST, type StopHarvest } from './moves.ts';
import type { Phase } from './phase.ts';
import { NONE, type State, whoseDecision } from './state.ts';

const FIRST_ID = PICK[0].id;
const STOP_ID = STOP_HARVEST.id;

/** Harvest: one chest from each plantation that the seat picks, on its pawn's hexagon or adjacent to it. */
export const harvest: Phase<PickPlantation | StopHarvest> = {
  answers: ['pick', 'stopHarvest'],
  toAct: whoseDecision,

  list(state, seat, out) {
    const hexes = withinReach(state, seat);
    for (let index = 0; index < hexes.length; index++) {
      if (isLeft(state, hexes[index])) out.push(FIRST_ID + hexes[index]);
    }
    if (state.picked !== 0) out.push(STOP_ID);
  },

  whyNot(state, seat, move) {
    if (move.type === 'stopHarvest') return state.picked === 0 ? 'ruling-main-must-have-effect' : undefined;
    if (state.owners[move.hex] === NONE || !withinReach(state, seat).includes(move.hex)) {
      return state.turn.boosted ? 'start-tile-harvest-anywhere' : 'harvest-reach';
    }
    return isLeft(state, move.hex) ? undefined : 'harvest-one-chest-each';
  },

  play(state, seat, id, { emit }) {
    if (id === STOP_ID) {
      state.waiting = NONE;
      return;
    }
    const hex = id - FIRST_ID;
    const owner = state.owners[hex];
    const tea = state.levels[hex];
    const points = owner === seat ? 0 : OWNER_POINTS;
    state.picked |= 1 << hex;
    state.players[seat].tea[tea]++;
    state.players[owner].points += points;
    emit?.({ type: 'harvested', seat, hex, tea, owner, points });
    if (!isAnyLeft(state, seat)) state.waiting = NONE;
  },
};

/** The pawn's hexagon and those around it; with the start tile the whole map. */
const withinReach = (state: Readonly<State>, seat: Seat): readonly Hex[] => {
  const { hexes, around } = terrain(state.omitted);
  return state.turn.boosted ? hexes : around[state.players[seat].pawn];
};

const isLeft = (state: Readonly<State>, hex: Hex): boolean =>
  state.owners[hex] !== NONE && (state.picked & (1 << hex)) === 0;

const isAnyLeft = (state: Readonly<State>, seat: Seat): boolean => {
  const hexes = withinReach(state, seat);
  for (let index = 0; index < hexes.length; index++) if (isLeft(state, hexes[index])) return true;
  return false;
};

export const whyNotHarvest = (state: Readonly<State>, seat: Seat): RuleId | undefined => {
  const hexes = terrain(state.omitted).around[state.players[seat].pawn];
  for (let index = 0; index < hexes.length; index++)
    if (state.owners[hexes[index]] !== NONE) return undefined;
  return 'harvest-reach';
};

export const startHarvest = (state: State): void => {
  state.picked = 0;
  state.phase = 'harvest';
  state.waiting = state.turn.acting;
};
