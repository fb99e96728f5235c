import type { Config, Table } from '../../../kernel/game.ts';
import { drawFrom, shuffle, type Random } from '../../../kernel/random.ts';
import { CHAI_COVERS, CHAI_POINTS, DIG_RATE, HARVEST_START, RAIL_RATE, WEATHERS } from '../data/board.ts';
import { EQUIPMENT } from '../data/equipment.ts';
import { ESTATES, PRINTED_ESTATE } from '../data/estates.ts';
import { RAIL_SPACES } from '../data/route.ts';
import { BOX, SCORING_MARKERS, SHED, SOLO_START_RAILS, SUPPLIES } from '../data/supplies.ts';
import { COVERED_STATION, IS_RIVER, RAIL_COUNT, STATIONS } from './board.ts';
import { ALL_CONTRACTS, drawContract, forecast, showBack } from './deck.ts';
import type { Event } from './events.ts';
import { has, itemsOf, setOf, sizeOf } from './sets.ts';
import { COVERED, emptyHoldings, GAME, blank, NONE, type State } from './state.ts';
import { advanceRailhead } from './wheel.ts';

const EVENT_CUBE = 3;
const CHAI_CUBE = 2;
const COVERED_BELOW = 3;

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The table before the first round, ready for hiring. */
export function setup({ players, options }: Config, { random, emit }: Table<Event>): State {
  const state = blank();
  state.seats = upTo(players).map(() => ({ ...emptyHoldings(), markers: SCORING_MARKERS }));
  state.start = options['start'] === 'first' ? 0 : random.below(players);
  state.chaiMost = CHAI_POINTS.length - 1 - CHAI_COVERS[players];
  state.dig = DIG_RATE.start;
  state.rail = RAIL_RATE.start;
  state.harvest = HARVEST_START;
  state.steel = BOX.steel;
  dealContracts(state, random);
  layEstates(state, options['alubariEstate'] === 'covered', random);
  fillShed(state, random);
  fillBag(state, random);
  prepareRoute(state, random);
  emit?.({
    type: 'gameSetUp',
    start: state.start,
    estates: state.estates.map(estate => ESTATES[estate].face),
    shed: itemsOf(state.shed).map(card => EQUIPMENT[card].id),
    row: [...state.row],
    stock: { iron: state.stock[0], stone: state.stock[1], chai: state.stock[2] },
    forecast: [WEATHERS[state.weather[1]], WEATHERS[state.weather[2]]],
    rails: RAIL_SPACES.filter((_, space) => state.rails[space] === GAME).map(({ place }) => place),
  });
  return state;
}

/** Two cards to A and B, the weather of P2 from the back of the third, which goes to C, that of P3 from the fourth. */
function dealContracts(state: State, random: Random): void {
  state.deck = ALL_CONTRACTS;
  showBack(state, random);
  state.row[0] = drawContract(state, random);
  state.row[1] = drawContract(state, random);
  state.weather[1] = forecast(state, random);
  state.row[2] = drawContract(state, random);
  state.weather[2] = forecast(state, random);
}

/** As many estates as players; the printed one counts unless a card covers it. */
function layEstates(state: State, isCovered: boolean, random: Random): void {
  const players = state.seats.length;
  const cards = shuffle(upTo(BOX.estateCards), random).slice(0, isCovered ? players : players - 1);
  const drawn = cards.map(card => 1 + 2 * card + random.below(2));
  state.estates = isCovered ? drawn : [PRINTED_ESTATE, ...drawn];
  for (const estate of state.estates) for (const rubble of ESTATES[estate].rubble) state.rubble.push(rubble);
  state.owners = state.rubble.map(() => NONE);
  state.tenants = state.rubble.map(() => NONE);
}

function fillShed(state: State, random: Random): void {
  const cards = shuffle(upTo(EQUIPMENT.length), random).slice(
    0,
    state.seats.length === 1 ? SHED.solo : SHED.shared,
  );
  state.shed = setOf(cards);
  state.cubes = setOf(cards.filter(card => EQUIPMENT[card].cube));
}

/** The first stock is drawn before the event cubes enter the bag. */
function fillBag(state: State, random: Random): void {
  const { iron, stone, chai, events, first } = SUPPLIES[state.seats.length];
  state.bag[0] = iron;
  state.bag[1] = stone;
  state.bag[CHAI_CUBE] = chai ?? BOX.chai - sizeOf(state.cubes);
  for (let count = 0; count < first; count++) state.stock[drawFrom(state.bag, random)]++;
  state.bag[EVENT_CUBE] = events;
}

/** Solo three random spaces without river are done; with one or two players Darjeeling's second space is covered. */
function prepareRoute(state: State, random: Random): void {
  const players = state.seats.length;
  const done = players > 1 ? 0 : setOf(shuffle(dryRails(), random).slice(0, SOLO_START_RAILS));
  state.rails = upTo(RAIL_COUNT).map(space => (has(done, space) ? GAME : NONE));
  if (state.rails[0] !== NONE) advanceRailhead(state);
  state.stations = STATIONS.map((_, station) =>
    station === COVERED_STATION && players < COVERED_BELOW ? COVERED : NONE,
  );
}

const dryRails = (): number[] => upTo(RAIL_COUNT).filter(space => !IS_RIVER[space]);
