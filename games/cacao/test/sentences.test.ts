import { expect, test } from 'vitest';
import type { Config } from '../../../kernel/game.ts';
import { fastRandom } from '../../../kernel/random.ts';
import {
  lessonProblems,
  sentenceProblems,
  summaryProblems,
  type Claims,
  type OptionWords,
} from '../../test/sentences.ts';
import { playedEvents, wordsInOrder } from '../../test/order.ts';
import { refusalProblems } from '../../test/refusals.ts';
import { DISPLAY_SIZE, JUNGLE_TILES, type JungleKind } from '../data/jungle.ts';
import { POOLS, STORAGE_PLACES, SUN_PLACES, TEMPLE_FIRST, TEMPLE_SECOND } from '../data/village.ts';
import { EDGES, HAND_SIZE, PLAYER_COUNTS, WORKER_TILES } from '../data/workers.ts';
import { module } from '../index.ts';
import { workerTilesBeside } from '../rules/area.ts';
import { cacao } from '../rules/game.ts';
import { lesson as englishLesson } from '../text/lesson.en.ts';
import { lesson as spanishLesson } from '../text/lesson.es.ts';
import { summary as englishSummary } from '../text/summary.en.ts';
import { summary as spanishSummary } from '../text/summary.es.ts';
import { finished } from './playout.ts';
import { scenario, type Colour, type Position, type Scenario } from './scenario.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const ofKind = (kind: JungleKind) => JUNGLE_TILES.filter(tile => tile.kind === kind);
const copiesOf = (kind: JungleKind): number => sum(ofKind(kind).map(({ copies }) => copies));
const valuesOf = (kind: JungleKind): number[] => ofKind(kind).map(({ value }) => value);
/** How many of each value, and the value: two of price 2, four of price 3. */
const copiesAndValues = (kind: JungleKind): number[] =>
  ofKind(kind).flatMap(({ copies, value }) => [copies, value]);

const SIDES = EDGES.length;
const TWO_TILES = 2;
const FIRST_POOL = POOLS[0];
const LAST_POOL = POOLS[POOLS.length - 1];
const MOST_PLAYERS = cacao.meta.players.most;
const MOST_ON_EDGE = Math.max(...WORKER_TILES.flatMap(({ workers }) => workers));
const SEVERAL = WORKER_TILES.map(({ copies }) => copies);
const NEVER_REMOVED = JUNGLE_TILES.filter(({ kind, removed }) => removed === 0 && kind !== 'plantation');

/** Gold for each of several tied players. */
const shares = (gold: number, tied: readonly number[]): number[] =>
  tied.map(count => Math.floor(gold / count));

const COLOURS: readonly Colour[] = ['Red', 'Purple', 'White', 'Yellow'];

/** A position at a table with the given options. */
const table = ({ players, options }: Config, position: Partial<Position>): Scenario =>
  scenario({
    players: COLOURS.slice(0, players),
    gains: options['gains'] === 'ask' ? 'ask' : 'taken',
    layers: options['layers'] === 'any' ? 'any' : 'two',
    ...position,
  });

const tilesOf = ({ players }: Config): Record<string, number> =>
  cacao.pieceCounts(cacao.setup({ players, options: {} }, { random: fastRandom(1) }));

const jungleTilesAt = (config: Config): number =>
  sum(JUNGLE_TILES.map(({ name }) => tilesOf(config)[name] ?? 0));

const workerTilesAt = (config: Config): number[] =>
  WORKER_TILES.map(({ name }) => tilesOf(config)[`0 ${name}`]);

/** The worker tiles of each player, as a whole game uses them. */
const roundsAt = ({ players, options }: Config): number => {
  const { workerCells, covered } = finished(players, 1, options).state;
  return (workerCells.length + covered.length / 2) / players;
};

/** Whether the owner may leave out the fruit of a plantation. */
const mayDecline = (config: Config): boolean =>
  table(config, {}).play('Red: place 1-1-1-1 at -1,0').choices('Red').includes('work 0 at -1,0 east');

/** Whether the owner is asked about the order of a plantation and a mine. */
const ordersGains = (config: Config): boolean =>
  table(config, {
    area: `
          0    1
     0   P1    .
     1    .   G1`,
  })
    .play('Red: place 1-1-1-1 at 1,0')
    .choices('Red').length > 0;

const mayCoverAgain = (config: Config): boolean =>
  table(config, {
    area: `
           0        1
     0    TE   R1210/1111
     1     .       TE`,
    display: [],
    Red: { suns: 1 },
  }).whyNot('Red: overbuild 1,0 with 1-1-1-1') === undefined;

const isStartDrawn = ({ players, options }: Config): boolean => {
  const seats = Array.from(
    { length: 20 },
    (_, seed) => cacao.setup({ players, options }, { random: fastRandom(seed) }).startSeat,
  );
  return new Set(seats).size > 1;
};

/** The worker tiles around a space that has to be filled. */
const tilesAroundDue = (): number => {
  const { state } = scenario({
    players: ['Red', 'Yellow'],
    turn: 'Yellow',
    area: `
           0      1
     0    P1    R1111
     1     .     M2`,
  }).play('Yellow: place 1-1-1-1 at 0,-1');
  return workerTilesBeside(state, state.dueCells[0]);
};

const DUE = tilesAroundDue();
const at = (players: number): Config => ({ players, options: {} });
const tilesFor = (players: number): number => sum(workerTilesAt(at(players)));
const removedFor = (players: number): number => tilesFor(2) - tilesFor(players);
const jungleRemoved = JUNGLE_TILES.filter(({ removed }) => removed > 0);

const CLAIMS: Claims = {
  'data-worker-tiles': {
    figures: {
      en: [sum(SEVERAL), ...SEVERAL, TWO_TILES],
      es: [MOST_PLAYERS, sum(SEVERAL), ...SEVERAL, TWO_TILES],
    },
  },
  'worker-tile-four-workers': { figures: [sum(WORKER_TILES[1].workers), SIDES] },
  'data-jungle-tiles': {
    figures: [
      jungleTilesAt(at(MOST_PLAYERS)),
      ...ofKind('plantation').map(({ copies }) => copies),
      copiesOf('market'),
      ...copiesAndValues('market'),
      copiesOf('mine'),
      ...copiesAndValues('mine'),
      copiesOf('cenote'),
      copiesOf('sun'),
      copiesOf('temple'),
      2,
      jungleTilesAt(at(2)),
    ],
    at: jungleTilesAt,
  },
  'data-pools': { figures: [POOLS.length, FIRST_POOL, LAST_POOL] },

  'players-two-to-four': { figures: PLAYER_COUNTS, at: () => 'for all' },
  'setup-carrier-minus-ten': { figures: [FIRST_POOL] },
  'setup-worker-removal-by-count': {
    figures: [2, tilesFor(2), 3, 4],
    at: ({ players }) => removedFor(players) > 0,
  },
  'setup-worker-removal-three-players': {
    figures: [3, removedFor(3), tilesFor(3)],
    at: config => config.players === 3 && workerTilesAt(config),
  },
  'setup-worker-removal-four-players': {
    figures: [4, removedFor(4) / 2, tilesFor(4)],
    at: config => config.players === 4 && workerTilesAt(config),
  },
  'setup-hand-three': { figures: [HAND_SIZE] },
  'setup-start-pair': {
    figures: [sum(JUNGLE_TILES.map(({ start }) => start)), valuesOf('market')[0]],
  },
  'setup-two-player-jungle-removal': {
    figures: [
      2,
      jungleTilesAt(at(3)) - jungleTilesAt(at(2)),
      ...jungleRemoved.flatMap(({ kind, removed, value }) =>
        kind === 'market' || kind === 'mine' ? [removed, value] : [removed],
      ),
    ],
    at: jungleTilesAt,
  },
  'ruling-two-column-lists': { figures: NEVER_REMOVED.map(({ value }) => value) },
  'setup-display-two': { figures: [DISPLAY_SIZE] },
  'ruling-supplies-suffice': { figures: [MOST_PLAYERS] },
  'ruling-start-player-software': { figures: [1], at: isStartDrawn },

  'worker-not-beside-worker': { figures: [TWO_TILES] },
  'turn-steps-in-order': {
    order: wordsInOrder(playedEvents(cacao, 3), 'workerTilePlaced', {
      workerTilePlaced: { en: /place a worker tile/, es: /colocas/ },
      spaceFilled: { en: /fill jungle spaces/, es: /llenas/ },
      fruitsGathered: { en: /workers act/, es: /actúan/ },
      workerTileDrawn: { en: /end the turn/, es: /termina el turno/ },
    }),
  },
  'jungle-not-beside-jungle': { figures: [TWO_TILES] },
  'place-beside-jungle-tile': { figures: [SIDES] },
  'ruling-legal-cell': { figures: [SIDES] },

  'fill-when-two-worker-tiles': { figures: [DUE] },
  'ruling-two-means-at-least-two': { figures: [DUE] },
  'ruling-at-most-three-due': { figures: [SIDES - 1] },
  'fill-third-from-pile': { figures: { en: [SIDES - 1], es: [SIDES - 1, DISPLAY_SIZE] } },
  'ruling-three-due-order': { figures: { en: [], es: [DISPLAY_SIZE] } },
  'fill-skipped-if-none-due': { figures: [DUE] },

  'ruling-active-gets-old-tiles-too': { figures: { en: [], es: [TWO_TILES] } },
  'ruling-edge-group-unit': { figures: [MOST_ON_EDGE] },
  'activate-order-free': { at: ordersGains },
  'activate-may-decline': { at: mayDecline },
  'ruling-decline-granularity': { at: mayDecline },
  'ruling-empty-groups-close': { figures: [SUN_PLACES, LAST_POOL] },

  'plantation-single': { figures: [valuesOf('plantation')[0]] },
  'plantation-double': { figures: [valuesOf('plantation')[1]] },
  'storage-five': { figures: [STORAGE_PLACES] },
  'ruling-double-plantation-partial': { figures: [valuesOf('plantation')[1] - 1] },
  'market-sell-one-per-worker': { figures: [1] },
  'market-prices': { figures: valuesOf('market') },
  'mine-gold-per-worker': { figures: valuesOf('mine') },
  'pool-values': { figures: POOLS },
  'cenote-stops-at-sixteen': { figures: [LAST_POOL] },
  'sun-token-per-worker': { figures: valuesOf('sun') },
  'sun-three': { figures: { en: [SUN_PLACES], es: [SUN_PLACES, SUN_PLACES] } },

  'turn-end-refill-display': { figures: [DISPLAY_SIZE] },
  'overbuild-costs-one-sun': { figures: [1] },
  'ruling-overbuild-two-layers': { figures: [TWO_TILES], at: mayCoverAgain },
  'end-after-last-worker-tiles': {
    figures: PLAYER_COUNTS.flatMap(players => [roundsAt(at(players)), players]),
    at: roundsAt,
  },

  'temple-first-six-second-three': { figures: [TEMPLE_FIRST, TEMPLE_SECOND] },
  'temple-alone-six-only': { figures: [TEMPLE_FIRST, TEMPLE_SECOND] },
  'temple-tie-first-splits-six': { figures: [TEMPLE_FIRST] },
  'temple-tie-second-splits-three': { figures: [TEMPLE_SECOND] },
  'ruling-temple-rounding': {
    figures: {
      en: [...shares(TEMPLE_FIRST, [2, 3, 4]), 2, 3, 4, ...shares(TEMPLE_SECOND, [2, 3]), 2, 3],
      es: [2, 3, 4, ...shares(TEMPLE_FIRST, [2, 3, 4]), 2, 3, ...shares(TEMPLE_SECOND, [2, 3])],
    },
  },
  'score-sun-one-gold': { figures: [1] },
  'ruling-negative-total': { figures: [0] },
};

const OPTIONS: OptionWords = {
  start: { en: /“Start player/, es: /«Jugador inicial/ },
  gains: { en: /“Worker gains/, es: /«Cobrar ganancias/ },
  layers: { en: /“Tiles on one square/, es: /«Losetas en una casilla/ },
};

test('every figure and condition in the rules agrees with the data and the engine, in both languages', () => {
  expect(sentenceProblems(module, CLAIMS, OPTIONS)).toEqual([]);
});

test('the figures of the summary hold, and those of the lesson agree, in both languages', () => {
  const claims: Claims = {
    'step 1': { figures: [HAND_SIZE, sum(WORKER_TILES[1].workers)] },
    'step 2': { figures: [DUE, DISPLAY_SIZE] },
    'scoring 2': { figures: [FIRST_POOL, LAST_POOL] },
    'scoring 3': { figures: [TEMPLE_FIRST, TEMPLE_SECOND] },
    'scoring 4': { figures: [1] },
  };
  expect(summaryProblems(cacao, { en: englishSummary, es: spanishSummary }, claims)).toEqual([]);
  expect(lessonProblems({ en: englishLesson, es: spanishLesson })).toEqual([]);
});

test('options are named in the rules as they are in the lobby', () => {
  for (const [id, words] of Object.entries(OPTIONS)) {
    expect(`“${module.text.en.options[id].name}`).toMatch(words.en);
    expect(`«${module.text.es.options[id].name}`).toMatch(words.es);
  }
});

test('no sentence lacks a condition on which its refusals depend', () => {
  expect(refusalProblems(module.game, CLAIMS)).toEqual([]);
});
