import { AREAS } from './data/board.ts';
import { CONTRACTS } from './data/contracts.ts';
import { EQUIPMENT } from './data/equipment.ts';
import { areaOf, STATIONS } from './rules/board.ts';
import { MOVES, type Move } from './rules/moves.ts';
import { PHASES, type State } from './rules/state.ts';

/** Moves that are judged alike. Those that mean something else in every area or phase have a kind for each. */
const names: string[] = [];
const kind = (name: string): number => {
  const known = names.indexOf(name);
  return known < 0 ? names.push(name) - 1 : known;
};

const WAYS_TO_ACT = 4;
const ACT = AREAS.map(area =>
  Array.from({ length: WAYS_TO_ACT }, (_, way) => kind(`act ${area} ${way}`)),
);
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

export function moveKind({ phase, worker }: Readonly<State>, move: Move): number {
  switch (move.type) {
    case 'act':
      return ACT[worker.area][(move.isBoosted ? 1 : 0) + (move.isCarded ? 2 : 0)];
    case 'stop':
    case 'done':
    case 'decline':
      return END[phase ?? 'scoring'];
    default:
      return KIND_OF[move.id];
  }
}
