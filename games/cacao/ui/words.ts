import type { Translated } from '../../../board/module.ts';
import type { JungleName } from '../data/jungle.ts';
import type { Edge, View, WorkerName } from '../rules/view.ts';

/** What the board says besides the sentences of the game: names of targets, for ears and buttons. */
export const JUNGLE_NAMES: Readonly<Record<JungleName, Translated>> = {
  'plantation-1': { en: 'Single plantation', es: 'Plantación simple' },
  'plantation-2': { en: 'Double plantation', es: 'Plantación doble' },
  'market-2': { en: 'Market, price 2', es: 'Mercado, precio 2' },
  'market-3': { en: 'Market, price 3', es: 'Mercado, precio 3' },
  'market-4': { en: 'Market, price 4', es: 'Mercado, precio 4' },
  'mine-1': { en: 'Gold mine, value 1', es: 'Mina de oro, valor 1' },
  'mine-2': { en: 'Gold mine, value 2', es: 'Mina de oro, valor 2' },
  cenote: { en: 'Cenote', es: 'Cenote' },
  'sun-site': { en: 'Sun-worshipping site', es: 'Centro de culto solar' },
  temple: { en: 'Temple', es: 'Templo' },
};

export const WORKER_NAMES: Readonly<Record<WorkerName, Translated>> = {
  '1-1-1-1': { en: 'Worker tile 1-1-1-1', es: 'Loseta 1-1-1-1' },
  '2-1-0-1': { en: 'Worker tile 2-1-0-1', es: 'Loseta 2-1-0-1' },
  '3-0-0-1': { en: 'Worker tile 3-0-0-1', es: 'Loseta 3-0-0-1' },
  '3-1-0-0': { en: 'Worker tile 3-1-0-0', es: 'Loseta 3-1-0-0' },
};

export const DIRECTIONS: Readonly<Record<Edge, Translated>> = {
  north: { en: 'heavy side to the north', es: 'margen fuerte al norte' },
  east: { en: 'heavy side to the east', es: 'margen fuerte al este' },
  south: { en: 'heavy side to the south', es: 'margen fuerte al sur' },
  west: { en: 'heavy side to the west', es: 'margen fuerte al oeste' },
};

const SIDES: Readonly<Record<Edge, Translated>> = {
  north: { en: 'north', es: 'norte' },
  east: { en: 'east', es: 'este' },
  south: { en: 'south', es: 'sur' },
  west: { en: 'west', es: 'oeste' },
};

/** What lies around a space, so that an ear knows it: "beside Temple (north)". */
function around(x: number, y: number, view: View, language: 'en' | 'es'): string {
  const beside = NEIGHBOURS.flatMap(([edge, dx, dy]) => {
    const jungle = view.jungle.find(tile => tile.x === x + dx && tile.y === y + dy);
    return jungle === undefined ? [] : [`${JUNGLE_NAMES[jungle.tile][language]} (${SIDES[edge][language]})`];
  });
  return beside.length === 0 ? '' : `${language === 'en' ? ', beside ' : ', junto a '}${beside.join(', ')}`;
}

const NEIGHBOURS: readonly (readonly [Edge, number, number])[] = [
  ['north', 0, -1],
  ['east', 1, 0],
  ['south', 0, 1],
  ['west', -1, 0],
];

type CellWords = (x: number, y: number, view: View) => Translated;

export const CELLS: Readonly<Record<'place' | 'overbuild' | 'fill', CellWords>> = {
  place: (x, y, view) => ({
    en: `Space (${x}, ${y})${around(x, y, view, 'en')}`,
    es: `Espacio (${x}, ${y})${around(x, y, view, 'es')}`,
  }),
  overbuild: (x, y, view) => ({
    en: `Build over your tile on (${x}, ${y})${around(x, y, view, 'en')}`,
    es: `Construir sobre tu loseta en (${x}, ${y})${around(x, y, view, 'es')}`,
  }),
  fill: (x, y) => ({ en: `Jungle space (${x}, ${y})`, es: `Espacio de selva (${x}, ${y})` }),
};

export function EDGE_NAMES(x: number, y: number, edge: Edge, view: View): Translated {
  const group = view.groups.find(one => one.x === x && one.y === y && one.edge === edge);
  const [count, tile] = group === undefined ? [0, undefined] : [group.workers, JUNGLE_NAMES[group.tile]];
  return {
    en: `${count} ${count === 1 ? 'worker' : 'workers'} at ${tile?.en ?? ''} (${SIDES[edge].en} edge of ${x}, ${y})`,
    es: `${count} ${count === 1 ? 'recolector' : 'recolectores'} en ${tile?.es ?? ''} (margen ${SIDES[edge].es} de ${x}, ${y})`,
  };
}

export const AMOUNTS: readonly Translated[] = [
  { en: 'Nobody works', es: 'No trabaja nadie' },
  { en: '1 works', es: 'Trabaja 1' },
  { en: '2 work', es: 'Trabajan 2' },
  { en: '3 work', es: 'Trabajan 3' },
];

export const LABELS = {
  board: { en: 'The jungle', es: 'La selva' },
  hand: { en: 'Your hand', es: 'Tu mano' },
  display: { en: 'On display', es: 'A la vista' },
  pile: { en: 'in the pile', es: 'en la pila' },
  workers: { en: 'Worker tiles left', es: 'Losetas por colocar' },
  gold: { en: 'gold', es: 'oro' },
  fruits: { en: 'fruits', es: 'frutos' },
  suns: { en: 'sun tokens', es: 'fichas de Sol' },
  river: { en: 'water carrier', es: 'aguador' },
  empty: { en: 'Empty space', es: 'Espacio vacío' },
} as const satisfies Record<string, Translated>;
