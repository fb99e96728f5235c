import { info } from '../info.ts';
import { chip, joinList, plural, say, type Chip, type Names, type Part } from '../../../kernel/text.ts';
import { JUNGLE_TILES, type JungleName } from '../data/jungle.ts';
import { POOLS } from '../data/village.ts';
import { WORKER_TILES } from '../data/workers.ts';
import { xOf, yOf, type Cell } from '../rules/cells.ts';
import { TURNS, type JungleTile, type WorkerTile } from '../rules/tiles.ts';
import { rules, sections } from './rules.en.ts';
import type { CacaoText } from './vocabulary.ts';

const JUNGLE: Readonly<Record<JungleName, string>> = {
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

const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;

const worker = (tile: WorkerTile): Chip =>
  chip('worker-tile', WORKER_TILES[tile].name, WORKER_TILES[tile].name);
const jungle = (tile: JungleTile): Chip =>
  chip('jungle-tile', JUNGLE_TILES[tile].name, JUNGLE[JUNGLE_TILES[tile].name]);
const space = (cell: Cell): Chip => chip('cell', `${xOf(cell)},${yOf(cell)}`, `(${xOf(cell)}, ${yOf(cell)})`);
const gold = (count: number): Chip => chip('gold', count, `${count} gold`);
const fruits = (count: number): Chip =>
  chip('fruit', count, plural('en', count, { one: 'fruit', other: 'fruits' }));
const suns = (count: number): Chip =>
  chip('sun', count, plural('en', count, { one: 'sun token', other: 'sun tokens' }));
const workers = (count: number): string => plural('en', count, { one: 'worker', other: 'workers' });
const pool = (index: number): Chip => chip('pool', POOLS[index], String(POOLS[index]));
const facing = (tile: WorkerTile, turn: number): string =>
  TURNS[tile] === 1 ? '' : `, heavy side to the ${DIRECTIONS[turn]}`;
const lost = (count: number): string => (count === 0 ? '' : ` (${count} lost)`);
const held = (tiles: readonly WorkerTile[]): string =>
  joinList(
    'en',
    tiles.map(tile => WORKER_TILES[tile].name),
  );
const winnersOf = (seats: readonly number[], names: Names): string =>
  joinList(
    'en',
    seats.map(seat => labelOf(names.player(seat))),
  );
const labelOf = (part: Part): string => (typeof part === 'string' ? part : part.label);

export const en: CacaoText = {
  name: info.name,
  tagline: info.tagline.en,
  sections,
  rules,

  prompts: {
    placing: view =>
      view.display.length === 0 && (view.viewer === null || view.seats[view.viewer].suns > 0)
        ? say`Place a worker tile beside a jungle tile, or spend a sun token to build over one of your own.`
        : say`Place a worker tile from your hand beside a jungle tile.`,
    filling: view =>
      view.due.length === 1
        ? say`Choose the jungle tile for the space that has opened.`
        : say`Choose which jungle tile goes to which of the ${view.due.length} open spaces.`,
    activation: () => say`Your workers act: choose an edge and how many of them work.`,
  },

  moves: {
    place: ({ tile, turn, cell }) => say`Place ${worker(tile)} on ${space(cell)}${facing(tile, turn)}`,
    overbuild: ({ tile, turn, cell }) =>
      say`Build over ${space(cell)} with ${worker(tile)}${facing(tile, turn)}, for ${suns(1)}`,
    fill: ({ tile, cell }) => say`Lay the ${jungle(tile)} on ${space(cell)}`,
    work: ({ cell, edge, amount }) =>
      amount === 0
        ? say`Let nobody work on the ${DIRECTIONS[edge]} edge of ${space(cell)}`
        : say`Let ${workers(amount)} work on the ${DIRECTIONS[edge]} edge of ${space(cell)}`,
  },

  events: {
    gamePrepared: ({ startSeat, display }, names) =>
      say`The jungle opens with a ${jungle(display[0])} and a ${jungle(display[1])} on display. ${names.player(startSeat)} begins.`,
    handDealt: ({ seat, count, secret }, names) =>
      secret === undefined
        ? say`${names.player(seat)} takes ${count} worker tiles in hand.`
        : say`${names.player(seat)} takes ${held(secret.tiles)} in hand.`,
    workerTilePlaced: ({ seat, tile, turn, cell }, names) =>
      say`${names.player(seat)} places ${worker(tile)} on ${space(cell)}${facing(tile, turn)}.`,
    workerTileOverbuilt: ({ seat, tile, turn, cell, covered }, names) =>
      say`${names.player(seat)} spends ${suns(1)} and builds ${worker(tile)} over ${worker(covered)} on ${space(cell)}${facing(tile, turn)}.`,
    spaceFilled: ({ seat, tile, cell, fromPile }, names) =>
      fromPile
        ? say`The pile brings a ${jungle(tile)} for ${space(cell)}.`
        : say`${names.player(seat)} lays a ${jungle(tile)} on ${space(cell)}.`,
    spacesLeftEmpty: ({ cells }) =>
      cells.length === 1
        ? say`No jungle tile is left for ${space(cells[0])}: it stays empty.`
        : say`No jungle tiles are left for ${cells.length} spaces: they stay empty.`,
    fruitsGathered: ({ seat, count, lost: spoiled, tile }, names) =>
      say`${names.player(seat)} gathers ${fruits(count)} at the ${jungle(tile)}${lost(spoiled)}.`,
    fruitsSold: ({ seat, count, gold: price, tile }, names) =>
      say`${names.player(seat)} sells ${fruits(count)} at the ${jungle(tile)} for ${gold(price)}.`,
    goldMined: ({ seat, gold: mined }, names) => say`${names.player(seat)} mines ${gold(mined)}.`,
    waterCarried: ({ seat, from, to }, names) =>
      say`${names.player(seat)}'s water carrier walks from ${pool(from)} to ${pool(to)}.`,
    sunTokensGained: ({ seat, count, lost: surplus }, names) =>
      say`${names.player(seat)} receives ${suns(count)}${lost(surplus)}.`,
    actionDeclined: ({ seat, tile }, names) => say`${names.player(seat)} lets the ${jungle(tile)} pass.`,
    actionWithoutEffect: ({ seat, tile }, names) =>
      say`${names.player(seat)} gets nothing from the ${jungle(tile)}.`,
    workerTileDrawn: ({ seat, secret }, names) =>
      secret === undefined
        ? say`${names.player(seat)} draws a worker tile.`
        : say`${names.player(seat)} draws ${held(secret.tiles)}.`,
    displayRefilled: ({ tiles }) =>
      say`New on display: ${joinList(
        'en',
        tiles.map(tile => JUNGLE[JUNGLE_TILES[tile].name]),
      )}.`,
    jungleExhausted: () =>
      say`The jungle is fully explored. From the next turn, sun tokens allow building over.`,
    templeScored: ({ cell, workers: counts, gold: shares }, names) =>
      say`The temple on ${space(cell)}: ${shared(counts, shares, names)}.`,
    gameEnded: ({ totals, winners }, names) =>
      winners.length === 1
        ? say`${winnersOf(winners, names)} wins with ${gold(totals[winners[0]])}.`
        : say`${winnersOf(winners, names)} share the win with ${gold(totals[winners[0]])}.`,
  },

  sources: { gold: 'Gold', temples: 'Temples', sun: 'Sun tokens', river: 'Water' },

  edition: {
    'worker-tiles':
      "The four worker tile patterns and how often each occurs, read from the publisher's pictures.",
    'worker-removals':
      'Which worker tiles stay in the box with three and four players, read from the same pictures.',
    'jungle-tiles':
      'The 28 jungle tiles: some counts are printed as text, the others were counted in pictures.',
    'two-player-jungle': 'The seven jungle tiles that two players leave out are printed as text.',
    river: 'The nine values along the river were read from the village board; its ends are printed as text.',
    'gold-supply': 'Coins, fruits and sun tokens in the box are printed as text.',
  },

  options: {
    start: { name: 'Who begins', values: { random: 'drawn at random', first: 'the first seat' } },
    gains: {
      name: 'Gains of your workers',
      values: { taken: 'taken in full by themselves', ask: 'asked about, edge by edge' },
    },
  },
};

function shared(counts: readonly number[], shares: readonly number[], names: Names): string {
  const takers = counts.flatMap((count, seat) =>
    count === 0 ? [] : [`${labelOf(names.player(seat))} ${shares[seat]} gold with ${workers(count)}`],
  );
  return takers.length === 0 ? 'nobody is there' : joinList('en', takers);
}
