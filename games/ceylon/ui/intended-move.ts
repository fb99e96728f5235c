import type { Seat } from '../../../kernel/seat.ts';
import type { BoardProps } from '../../../board/module.ts';
import type { Move } from '../rules/moves.ts';
import type { PhaseName } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { fulfillable } from './prices.ts';

/** What touching a hexagon means while such a decision is due. */
const ON_THE_MAP: Readonly<Partial<Record<PhaseName, string>>> = {
  position: 'start',
  plant: 'plant',
  harvest: 'pick',
  destination: 'move',
};

/** Somebody touched what cannot be chosen: the move that was meant, as a line of text. */
export function intendedMove(id: string, { view, viewer }: BoardProps<View, Move>): string | undefined {
  const [kind, what = ''] = id.split(':');
  const { phase } = view;
  if (phase === null) return undefined;
  const isMine = view.waiting === viewer;
  switch (kind) {
    case 'hex':
      if (!isMine || phase === 'card') return `move ${what}`;
      return ON_THE_MAP[phase] === undefined ? undefined : `${ON_THE_MAP[phase]} ${what}`;
    case 'card':
      return `card ${what}`;
    case 'action':
      return actionText(phase, what);
    case 'contract':
      if (phase === 'contract') return `contract ${what}`;
      return isTradeFor(what, view, viewer) ? actionText(phase, 'trade') : undefined;
    case 'district':
      if (phase === 'district') return `hire ${what}`;
      return isAt(what, view, viewer) ? actionText(phase, 'hire') : undefined;
    case 'tea':
      return phase === 'omission' ? `omit ${what}` : `return ${what}`;
    default:
      return undefined;
  }
}

/** Trading stands for a contract unless only others can be fulfilled. */
function isTradeFor(contract: string, { seats, wagons }: View, viewer: Seat | null): boolean {
  const ready = viewer === null ? [] : fulfillable(seats[viewer], wagons);
  return ready.length === 0 || ready.includes(contract);
}

/** Hiring stands for the councillor of the district that the pawn is in. */
const isAt = (district: string, { map }: View, viewer: Seat | null): boolean =>
  map.some(hex => hex.district === district && hex.pawns.some(seat => seat === viewer));

const actionText = (phase: PhaseName, action: string): string =>
  phase === 'tokenBefore' || phase === 'tokenAfter' ? `token ${action}` : action;
