import { joinList, type Language } from '../../../kernel/text.ts';
import { AREAS, type Area } from '../data/board.ts';
import { CONTRACTS, type Needs } from '../data/contracts.ts';
import { EQUIPMENT, type EquipmentId } from '../data/equipment.ts';
import { RAIL_SPACES, TOWNS, type StationCost } from '../data/route.ts';
import { areaOf, numberOf, STATIONS } from '../rules/board.ts';
import type { View } from '../rules/view.ts';
import { BOARD_TEXT } from './board-text.ts';

/** "Stock": the name of an area; area B becomes a Build area once the rubble is gone. */
export const areaName = (area: Area, { replaced }: Pick<View, 'replaced'>, language: Language): string =>
  BOARD_TEXT[language].areas[area === 'B' && replaced ? 'E' : area];

/** "A2, Stock". */
export const spaceName = (space: number, view: Pick<View, 'replaced'>, language: Language): string => {
  const area = AREAS[areaOf(space)];
  return `${area}${numberOf(space)}, ${areaName(area, view, language)}`;
};

const COSTS = ['iron', 'stone', 'rubble', 'steel', 'any'] as const satisfies readonly (keyof StationCost)[];

/** What a station space costs, good by good. */
export const costOf = (cost: StationCost): readonly { good: (typeof COSTS)[number]; count: number }[] =>
  COSTS.flatMap(good => {
    const count = cost[good] ?? 0;
    return count === 0 ? [] : [{ good, count }];
  });

/** "Sukna 1: costs 8 rubble, gives 5 points". */
export function stationName(station: number, language: Language): string {
  const { id, town, cost, points, bonus } = STATIONS[station];
  const text = BOARD_TEXT[language];
  const price = costOf(cost).map(({ good, count }) => text.counts[good](count));
  const gains = [
    ...(points === 0 ? [] : [text.counts.points(points)]),
    ...(bonus === undefined ? [] : [text.stationBonuses[bonus]]),
  ];
  return text.station(
    `${TOWNS[town].name} ${id.slice(-1)}`,
    joinList(language, price),
    joinList(language, gains),
  );
}

/** "Rail space 3, Rangtong: 3 points". */
export function railName(space: number, language: Language): string {
  const { place, kind, points } = RAIL_SPACES[space];
  const text = BOARD_TEXT[language];
  const named = { no: space + 1, name: text.rails[place], points };
  return kind === 'river' ? text.riverSpace(named) : text.railSpace(named);
}

/** "Toy Train: 1 leaf per worker in A". */
export const equipmentName = (id: EquipmentId, language: Language): string => {
  const { name, effect } = BOARD_TEXT[language].equipment[id];
  return `${name}: ${effect}`;
};

/** "Toy Train: 1 leaf per worker in A. Costs 2 steel". */
export function equipmentForSale(id: EquipmentId, language: Language): string {
  const { steel, chai } = EQUIPMENT.find(card => card.id === id) ?? EQUIPMENT[0];
  const text = BOARD_TEXT[language];
  const price = [
    ...(steel === 0 ? [] : [text.counts.steel(steel)]),
    ...(chai === 0 ? [] : [text.counts.chai(chai)]),
  ];
  return text.equipmentForSale(equipmentName(id, language), joinList(language, price));
}

/** What a contract does, in the few words that fit on a card. */
export const contractEffect = (no: number, language: Language): string =>
  CONTRACTS[no - 1].effects.map(effect => BOARD_TEXT[language].effect(effect)).join(', ');

export const NEEDS = [
  'rails',
  'stations',
  'rubbleStations',
  'estates',
  'leaves',
] as const satisfies readonly (keyof Needs)[];
export type Need = (typeof NEEDS)[number];

/** "Contract 5, area A: become start player. End: 1 rail and 1 station, 7 points". */
export function contractName(no: number, language: Language): string {
  const contract = CONTRACTS[no - 1];
  const text = BOARD_TEXT[language];
  const needs = NEEDS.flatMap(need => {
    const count = contract.needs[need] ?? 0;
    return count === 0 ? [] : [text.needs[need](count)];
  });
  return text.contract(contract, contractEffect(no, language), joinList(language, needs));
}
