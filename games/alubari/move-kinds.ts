import { AREAS } from './data/board.ts';
import { CONTRACTS } from './data/contracts.ts';
import { EQUIPMENT } from './data/equipment.ts';
import { areaOf, STATIONS } from './rules/board.ts';
import { ACT as ACTS, MOVES, type Move } from './rules/moves.ts';
import { PHASES, type State } from './rules/state.ts';

/** Moves that are judged alike. Those that mean something else in every area or phase have a kind for each. */
const names: string[] = [];
const kind = (name: string): number => {
  const known = names.indexOf(name);
  return known < 0 ? names.push(name) - 1 : known;
};

const ACT = AREAS.map(area => ACTS.map((_, way) => kind(`act ${area} ${way}`)));
const FIRST_ACT = ACTS[0].id;
const END: Readonly<Record<string, number>> = Object.fromEntries(
  PHASES.map(phase => [phase, kind(`end ${phase}`)]),
);

/** The kind of a move that has the same one in every position. */
function kindOfMove(move: Move): number {
  switch (move.type) {
    case 'place':
      return kind(`place ${AREAS[areaOf(move.space)]}`);
    case 'pick':
      return kind(`pick ${CONTRACTS[move.contract - 1].no}`);
    case 'use':
      return kind(`use ${CONTRACTS[move.contract - 1].no}`);
    case 'build':
      return kind(`build ${STATIONS[move.station].id}`);
    case 'buy':
    case 'equip':
      return kind(`take ${EQUIPMENT[move.equipment].id}`);
    case 'take':
      return kind(`cube ${move.cube}`);
    case 'smelt':
      return kind(`smelt ${move.what}`);
    case 'lay':
      return kind(move.isIron ? 'lay iron' : 'lay steel');
    case 'hire':
    case 'maintain':
      return kind(`${move.type} ${move.paying}`);
    case 'redraw':
      return kind(move.isNew ? 'new row' : 'keep row');
    default:
      return kind(move.type);
  }
}

const KIND_OF = Int32Array.from(MOVES, kindOfMove);

export const MOVE_KINDS: readonly string[] = names;

/** Moves whose kind is a matter of the position: a worker's action, and the end of a decision. */
const [FIXED, ACTION, ENDING] = [0, 1, 2];
const BY = Int32Array.from(MOVES, ({ type }) =>
  type === 'act' ? ACTION : ['stop', 'done', 'decline'].includes(type) ? ENDING : FIXED,
);

export function moveKind({ phase, worker }: Readonly<State>, { id }: Move): number {
  switch (BY[id]) {
    case ACTION:
      return ACT[worker.area][id - FIRST_ACT];
    case ENDING:
      return END[phase ?? 'scoring'];
    default:
      return KIND_OF[id];
  }
}
