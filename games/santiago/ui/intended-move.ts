import type { BoardProps } from '../../../board/module.ts';
import { PLACE_NAMES } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import type { Phase } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { openPlacesIn } from './open-places.ts';

/** The move that a player meant who touched a target that cannot be chosen now, as a line of text. */
export function intendedMove(id: string, { view }: BoardProps<View, Move>): string | undefined {
  const { phase } = view;
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
      return elsewhere(view, at) ?? `${canalMove(phase)} ${at}`;
    case 'answer':
      return at;
    default:
      return undefined;
  }
}

/** The overseer who touches an open place that nobody proposed means to build elsewhere. */
function elsewhere(view: View, name: string): 'reject' | 'build' | undefined {
  const { phase, proposals } = view;
  const place = PLACE_NAMES.findIndex(one => one === name);
  if (phase !== 'decision' || proposals === null || proposals.places.includes(place)) return undefined;
  if ((openPlacesIn(view) & (1 << place)) === 0) return undefined;
  return proposals.places.every(at => at === null) ? 'build' : 'reject';
}

function canalMove(phase: Phase | null): 'accept' | 'lay' | 'propose' {
  if (phase === 'decision') return 'accept';
  return phase === 'canal' || phase === 'extraCanal' || phase === 'startingCanal' ? 'lay' : 'propose';
}
