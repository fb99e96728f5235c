import type { Gain } from '../../../board/module.ts';
import type { MovePreview } from '../../../kernel/foresight.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { visibleScores } from './visible-scores.ts';

/** The points a move is worth if the game ended right after it: contracts that it meets included. */
export function gains({ before, after, isCertain }: MovePreview<View, Event>, seat: Seat): readonly Gain[] {
  if (!isCertain) return [];
  const amount = visibleScores(after)[seat] - visibleScores(before)[seat];
  return amount === 0 ? [] : [{ what: 'points', amount }];
}
