import { chip, figure, plural, say, type Sentence } from '../../../kernel/text.ts';
import { JUNGLE_TILES } from '../data/jungle.ts';
import { STORAGE_PLACES, SUN_PLACES } from '../data/village.ts';
import type { BoardText, Deed, Neighbours } from './board.ts';
import { capitalised, capitalisedAll, coordinates } from './wording.ts';
import {
  edgeNames,
  facing,
  fruits,
  gold,
  isFeminine,
  jungleNames,
  suns,
  workerNames,
  workers,
} from './pieces.es.ts';

/** «. Norte: templo. Este: cenote». */
const beside = (neighbours: Neighbours): string =>
  neighbours.map(({ edge, tile }) => `. ${capitalised(edgeNames[edge])}: ${jungleNames[tile]}`).join('');

/** «Vender 2 por 6 oros». */
function deed({ tile, workers: count, gold: gains, count: moved }: Deed): string {
  const { kind } = JUNGLE_TILES.find(({ name }) => name === tile) ?? JUNGLE_TILES[0];
  if (count === 0) return kind === 'market' ? 'No vender nada' : 'No tomar nada';
  switch (kind) {
    case 'plantation':
      return `Recoger ${fruits(moved)}`;
    case 'market':
      return `Vender ${moved} por ${gold(gains)}`;
    case 'mine':
      return `Extraer ${gold(gains)}`;
    case 'cenote':
      return `Avanzar ${plural('es', moved, { one: 'remanso', other: 'remansos' })}`;
    case 'sun':
      return `Tomar ${suns(moved)}`;
    case 'temple':
      return '';
  }
}

/** «vendes 2 frutos en el mercado». */
function doing({ tile, workers: count, count: moved }: Deed): Sentence {
  const place = say`${isFeminine(tile) ? 'la' : 'el'} ${chip('jungle-tile', tile, jungleNames[tile])}`;
  const { kind } = JUNGLE_TILES.find(({ name }) => name === tile) ?? JUNGLE_TILES[0];
  if (kind === 'market')
    return moved === 0 ? say`no hay frutos que vender en ${place}` : say`vendes ${fruits(moved)} en ${place}`;
  return kind === 'temple' ? say`${workers(count)} en ${place}` : say`en ${place}`;
}

export const es: BoardText = {
  asks: {
    tile: 'Elige una loseta de tu mano',
    jungle: 'Elige una loseta de selva',
    cell: 'Elige una casilla',
    work: 'Elige qué hacen tus recolectores',
    turn: '¿La pones aquí?',
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
    turn: 'Girar',
  },
  labels: {
    board: 'La selva',
    turn: (number, of) => `Turno ${number} de ${of}`,
    place: 'Colocar',
    overbuild: 'Construir encima',
    hand: 'Tu mano',
    display: 'Selva explorada',
    pile: count => (count === 0 ? 'Pila vacía' : `Pila: ${count}`),
    kinds: {
      'plantation-1': 'Plantación',
      'plantation-2': 'Doble',
      'market-2': 'Mercado 2',
      'market-3': 'Mercado 3',
      'market-4': 'Mercado 4',
      'mine-1': 'Mina 1',
      'mine-2': 'Mina 2',
      cenote: 'Cenote',
      'sun-site': 'Culto solar',
      temple: 'Templo',
    },
    noHand: 'Ya no te quedan losetas',
    handPile: count => `${count} más en tu pila`,
    gold,
    fruits: count => `Frutos: ${count} de ${STORAGE_PLACES}`,
    suns: count => `Fichas de Sol: ${count} de ${SUN_PLACES}`,
    waterCarrier: pool => `Aguador en el remanso ${figure(pool)}`,
    tilesLeft: count =>
      `${count === 1 ? 'queda' : 'quedan'} ${plural('es', count, { one: 'loseta', other: 'losetas' })}`,
    water: 'Río',
    waterHint: '1 remanso por recolector',
    temples: 'Templos',
    templesHint: '6 oros al 1.º, 3 al 2.º',
    noTemples: 'Aún no se ha descubierto ningún templo.',
    templeLine: (player, count, gains) => `${player}: ${workers(count)}, ${gold(gains)}`,
  },
  tasks: {
    heading: 'Tus recolectores',
    deed,
    name: (card, facts) => `${card}: ${deed(facts)}, ${jungleNames[facts.tile]}`,
    verbs: {
      plantation: 'Recoger',
      market: 'Vender',
      mine: 'Extraer',
      cenote: 'Llevar',
      sun: 'Tomar',
      temple: '',
    },
    nothingToSell: 'sin frutos: antes recoge',
    storageFull: 'almacén lleno: antes vende',
    afterwards: 'después',
  },
  consequences: {
    spacesOpen: count =>
      say`${count === 1 ? 'se abre' : 'se abren'} ${plural('es', count, { one: 'espacio de selva', other: 'espacios de selva' })}`,
    maySell: (count, price) =>
      say`puede vender hasta ${fruits(count)} a ${chip('gold', price, gold(price))}${count === 1 ? '' : ' cada uno'}`,
    doing,
    nothingSold: 'no se vende nada',
  },
};
