import { plural } from '../../../kernel/text.ts';
import type { JungleName } from '../data/jungle.ts';
import type { Edge, WorkerName } from '../rules/view.ts';

export const jungleNames: Readonly<Record<JungleName, string>> = {
  'plantation-1': 'single plantation',
  'plantation-2': 'double plantation',
  'market-2': 'market (price 2)',
  'market-3': 'market (price 3)',
  'market-4': 'market (price 4)',
  'mine-1': 'gold mine (value 1)',
  'mine-2': 'gold mine (value 2)',
  cenote: 'cenote',
  'sun-site': 'sun-worshipping site',
  temple: 'temple',
};

/** Named after the most workers on one edge; left and right say where the fourth worker of a trio is. */
export const workerNames: Readonly<Record<WorkerName, string>> = {
  '1-1-1-1': 'even tile',
  '2-1-0-1': 'pair tile',
  '3-0-0-1': 'trio tile (left)',
  '3-1-0-0': 'trio tile (right)',
};

const PLURALS: Readonly<Record<WorkerName, string>> = {
  '1-1-1-1': 'even tiles',
  '2-1-0-1': 'pair tiles',
  '3-0-0-1': 'trio tiles (left)',
  '3-1-0-0': 'trio tiles (right)',
};

/** "an even tile", "2 pair tiles". */
export const workerTiles = (name: WorkerName, count: number): string =>
  count > 1 ? `${count} ${PLURALS[name]}` : `${name === '1-1-1-1' ? 'an' : 'a'} ${workerNames[name]}`;

export const edgeNames: Readonly<Record<Edge, string>> = {
  north: 'north',
  east: 'east',
  south: 'south',
  west: 'west',
};

/** Where the most workers of a tile are; an even tile is the same on all edges. */
export const facing = (name: WorkerName, edge: Edge): string =>
  ({
    '1-1-1-1': '',
    '2-1-0-1': `pair facing ${edgeNames[edge]}`,
    '3-0-0-1': `trio facing ${edgeNames[edge]}`,
    '3-1-0-0': `trio facing ${edgeNames[edge]}`,
  })[name];

export const workers = (count: number): string => plural('en', count, { one: 'worker', other: 'workers' });
export const fruits = (count: number): string => plural('en', count, { one: 'fruit', other: 'fruits' });
export const suns = (count: number): string => plural('en', count, { one: 'sun token', other: 'sun tokens' });
