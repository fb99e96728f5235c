import { chip, figure, plural, say, type Sentence } from '../../../kernel/text.ts';
import { JUNGLE_TILES } from '../data/jungle.ts';
import { STORAGE_PLACES, SUN_PLACES } from '../data/village.ts';
import type { BoardText, Deed, Neighbours } from './board.ts';
import { capitalised, capitalisedAll, coordinates } from './wording.ts';
import { edgeNames, facing, fruits, jungleNames, suns, workerNames, workers } from './pieces.en.ts';

/** ". North: temple. East: cenote". */
const beside = (neighbours: Neighbours): string =>
  neighbours.map(({ edge, tile }) => `. ${capitalised(edgeNames[edge])}: ${jungleNames[tile]}`).join('');

/** "Sell 2 for 6 gold". */
function deed({ tile, workers: count, gold, count: moved }: Deed): string {
  const { kind } = JUNGLE_TILES.find(({ name }) => name === tile) ?? JUNGLE_TILES[0];
  if (count === 0) return kind === 'market' ? 'Sell nothing' : 'Take nothing';
  switch (kind) {
    case 'plantation':
      return `Gather ${fruits(moved)}`;
    case 'market':
      return `Sell ${moved} for ${gold} gold`;
    case 'mine':
      return `Dig ${gold} gold`;
    case 'cenote':
      return `Move ${plural('en', moved, { one: 'field', other: 'fields' })}`;
    case 'sun':
      return `Take ${suns(moved)}`;
    case 'temple':
      return '';
  }
}

/** "sell 2 fruits at the market". */
function doing({ tile, workers: count, count: moved }: Deed): Sentence {
  const place = chip('jungle-tile', tile, jungleNames[tile]);
  const { kind } = JUNGLE_TILES.find(({ name }) => name === tile) ?? JUNGLE_TILES[0];
  if (kind === 'market')
    return moved === 0 ? say`no fruits to sell at the ${place}` : say`sell ${fruits(moved)} at the ${place}`;
  return kind === 'temple' ? say`${workers(count)} at the ${place}` : say`at the ${place}`;
}

export const en: BoardText = {
  asks: {
    tile: 'Choose a worker tile from your hand',
    jungle: 'Choose a jungle tile',
    cell: 'Choose a space',
    work: 'Choose what your workers do',
    turn: 'Place it here?',
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
    turn: 'Turn',
  },
  labels: {
    board: 'The jungle',
    turn: (number, of) => `Turn ${number} of ${of}`,
    place: 'Place',
    overbuild: 'Overbuild',
    hand: 'Your hand',
    display: 'Jungle display',
    pile: count => (count === 0 ? 'Pile empty' : `Pile, ${count}`),
    kinds: {
      'plantation-1': 'Plantation',
      'plantation-2': 'Double',
      'market-2': 'Market 2',
      'market-3': 'Market 3',
      'market-4': 'Market 4',
      'mine-1': 'Mine 1',
      'mine-2': 'Mine 2',
      cenote: 'Cenote',
      'sun-site': 'Sun site',
      temple: 'Temple',
    },
    noHand: 'All tiles placed',
    handPile: count => `${count} more in your pile`,
    gold: count => `${count} gold`,
    fruits: count => `Fruits: ${count} of ${STORAGE_PLACES}`,
    suns: count => `Sun tokens: ${count} of ${SUN_PLACES}`,
    waterCarrier: pool => `Water carrier on ${figure(pool)}`,
    tilesLeft: count => `${plural('en', count, { one: 'tile', other: 'tiles' })} left`,
    water: 'Water',
    waterHint: '1 field per worker',
    temples: 'Temples',
    templesHint: '6 gold first, 3 second',
    noTemples: 'No temple has been found yet.',
    templeLine: (player, count, gold) => `${player}: ${workers(count)}, ${gold} gold`,
  },
  tasks: {
    heading: 'Your workers',
    deed,
    name: (card, facts) => `${card}: ${deed(facts)}, ${jungleNames[facts.tile]}`,
    verbs: { plantation: 'Gather', market: 'Sell', mine: 'Dig', cenote: 'Carry', sun: 'Take', temple: '' },
    nothingToSell: 'no fruits yet: gather first',
    storageFull: 'storage is full: sell first',
    afterwards: 'afterwards',
  },
  consequences: {
    spacesOpen: count =>
      say`${plural('en', count, { one: 'jungle space opens', other: 'jungle spaces open' })}`,
    maySell: (count, price) =>
      say`may sell up to ${fruits(count)} for ${chip('gold', price, `${price} gold`)}${count === 1 ? '' : ' each'}`,
    doing,
    nothingSold: 'nothing is sold',
  },
};
