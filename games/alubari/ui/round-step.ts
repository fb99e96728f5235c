import { AREAS } from '../data/board.ts';
import type { View } from '../rules/view.ts';
import type { RoundStep } from '../text/board.ts';

/** The part of the round that is being played. */
export function roundStep({ phase, worker }: View): RoundStep {
  switch (phase) {
    case 'maintenance':
      return 'events';
    case 'hiring':
    case 'placement':
      return 'workers';
    case 'scoring':
    case null:
      return 'scoring';
    default:
      return AREAS[worker.area] ?? 'workers';
  }
}
