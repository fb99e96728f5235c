import { EDGES } from '../data/workers.ts';
import type { View } from '../rules/view.ts';
import type { Deed } from '../text/board.ts';
import { gainAt } from './gains.ts';
import { edgeId } from './target-ids.ts';

/** Workers of the viewer on one edge that are to act, with the number that their mark and their card bear. */
export type Task = View['groups'][number] & { readonly id: string; readonly number: number };

/** Numbered from the top of the picture to its bottom. */
export const tasksOf = ({ groups }: View, seat: number | null): readonly Task[] =>
  groups
    .filter(group => group.seat === seat)
    .toSorted(
      (one, other) =>
        one.y - other.y || one.x - other.x || EDGES.indexOf(one.edge) - EDGES.indexOf(other.edge),
    )
    .map((group, index) => ({
      ...group,
      id: edgeId(group.x, group.y, group.edge),
      number: index + 1,
    }));

/** What some of the workers of an edge would do now. */
export function deedOf(view: View, { seat, tile }: View['groups'][number], workers: number): Deed {
  const { gold, fruit, sun, water } = gainAt(view.seats[seat], tile, workers);
  return { tile, workers, gold, count: Math.abs(fruit) + sun + water };
}
