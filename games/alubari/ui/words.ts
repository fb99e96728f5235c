import { joinList, plural, type Language } from '../../../kernel/text.ts';
import type { Translated } from '../../../board/module.ts';
import type { Area, Weather } from '../data/board.ts';
import { EQUIPMENT, type EquipmentId } from '../data/equipment.ts';
import { RAIL_SPACES, TOWNS, type RailPlace, type StationBonus, type StationCost } from '../data/route.ts';
import type { Cube, EventNumber } from '../data/supplies.ts';
import { STATIONS } from '../rules/board.ts';

/** The same figure of speech in both languages. */
export const both = (say: (language: Language) => string): Translated => ({ en: say('en'), es: say('es') });

export const AREA_NAMES: Readonly<Record<Area, Translated>> = {
  A: { en: 'Stock', es: 'Almacén' },
  B: { en: 'Dig', es: 'Excavar' },
  C: { en: 'Works', es: 'Fundición' },
  D: { en: 'Rails', es: 'Raíles' },
  E: { en: 'Build', es: 'Construir' },
  F: { en: 'Post office', es: 'Correos' },
  G: { en: 'Chaiwala', es: 'Chaiwala' },
};

export const WEATHER_NAMES: Readonly<Record<Weather, Translated>> = {
  sun: { en: 'sun', es: 'sol' },
  rain: { en: 'rain', es: 'lluvia' },
  fog: { en: 'fog', es: 'niebla' },
};

export const EQUIPMENT_NAMES: Readonly<Record<EquipmentId, Translated>> = {
  shunter: { en: 'Shunting engine', es: 'Locomotora de Maniobras' },
  'toy-train': { en: 'Toy Train', es: 'Tren de Juguete' },
  garratt: { en: 'Garratt Class D', es: 'Garratt D' },
  warehouses: { en: 'Warehouses', es: 'Almacenes' },
  construction: { en: 'Construction workers', es: 'Obreros' },
  'luxury-train': { en: 'Luxury train', es: 'Tren de Lujo' },
  'reliable-train': { en: 'Reliable train', es: 'Tren Fiable' },
  'inspection-train': { en: 'Inspection train', es: 'Tren de Inspección' },
};

/** What a card does, in the few words that fit on it. */
export const EQUIPMENT_EFFECTS: Readonly<Record<EquipmentId, Translated>> = {
  shunter: { en: '3rd worker for 2 rubble', es: '3.er Trabajador por 2 Cascotes' },
  'toy-train': { en: '1 leaf per worker in A', es: '1 Hoja por Trabajador en A' },
  garratt: { en: '1 chai for first rails', es: '1 Chai por los primeros Raíles' },
  warehouses: { en: 'Contracts need 1 leaf less', es: 'Contratos: 1 Hoja menos' },
  construction: { en: 'Stations: −2 rubble or −1 stone', es: 'Estaciones: −2 Cascotes o −1 Piedra' },
  'luxury-train': { en: '7 points more', es: '7 puntos más' },
  'reliable-train': { en: 'No maintenance', es: 'Sin manteni\u00ADmiento' },
  'inspection-train': { en: 'Free worker in event rounds', es: 'Trabajador gratis si hay Evento' },
};

export const RAIL_NAMES: Readonly<Record<RailPlace, Translated>> = {
  mahananda: { en: 'Mahananda river', es: 'río Mahananda' },
  sukna: { en: 'Sukna', es: 'Sukna' },
  rangtong: { en: 'Rangtong', es: 'Rangtong' },
  tindharia: { en: 'Tindharia', es: 'Tindharia' },
  'tindharia-river': { en: 'Tindharia river', es: 'río Tindharia' },
  'zigzag-1': { en: 'first zigzag', es: 'primer zigzag' },
  'zigzag-2': { en: 'second zigzag', es: 'segundo zigzag' },
  'zigzag-3': { en: 'third zigzag', es: 'tercer zigzag' },
  'agony-point': { en: 'Agony Point', es: 'Agony Point' },
  'pagla-jhora': { en: 'Pagla Jhora', es: 'Pagla Jhora' },
  kurseong: { en: 'Kurseong', es: 'Kurseong' },
  rongbul: { en: 'Rongbul river', es: 'río Rongbul' },
  sonada: { en: 'Sonada', es: 'Sonada' },
  ghum: { en: 'Ghum', es: 'Ghum' },
  'batasia-loop': { en: 'Batasia Loop', es: 'bucle de Batasia' },
};

export const EVENT_NAMES: Readonly<Record<EventNumber, Translated>> = {
  1: { en: 'the game digs', es: 'el Juego excava' },
  2: { en: 'the crops ripen', es: 'maduran los cultivos' },
  3: { en: 'the game lays rails', es: 'el Juego coloca Raíles' },
  4: { en: 'the game builds a town', es: 'el Juego construye una ciudad' },
  5: { en: 'equipment needs maintenance', es: 'mantenimiento del Equipo' },
  6: { en: 'harvest and rails', es: 'Cosecha y Raíles' },
};

type Good = Exclude<Cube, 'event'> | 'rubble' | 'steel' | 'leaf' | 'any' | 'points' | 'markers';

/** A count of something: "2 stone", "2 de Piedra". */
const COUNTS: Readonly<Record<Good, (count: number, language: Language) => string>> = {
  iron: (count, language) => (language === 'en' ? `${count} iron` : `${count} de Hierro`),
  stone: (count, language) => (language === 'en' ? `${count} stone` : `${count} de Piedra`),
  steel: (count, language) => (language === 'en' ? `${count} steel` : `${count} de Acero`),
  chai: (count, language) => (language === 'en' ? `${count} chai` : `${count} de Chai`),
  rubble: (count, language) =>
    language === 'en' ? `${count} rubble` : plural('es', count, { one: 'Cascote', other: 'Cascotes' }),
  leaf: (count, language) =>
    language === 'en'
      ? plural('en', count, { one: 'leaf', other: 'leaves' })
      : plural('es', count, { one: 'Hoja', other: 'Hojas' }),
  any: (count, language) => (language === 'en' ? `${count} of stone or steel` : `${count} de Piedra o Acero`),
  points: (count, language) =>
    language === 'en'
      ? plural('en', count, { one: 'point', other: 'points' })
      : plural('es', count, { one: 'punto', other: 'puntos' }),
  markers: (count, language) =>
    language === 'en'
      ? plural('en', count, { one: 'marker', other: 'markers' })
      : plural('es', count, { one: 'ficha', other: 'fichas' }),
};

export const counted = (good: Good, count: number): Translated =>
  both(language => COUNTS[good](count, language));

const BONUSES: Readonly<Record<StationBonus, Translated>> = {
  steel: { en: '2 steel', es: '2 de Acero' },
  contract: { en: 'a contract of the row', es: 'un Contrato a la vista' },
  chai: { en: '1 chai', es: '1 de Chai' },
  worker: { en: 'third worker free next round', es: 'tercer Trabajador gratis la próxima Ronda' },
  equipment: { en: 'equipment from the shed', es: 'una carta de la cochera' },
};

const COSTS = ['iron', 'stone', 'rubble', 'steel', 'any'] as const satisfies readonly (keyof StationCost)[];

/** What a station space asks, piece by piece. */
export const costOf = (cost: StationCost): readonly { good: (typeof COSTS)[number]; count: number }[] =>
  COSTS.flatMap(good => {
    const count = cost[good] ?? 0;
    return count === 0 ? [] : [{ good, count }];
  });

/** "Sukna 1: 8 rubble for 5 points". */
export function stationName(station: number): Translated {
  const { id, town, cost, points, bonus } = STATIONS[station];
  return both(language => {
    const price = joinList(
      language,
      costOf(cost).map(({ good, count }) => COUNTS[good](count, language)),
    );
    const gains = [
      ...(points === 0 ? [] : [COUNTS.points(points, language)]),
      ...(bonus === undefined ? [] : [BONUSES[bonus][language]]),
    ];
    return `${TOWNS[town].name} ${id.slice(-1)}: ${price} ${language === 'en' ? 'for' : 'por'} ${joinList(language, gains)}`;
  });
}

/** "Rail space 3, Rangtong: 3 points". */
export function railName(space: number): Translated {
  const { place, kind, points } = RAIL_SPACES[space];
  return {
    en: `Rail space ${space + 1}, ${RAIL_NAMES[place].en}: ${points} points${kind === 'river' ? ' and 1 chai' : ''}`,
    es: `Casilla de Raíles ${space + 1}, ${RAIL_NAMES[place].es}: ${points} puntos${kind === 'river' ? ' y 1 de Chai' : ''}`,
  };
}

/** "Toy Train: 1 leaf per worker in A. Costs 2 steel". */
export function equipmentName(id: EquipmentId, isFree: boolean): Translated {
  const { steel, chai } = EQUIPMENT.find(card => card.id === id) ?? EQUIPMENT[0];
  return both(language => {
    const says = `${EQUIPMENT_NAMES[id][language]}: ${EQUIPMENT_EFFECTS[id][language]}`;
    if (isFree) return says;
    const price = [
      ...(steel === 0 ? [] : [COUNTS.steel(steel, language)]),
      ...(chai === 0 ? [] : [COUNTS.chai(chai, language)]),
    ];
    return `${says}. ${language === 'en' ? 'Costs' : 'Cuesta'} ${joinList(language, price)}`;
  });
}
