import { ALL_MOVES, type Move } from './rules/moves.ts';
import type { State } from './rules/state.ts';

/** Moves that are judged alike: those on the map and contracts whatever the place, an action apart for a follower. */
const names: string[] = [];
const kind = (name: string): number => {
  const known = names.indexOf(name);
  return known < 0 ? names.push(name) - 1 : known;
};

function nameOf(move: Move): string {
  switch (move.type) {
    case 'playCard':
      return `card ${move.active}/${move.followers}`;
    case 'act':
    case 'useToken':
      return `${move.type} ${move.action}`;
    case 'return':
    case 'omit':
      return `${move.type} ${move.tea}`;
    case 'takeReward':
      return move.reward;
    default:
      return move.type;
  }
}

const KIND_OF = Int32Array.from(ALL_MOVES, move => kind(nameOf(move)));
const AS_FOLLOWER = Int32Array.from(ALL_MOVES, move =>
  move.type === 'act' ? kind(`follow ${move.action}`) : KIND_OF[move.id],
);

export const MOVE_KINDS: readonly string[] = names;

export const moveKind = ({ phase }: Readonly<State>, { id }: Move): number =>
  phase === 'follow' ? AS_FOLLOWER[id] : KIND_OF[id];
