import { chip, plural, say } from '../../../kernel/text.ts';
import { STORAGE_PLACES, SUN_PLACES } from '../data/village.ts';
import type { BoardText, Neighbours } from './board.ts';
import { capitalised, capitalisedAll, coordinates, figure } from './wording.ts';
import {
  edgeNames,
  facing,
  fruits,
  gold,
  isFeminine,
  jungleNames,
  workerNames,
  workers,
} from './pieces.es.ts';

/** «. Norte: templo. Este: cenote». */
const beside = (neighbours: Neighbours): string =>
  neighbours.map(({ edge, tile }) => `. ${capitalised(edgeNames[edge])}: ${jungleNames[tile]}`).join('');

export const es: BoardText = {
  asks: {
    tile: 'Elige una loseta de tu mano',
    jungle: 'Elige una loseta de selva',
    cell: 'Elige una casilla',
    edge: 'Elige un margen',
    amount: '¿Cuántos actúan?',
    turn: 'Gira la loseta',
  },
  targets: {
    workerTiles: capitalisedAll(workerNames),
    jungleTiles: capitalisedAll(jungleNames),
    square: ({ x, y }, neighbours) => `Casilla ${coordinates(x, y)}${beside(neighbours)}`,
    overbuild: ({ x, y }, neighbours) =>
      `Construir sobre tu loseta de ${coordinates(x, y)}${beside(neighbours)}`,
    jungleSpace: ({ x, y }) => `Espacio de selva ${coordinates(x, y)}`,
    jungleTile: (tile, { x, y }) => `${capitalised(jungleNames[tile])} en ${coordinates(x, y)}`,
    workerTile: (owner, tile, { x, y }) =>
      `${capitalised(workerNames[tile])} de ${owner} en ${coordinates(x, y)}`,
    edge: ({ x, y, edge, workers: count, tile }) =>
      `${workers(count)} ante ${isFeminine(tile) ? 'la' : 'el'} ${jungleNames[tile]}, margen ${edgeNames[edge]} de ${coordinates(x, y)}`,
    facing: (tile, edge) => capitalised(facing(tile, edge)),
    amounts: ['Ninguno', ...[1, 2, 3].map(workers)],
    turn: 'Girar',
  },
  labels: {
    board: 'La selva',
    hand: 'Tu mano',
    display: 'Selva explorada',
    inPile: 'en la pila',
    gold,
    fruits: count => `Frutos: ${count} de ${STORAGE_PLACES}`,
    suns: count => `Fichas de Sol: ${count} de ${SUN_PLACES}`,
    waterCarrier: pool => `Aguador en el remanso ${figure(pool)}`,
    tilesLeft: count => `Losetas por colocar: ${count}`,
  },
  consequences: {
    spacesOpen: count =>
      say`${count === 1 ? 'se abre' : 'se abren'} ${plural('es', count, { one: 'espacio de selva', other: 'espacios de selva' })}`,
    maySell: (count, price) =>
      say`puede vender hasta ${fruits(count)} a ${chip('gold', price, gold(price))}${count === 1 ? '' : ' cada uno'}`,
  },
};
