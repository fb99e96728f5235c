import type { Weather } from '../data/board.ts';
import type { EquipmentId } from '../data/equipment.ts';
import type { Cube } from '../data/supplies.ts';

/** The few words that stand on the table drawn for the terminal. */
export interface Words {
  readonly round: string;
  readonly weatherNow: string;
  readonly then: string;
  readonly weather: Readonly<Record<Weather, string>>;
  readonly dig: string;
  readonly rail: string;
  readonly harvest: string;
  readonly wheel: string;
  readonly stock: string;
  readonly bag: string;
  readonly drawn: string;
  readonly steelLeft: string;
  readonly cubes: Readonly<Record<Cube, string>>;
  readonly areas: readonly string[];
  readonly equipment: Readonly<Record<EquipmentId, string>>;
  readonly route: string;
  readonly routeLegend: string;
  readonly contractLegend: string;
  readonly contracts: string;
  readonly deck: string;
  readonly discards: string;
  readonly shed: string;
  readonly steel: string;
  readonly rubble: string;
  readonly leaves: string;
  readonly markers: string;
  readonly workers: string;
  readonly goals: string;
}

export const EN: Words = {
  round: 'Round',
  weatherNow: 'Weather',
  then: 'then',
  weather: { sun: 'sun', rain: 'rain', fog: 'fog' },
  dig: 'Dig',
  rail: 'Rails',
  harvest: 'Harvest',
  wheel: 'Events',
  stock: 'Stock',
  bag: 'Bag',
  drawn: 'Drawn',
  steelLeft: 'Steel',
  cubes: { iron: 'iron', stone: 'stone', chai: 'chai', event: 'events' },
  areas: ['stock', 'dig', 'works', 'rails', 'build', 'post', 'chaiwala'],
  equipment: {
    shunter: 'Shunting engine',
    'toy-train': 'Toy Train',
    garratt: 'Garratt',
    warehouses: 'Warehouses',
    construction: 'Construction',
    'luxury-train': 'Luxury',
    'reliable-train': 'Reliable',
    'inspection-train': 'Inspection',
  },
  route: 'Rails',
  routeLegend:
    '~ river   # game   . free   price=points: i iron, s stone, r rubble, S steel, * stone or steel, c chai',
  contractLegend: 'end bonus: T rails, S stations, R rubble stations, E estate spaces, L leaves',
  contracts: 'Contracts',
  deck: 'deck',
  discards: 'discards',
  shed: 'Shed',
  steel: 'steel',
  rubble: 'rubble',
  leaves: 'leaves',
  markers: 'markers',
  workers: 'workers',
  goals: 'Goals',
};

export const ES: Words = {
  round: 'Ronda',
  weatherNow: 'Clima',
  then: 'luego',
  weather: { sun: 'sol', rain: 'lluvia', fog: 'niebla' },
  dig: 'Excavación',
  rail: 'Raíles',
  harvest: 'Cosecha',
  wheel: 'Eventos',
  stock: 'Almacén',
  bag: 'Bolsa',
  drawn: 'Sacados',
  steelLeft: 'Acero',
  cubes: { iron: 'Hierro', stone: 'Piedra', chai: 'Chai', event: 'Eventos' },
  areas: ['Almacén', 'Excavar', 'Fundición', 'Raíles', 'Construir', 'Correos', 'Chaiwala'],
  equipment: {
    shunter: 'Maniobras',
    'toy-train': 'Juguete',
    garratt: 'Garratt',
    warehouses: 'Almacenes',
    construction: 'Construcción',
    'luxury-train': 'Lujo',
    'reliable-train': 'Fiable',
    'inspection-train': 'Inspección',
  },
  route: 'Raíles',
  routeLegend:
    '~ río   # Juego   . libre   precio=puntos: i Hierro, s Piedra, r Cascotes, S Acero, * Piedra o Acero, c Chai',
  contractLegend:
    'bonificación final: T Raíles, S Estaciones, R Estaciones de Cascotes, E Plantaciones, L Hojas',
  contracts: 'Contratos',
  deck: 'mazo',
  discards: 'descartes',
  shed: 'Cochera',
  steel: 'Acero',
  rubble: 'Cascotes',
  leaves: 'Hojas',
  markers: 'fichas',
  workers: 'Trabajadores',
  goals: 'Metas',
};
