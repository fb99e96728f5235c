import { plural } from '../../../kernel/text.ts';
import { JUNGLE_TILES, type JungleName } from '../data/jungle.ts';
import type { Edge, WorkerName } from '../rules/view.ts';

export const jungleNames: Readonly<Record<JungleName, string>> = {
  'plantation-1': 'plantación simple',
  'plantation-2': 'plantación doble',
  'market-2': 'mercado de precio 2',
  'market-3': 'mercado de precio 3',
  'market-4': 'mercado de precio 4',
  'mine-1': 'mina de oro de valor 1',
  'mine-2': 'mina de oro de valor 2',
  cenote: 'cenote',
  'sun-site': 'centro de culto solar',
  temple: 'templo',
};

const FEMININE: ReadonlySet<string> = new Set(['plantation', 'mine']);

export const isFeminine = (name: JungleName): boolean =>
  FEMININE.has(JUNGLE_TILES.find(tile => tile.name === name)?.kind ?? '');

/** Según el mayor grupo de un margen; izquierda y derecha dicen dónde está el cuarto recolector de un trío. */
export const workerNames: Readonly<Record<WorkerName, string>> = {
  '1-1-1-1': 'loseta repartida',
  '2-1-0-1': 'loseta de pareja',
  '3-0-0-1': 'loseta de trío (izquierda)',
  '3-1-0-0': 'loseta de trío (derecha)',
};

const PLURALS: Readonly<Record<WorkerName, string>> = {
  '1-1-1-1': 'losetas repartidas',
  '2-1-0-1': 'losetas de pareja',
  '3-0-0-1': 'losetas de trío (izquierda)',
  '3-1-0-0': 'losetas de trío (derecha)',
};

/** «una loseta repartida», «2 losetas de pareja». */
export const workerTiles = (name: WorkerName, count: number): string =>
  count > 1 ? `${count} ${PLURALS[name]}` : `una ${workerNames[name]}`;

export const edgeNames: Readonly<Record<Edge, string>> = {
  north: 'norte',
  east: 'este',
  south: 'sur',
  west: 'oeste',
};

/** Hacia dónde mira el mayor grupo; una loseta repartida es igual por los cuatro márgenes. */
export const facing = (name: WorkerName, edge: Edge): string =>
  ({
    '1-1-1-1': '',
    '2-1-0-1': `la pareja al ${edgeNames[edge]}`,
    '3-0-0-1': `el trío al ${edgeNames[edge]}`,
    '3-1-0-0': `el trío al ${edgeNames[edge]}`,
  })[name];

export const workers = (count: number): string =>
  plural('es', count, { one: 'recolector', other: 'recolectores' });
export const fruits = (count: number): string => plural('es', count, { one: 'fruto', other: 'frutos' });
export const suns = (count: number): string =>
  plural('es', count, { one: 'ficha de Sol', other: 'fichas de Sol' });
export const gold = (count: number): string => plural('es', count, { one: 'oro', other: 'oros' });
