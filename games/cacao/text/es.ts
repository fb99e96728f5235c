import { info } from '../info.ts';
import { chip, joinList, plural, say, type Chip, type Names, type Part } from '../../../kernel/text.ts';
import { JUNGLE_TILES, type JungleName } from '../data/jungle.ts';
import { POOLS } from '../data/village.ts';
import { WORKER_TILES } from '../data/workers.ts';
import { xOf, yOf, type Cell } from '../rules/cells.ts';
import { TURNS, type JungleTile, type WorkerTile } from '../rules/tiles.ts';
import { rules, sections } from './rules.es.ts';
import type { CacaoText } from './vocabulary.ts';

const JUNGLE: Readonly<Record<JungleName, string>> = {
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

/** Con su artículo: «la plantación simple», «el cenote». */
const isFeminine = (tile: JungleTile): boolean => ['plantation', 'mine'].includes(JUNGLE_TILES[tile].kind);
const the = (tile: JungleTile): string => (isFeminine(tile) ? 'la' : 'el');
const a = (tile: JungleTile): string => (isFeminine(tile) ? 'una' : 'un');
const inThe = (tile: JungleTile): string => `en ${the(tile)}`;
const ofThe = (tile: JungleTile): string => (isFeminine(tile) ? 'de la' : 'del');

const DIRECTIONS = ['norte', 'este', 'sur', 'oeste'] as const;

const worker = (tile: WorkerTile): Chip =>
  chip('worker-tile', WORKER_TILES[tile].name, WORKER_TILES[tile].name);
const jungle = (tile: JungleTile): Chip =>
  chip('jungle-tile', JUNGLE_TILES[tile].name, JUNGLE[JUNGLE_TILES[tile].name]);
const space = (cell: Cell): Chip => chip('cell', `${xOf(cell)},${yOf(cell)}`, `(${xOf(cell)}, ${yOf(cell)})`);
const gold = (count: number): Chip =>
  chip('gold', count, plural('es', count, { one: 'moneda de oro', other: 'monedas de oro' }));
const fruits = (count: number): Chip =>
  chip('fruit', count, plural('es', count, { one: 'fruto', other: 'frutos' }));
const suns = (count: number): Chip =>
  chip('sun', count, plural('es', count, { one: 'ficha de Sol', other: 'fichas de Sol' }));
const workers = (count: number): string => plural('es', count, { one: 'recolector', other: 'recolectores' });
const pool = (index: number): Chip => chip('pool', POOLS[index], String(POOLS[index]));
const facing = (tile: WorkerTile, turn: number): string =>
  TURNS[tile] === 1 ? '' : ` con el margen fuerte al ${DIRECTIONS[turn]}`;
const lost = (count: number): string =>
  count === 0 ? '' : ` (se ${count === 1 ? 'pierde' : 'pierden'} ${count})`;
const held = (tiles: readonly WorkerTile[]): string =>
  joinList(
    'es',
    tiles.map(tile => WORKER_TILES[tile].name),
  );
const winnersOf = (seats: readonly number[], names: Names): string =>
  joinList(
    'es',
    seats.map(seat => labelOf(names.player(seat))),
  );
const labelOf = (part: Part): string => (typeof part === 'string' ? part : part.label);

export const es: CacaoText = {
  name: info.name,
  tagline: info.tagline.es,
  sections,
  rules,

  prompts: {
    placing: view =>
      view.display.length === 0 && (view.viewer === null || view.seats[view.viewer].suns > 0)
        ? say`Coloca una loseta de recolectores junto a la selva, o gasta una ficha de Sol para construir sobre una tuya.`
        : say`Coloca una loseta de recolectores de tu mano junto a una loseta de selva.`,
    filling: view =>
      view.due.length === 1
        ? say`Elige la loseta de selva para el espacio que se ha abierto.`
        : say`Reparte las losetas de selva entre los ${view.due.length} espacios abiertos.`,
    activation: () => say`Tus recolectores se ponen en marcha: elige un margen y cuántos trabajan.`,
  },

  moves: {
    place: ({ tile, turn, cell }) => say`Colocar ${worker(tile)} en ${space(cell)}${facing(tile, turn)}`,
    overbuild: ({ tile, turn, cell }) =>
      say`Construir ${worker(tile)} sobre ${space(cell)}${facing(tile, turn)}, por ${suns(1)}`,
    fill: ({ tile, cell }) => say`Poner ${the(tile)} ${jungle(tile)} en ${space(cell)}`,
    work: ({ cell, edge, amount }) =>
      amount === 0
        ? say`Que no trabaje nadie en el margen ${DIRECTIONS[edge]} de ${space(cell)}`
        : amount === 1
          ? say`Que trabaje ${workers(1)} en el margen ${DIRECTIONS[edge]} de ${space(cell)}`
          : say`Que trabajen ${workers(amount)} en el margen ${DIRECTIONS[edge]} de ${space(cell)}`,
  },

  events: {
    gamePrepared: ({ startSeat, display }, names) =>
      say`La selva explorada muestra ${a(display[0])} ${jungle(display[0])} y ${a(display[1])} ${jungle(display[1])}. Empieza ${names.player(startSeat)}.`,
    handDealt: ({ seat, count, secret }, names) =>
      secret === undefined
        ? say`${names.player(seat)} toma ${count} losetas de recolectores.`
        : say`${names.player(seat)} toma en la mano ${held(secret.tiles)}.`,
    workerTilePlaced: ({ seat, tile, turn, cell }, names) =>
      say`${names.player(seat)} coloca ${worker(tile)} en ${space(cell)}${facing(tile, turn)}.`,
    workerTileOverbuilt: ({ seat, tile, turn, cell, covered }, names) =>
      say`${names.player(seat)} gasta ${suns(1)} y construye ${worker(tile)} sobre ${worker(covered)} en ${space(cell)}${facing(tile, turn)}.`,
    spaceFilled: ({ seat, tile, cell, fromPile }, names) =>
      fromPile
        ? say`De la pila sale ${a(tile)} ${jungle(tile)} para ${space(cell)}.`
        : say`${names.player(seat)} pone ${a(tile)} ${jungle(tile)} en ${space(cell)}.`,
    spacesLeftEmpty: ({ cells }) =>
      cells.length === 1
        ? say`Ya no hay selva para ${space(cells[0])}: se queda vacío.`
        : say`Ya no hay selva para ${cells.length} espacios: se quedan vacíos.`,
    fruitsGathered: ({ seat, count, lost: spoiled, tile }, names) =>
      say`${names.player(seat)} recoge ${fruits(count)} ${inThe(tile)} ${jungle(tile)}${lost(spoiled)}.`,
    fruitsSold: ({ seat, count, gold: price, tile }, names) =>
      say`${names.player(seat)} vende ${fruits(count)} ${inThe(tile)} ${jungle(tile)} por ${gold(price)}.`,
    goldMined: ({ seat, gold: mined }, names) => say`${names.player(seat)} saca de la mina ${gold(mined)}.`,
    waterCarried: ({ seat, from, to }, names) =>
      say`El aguador de ${names.player(seat)} camina de ${pool(from)} a ${pool(to)}.`,
    sunTokensGained: ({ seat, count, lost: surplus }, names) =>
      say`${names.player(seat)} recibe ${suns(count)}${lost(surplus)}.`,
    actionDeclined: ({ seat, tile }, names) =>
      say`${names.player(seat)} deja pasar ${the(tile)} ${jungle(tile)}.`,
    actionWithoutEffect: ({ seat, tile }, names) =>
      say`${names.player(seat)} no saca nada ${ofThe(tile)} ${jungle(tile)}.`,
    workerTileDrawn: ({ seat, secret }, names) =>
      secret === undefined
        ? say`${names.player(seat)} roba una loseta de recolectores.`
        : say`${names.player(seat)} roba ${held(secret.tiles)}.`,
    displayRefilled: ({ tiles }) =>
      say`Selva recién explorada: ${joinList(
        'es',
        tiles.map(tile => JUNGLE[JUNGLE_TILES[tile].name]),
      )}.`,
    jungleExhausted: () =>
      say`La selva está explorada del todo. Desde el próximo turno, las fichas de Sol permiten construir encima.`,
    templeScored: ({ cell, workers: counts, gold: shares }, names) =>
      say`El templo de ${space(cell)}: ${shared(counts, shares, names)}.`,
    gameEnded: ({ totals, winners }, names) =>
      winners.length === 1
        ? say`${winnersOf(winners, names)} gana con ${gold(totals[winners[0]])}.`
        : say`${winnersOf(winners, names)} comparten la victoria con ${gold(totals[winners[0]])}.`,
  },

  sources: { gold: 'Oro', temples: 'Templos', sun: 'Fichas de Sol', river: 'Agua' },

  edition: {
    'worker-tiles':
      'Los cuatro tipos de loseta de recolectores y sus cantidades, leídos de las ilustraciones del editor.',
    'worker-removals':
      'Las losetas que se apartan entre tres y entre cuatro, leídas de las mismas ilustraciones.',
    'jungle-tiles':
      'Las 28 losetas de selva: unas cantidades constan por escrito, las demás se contaron en las ilustraciones.',
    'two-player-jungle': 'Las siete losetas de selva que se apartan entre dos constan por escrito.',
    river:
      'Los nueve valores del río se leyeron en el tablero de aldea; los dos extremos constan por escrito.',
    'gold-supply': 'Las monedas, los frutos y las fichas de Sol de la caja constan por escrito.',
  },

  options: {
    start: { name: 'Quién empieza', values: { random: 'por sorteo', first: 'el primer asiento' } },
    gains: {
      name: 'Ganancias de tus recolectores',
      values: { taken: 'se toman enteras sin preguntar', ask: 'se preguntan margen a margen' },
    },
  },
};

function shared(counts: readonly number[], shares: readonly number[], names: Names): string {
  const takers = counts.flatMap((count, seat) =>
    count === 0 ? [] : [`${labelOf(names.player(seat))}, ${shares[seat]} de oro con ${workers(count)}`],
  );
  return takers.length === 0 ? 'no hay nadie' : takers.join('; ');
}
