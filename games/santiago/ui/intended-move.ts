import type { BoardProps } from '../../../board/module.ts';
import type { Move } from '../rules/moves.ts';
import type { Phase } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** The move that a player meant who touched a target that cannot be chosen now, as a line of text. */
export function intendedMove(id: string, { view: { phase } }: BoardProps<View, Move>): string | undefined {
  const [kind, at = ''] = id.split(':');
  switch (kind) {
    case 'intersection':
      return `spring ${at}`;
    case 'bid':
      return at === '0' ? 'pass' : `bid ${at}`;
    case 'bribe':
      return `bribe ${at}`;
    case 'tile':
      return `take ${at}`;
    case 'space':
      return `${phase === 'palms' ? 'palm' : 'plant'} ${at}`;
    case 'place':
      return `${canalMove(phase)} ${at}`;
    case 'answer':
      return at;
    default:
      return undefined;
  }
}

function canalMove(phase: Phase | null): 'accept' | 'lay' | 'propose' {
  if (phase === 'decision') return 'accept';
  return phase === 'canal' || phase === 'extraCanal' || phase === 'startingCanal' ? 'lay' : 'propose';
}
