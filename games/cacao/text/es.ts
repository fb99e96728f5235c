import { chip, figure, joinList, say, type Chip, type Names, type Sentence } from '../../../kernel/text.ts';
import { JUNGLE_TILES, type JungleName } from '../data/jungle.ts';
import { POOLS } from '../data/village.ts';
import { EDGES, WORKER_TILES } from '../data/workers.ts';
import { info } from '../info.ts';
import type { JungleTile, WorkerTile } from '../rules/tiles.ts';
import { cellChip, countEach, labelOf } from './wording.ts';
import {
  edgeNames,
  facing,
  fruits,
  gold,
  isFeminine,
  jungleNames,
  suns,
  workers,
  workerTiles,
} from './pieces.es.ts';
import { rules, sections } from './rules.es.ts';
import type { CacaoText } from './vocabulary.ts';

const named = (name: JungleName): Chip => chip('jungle-tile', name, jungleNames[name]);
const jungle = (tile: JungleTile): Chip => named(JUNGLE_TILES[tile].name);
const isFeminineTile = (tile: JungleTile): boolean => isFeminine(JUNGLE_TILES[tile].name);
/** Con su artículo: «la plantación simple», «el cenote». */
const the = (tile: JungleTile): string => (isFeminineTile(tile) ? 'la' : 'el');
const a = (tile: JungleTile): string => (isFeminineTile(tile) ? 'una' : 'un');
const toThe = (tile: JungleTile): string => (isFeminineTile(tile) ? 'a la' : 'al');
const ofThe = (tile: JungleTile): string => (isFeminineTile(tile) ? 'de la' : 'del');

/** Una o dos losetas de la selva explorada. */
const shown = ([first, second]: readonly JungleTile[]): Sentence => {
  if (second === undefined) return say`${a(first)} ${jungle(first)}`;
  return second === first
    ? say`${a(first)} ${jungle(first)} y ${isFeminineTile(first) ? 'otra' : 'otro'}`
    : say`${a(first)} ${jungle(first)} y ${a(second)} ${jungle(second)}`;
};

const worker = (tile: WorkerTile): Chip => {
  const { name } = WORKER_TILES[tile];
  return chip('worker-tile', name, workerTiles(name, 1));
};
const goldChip = (count: number): Chip => chip('gold', count, gold(count));
const fruitChip = (count: number): Chip => chip('fruit', count, fruits(count));
const sunChip = (count: number): Chip => chip('sun', count, suns(count));
const pool = (index: number): Chip => chip('pool', POOLS[index], figure(POOLS[index]));
const turned = (tile: WorkerTile, turn: number): string => {
  const direction = facing(WORKER_TILES[tile].name, EDGES[turn]);
  return direction === '' ? '' : `, con ${direction}`;
};
const lost = (count: number): string =>
  count === 0 ? '' : ` (se ${count === 1 ? 'pierde' : 'pierden'} ${count})`;
const held = (tiles: readonly WorkerTile[]): string =>
  joinList(
    'es',
    countEach(tiles).map(([tile, count]) => workerTiles(WORKER_TILES[tile].name, count)),
  );
const playerList = (seats: readonly number[], names: Names): string =>
  joinList(
    'es',
    seats.map(seat => labelOf(names.player(seat))),
  );

export const es: CacaoText = {
  name: info.name,
  tagline: info.tagline.es,
  sections,
  rules,

  prompts: {
    placing: view =>
      view.display.length === 0 && (view.viewer === null || view.seats[view.viewer].suns > 0)
        ? say`Coloca una loseta de recolectores junto a la selva o, por una ficha de Sol, sobre una tuya.`
        : say`Coloca una loseta de recolectores de tu mano junto a una loseta de selva.`,
    filling: view => {
      const { due, display } = view;
      const [name] = display;
      if (due.length === 1) return say`Elige una loseta de selva para el espacio abierto.`;
      if (display.length === 1)
        return say`Elige en cuál de los ${due.length} espacios abiertos va ${isFeminine(name) ? 'la' : 'el'} ${named(name)}.`;
      return due.length > display.length
        ? say`Elige losetas de selva para ${display.length} de los ${due.length} espacios abiertos.`
        : say`Reparte las losetas de selva entre los ${due.length} espacios abiertos.`;
    },
    activation: () => say`Elige qué hacen tus recolectores.`,
  },

  nudges: {
    placing: 'Mira otra vez qué harían los recolectores de cada margen.',
    filling: 'Mira otra vez a qué recolectores les sirve esta loseta de selva.',
    activation: 'Mira otra vez qué podrían hacer aquí tus recolectores.',
  },

  moves: {
    place: ({ tile, turn, cell }) => say`Colocar ${worker(tile)} en ${cellChip(cell)}${turned(tile, turn)}`,
    overbuild: ({ tile, turn, cell }) =>
      say`Construir ${worker(tile)} sobre la tuya de ${cellChip(cell)}${turned(tile, turn)}, por ${sunChip(1)}`,
    fill: ({ tile, cell }) => say`Poner ${the(tile)} ${jungle(tile)} en ${cellChip(cell)}`,
    work: ({ cell, edge, amount }) =>
      say`${amount === 0 ? 'No actúa ningún recolector' : amount === 1 ? `Actúa ${workers(1)}` : `Actúan ${workers(amount)}`} en el margen ${edgeNames[EDGES[edge]]} de ${cellChip(cell)}`,
  },

  events: {
    gamePrepared: ({ startSeat, display }, names) =>
      say`La selva explorada muestra ${shown(display)}. Empieza ${names.player(startSeat)}.`,
    handDealt: ({ seat, count, secret }, names) =>
      secret === undefined
        ? say`${names.player(seat)} roba ${count} losetas de recolectores.`
        : say`${names.player(seat)} roba ${held(secret.tiles)}.`,
    workerTilePlaced: ({ seat, tile, turn, cell }, names) =>
      say`${names.player(seat)} coloca ${worker(tile)} en ${cellChip(cell)}${turned(tile, turn)}.`,
    workerTileOverbuilt: ({ seat, tile, turn, cell, covered }, names) =>
      say`${names.player(seat)} gasta ${sunChip(1)} y construye ${worker(tile)} sobre ${worker(covered)} en ${cellChip(cell)}${turned(tile, turn)}.`,
    spaceFilled: ({ seat, tile, cell, fromPile }, names) =>
      fromPile
        ? say`De la pila sale ${a(tile)} ${jungle(tile)} para ${cellChip(cell)}.`
        : say`${names.player(seat)} pone ${a(tile)} ${jungle(tile)} en ${cellChip(cell)}.`,
    spacesLeftEmpty: ({ cells }) =>
      cells.length === 1
        ? say`No quedan losetas de selva: el espacio ${cellChip(cells[0])} sigue vacío.`
        : say`No quedan losetas de selva: ${cells.length} espacios siguen vacíos.`,
    fruitsGathered: ({ seat, count, lost: surplus, tile }, names) =>
      say`${names.player(seat)} recoge ${fruitChip(count)} en ${the(tile)} ${jungle(tile)}${lost(surplus)}.`,
    fruitsSold: ({ seat, count, gold: price, tile }, names) =>
      say`${names.player(seat)} vende ${fruitChip(count)} en ${the(tile)} ${jungle(tile)} por ${goldChip(price)}.`,
    goldMined: ({ seat, gold: mined }, names) =>
      say`${names.player(seat)} saca ${goldChip(mined)} de la mina.`,
    waterCarried: ({ seat, from, to }, names) =>
      say`El aguador de ${names.player(seat)} pasa del remanso ${pool(from)} al ${pool(to)}.`,
    sunTokensGained: ({ seat, count, lost: surplus }, names) =>
      say`${names.player(seat)} recibe ${sunChip(count)}${lost(surplus)}.`,
    actionDeclined: ({ seat, tile }, names) =>
      say`${names.player(seat)} renuncia ${toThe(tile)} ${jungle(tile)}.`,
    actionWithoutEffect: ({ seat, tile }, names) =>
      say`${names.player(seat)} no saca nada ${ofThe(tile)} ${jungle(tile)}.`,
    workerTileDrawn: ({ seat, secret }, names) =>
      secret === undefined
        ? say`${names.player(seat)} roba una loseta de recolectores.`
        : say`${names.player(seat)} roba ${held(secret.tiles)}.`,
    displayRefilled: ({ tiles }) => say`Nuevo en la selva explorada: ${shown(tiles)}.`,
    jungleExhausted: () =>
      say`Ya no queda selva. Desde el próximo turno, una ficha de Sol permite construir sobre una loseta propia.`,
    templeScored: ({ cell, workers: counts, gold: shares }, names) =>
      say`Templo de ${cellChip(cell)}: ${templeShares(counts, shares, names)}.`,
    gameEnded: ({ totals, winners }, names) =>
      winners.length === 1
        ? say`${playerList(winners, names)} gana con ${goldChip(totals[winners[0]])}.`
        : say`Victoria compartida con ${goldChip(totals[winners[0]])}: ${playerList(winners, names)}.`,
  },

  sources: { gold: 'Oro', temples: 'Templos', sun: 'Fichas de Sol', river: 'Río' },

  edition: {
    'worker-tiles':
      'El reglamento da la cantidad de dos de las cuatro clases de loseta de recolectores. Las demás se han leído en las ilustraciones del editor.',
    'worker-removals':
      'Las losetas que se apartan con tres y con cuatro jugadores se han leído en las mismas ilustraciones.',
    'jungle-tiles':
      'De las 28 losetas de selva, unas cantidades figuran en el reglamento y las demás se han contado en sus ilustraciones.',
    'two-player-jungle':
      'Las siete losetas de selva que se apartan con dos jugadores figuran en el reglamento.',
    river:
      'Los nueve valores del río se han leído en el tablero de aldea. El primero y el último figuran en el reglamento.',
    'gold-supply': 'Las cantidades de monedas, frutos y fichas de Sol figuran en el reglamento.',
  },

  options: {
    start: { name: 'Jugador inicial', values: { random: 'Al azar', first: 'El asiento 1' } },
    gains: {
      name: 'Cobrar ganancias',
      values: { taken: 'Automático', ask: 'Preguntar en cada margen' },
    },
    layers: { name: 'Losetas en una casilla', values: { two: 'Dos como máximo', any: 'Sin límite' } },
  },
};

function templeShares(counts: readonly number[], shares: readonly number[], names: Names): string {
  const players = counts.flatMap((count, seat) =>
    count === 0 ? [] : [`${labelOf(names.player(seat))}, ${gold(shares[seat])} con ${workers(count)}`],
  );
  return players.length === 0 ? 'sin recolectores' : players.join('; ');
}
