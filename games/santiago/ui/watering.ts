import type { Seat } from '../../../kernel/seat.ts';
import { chip } from '../../../kernel/text.ts';
import type { Consequence } from '../../../board/module.ts';
import { WATERED, type Place, type Space } from '../rules/board.ts';
import type { View } from '../rules/view.ts';
import { consequence, signed } from './consequence.ts';
import type { Loss } from './drying.ts';

/** Crops along a place that have no water yet. */
export const newlyWatered = ({ fields }: View, place: Place): readonly Space[] =>
  WATERED[place].filter(space => {
    const field = fields[space];
    return field !== null && !field.desert && !field.watered;
  });

/** The tiles that a canal waters, by owner. */
export function watering(before: View, place: Place): Consequence[] {
  const saved = newlyWatered(before, place);
  if (saved.length === 0) return [consequence('note', text => text.watersNothing)];
  const ownerOf = (space: Space): Seat | null => before.fields[space]?.owner ?? null;
  return [...new Set(saved.map(ownerOf))].map(owner => {
    const count = saved.filter(space => ownerOf(space) === owner).length;
    return owner === null
      ? consequence('note', text => text.watersNeutral(count))
      : consequence('gain', text => text.waters(count), owner);
  });
}

/** What drying takes from each seat, and how many tiles turn to desert. */
export function drying(losses: readonly Loss[]): Consequence[] {
  const gone = new Map<Seat, number>();
  for (const { seat, ...loss } of losses) {
    const count = loss.type === 'farmerLost' ? 1 : loss.farmers;
    if (seat !== null) gone.set(seat, (gone.get(seat) ?? 0) + count);
  }
  const deserts = losses.filter(({ type }) => type === 'desertMade').length;
  return [
    ...(gone.size === 0 ? [] : [farmersLost(gone)]),
    ...(deserts === 0 ? [] : [consequence('loss', text => text.deserts(deserts))]),
  ];
}

const farmersLost = (gone: ReadonlyMap<Seat, number>): Consequence =>
  consequence('loss', text => [
    ...text.farmers,
    ...[...gone].flatMap(([seat, count]) => [' ', chip('seat', seat, signed(-count))]),
  ]);
