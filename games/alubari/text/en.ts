import { info } from '../info.ts';
import { chip, joinList, plural, say, type Chip, type Names, type Sentence } from '../../../kernel/text.ts';
import { AREAS, BUILD_AREA, DIG_AREA, HARVEST_HALVES, type Weather } from '../data/board.ts';
import { EQUIPMENT, type EquipmentId } from '../data/equipment.ts';
import { ESTATES } from '../data/estates.ts';
import type { Measure } from '../data/goals.ts';
import type { RailPlace } from '../data/route.ts';
import type { EventNumber } from '../data/supplies.ts';
import { areaOf, numberOf, STATIONS } from '../rules/board.ts';
import type {
  ConditionReport,
  EstateSpace,
  Goods,
  GoalReport,
  HarvestCause,
  Origin,
} from '../rules/events.ts';
import { rules, sections } from './rules.en.ts';
import {
  closestMisses,
  contractText,
  effectText,
  goalName,
  labelOf,
  mayStop,
  offers,
  stationName,
  stationNumber,
  type AlubariText,
} from './vocabulary.ts';

const AREA_NAMES = ['stock', 'dig', 'works', 'rails', 'build', 'post office', 'chaiwala'] as const;

const EQUIPMENT_NAMES: Readonly<Record<EquipmentId, string>> = {
  shunter: 'Shunting engine',
  'toy-train': 'Toy Train',
  garratt: 'Garratt Class D',
  warehouses: 'East India warehouses',
  construction: 'Construction workers',
  'luxury-train': 'Luxury train',
  'reliable-train': 'Reliable train',
  'inspection-train': 'Track inspection train',
};

const PLACES: Readonly<Record<RailPlace, string>> = {
  mahananda: 'the Mahananda river',
  sukna: 'Sukna',
  rangtong: 'Rangtong',
  tindharia: 'Tindharia',
  'tindharia-river': 'the Tindharia river',
  'zigzag-1': 'the first zigzag',
  'zigzag-2': 'the second zigzag',
  'zigzag-3': 'the third zigzag',
  'agony-point': 'Agony Point',
  'pagla-jhora': 'the Pagla Jhora',
  kurseong: 'Kurseong',
  rongbul: 'the Rongbul river',
  sonada: 'Sonada',
  ghum: 'Ghum',
  'batasia-loop': 'the Batasia Loop',
};

const WEATHER_NAMES: Readonly<Record<Weather, string>> = { sun: 'sun', rain: 'rain', fog: 'fog' };

const EVENT_NAMES: Readonly<Record<EventNumber, string>> = {
  1: 'the game digs',
  2: 'the crops ripen',
  3: 'the game lays rails',
  4: 'the game completes a town',
  5: 'equipment needs maintenance',
  6: 'harvest and rails',
};

const CAUSES: Readonly<Record<HarvestCause, string>> = {
  dig: 'The dig rate would pass 5',
  track: 'The harvest marker reaches the end',
  event: 'The event brings a harvest',
  contract: 'The contract brings a harvest',
};

const ORIGINS: Readonly<Record<Origin, string>> = {
  cube: 'from the stock',
  river: 'at the river',
  garratt: 'from the Garratt',
  equipment: 'from the equipment card',
  station: 'from the station',
  contract: 'from the contract',
  toyTrain: 'from the Toy Train',
  chaiwala: 'from the chaiwala',
};

const MEASURE_NAMES: Readonly<Record<Measure, string>> = {
  total: 'points',
  stationPoints: 'points from stations',
  railPoints: 'points from rails',
  contractPoints: 'points from contracts',
  siliguri: 'spaces in Siliguri',
  darjeeling: 'spaces in Darjeeling',
  estates: 'own estate spaces',
  otherEstates: 'estate spaces not yours',
  towns: 'towns',
  rivers: 'rivers',
  agony: 'spaces before Agony Point',
  equipment: 'equipment cards taken',
  idleContracts: 'unused contracts without points',
  freeLeaves: 'free leaves',
  leaves: 'leaves',
  chaiRoom: 'spaces below maximum chai',
  rubble: 'rubble',
  steel: 'steel',
  markersLeft: 'markers left',
  openRails: 'open rail spaces',
};

const rateName = (halves: number): string => (halves === 1 ? '½' : String(halves / 2));

const leaves = (count: number): Chip =>
  chip('leaf', count, plural('en', count, { one: 'leaf', other: 'leaves' }));
const chai = (count: number): Chip => chip('chai', count, `${count} chai`);
const steel = (count: number): Chip => chip('steel', count, `${count} steel`);
const stone = (count: number): Chip => chip('stone', count, `${count} stone`);
const iron = (count: number): Chip => chip('iron', count, `${count} iron`);
const rubble = (count: number): Chip => chip('rubble', count, `${count} rubble`);
const contract = (no: number): Chip => chip('contract', no, `contract ${no}`);
const equipment = (id: EquipmentId): Chip => chip('equipment', id, EQUIPMENT_NAMES[id]);
const station = (id: string): Chip => chip('station', id, stationName(id));
const rail = (place: RailPlace): Chip => chip('rail', place, PLACES[place]);
/** B without its name, which changes when the rubble is gone. */
const areaNamed = (letter: (typeof AREAS)[number]): Chip =>
  chip('area', letter, letter === 'B' ? letter : `${letter} (${AREA_NAMES[AREAS.indexOf(letter)]})`);
/** The name of an area; B changes its own when the rubble is gone. */
const areaName = (index: number, { replaced }: { readonly replaced: boolean }): string =>
  AREA_NAMES[index === DIG_AREA && replaced ? BUILD_AREA : index];
const areaNow = (index: number, table: { readonly replaced: boolean }): Chip =>
  chip('area', AREAS[index], `${AREAS[index]} (${areaName(index, table)})`);
const spaceNamed = (space: number, name: string): Chip =>
  chip('space', space, `${AREAS[areaOf(space)]}${numberOf(space)} (${name})`);
/** A move is said without the state, so B has both of its names. */
const workerSpace = (space: number): Chip =>
  spaceNamed(space, areaOf(space) === DIG_AREA ? 'dig or build' : AREA_NAMES[areaOf(space)]);
const weather = (kind: Weather | null): Chip =>
  kind === null ? chip('weather', 'none', 'none') : chip('weather', kind, WEATHER_NAMES[kind]);

const estateSpaceName = ({ estate, space }: EstateSpace): string =>
  `${ESTATES.find(({ face }) => face === estate)?.name ?? estate} ${space}`;
const estateSpaceNames = (spaces: readonly EstateSpace[]): string =>
  joinList('en', spaces.map(estateSpaceName));
const cards = (numbers: readonly number[]): string => joinList('en', numbers.map(String));

function goods(all: Goods, events = 0): string {
  const parts = [
    all.iron ? `${all.iron} iron` : '',
    all.stone ? `${all.stone} stone` : '',
    all.rubble ? `${all.rubble} rubble` : '',
    all.steel ? `${all.steel} steel` : '',
    all.chai ? `${all.chai} chai` : '',
    all.leaves ? plural('en', all.leaves, { one: 'leaf', other: 'leaves' }) : '',
    events ? plural('en', events, { one: 'event', other: 'events' }) : '',
  ].filter(part => part !== '');
  return parts.length === 0 ? 'nothing' : joinList('en', parts);
}

const isNothing = (all: Goods): boolean => Object.values(all).every(count => count === 0);
const price = (paid: Goods): string => (isNothing(paid) ? 'for free' : `for ${goods(paid)}`);

function harvested(shares: readonly number[], names: Names): string {
  const takers = shares.flatMap((count, seat) =>
    count === 0 ? [] : [`${labelOf(seat, names)}, ${plural('en', count, { one: 'leaf', other: 'leaves' })}`],
  );
  return takers.length === 0 ? 'no one gains leaves' : takers.join('; ');
}

const condition = ({ of, is, figure, have }: ConditionReport): string =>
  `${MEASURE_NAMES[of]}: ${have}, needs ${is === 'moreThan' ? 'more than ' : ''}${figure}`;
const missed = ({ goal, conditions }: GoalReport): string =>
  `${goalName(rules, goal)} (${conditions
    .filter(({ isMet }) => !isMet)
    .map(condition)
    .join('; ')})`;

function goalReport(goals: readonly GoalReport[]): Sentence {
  const met = goals.filter(({ isMet }) => isMet).map(({ goal }) => goalName(rules, goal));
  const close = closestMisses(goals, 5).map(missed);
  const text = met.length === 0 ? 'No goals met.' : `Goals met (${met.length}): ${joinList('en', met)}.`;
  return close.length === 0 ? [text] : say`${text} Closest misses: ${close.join(', ')}.`;
}

const BOOSTS = ['', 'with 1 chai', 'with a contract', 'with 1 chai and a contract'];

export const en: AlubariText = {
  name: info.name,
  tagline: info.tagline.en,
  sections,
  rules,

  prompts: {
    maintenance: ({ asking }) =>
      say`Pay 1 steel or 2 chai for your ${equipment(EQUIPMENT[asking.card].id)}, or return the card to the shed.`,
    hiring: () => say`Use your third worker this round?`,
    placement: () => say`Place a worker on any free space.`,
    contracts: view => say`Use contracts before area ${areaNow(view.worker.area, view)}, or continue.`,
    boost: view =>
      say`Your worker on ${spaceNamed(view.worker.space, areaName(view.worker.area, view))} acts next. Boost it?`,
    stock: ({ taking }) =>
      taking.taken === 0
        ? say`Take up to ${taking.left} cubes from the stock.`
        : say`Take up to ${plural('en', taking.left, { one: 'more cube', other: 'more cubes' })} from the stock, or stop.`,
    works: view => {
      const left = view.worker.boosted ? 'any number' : `${view.smelting.left} left`;
      return mayStop(view)
        ? say`Choose a minor action (${left}), or stop.`
        : say`Choose a minor action (${left}).`;
    },
    rails: view => {
      const { laid, most } = view.laying;
      return mayStop(view)
        ? say`Lay the next rail, or stop (${laid} of ${most} laid).`
        : say`Lay the next rail (${laid} of ${most} laid).`;
    },
    build: view => {
      if (view.building.isFree) return say`Build once more, or stop.`;
      if (!mayStop(view)) return say`Build a station space or buy equipment.`;
      return offers(view, 'buy')
        ? say`Buy equipment, or stop.`
        : say`Return a card to make room for another, or stop.`;
    },
    equipment: view =>
      mayStop(view) ? say`Return a card to make room for another, or stop.` : say`Take a card from the shed.`,
    redraw: () => say`Keep the contract row, or deal a new one.`,
    postOffice: () => say`Take a contract from the row.`,
    chaiwala: ({ harvest }) =>
      HARVEST_HALVES[harvest] === 1
        ? say`Turn leaves into chai.`
        : say`Take leaves, or turn leaves into chai.`,
    scoring: () => say`Leave out contracts to keep their leaves, or score the rest.`,
  },

  nudges: {
    maintenance: 'Look again at what this card still brings you.',
    hiring: 'Look again at what a third worker could do.',
    placement: 'Take another look at the free spaces.',
    contracts: 'Take another look at your contracts.',
    boost: 'Count your chai again.',
    stock: 'Look again at which cubes you need.',
    works: 'Look again at what you want to build next.',
    rails: 'Take another look at the route.',
    build: 'Take another look at the stations.',
    equipment: 'Take another look at the cards in the shed.',
    redraw: 'Take another look at the contract row.',
    postOffice: 'Take another look at the contract row.',
    chaiwala: 'Count your leaves and your chai again.',
    scoring: 'Count your leaves again.',
  },

  moves: {
    maintain: ({ paying }) => say`Pay ${paying === 'steel' ? steel(1) : chai(2)} for the card`,
    giveBack: () => say`Return the card to the shed`,
    hire: ({ paying }) =>
      paying === 'nothing'
        ? say`Use the third worker for free`
        : say`Hire the third worker for ${paying === 'chai' ? chai(1) : rubble(2)}`,
    decline: () => say`Let the third worker rest`,
    place: ({ space }) => say`Place a worker on ${workerSpace(space)}`,
    use: ({ contract: no, amount, isIron }) => {
      const effect = effectText(rules, no, 'End');
      if (isIron) return say`Use ${contract(no)}, paying ${iron(3)}: ${effect}`;
      return amount === 0
        ? say`Use ${contract(no)}: ${effect}`
        : say`Use ${contract(no)} for ${amount}: ${effect}`;
    },
    done: () => say`Done with contracts`,
    act: ({ isBoosted, isCarded }) =>
      isBoosted || isCarded
        ? say`Act ${BOOSTS[(isBoosted ? 1 : 0) + (isCarded ? 2 : 0)]}`
        : say`Act without a boost`,
    take: ({ cube }) => say`Take ${[iron, stone, chai][cube](1)}`,
    smelt: ({ what }) =>
      what === 'steel'
        ? say`Make ${steel(1)}`
        : what === 'chip'
          ? say`Chip ${stone(1)} into ${rubble(2)}`
          : say`Make ${stone(1)}, taken from the ${what}`,
    lay: ({ isIron }) => say`Lay a rail for ${isIron ? iron(3) : steel(1)}`,
    build: ({ station: index, less, steel: bars }) => {
      const { id } = STATIONS[index];
      if (less !== null) return say`Build ${station(id)}, saving ${less}`;
      return bars === null
        ? say`Build ${station(id)}`
        : say`Build ${station(id)} with ${steel(bars)}, the rest in stone`;
    },
    buy: ({ equipment: card }) => say`Buy the ${equipment(EQUIPMENT[card].id)}`,
    equip: ({ equipment: card }) => say`Take the ${equipment(EQUIPMENT[card].id)}`,
    redraw: ({ isNew }) => (isNew ? say`Deal a new row` : say`Keep the row`),
    pick: ({ contract: no }) => say`Take ${contract(no)} ${contractText(rules, no)}`,
    gather: () => say`Take leaves`,
    brew: ({ amount }) => say`Turn ${leaves(amount)} into ${chai(amount)}`,
    stop: () => say`Stop here`,
    leaveOut: ({ contract: no }) => say`Leave out ${contract(no)}`,
    returnEquipment: ({ equipment: card }) => say`Return the ${equipment(EQUIPMENT[card].id)} to the shed`,
  },

  events: {
    gameSetUp: ({ start, estates, shed, row, stock, forecast, rails }, names) =>
      say`${names.player(start)} goes first. Estates: ${joinList(
        'en',
        estates.map(face => ESTATES.find(estate => estate.face === face)?.name ?? face),
      )}. Shed: ${joinList(
        'en',
        shed.map(id => EQUIPMENT_NAMES[id]),
      )}. Contracts: ${cards(row)}. Stock: ${goods(stock)}. Forecast: ${joinList(
        'en',
        forecast.map(kind => WEATHER_NAMES[kind]),
      )}.${
        rails.length === 0
          ? ''
          : ` There are already rails at ${joinList(
              'en',
              rails.map(place => PLACES[place]),
            )}.`
      }`,
    roundBegan: ({ round }) => say`Round ${round}.`,
    rowRenewed: ({ discarded, dealt }) =>
      say`Contracts discarded: ${discarded.length === 0 ? 'none' : cards(discarded)}; dealt: ${
        dealt.length === 0 ? 'none' : cards(dealt)
      }.`,
    weatherChanged: ({ weather: kind }) =>
      kind === null ? say`There is no weather this round.` : say`Weather: ${weather(kind)}.`,
    forecastMade: ({ weather: kind }) => say`Forecast for the round after next: ${weather(kind)}.`,
    ratesMoved: ({ dig, rail: rate, harvest }) =>
      say`Dig ${dig}, rails ${rate}, harvest ${rateName(HARVEST_HALVES[harvest])}.`,
    harvested: ({ cause, halves, leaves: shares }, names) =>
      say`${CAUSES[cause]}. Harvest at rate ${rateName(halves)}: ${harvested(shares, names)}.`,
    cubesDrawn: ({ goods: drawn, events }) => say`Drawn from the bag: ${goods(drawn, events)}.`,
    eventStruck: ({ event }) => say`Event ${chip('event', event, String(event))}: ${EVENT_NAMES[event]}.`,
    spacesCleared: ({ spaces, rubble: count }) =>
      spaces.length === 0
        ? say`No rubble is left to clear.`
        : say`The game clears ${estateSpaceNames(spaces)} and removes ${rubble(count)}.`,
    eventCubesReturned: ({ spaces }) =>
      say`Event cubes return to the bag from ${spaces.length === 1 ? 'space' : 'spaces'} ${cards(spaces)}.`,
    stockTrimmed: ({ goods: surplus }) =>
      isNothing(surplus)
        ? say`The stock needs no trimming.`
        : say`The stock is cut back: ${goods(surplus)} into the bag.`,
    gameLaidRails: ({ places }) =>
      places.length === 0
        ? say`The route is already full.`
        : say`The game lays rails at ${joinList(
            'en',
            places.map(place => PLACES[place]),
          )}.`,
    townCompleted: ({ town, stations }) =>
      say`The game completes ${town}: ${stations.length === 1 ? 'space' : 'spaces'} ${joinList('en', stations.map(stationNumber))}.`,
    siliguriClosed: () => say`Siliguri is closed to further building.`,
    equipmentMaintained: ({ seat, equipment: id, paid }, names) =>
      say`${names.player(seat)} pays ${goods(paid)} for the ${equipment(id)}.`,
    equipmentReturned: ({ seat, equipment: id }, names) =>
      say`${names.player(seat)} returns the ${equipment(id)} to the shed.`,
    workerHired: ({ seat, paid }, names) => say`${names.player(seat)} hires the third worker ${price(paid)}.`,
    hireDeclined: ({ seat }, names) => say`${names.player(seat)} lets the third worker rest.`,
    workerPlaced: ({ seat, area: letter, space }, names) =>
      say`${names.player(seat)} places a worker on ${chip('space', `${letter}${space}`, `${letter}${space}`)}.`,
    areaReached: reached => say`Area ${areaNow(AREAS.indexOf(reached.area), reached)}.`,
    contractUsed: ({ seat, contract: no, amount }, names) =>
      amount === 0
        ? say`${names.player(seat)} uses ${contract(no)}.`
        : say`${names.player(seat)} uses ${contract(no)} for ${amount}.`,
    windowPassed: ({ seat, area: letter }, names) =>
      say`${names.player(seat)} is done with contracts before ${areaNamed(letter)}.`,
    workerStrengthened: ({ seat, area: letter, isBoosted, isCarded }, names) =>
      say`${names.player(seat)} boosts a worker in ${areaNamed(letter)} ${
        BOOSTS[(isBoosted ? 1 : 0) + (isCarded ? 2 : 0)]
      }.`,
    actionLost: ({ seat, area: letter }, names) =>
      say`${names.player(seat)} cannot act in ${areaNamed(letter)}.`,
    startPlayerChanged: ({ seat }, names) => say`${names.player(seat)} is the new start player.`,
    cubeTaken: ({ seat, cube }, names) =>
      say`${names.player(seat)} takes ${cube === 'iron' ? iron(1) : cube === 'stone' ? stone(1) : chip('chai', 1, 'a chai cube')}.`,
    chaiGained: ({ seat, count, origin }, names) =>
      say`${names.player(seat)} gains ${chai(count)} ${ORIGINS[origin]}.`,
    leavesGained: ({ seat, count, origin }, names) =>
      say`${names.player(seat)} takes ${leaves(count)} ${ORIGINS[origin]}.`,
    goodsGained: ({ seat, goods: gained }, names) => say`${names.player(seat)} takes ${goods(gained)}.`,
    rubbleDug: ({ seat, count, claimed, unclaimed }, names) =>
      say`${names.player(seat)} digs ${rubble(count)}${claimed.length === 0 ? '' : ` and claims ${estateSpaceNames(claimed)}`}.${
        unclaimed.length === 0
          ? ''
          : ` With no markers left, ${estateSpaceNames(unclaimed)} ${unclaimed.length === 1 ? 'goes' : 'go'} to the game.`
      }`,
    steelMade: ({ seat, count, iron: paid }, names) =>
      say`${names.player(seat)} makes ${steel(count)} from ${iron(paid)}.`,
    stoneMade: ({ seat, count, rubble: paid, from }, names) =>
      say`${names.player(seat)} makes ${stone(count)} from ${rubble(paid)}, taken from the ${from}.`,
    stoneChipped: ({ seat }, names) => say`${names.player(seat)} chips ${stone(1)} into ${rubble(2)}.`,
    railLaid: ({ seat, place, paid }, names) =>
      say`${names.player(seat)} lays a rail at ${rail(place)} for ${goods(paid)}.`,
    stationBuilt: ({ seat, station: id, paid }, names) =>
      say`${names.player(seat)} builds ${station(id)} ${price(paid)}.`,
    equipmentTaken: ({ seat, equipment: id, paid }, names) =>
      say`${names.player(seat)} takes the ${equipment(id)} ${price(paid)}.`,
    contractTaken: ({ seat, contract: no, from }, names) =>
      say`${names.player(seat)} takes ${contract(no)} from the ${from}.`,
    rowRedealt: ({ seat, dealt }, names) => say`${names.player(seat)} deals a new row: ${cards(dealt)}.`,
    rowKept: ({ seat }, names) => say`${names.player(seat)} keeps the row.`,
    leavesBrewed: ({ seat, count }, names) =>
      say`${names.player(seat)} turns ${leaves(count)} into ${chai(count)}.`,
    workerPromised: ({ seat }, names) =>
      say`${names.player(seat)} gets the third worker for free next round.`,
    spaceBorrowed: ({ seat, at }, names) =>
      say`${names.player(seat)} borrows ${estateSpaceName(at)} from the game.`,
    areaReplaced: () => say`The rubble is gone: area B becomes a Build area.`,
    extraRoundBegan: ({ seat }, names) => say`${names.player(seat)} plays one more round alone.`,
    gameEnded: ({ ending }) =>
      ending === 'route'
        ? say`The railway has reached Darjeeling. The game is over.`
        : ending === 'markers'
          ? say`The last marker is placed. The game is over.`
          : say`The game ends after round 100.`,
    contractLeftOut: ({ seat, contract: no }, names) =>
      say`${names.player(seat)} leaves out ${contract(no)}.`,
    contractsScored: ({ seat, contracts, points }, names) =>
      contracts.length === 0
        ? say`${names.player(seat)} completes no contract.`
        : say`${names.player(seat)} completes ${contracts.length === 1 ? 'contract' : 'contracts'} ${cards(contracts)} for ${plural('en', points, { one: 'point', other: 'points' })}.`,
    goalsReviewed: ({ goals }) => goalReport(goals),
  },

  sources: {
    estates: 'Estates',
    stations: 'Stations',
    rails: 'Rails',
    contracts: 'Contracts',
    chai: 'Chai',
    leaves: 'Leaves',
    equipment: 'Equipment',
  },

  edition: {
    pieces: 'The contents of the box are stated in the rulebook.',
    supplies:
      'The cubes in the bag, the first stock, the refill and the event cubes for each player count are stated in the rulebook.',
    events: 'The six events and their figures are stated in the rulebook.',
    effects: 'The effects of the eight equipment cards are stated in the rulebook.',
    goals: 'The solo goals are stated in the rulebook.',
    'chai-covers':
      'Two covered chai spaces with three players are stated; the figures for other player counts follow from that and are likely.',
    'route-length':
      'Fifteen rail spaces and ten towns are likely; the four rivers and the stretch to Agony Point are certain.',
    route: 'The order of the other rail spaces and all points of the route are reconstructed.',
    stations:
      'Five station spaces are stated as examples, one of them with its town; the other costs, points and bonuses are reconstructed.',
    'worker-spaces':
      'The areas that change with the player count are stated; the numbers of worker spaces are reconstructed.',
    rates: 'The ends of the rate tracks are known; their other spaces and the starts are reconstructed.',
    'chai-track': 'The length and points of the chai track are reconstructed.',
    estates:
      'The rubble, points and names of the estate cards are reconstructed, and so are the figures of the printed estate.',
    'equipment-costs': 'The costs of the equipment, and which cards carry chai, are reconstructed.',
    contracts:
      'Of the thirty contracts one is stated in full (16) and three in part (27, 28, 29); the rest and the weather on the backs are reconstructed.',
  },

  options: {
    alubariEstate: {
      name: 'Alubari estate',
      values: { printed: 'As printed (best for a first game)', covered: 'Covered by a random estate' },
    },
    start: { name: 'Start player', values: { random: 'Random', first: 'Seat 1' } },
    soloContracts: {
      name: 'Contracts that score',
      values: { best: 'Chosen for the highest total', chosen: 'You may leave contracts out' },
    },
    soloEquipment: {
      name: 'With two equipment cards',
      values: { kept: 'No third card', returnable: 'You may return one for another' },
    },
  },
};
