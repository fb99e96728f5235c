import type { Seat } from '../../kernel/seat.ts';
import { MOVES, type Move } from './rules/moves.ts';
import type { State } from './rules/state.ts';

/** Building and taking is usually good; declining and stopping early seldom is. */
function lookOf({ type }: Move): number {
  switch (type) {
    case 'build':
    case 'buy':
    case 'equip':
      return 0.8;
    case 'lay':
    case 'gather':
    case 'hire':
    case 'use':
      return 0.65;
    case 'stop':
    case 'giveBack':
    case 'leaveOut':
    case 'returnEquipment':
      return 0.15;
    case 'done':
    case 'decline':
      return 0.35;
    default:
      return 0.5;
  }
}

/** By move: a table is read quicker than the type of one of many shapes. */
const LOOKS = Float64Array.from(MOVES, lookOf);

/** How good a move looks by its type alone. */
export const priorByType = (_state: Readonly<State>, _seat: Seat, { id }: Move): number => LOOKS[id];
