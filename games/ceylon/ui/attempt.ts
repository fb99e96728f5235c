import type { Scene } from '../../../web/board.ts';
import type { Move } from '../rules/moves.ts';
import type { PhaseName } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** What touching a hexagon means while such a decision is due. */
const ON_THE_MAP: Readonly<Partial<Record<PhaseName, string>>> = {
  position: 'start',
  plant: 'plant',
  harvest: 'pick',
  destination: 'move',
};

/** Somebody touched what cannot be chosen: the move that was meant, as a line of text. */
export function attempt(id: string, { view, viewer }: Scene<View, Move>): string | undefined {
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
      return phase === 'contract' ? `contract ${what}` : actionText(phase, 'trade');
    case 'district':
      return phase === 'district' ? `hire ${what}` : actionText(phase, 'hire');
    case 'tea':
      return phase === 'omission' ? `omit ${what}` : `return ${what}`;
    default:
      return undefined;
  }
}

const actionText = (phase: PhaseName, action: string): string =>
  phase === 'tokenBefore' || phase === 'tokenAfter' ? `token ${action}` : action;
