import { chip, figure, joinList, say, type Chip, type Names, type Sentence } from '../../../kernel/text.ts';
import { JUNGLE_TILES, type JungleName } from '../data/jungle.ts';
import { POOLS } from '../data/village.ts';
import { EDGES, WORKER_TILES } from '../data/workers.ts';
import { info } from '../info.ts';
import type { JungleTile, WorkerTile } from '../rules/tiles.ts';
import { cellChip, countEach, labelOf } from './wording.ts';
import { edgeNames, facing, fruits, jungleNames, suns, workers, workerTiles } from './pieces.en.ts';
import { rules, sections } from './rules.en.ts';
import type { CacaoText } from './vocabulary.ts';

const named = (name: JungleName): Chip => chip('jungle-tile', name, jungleNames[name]);
const jungle = (tile: JungleTile): Chip => named(JUNGLE_TILES[tile].name);
/** One or two tiles of the display. */
const shown = ([first, second]: readonly JungleTile[]): Sentence => {
  if (second === undefined) return say`a ${jungle(first)}`;
  return second === first
    ? say`a ${jungle(first)} and another one`
    : say`a ${jungle(first)} and a ${jungle(second)}`;
};
const worker = (tile: WorkerTile): Chip => {
  const { name } = WORKER_TILES[tile];
  return chip('worker-tile', name, workerTiles(name, 1));
};
const gold = (count: number): Chip => chip('gold', count, `${figure(count)} gold`);
const fruitChip = (count: number): Chip => chip('fruit', count, fruits(count));
const sunChip = (count: number): Chip => chip('sun', count, suns(count));
const pool = (index: number): Chip => chip('pool', POOLS[index], figure(POOLS[index]));
const turned = (tile: WorkerTile, turn: number): string => {
  const direction = facing(WORKER_TILES[tile].name, EDGES[turn]);
  return direction === '' ? '' : `, ${direction}`;
};
const lost = (count: number): string => (count === 0 ? '' : ` (${count} lost)`);
const held = (tiles: readonly WorkerTile[]): string =>
  joinList(
    'en',
    countEach(tiles).map(([tile, count]) => workerTiles(WORKER_TILES[tile].name, count)),
  );
const playerList = (seats: readonly number[], names: Names): string =>
  joinList(
    'en',
    seats.map(seat => labelOf(names.player(seat))),
  );

export const en: CacaoText = {
  name: info.name,
  tagline: info.tagline.en,
  sections,
  rules,

  prompts: {
    placing: view =>
      view.display.length === 0 && (view.viewer === null || view.seats[view.viewer].suns > 0)
        ? say`Place a worker tile next to a jungle tile, or spend a sun token to overbuild one of your tiles.`
        : say`Place a worker tile from your hand next to a jungle tile.`,
    filling: view => {
      const { due, display } = view;
      if (due.length === 1) return say`Choose a jungle tile for the open space.`;
      if (display.length === 1)
        return say`Choose one of the ${due.length} open spaces for the ${named(display[0])}.`;
      return due.length > display.length
        ? say`Choose jungle tiles for ${display.length} of the ${due.length} open spaces.`
        : say`Choose jungle tiles for the ${due.length} open spaces.`;
    },
    activation: () => say`Choose what your workers do.`,
  },

  nudges: {
    placing: 'Look again at what the workers on each edge would do.',
    filling: 'Look again at whose workers this jungle tile would help.',
    activation: 'Look again at what your workers could do here.',
  },

  moves: {
    place: ({ tile, turn, cell }) => say`Place ${worker(tile)} on ${cellChip(cell)}${turned(tile, turn)}`,
    overbuild: ({ tile, turn, cell }) =>
      say`Overbuild ${cellChip(cell)} with ${worker(tile)}${turned(tile, turn)}, for ${sunChip(1)}`,
    fill: ({ tile, cell }) => say`Place the ${jungle(tile)} on ${cellChip(cell)}`,
    work: ({ cell, edge, amount }) =>
      say`${amount === 0 ? 'No workers act' : amount === 1 ? `${workers(1)} acts` : `${workers(amount)} act`} on the ${edgeNames[EDGES[edge]]} edge of ${cellChip(cell)}`,
  },

  events: {
    gamePrepared: ({ startSeat, display }, names) =>
      say`The display shows ${shown(display)}. ${names.player(startSeat)} goes first.`,
    handDealt: ({ seat, count, secret }, names) =>
      secret === undefined
        ? say`${names.player(seat)} draws ${count} worker tiles.`
        : say`${names.player(seat)} draws ${held(secret.tiles)}.`,
    workerTilePlaced: ({ seat, tile, turn, cell }, names) =>
      say`${names.player(seat)} places ${worker(tile)} on ${cellChip(cell)}${turned(tile, turn)}.`,
    workerTileOverbuilt: ({ seat, tile, turn, cell, covered }, names) =>
      say`${names.player(seat)} spends ${sunChip(1)} and overbuilds ${worker(covered)} on ${cellChip(cell)} with ${worker(tile)}${turned(tile, turn)}.`,
    spaceFilled: ({ seat, tile, cell, fromPile }, names) =>
      fromPile
        ? say`A ${jungle(tile)} is drawn for ${cellChip(cell)}.`
        : say`${names.player(seat)} places a ${jungle(tile)} on ${cellChip(cell)}.`,
    spacesLeftEmpty: ({ cells }) =>
      cells.length === 1
        ? say`No jungle tiles are left, so ${cellChip(cells[0])} stays empty.`
        : say`No jungle tiles are left, so ${cells.length} spaces stay empty.`,
    fruitsGathered: ({ seat, count, lost: surplus, tile }, names) =>
      say`${names.player(seat)} gathers ${fruitChip(count)} at the ${jungle(tile)}${lost(surplus)}.`,
    fruitsSold: ({ seat, count, gold: price, tile }, names) =>
      say`${names.player(seat)} sells ${fruitChip(count)} at the ${jungle(tile)} for ${gold(price)}.`,
    goldMined: ({ seat, gold: mined }, names) => say`${names.player(seat)} mines ${gold(mined)}.`,
    waterCarried: ({ seat, from, to }, names) =>
      say`${names.player(seat)}'s water carrier moves from ${pool(from)} to ${pool(to)}.`,
    sunTokensGained: ({ seat, count, lost: surplus }, names) =>
      say`${names.player(seat)} gains ${sunChip(count)}${lost(surplus)}.`,
    actionDeclined: ({ seat, tile }, names) => say`${names.player(seat)} skips the ${jungle(tile)}.`,
    actionWithoutEffect: ({ seat, tile }, names) =>
      say`${names.player(seat)} gets nothing from the ${jungle(tile)}.`,
    workerTileDrawn: ({ seat, secret }, names) =>
      secret === undefined
        ? say`${names.player(seat)} draws a worker tile.`
        : say`${names.player(seat)} draws ${held(secret.tiles)}.`,
    displayRefilled: ({ tiles }) => say`New in the display: ${shown(tiles)}.`,
    jungleExhausted: () =>
      say`No jungle tiles are left. From the next turn, you can spend sun tokens to overbuild.`,
    templeScored: ({ cell, workers: counts, gold: shares }, names) =>
      say`Temple on ${cellChip(cell)}: ${templeShares(counts, shares, names)}.`,
    gameEnded: ({ totals, winners }, names) =>
      winners.length === 1
        ? say`${playerList(winners, names)} wins with ${gold(totals[winners[0]])}.`
        : say`${playerList(winners, names)} share the win with ${gold(totals[winners[0]])} each.`,
  },

  sources: { gold: 'Gold', temples: 'Temples', sun: 'Sun tokens', river: 'Water' },

  edition: {
    'worker-tiles':
      "The rulebook states how often two of the four kinds of worker tile occur. The others are read from the publisher's pictures.",
    'worker-removals':
      'The worker tiles that stay in the box with three and four players are read from the same pictures.',
    'jungle-tiles':
      'Of the 28 jungle tiles, some counts are stated in the rulebook and the others are counted in its pictures.',
    'two-player-jungle': 'The seven jungle tiles that two players leave out are stated in the rulebook.',
    river:
      'The nine values along the river are read from the village board. The first and the last are stated in the rulebook.',
    'gold-supply': 'The numbers of coins, fruits and sun tokens are stated in the rulebook.',
  },

  options: {
    start: { name: 'Start player', values: { random: 'Random', first: 'Seat 1' } },
    gains: {
      name: 'Worker gains',
      values: { taken: 'Collected automatically', ask: 'Ask for each edge' },
    },
    layers: { name: 'Tiles on one square', values: { two: 'Two at most', any: 'No limit' } },
  },
};

function templeShares(counts: readonly number[], shares: readonly number[], names: Names): string {
  const players = counts.flatMap((count, seat) =>
    count === 0 ? [] : [`${labelOf(names.player(seat))}, ${shares[seat]} gold with ${workers(count)}`],
  );
  return players.length === 0 ? 'no workers' : players.join('; ');
}
