import { chip, plural, say } from '../../../kernel/text.ts';
import { STORAGE_PLACES, SUN_PLACES } from '../data/village.ts';
import type { BoardText, Neighbours } from './board.ts';
import { capitalised, capitalisedAll, coordinates, figure } from './wording.ts';
import { edgeNames, facing, fruits, jungleNames, workerNames, workers } from './pieces.en.ts';

/** ". North: temple. East: cenote". */
const beside = (neighbours: Neighbours): string =>
  neighbours.map(({ edge, tile }) => `. ${capitalised(edgeNames[edge])}: ${jungleNames[tile]}`).join('');

export const en: BoardText = {
  asks: {
    tile: 'Choose a worker tile from your hand',
    jungle: 'Choose a jungle tile',
    cell: 'Choose a space',
    edge: 'Choose which workers act',
    amount: 'How many act?',
    turn: 'Turn the tile',
  },
  targets: {
    workerTiles: capitalisedAll(workerNames),
    jungleTiles: capitalisedAll(jungleNames),
    square: ({ x, y }, neighbours) => `Square ${coordinates(x, y)}${beside(neighbours)}`,
    overbuild: ({ x, y }, neighbours) => `Overbuild your tile on ${coordinates(x, y)}${beside(neighbours)}`,
    jungleSpace: ({ x, y }) => `Jungle space ${coordinates(x, y)}`,
    jungleTile: (tile, { x, y }) => `${capitalised(jungleNames[tile])} on ${coordinates(x, y)}`,
    workerTile: (owner, tile, { x, y }) => `${owner}'s ${workerNames[tile]} on ${coordinates(x, y)}`,
    edge: ({ x, y, edge, workers: count, tile }) =>
      `${workers(count)} facing the ${jungleNames[tile]}, ${edgeNames[edge]} edge of ${coordinates(x, y)}`,
    facing: (tile, edge) => capitalised(facing(tile, edge)),
    amounts: ['No workers', ...[1, 2, 3].map(workers)],
    turn: 'Turn',
  },
  labels: {
    board: 'The jungle',
    hand: 'Your hand',
    display: 'Jungle display',
    inPile: 'in the pile',
    gold: count => `${count} gold`,
    fruits: count => `Fruits: ${count} of ${STORAGE_PLACES}`,
    suns: count => `Sun tokens: ${count} of ${SUN_PLACES}`,
    waterCarrier: pool => `Water carrier on ${figure(pool)}`,
    tilesLeft: count => `Worker tiles left: ${count}`,
  },
  consequences: {
    spacesOpen: count =>
      say`${plural('en', count, { one: 'jungle space opens', other: 'jungle spaces open' })}`,
    maySell: (count, price) =>
      say`may sell up to ${fruits(count)} for ${chip('gold', price, `${price} gold`)} each`,
  },
};
