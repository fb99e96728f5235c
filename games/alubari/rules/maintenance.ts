import { EQUIPMENT, UPKEEP } from '../data/equipment.ts';
import type { RuleId } from '../data/rules.ts';
import { RELIABLE_TRAIN } from './board.ts';
import { GIVE_BACK, MAINTAIN_CHAI, MAINTAIN_STEEL, MOVES, type GiveBack, type Maintain } from './moves.ts';
import type { Phase } from './phase.ts';
import { firstOf } from './sets.ts';
import { returnEquipment } from './shed.ts';
import { NONE, type State } from './state.ts';
import { seatsToAct, seatAfter } from './turn.ts';

/** The cards that need maintenance. */
const ASKED_FOR = ~(1 << RELIABLE_TRAIN);

export const startMaintenance = (state: State): void => {
  state.phase = 'maintenance';
  state.asking.passed = 0;
  state.asking.card = NONE;
};

/** Asks about the next card, from the start player on; false when all owners have been asked. */
export const askForCard = (state: State): boolean => {
  const { asking, seats } = state;
  for (; asking.passed < seats.length; asking.passed++) {
    const seat = seatAfter(state, state.start, asking.passed);
    const left = seats[seat].equipment & ASKED_FOR & (-1 << (asking.card + 1));
    if (left !== 0) {
      asking.card = firstOf(left);
      state.actor = seat;
      return true;
    }
    asking.card = NONE;
  }
  asking.passed = 0;
  return false;
};

/** Event 5. Each card is paid for with steel or chai, or goes back to the shed without its cube. */
export const maintenance: Phase<Maintain | GiveBack> = {
  answers: ['maintain', 'giveBack'],
  toAct: seatsToAct,

  list(state, seat, out) {
    const own = state.seats[seat];
    if (own.steel >= UPKEEP.steel) out.push(MAINTAIN_STEEL.id);
    if (own.chai >= UPKEEP.chai) out.push(MAINTAIN_CHAI.id);
    out.push(GIVE_BACK.id);
  },

  whyNot(state, seat, move): RuleId | undefined {
    if (move.type === 'giveBack') return undefined;
    const own = state.seats[seat];
    return own[move.paying] < UPKEEP[move.paying] ? 'event-five-maintenance-per-card' : undefined;
  },

  play(state, seat, id, table) {
    const { emit } = table;
    const move = MOVES[id];
    const own = state.seats[seat];
    const { card } = state.asking;
    const equipment = EQUIPMENT[card].id;
    state.actor = NONE;
    if (move.type !== 'maintain') {
      returnEquipment(state, seat, card, table);
    } else if (move.paying === 'steel') {
      own.steel -= UPKEEP.steel;
      state.steel += UPKEEP.steel;
      emit?.({ type: 'equipmentMaintained', seat, equipment, paid: { steel: UPKEEP.steel } });
    } else {
      own.chai -= UPKEEP.chai;
      emit?.({ type: 'equipmentMaintained', seat, equipment, paid: { chai: UPKEEP.chai } });
    }
  },
};
