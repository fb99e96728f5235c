import type { Seat } from '../../../kernel/seat.ts';
import type { BoardProps } from '../../../board/module.ts';
import type { Move } from '../rules/moves.ts';
import type { PhaseName } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { fulfillable } from './prices.ts';

/** The first word of the move that touching a hexagon means, by phase. */
const HEX_MOVES: Readonly<Partial<Record<PhaseName, string>>> = {
  position: 'start',
  plant: 'plant',
  harvest: 'pick',
  destination: 'move',
};

/** The move, as a line of text, that someone meant who touched what cannot be chosen. */
export function intendedMove(id: string, { view, viewer }: BoardProps<View, Move>): string | undefined {
  const [kind, what = ''] = id.split(':');
  const { phase } = view;
  if (phase === null) return undefined;
  const isMine = view.waiting === viewer;
  switch (kind) {
    case 'hex':
      if (!isMine || phase === 'card') return `move ${what}`;
      return HEX_MOVES[phase] === undefined ? undefined : `${HEX_MOVES[phase]} ${what}`;
    case 'card':
      return `card ${what}`;
    case 'action':
      return actionText(phase, what);
    case 'contract':
      if (phase === 'contract') return `contract ${what}`;
      return meansTrade(what, view, viewer) ? actionText(phase, 'trade') : undefined;
    case 'district':
      if (phase === 'district') return `hire ${what}`;
      return meansHire(what, view, viewer) ? actionText(phase, 'hire') : undefined;
    case 'tea':
      return phase === 'omission' ? `omit ${what}` : `return ${what}`;
    default:
      return undefined;
  }
}

/** Touching a contract means to trade, unless only other contracts can be fulfilled. */
function meansTrade(contract: string, { seats, wagons }: View, viewer: Seat | null): boolean {
  const ready = viewer === null ? [] : fulfillable(seats[viewer], wagons);
  return ready.length === 0 || ready.includes(contract);
}

/** Touching a councillor means to hire in the district where the pawn is. */
const meansHire = (district: string, { map }: View, viewer: Seat | null): boolean =>
  map.some(hex => hex.district === district && hex.pawns.some(seat => seat === viewer));

const actionText = (phase: PhaseName, action: string): string =>
  phase === 'tokenBefore' || phase === 'tokenAfter' ? `token ${action}` : action;
