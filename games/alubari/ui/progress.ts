import type { Seat } from '../../../kernel/seat.ts';
import { CONTRACTS } from '../data/contracts.ts';
import { RUBBLE_STATIONS } from '../rules/board.ts';
import type { View } from '../rules/view.ts';
import { NEEDS, type Need } from './names.ts';

/** The pieces of a seat that contracts ask for; borrowed estate spaces do not count. */
export function piecesOf(view: View, seat: Seat): Readonly<Record<Need, number>> {
  const { equipment, leaves } = view.seats[seat];
  const owned = view.stations.map(owner => owner === seat);
  return {
    rails: view.rails.filter(owner => owner === seat).length,
    stations: owned.filter(Boolean).length,
    rubbleStations: owned.filter((isOwn, station) => isOwn && RUBBLE_STATIONS[station]).length,
    estates: view.estates.flatMap(({ spaces }) => spaces).filter(({ owner }) => owner === seat).length,
    leaves: leaves + (equipment.includes('warehouses') ? 1 : 0),
  };
}

/** The needs of a contract, each with what is asked. */
export const needsOf = (no: number): readonly { readonly need: Need; readonly count: number }[] =>
  NEEDS.flatMap(need => {
    const count = CONTRACTS[no - 1].needs[need] ?? 0;
    return count === 0 ? [] : [{ need, count }];
  });
