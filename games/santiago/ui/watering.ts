import type { Seat } from '../../../kernel/seat.ts';
import { chip, say, type Language } from '../../../kernel/text.ts';
import type { Consequence } from '../../../board/module.ts';
import { WATERED, type Place, type Space } from '../rules/board.ts';
import type { View } from '../rules/view.ts';
import { fieldsOf, consequence } from './consequence.ts';
import type { Loss } from './drying.ts';

/** Crops along a place that have no water yet. */
export const newlyWatered = ({ fields }: View, place: Place): readonly Space[] =>
  WATERED[place].filter(space => {
    const field = fields[space];
    return field !== null && !field.desert && !field.watered;
  });

/** The fields a canal brings water to, by owner. */
export function watering(before: View, place: Place): Consequence[] {
  const saved = newlyWatered(before, place);
  if (saved.length === 0) return [NOTHING];
  const ownerOf = (space: Space): Seat | null => before.fields[space]?.owner ?? null;
  return [...new Set(saved.map(ownerOf))].map(owner => {
    const count = saved.filter(space => ownerOf(space) === owner).length;
    const says = (language: Language) => {
      const water = chip('water', count, fieldsOf(language, count));
      if (owner !== null) return language === 'en' ? say`waters ${water}` : say`riega ${water}`;
      return language === 'en' ? say`waters ${water} of nobody` : say`riega ${water} de nadie`;
    };
    return owner === null ? consequence('note', says) : consequence('gain', says, owner);
  });
}

const NOTHING = consequence('note', language => [
  chip('water', 0, language === 'en' ? 'waters no new crop' : 'no riega ningún cultivo nuevo'),
]);

/** What the drought at the end of the round takes from each seat, and how many fields it turns to desert. */
export function drying(losses: readonly Loss[]): Consequence[] {
  const gone = new Map<Seat, number>();
  for (const { seat, ...loss } of losses) {
    const count = loss.type === 'farmerLost' ? 1 : loss.farmers;
    if (seat !== null) gone.set(seat, (gone.get(seat) ?? 0) + count);
  }
  const deserts = losses.filter(({ type }) => type === 'desertMade').length;
  return [...(gone.size === 0 ? [] : [farmersLost(gone)]), ...(deserts === 0 ? [] : [newDeserts(deserts)])];
}

const farmersLost = (gone: ReadonlyMap<Seat, number>): Consequence =>
  consequence('loss', language => [
    chip('drought', 0, language === 'en' ? 'farmers' : 'granjeros'),
    ...[...gone].flatMap(([seat, count]) => [' ', chip('seat', seat, `−${count}`)]),
  ]);

const newDeserts = (deserts: number): Consequence =>
  consequence('loss', language => {
    const fields = chip('desert', deserts, fieldsOf(language, deserts));
    return language === 'en' ? say`${fields} to desert` : say`${fields} al desierto`;
  });
