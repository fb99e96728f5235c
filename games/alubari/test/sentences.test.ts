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
import {
  CHAI_COVERS,
  DIG_RATE,
  FOG_TILES,
  HARVEST_HALVES,
  HARVEST_START,
  OVERLAYS,
  RAIL_RATE,
  WEATHER_STEPS,
  WEATHER_TOKENS,
} from '../data/board.ts';
import { CONTRACTS, type Contract, type Effect, type Modifier } from '../data/contracts.ts';
import {
  CONSTRUCTION_RUBBLE,
  CONSTRUCTION_STONE,
  EQUIPMENT,
  LUXURY_POINTS,
  SHUNTER_RUBBLE,
  UPKEEP,
} from '../data/equipment.ts';
import { CAMPAIGN_GAMES, CAMPAIGN_GOALS, GOALS } from '../data/goals.ts';
import { AGONY_SPACES, RAIL_SPACES, TOWNS, type StationBonus } from '../data/route.ts';
import {
  BOX,
  CLEARED_SPACES,
  EQUIPMENT_POINTS,
  EVENTS,
  RIPENING_STEPS,
  ROUND_LIMIT,
  SHED,
  SOLO_EQUIPMENT_LIMIT,
  SOLO_START_RAILS,
  SUPPLIES,
  TRIMMED_STOCK,
} from '../data/supplies.ts';
import { module } from '../index.ts';
import { STATIONS } from '../rules/board.ts';
import { alubari } from '../rules/game.ts';
import { sizeOf } from '../rules/sets.ts';
import type { State } from '../rules/state.ts';
import { lesson as englishLesson } from '../text/lesson.en.ts';
import { lesson as spanishLesson } from '../text/lesson.es.ts';
import { summary as englishSummary } from '../text/summary.en.ts';
import { summary as spanishSummary } from '../text/summary.es.ts';
import { PLAYERS, scenario, type Position } from './scenario.ts';

/** What the engine does in small positions. */
const boosted = (workers: string, rest: Position = {}) =>
  scenario({ ...rest, Ana: { ...rest.Ana, workers, chai: 1 } }).play('Ana: act with chai');
const plain = (workers: string, rest: Position = {}) => scenario({ ...rest, Ana: { ...rest.Ana, workers } });

const RICH = { iron: 20, stone: 20, chai: 2 };
const CUBES = plain('A1', { stock: RICH }).view().taking;
const BOOSTED_CUBES = boosted('A1', { stock: RICH }).view().taking;
const rubbleOf = (game: ReturnType<typeof plain>): number => game.events('rubbleDug')[0].count;
const DEEP = { dig: DIG_RATE.least, rubble: [20, 0, 0, 0, 0] };
const DIG_BOOST = rubbleOf(boosted('B1', DEEP)) - rubbleOf(plain('B1', DEEP));
const WORKS = { Ana: { iron: 9, stone: 1, rubble: 9 } };
const MINOR_ACTIONS = plain('C1', WORKS).view().smelting.left;
const STEEL_IRON = plain('C1', WORKS).play('Ana: make steel').events('steelMade')[0].iron;
const CHEAP_STEEL_IRON = boosted('C1', WORKS).play('Ana: make steel').events('steelMade')[0].iron;
const STONE_RUBBLE = plain('C1', WORKS).play('Ana: make stone from bag').events('stoneMade')[0].rubble;
const CHIPPED_RUBBLE = plain('C1', WORKS).play('Ana: chip stone').own('Ana').rubble - WORKS.Ana.rubble;
const RAILS = { rail: RAIL_RATE.least, Ana: { steel: 9 } };
const RAIL_BOOST = boosted('D1', RAILS).view().laying.most - RAILS.rail;
const RAIL_STEEL = plain('D1', RAILS).events('railLaid')[0].paid.steel ?? 0;
const RIVER_CHAI = plain('D1', RAILS).events('chaiGained')[0].count;
const ROW = plain('G1').view().row.length;
const BOOST_CHAI = 1 - boosted('B1').own('Ana').chai;
const HIRE_CHAI = scenario({ at: 'hiring', Ana: { chai: 1, equipment: ['garratt'] } })
  .play('Ana: hire for chai')
  .events('workerHired')[0].paid.chai;
const HIRING_PHASE = 4;

const [DIG, RIPEN, LAY, COMPLETE, MAINTAIN, HARVEST] = EVENTS;
const HALF = HARVEST_HALVES[0] / 2;
const [ONE_LEAF, TWO_LEAVES] = [HARVEST_HALVES[1] / 2, HARVEST_HALVES[2] / 2];
const SILIGURI_SPACES = TOWNS[0].spaces.length;
const JOKER_PIECES = TOWNS[TOWNS.length - 1].spaces[0].cost.any ?? 0;
const bonusSpace = (bonus: StationBonus): number =>
  Number(STATIONS.find(space => space.bonus === bonus)?.id.slice(-1));
/** The contracts with these effects, by number. */
const numbersOf = (...kinds: ((effect: Effect) => boolean)[]): number[] =>
  kinds.flatMap(isOfKind => CONTRACTS.filter(({ effects }) => effects.some(isOfKind)).map(({ no }) => no));
const modifies =
  (modifier: Modifier) =>
  (effect: Effect): boolean =>
    effect.do === 'modify' && effect.modifier === modifier;

/** A table before the first worker is placed. */
const dealt = (config: Config, seed = 1): State => alubari.setup(config, { random: fastRandom(seed) });
const solo = <T>(ask: (state: State) => T): { readonly at: () => T } => ({
  at: () => ask(dealt({ players: 1, options: {} })),
});
/** Holds exactly from two players on. */
const shared = (ask: (config: Config) => unknown) => ({ at: ask });
const suppliesOf = ({ players }: Config) => SUPPLIES[players];
const isTwoPlayers = ({ players }: Config): boolean => {
  const game = scenario({ players, at: 'round end', Ana: { markers: 0 }, bag: {} });
  return game.events('extraRoundBegan').length > 0;
};
const changesStart = ({ players }: Config): boolean => {
  const last = { 1: 'A3', 2: 'A3', 3: 'A4', 4: 'A5', 5: 'A5' }[players] ?? '';
  const player = PLAYERS[players - 1];
  return scenario({ players, [player]: { workers: last } }).events('startPlayerChanged').length > 0;
};
const clearedSpaces = ({ players }: Config): number =>
  scenario({
    players,
    at: 'round end',
    dig: DIG_RATE.most,
    bag: { event: 1 },
    weather: [null, null, null],
  }).events('spacesCleared')[0].spaces.length;
const discarded = ({ players }: Config): readonly number[] =>
  scenario({ players, at: 'round end', row: [1, 2, 3], bag: {} }).events('rowRenewed')[0].discarded;
const equipmentPoints = ({ players }: Config): number =>
  scenario({ players, at: 'over', Ana: { equipment: ['luxury-train'] } }).result().totals[0];
const canTakeThird = ({ players }: Config): boolean =>
  scenario({
    players,
    Ana: { workers: 'E1', steel: 1, equipment: ['garratt', 'toy-train'] },
    shed: ['shunter'],
  })
    .choices()
    .includes('buy shunter');
const isOverWithoutMarkers = ({ players }: Config): boolean =>
  scenario({
    players,
    at: 'round end',
    Ana: { markers: 0 },
    bag: {},
    ...(players === 2 ? { lone: 'Blas' } : {}),
  }).state.phase === null;
const isStartDrawn = (config: Config): boolean =>
  new Set([1, 2, 3, 4, 5, 6, 7, 8].map(seed => dealt(config, seed).start)).size >
  (config.players > 1 ? 1 : 0);

const PLAYED = playedEvents(alubari, 2);
const EVENTS_BY_NUMBER = PLAYED.map(event =>
  'event' in event ? { type: `event ${String(event.event)}` } : event,
);
const HARVEST_THEN_RAILS = wordsInOrder(EVENTS_BY_NUMBER, `event ${EVENTS[EVENTS.length - 1]}`, {
  harvested: { en: /a harvest/, es: /una cosecha/ },
  gameLaidRails: { en: /lays rails/, es: /raíles del juego/ },
});

const EFFECT_FIGURES: Readonly<Record<Modifier, readonly number[]>> = {
  extraCube: [],
  deepDig: [DIG_BOOST],
  cheapSteel: [CHEAP_STEEL_IRON],
  longRails: [],
  ironRails: [3, RAIL_STEEL],
  cheapStation: [1, 2, 2],
};

function effectFigures(effect: Effect): readonly number[] {
  switch (effect.do) {
    case 'modify':
      return EFFECT_FIGURES[effect.modifier];
    case 'moveDig':
      return [1, effect.choose, DIG_RATE.most];
    case 'makeSteel':
      return [1, effect.choose, STEEL_IRON, CHEAP_STEEL_IRON, ...numbersOf(modifies('cheapSteel'))];
    case 'makeStone':
      return [effect.choose, STONE_RUBBLE, 1];
    case 'layRail':
      return [effect.stone === 0 ? RAIL_STEEL : effect.stone];
    case 'newRow':
      return [ROW];
    case 'takeEquipment':
      return [effect.steel];
    case 'brew':
    case 'borrow':
      return [1, effect.choose];
    default:
      return 'count' in effect ? [effect.count] : [];
  }
}

function contractFigures({ no, effects, needs, points, perChai }: Contract): readonly number[] {
  const { rails, stations, rubbleStations, estates, leaves } = needs;
  const asked = [rails, stations, rubbleStations, estates, leaves].filter(count => count !== undefined);
  return [no, ...effects.flatMap(effectFigures), ...asked, ...(perChai === undefined ? [points] : [perChai])];
}

const CONTRACT_CLAIMS: Claims = Object.fromEntries(
  CONTRACTS.map(contract => [contract.rule, { figures: contractFigures(contract) }]),
);

/** Goals whose sentence names no figure. */
const WITHOUT_FIGURES = ['goal-branch-offices'];
const GOAL_CLAIMS: Claims = Object.fromEntries(
  GOALS.map(({ id, all }) => [id, all.map(({ figure }) => figure).filter(figure => figure > 1)] as const)
    .filter(([id, figures]) => figures.length > 0 && !WITHOUT_FIGURES.includes(id))
    .map(([id, figures]) => [id, { figures, ...solo(({ seats }) => seats.length) }]),
);
const CAMPAIGN_CLAIMS: Claims = Object.fromEntries(
  CAMPAIGN_GOALS.map(({ id, total }) => [id, { figures: [total, CAMPAIGN_GAMES] }]),
);

const SETUP_CLAIMS: Claims = {
  'setup-darjeeling-second-space-covered-below-three-players': {
    figures: [1, 2],
    at: config => dealt(config).stations.at(-1),
  },
  'setup-chai-track-end-covered-by-player-count': {
    figures: [CHAI_COVERS[1], 1, 2, CHAI_COVERS[3], 3, CHAI_COVERS[4], 4, 5],
    at: ({ players }) => CHAI_COVERS[players],
  },
  'setup-weather-tokens-and-fog-tiles-aside': {
    figures: [WEATHER_TOKENS, WEATHER_TOKENS, WEATHER_TOKENS, FOG_TILES],
  },
  'setup-rate-markers-on-start-spaces': {
    figures: [3, DIG_RATE.start, RAIL_RATE.start, HARVEST_HALVES[HARVEST_START] / 2],
  },
  'setup-general-supply-beside-the-board': { figures: [BOX.steel] },
  'setup-overlays-one-or-two-players': {
    figures: [1, 2],
    at: ({ players }) => OVERLAYS[players].join('') === 'ADFG',
  },
  'setup-overlays-three-players': { figures: [3], at: ({ players }) => OVERLAYS[players].length === 0 },
  'setup-overlays-four-or-five-players': {
    figures: [4, 5],
    at: ({ players }) => OVERLAYS[players].join('') === 'ABCDEG',
  },
  'setup-first-two-contracts-to-a-and-b': { figures: [2] },
  'setup-alubari-estate-printed-or-covered': { at: config => dealt(config).estates[0] === 0 },
  'setup-seven-of-eight-equipment': {
    figures: [2, SHED.shared],
    ...shared(config => sizeOf(dealt(config).shed) === SHED.shared),
  },
  'setup-bag-two-or-three-players': {
    figures: [2, 3, SUPPLIES[2].iron, SUPPLIES[2].stone],
    at: config => suppliesOf(config).iron === SUPPLIES[3].iron,
  },
  'setup-bag-four-players': {
    figures: [4, SUPPLIES[4].iron, SUPPLIES[4].stone],
    at: config => suppliesOf(config).iron === SUPPLIES[4].iron,
  },
  'setup-bag-five-players': {
    figures: [5, SUPPLIES[5].iron, SUPPLIES[5].stone],
    at: config => suppliesOf(config).iron === SUPPLIES[5].iron,
  },
  'setup-surplus-cubes-leave-the-game': solo(() => SUPPLIES[1].chai),
  'setup-first-stock-of-twelve': {
    figures: [2, SUPPLIES[2].first],
    ...shared(config => suppliesOf(config).first === SUPPLIES[2].first),
  },
  'setup-five-event-cubes-added-after-first-stock': {
    figures: [2, SUPPLIES[2].events],
    ...shared(config => dealt(config).bag[3]),
  },
  'setup-two-workers-ready-one-in-tea-house': { figures: [BOX.workers - 1, 1] },
  'setup-twenty-markers-one-on-chai-zero': { figures: [1, 0] },
  'setup-start-player': { figures: [1], at: isStartDrawn },
};

const ROUND_CLAIMS: Claims = {
  'round-has-five-phases': {
    figures: [HIRING_PHASE + 1],
    order: wordsInOrder(PLAYED, 'roundBegan', {
      rowRenewed: { en: /contracts/, es: /contratos/ },
      weatherChanged: { en: /weather/, es: /clima/ },
      cubesDrawn: { en: /stock and events/, es: /almacén y eventos/ },
      workerPlaced: { en: /workers/, es: /trabajadores/ },
      areaReached: { en: /actions/, es: /acciones/ },
    }),
  },
  'round-one-skips-first-three-phases': { figures: [HIRING_PHASE] },
  'contracts-slot-a-is-discarded': { figures: [2], ...shared(discarded) },
  'contracts-slide-up-without-gaps': { figures: [2], ...shared(discarded) },
  'contracts-row-refilled-to-three': { figures: [ROW] },
  'weather-sun-dig-plus-two-rail-plus-one': { figures: [WEATHER_STEPS.sun.dig, WEATHER_STEPS.sun.rail] },
  'weather-rain-dig-minus-one-rail-minus-one-harvest-plus-one': {
    figures: [WEATHER_STEPS.rain.dig, WEATHER_STEPS.rain.rail, WEATHER_STEPS.rain.harvest],
  },
  'weather-fog-harvest-minus-one': { figures: [WEATHER_STEPS.fog.harvest] },
  'dig-rate-above-five-sets-five-and-harvests': { figures: [DIG_RATE.most, DIG_RATE.most] },
  'rail-rate-clamped-at-both-ends': { figures: { en: [], es: [2] } },
  'harvest-rate-never-below-leftmost': { figures: [HALF] },
  'harvest-end-space-sets-rightmost-two-and-harvests': { figures: [HARVEST_HALVES[3] / 2] },
  'harvest-has-four-triggers': { figures: [4, DIG_RATE.most] },
  'refill-cubes-by-player-count': {
    figures: [SUPPLIES[2].refill, 1, 2, SUPPLIES[3].refill, 3, SUPPLIES[4].refill, 4, 5],
    at: config => suppliesOf(config).refill,
  },
  'event-cube-goes-to-next-space-clockwise': { figures: [DIG, HARVEST, DIG] },
  'event-wheel-one-cube-per-space': { figures: [1] },
  'event-one-clears-two-estate-spaces': {
    figures: [DIG, 2, CLEARED_SPACES],
    ...shared(clearedSpaces),
  },
  'event-one-spaces-become-game-owned': { figures: [DIG] },
  'event-one-returns-cubes-four-to-six': { figures: { en: [4, 5, 6, DIG], es: [DIG, 4, 5, 6] } },
  'event-one-trims-stock-only-with-returned-cubes': { figures: TRIMMED_STOCK },
  'event-two-harvest-marker-plus-two': { figures: [RIPEN, RIPENING_STEPS] },
  'event-three-game-lays-rails': { figures: [LAY] },
  'event-four-completes-nearest-town': { figures: [COMPLETE] },
  'event-four-returns-cubes-one-to-three': { figures: [COMPLETE, 1, 2, 3] },
  'event-five-maintenance-per-card': { figures: [MAINTAIN, UPKEEP.steel, UPKEEP.chai] },
  'event-six-harvest-then-rails': { figures: [HARVEST, LAY], order: HARVEST_THEN_RAILS },
  'hire-needs-equipment-and-one-chai': { figures: [HIRING_PHASE, HIRE_CHAI ?? 0] },
  'hire-at-most-one-extra-worker': { figures: [BOX.workers] },
};

const ACTION_CLAIMS: Claims = {
  'actions-spaces-in-numeric-order': { figures: [1] },
  'boost-costs-one-chai-before-the-action': { figures: [BOOST_CHAI] },
  'boost-once-per-worker-per-round': { figures: [BOOST_CHAI] },
  'contract-use-needs-no-worker': {
    figures: [
      2,
      ...numbersOf(modifies('extraCube'), modifies('deepDig'), modifies('longRails')),
      ...numbersOf(modifies('cheapSteel'), modifies('ironRails'), modifies('cheapStation')),
      ...numbersOf(
        ({ do: what }) => what === 'makeSteel',
        effect => effect.do === 'layRail' && effect.stone === 0,
        ({ do: what }) => what === 'build',
      ),
    ],
  },
  'area-a-up-to-three-cubes': { figures: [CUBES.left] },
  'area-a-one-chai-cube-per-worker': { figures: [CUBES.chai] },
  'area-a-boost-two-more-cubes': {
    figures: [BOOSTED_CUBES.left - CUBES.left, BOOSTED_CUBES.chai - CUBES.chai],
  },
  'area-a-last-space-gives-start-player': { figures: [2], ...shared(changesStart) },
  'area-b-boost-plus-three': { figures: [DIG_BOOST] },
  'area-c-up-to-three-minor-actions': { figures: [MINOR_ACTIONS] },
  'area-c-make-steel-three-iron': { figures: [STEEL_IRON, 1] },
  'area-c-make-stone-two-rubble': { figures: [STONE_RUBBLE, 1] },
  'area-c-chip-stone': { figures: [1, CHIPPED_RUBBLE] },
  'area-c-boost-unlimited-and-cheap-steel': { figures: [CHEAP_STEEL_IRON] },
  // Without steel there is a choice only under contract 14, which is seldom used in solo games.
  'area-d-one-steel-per-rail-space': { figures: [RAIL_STEEL], at: () => 'at any table' },
  'area-d-boost-plus-two': { figures: [RAIL_BOOST] },
  'area-d-river-space-gives-one-chai': { figures: [RIVER_CHAI] },
  'station-only-siliguri-at-start': { figures: [SILIGURI_SPACES] },
  'station-joker-cost-any-mix': { figures: [JOKER_PIECES] },
  'equipment-chai-cube-goes-to-track': { figures: [1] },
  'equipment-any-number': { figures: [2], ...shared(canTakeThird) },
  'station-bonus-two-steel': { figures: [bonusSpace('steel'), 2] },
  'station-bonus-contract': { figures: [bonusSpace('contract')] },
  'station-bonus-one-chai': { figures: [bonusSpace('chai'), 1] },
  'station-bonus-third-worker-next-round': { figures: [bonusSpace('worker')] },
  'station-bonus-free-equipment': { figures: [bonusSpace('equipment')] },
  'equipment-shunter-hires-for-two-rubble': { figures: [SHUNTER_RUBBLE, HIRE_CHAI ?? 0] },
  'equipment-toy-train-leaf-per-area-a-worker': { figures: [1] },
  'equipment-garratt-chai-on-first-rails': { figures: [1] },
  'equipment-warehouses-one-leaf-less': { figures: [1] },
  'equipment-construction-workers-discount': { figures: [CONSTRUCTION_RUBBLE, CONSTRUCTION_STONE] },
  'equipment-luxury-train-seven-points': {
    figures: [LUXURY_POINTS, EQUIPMENT_POINTS + LUXURY_POINTS],
    at: () => equipmentPoints({ players: 1, options: {} }),
  },
  'equipment-reliable-train-no-maintenance': { figures: [MAINTAIN] },
  'area-f-boost-new-row': { figures: [ROW] },
  'area-g-take-leaves-at-harvest-rate': { figures: [ONE_LEAF, TWO_LEAVES] },
  'area-g-no-leaves-at-half': { figures: [HALF] },
  'area-g-turn-leaves-into-chai': { figures: [1] },
};

const END_CLAIMS: Claims = {
  'end-two-players-last-marker-extra-round': { figures: [2], at: isTwoPlayers },
  'end-no-marker-trigger-with-three-or-more': { figures: [3], at: isOverWithoutMarkers },
  'score-contract-27-two-per-chai': {
    figures: { en: [27, CONTRACTS[26].perChai ?? 0], es: [27, CONTRACTS[26].perChai ?? 0, 1] },
  },
  'score-nine-per-equipment': {
    figures: [2, EQUIPMENT_POINTS],
    ...shared(config => equipmentPoints(config) - (config.players > 1 ? LUXURY_POINTS : 0)),
  },
  'solo-twenty-markers': solo(({ seats }) => seats[0].markers),
  'solo-bag-stock-and-events': {
    figures: [
      SUPPLIES[1].iron,
      SUPPLIES[1].stone,
      SUPPLIES[1].chai ?? 0,
      SUPPLIES[1].first,
      SUPPLIES[1].events,
      SUPPLIES[1].refill,
    ],
    ...solo(({ bag }) => bag),
  },
  'solo-three-random-rail-spaces-done': {
    figures: [SOLO_START_RAILS],
    ...solo(({ rails }) => rails.filter(owner => owner >= 0).length),
  },
  'solo-three-random-equipment': { figures: [SHED.solo], ...solo(({ shed }) => sizeOf(shed)) },
  'solo-contract-row-fully-replaced': {
    figures: [1, ROW],
    at: () => discarded({ players: 1, options: {} }).length,
  },
  'solo-event-one-clears-dig-rate-spaces': {
    figures: [DIG],
    at: () => clearedSpaces({ players: 1, options: {} }),
  },
  'solo-siliguri-closed-at-second-event-one': { figures: [DIG], ...solo(({ firstEvents }) => firstEvents) },
  'solo-at-most-two-equipment': {
    figures: [SOLO_EQUIPMENT_LIMIT],
    at: () => canTakeThird({ players: 1, options: {} }),
  },
  'solo-equipment-scores-nothing': { at: () => equipmentPoints({ players: 1, options: {} }) },
  'solo-ends-at-last-marker-or-full-route': { at: () => isOverWithoutMarkers({ players: 1, options: {} }) },
};

const RULING_CLAIMS: Claims = {
  'r-boost-is-not-overflow': { figures: [DIG_RATE.most] },
  'r-forecast-card': { figures: [1] },
  'r-start-player-random': { figures: [1], at: isStartDrawn },
  'r-weather-none-in-first-round': { figures: [1, 2] },
  'r-chai-cover-counts': { figures: [5, Math.max(...Object.values(CHAI_COVERS))] },
  'r-contract-modifiers-add': { figures: [CHEAP_STEEL_IRON] },
  'r-rubble-of-events': { figures: [DIG] },
  'r-no-permanent-rate-equipment': { figures: [EQUIPMENT.length] },
  'r-steel-limited': { figures: [BOX.steel] },
  'r-garratt-once': { figures: numbersOf(({ do: what }) => what === 'layRail') },
  'r-construction-discount': { figures: [0] },
  'r-event-four-scope': { figures: [COMPLETE] },
  'r-event-one-few-spaces': { figures: [DIG] },
  'r-solo-end-timing': { at: () => isOverWithoutMarkers({ players: 1, options: {} }) },
  'r-solo-markers': solo(({ seats }) => seats[0].markers),
  'r-two-player-extra-round': { figures: [2], at: isTwoPlayers },
  'r-two-player-double-trigger': { figures: [2], at: isTwoPlayers },
  'r-contract-assignment-optimal': { at: config => dealt(config).choosesContracts },
  'r-sample-card-bonus': { figures: [16, CONTRACTS[15].points, CONTRACTS[15].needs.leaves ?? 0] },
  'r-solo-chai-cubes': { figures: [SUPPLIES[1].chai ?? 0], ...solo(({ cubes }) => cubes) },
  'r-solo-free-equipment-at-limit': {
    figures: [
      SOLO_EQUIPMENT_LIMIT,
      bonusSpace('equipment'),
      ...numbersOf(({ do: what }) => what === 'takeEquipment'),
      SOLO_EQUIPMENT_LIMIT,
    ],
    at: config => dealt(config).returnsEquipment,
  },
  'r-solo-goal-winning': { at: () => scenario({ players: 1, at: 'over' }).result().ranks },
  'r-solo-start-player': { at: () => changesStart({ players: 1, options: {} }) },
  'r-row-after-redraw': { figures: [1] },
  'r-round-limit': { figures: [ROUND_LIMIT] },
  'r-last-marker-stops-solo-at-once': { at: () => isOverWithoutMarkers({ players: 1, options: {} }) },
  'r-borrowed-marker-counts-as-placed': { figures: [1, 2], at: isOverWithoutMarkers },
  'r-campaign-window': { figures: [CAMPAIGN_GAMES], ...solo(({ seats }) => seats.length) },
};

const CLAIMS: Claims = {
  ...SETUP_CLAIMS,
  ...ROUND_CLAIMS,
  ...ACTION_CLAIMS,
  ...CONTRACT_CLAIMS,
  ...END_CLAIMS,
  ...GOAL_CLAIMS,
  ...CAMPAIGN_CLAIMS,
  ...RULING_CLAIMS,
};

const OPTIONS: OptionWords = {
  alubariEstate: { en: /“Alubari estate”/, es: /«Plantación de Alubari»/ },
  start: { en: /seat 1\b/i, es: /asiento 1\b/i },
  soloContracts: { en: /“Contracts that score”/, es: /«Contratos que puntúan»/ },
  soloEquipment: { en: /“With two equipment cards”/, es: /«Con dos cartas de equipo»/ },
};

test('every figure and every condition in a rule sentence holds, in both languages', () => {
  expect(sentenceProblems(module, CLAIMS, OPTIONS)).toEqual([]);
});

test('goals count the spaces that the board has', () => {
  const figures = (id: string) => GOALS.find(goal => goal.id === id)?.all.map(({ figure }) => figure);
  expect(figures('goal-king-of-agony')).toEqual([AGONY_SPACES.length]);
  expect(figures('goal-bridge-builder')).toEqual([RAIL_SPACES.filter(({ kind }) => kind === 'river').length]);
  expect(figures('goal-branch-offices')).toEqual([TOWNS.length]);
});

test('the figures of the summary hold, and those of the lesson agree, in both languages', () => {
  const claims: Claims = {
    'step 2': { figures: [BOX.workers - 1] },
    'step 5': { figures: [1] },
    'scoring 4': { figures: [2, EQUIPMENT_POINTS], at: config => equipmentPoints(config) > 0 },
    end: { figures: [2], at: isOverWithoutMarkers },
  };
  const summaries = { en: englishSummary, es: spanishSummary };
  expect(summaryProblems(module.game, summaries, claims)).toEqual([]);
  expect(lessonProblems({ en: englishLesson, es: spanishLesson })).toEqual([]);
});

test('no sentence lacks a condition on which its refusals depend', () => {
  expect(refusalProblems(module.game, CLAIMS)).toEqual([]);
});
