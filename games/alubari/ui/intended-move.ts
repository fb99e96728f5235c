import type { BoardProps } from '../../../board/module.ts';
import { CONTRACTS } from '../data/contracts.ts';
import { STATIONS } from '../rules/board.ts';
import { SMELT, type Move } from '../rules/moves.ts';
import { notation } from '../rules/notation.ts';
import type { View } from '../rules/view.ts';

/** The move, as a line of text, that a player had in mind who touched a target that cannot be chosen. */
export function intendedMove(id: string, { view }: BoardProps<View, Move>): string | undefined {
  const [kind, of] = id.split(':');
  switch (kind) {
    case 'space':
      return `place ${of}`;
    case 'stop':
      return 'stop';
    case 'cube':
      return `take ${of}`;
    case 'rail':
      return 'lay rail';
    case 'smelt': {
      const move = SMELT.find(({ what }) => what === of);
      return move && notation.text(move);
    }
    case 'station': {
      const isMixed = STATIONS.some(station => station.id === of && station.cost.any !== undefined);
      return isMixed ? `build ${of} with 0 steel` : `build ${of}`;
    }
    case 'shed':
      return view.phase === 'equipment' ? `take ${of}` : `buy ${of}`;
    case 'row':
      return `pick ${of}`;
    case 'hand': {
      if (view.phase === 'scoring') return `leave out ${of}`;
      const hasAmount = CONTRACTS[Number(of) - 1].effects.some(effect => 'choose' in effect);
      return hasAmount ? `use ${of} for 1` : `use ${of}`;
    }
    default:
      return undefined;
  }
}
