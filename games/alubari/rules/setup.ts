import type { Config, Effects } from '../../../kernel/game.ts';
import { drawPiece, shuffle, type Random } from '../../../kernel/random.ts';
import { CHAI_COVERS, CHAI_POINTS, DIG_RATE, HARVEST_START, RAIL_RATE, WEATHERS } from '../data/board.ts';
import { EQUIPMENT } from '../data/equipment.ts';
import { ESTATES, PRINTED_ESTATE } from '../data/estates.ts';
import { RAIL_SPACES } from '../data/route.ts';
import { BOX, SCORING_MARKERS, SHED, SOLO_START_RAILS, SUPPLIES } from '../data/supplies.ts';
import { COVERED_STATION, IS_RIVER, RAIL_COUNT, STATIONS } from './board.ts';
import { copy } from './copy.ts';
import { CHAI, EVENT } from './cubes.ts';
import { ALL_CONTRACTS, drawContract, forecast, drawBack } from './deck.ts';
import type { Event } from './events.ts';
import { itemsOf, sizeOf } from './sets.ts';
import {
  COVERED,
  emptyHoldings,
  emptyState,
  GAME,
  isSolo,
  NONE,
  type Holdings,
  type State,
} from './state.ts';

/** With fewer players the second space of Darjeeling is covered. */
const COVERED_BELOW = 3;

const numbersBelow = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Starting lists, copied for each game. */
const ESTATE_CARDS: readonly number[] = numbersBelow(BOX.estateCards);
const EQUIPMENT_CARDS: readonly number[] = numbersBelow(EQUIPMENT.length);
const RUBBLE: readonly (readonly number[])[] = ESTATES.map(({ rubble }) => rubble);
/** Spaces of an estate, more or less: arrays that hardly change their length are quick to use again. */
const USUAL_SPACES = 5;
const NON_RIVER_RAILS: readonly number[] = numbersBelow(RAIL_COUNT).filter(space => !IS_RIVER[space]);

const TABLES = new Map<number, State>();

/** A table for a number of players before anything is drawn; a loop of playouts uses one state again and again. */
const emptyTable = (players: number, into?: State): State => {
  let table = TABLES.get(players);
  if (table === undefined) TABLES.set(players, (table = buildTable(players)));
  return copy(table, into);
};

const buildTable = (players: number): State => {
  const state = emptyState();
  for (let seat = 0; seat < players; seat++) state.seats.push(startingHoldings());
  state.chaiMost = CHAI_POINTS.length - 1 - CHAI_COVERS[players];
  state.dig = DIG_RATE.start;
  state.rail = RAIL_RATE.start;
  state.harvest = HARVEST_START;
  state.steel = BOX.steel;
  state.deck = ALL_CONTRACTS;
  state.estates = numbersBelow(players).map(() => PRINTED_ESTATE);
  state.rubble = numbersBelow(USUAL_SPACES * players);
  state.owners = state.rubble.slice();
  state.tenants = state.rubble.slice();
  state.rails = numbersBelow(RAIL_COUNT).map(() => NONE);
  state.stations = STATIONS.map(() => NONE);
  if (players < COVERED_BELOW) state.stations[COVERED_STATION] = COVERED;
  return state;
};

/** The table before the first round, ready for hiring. */
export const setup = (
  { players, options }: Config,
  { random, emit }: Effects<Event>,
  into?: State,
): State => {
  const state = emptyTable(players, into);
  state.start = options['start'] === 'first' ? 0 : random.below(players);
  state.choosesContracts = options['soloContracts'] === 'chosen';
  state.returnsEquipment = options['soloEquipment'] === 'returnable';
  dealContracts(state, random);
  layEstates(state, options['alubariEstate'], random);
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
};

const startingHoldings = (): Holdings => {
  const own = emptyHoldings();
  own.markers = SCORING_MARKERS;
  return own;
};

/** Two cards to A and B, the weather of P2 from the back of the third, which goes to C, that of P3 from the fourth. */
const dealContracts = (state: State, random: Random): void => {
  drawBack(state, random);
  state.row[0] = drawContract(state, random);
  state.row[1] = drawContract(state, random);
  state.weather[1] = forecast(state, random);
  state.row[2] = drawContract(state, random);
  state.weather[2] = forecast(state, random);
};

/** As many estates as players; the printed one counts unless a card covers it. */
const layEstates = (state: State, first: string, random: Random): void => {
  const { estates, rubble, owners, tenants } = state;
  const cards = shuffle(ESTATE_CARDS.slice(), random);
  const printed = first === 'covered' ? 0 : 1;
  for (let index = printed; index < estates.length; index++)
    estates[index] = 1 + 2 * cards[index - printed] + random.below(2);
  let count = 0;
  for (let index = 0; index < estates.length; index++) {
    const spaces = RUBBLE[estates[index]];
    for (let space = 0; space < spaces.length; space++) {
      rubble[count] = spaces[space];
      owners[count] = NONE;
      tenants[count++] = NONE;
    }
  }
  trim(rubble, count);
  trim(owners, count);
  trim(tenants, count);
};

const trim = (items: number[], length: number): void => {
  while (items.length > length) items.pop();
};

const fillShed = (state: State, random: Random): void => {
  const cards = shuffle(EQUIPMENT_CARDS.slice(), random);
  const count = state.seats.length === 1 ? SHED.solo : SHED.shared;
  for (let index = 0; index < count; index++) {
    state.shed |= 1 << cards[index];
    if (EQUIPMENT[cards[index]].cube) state.cubes |= 1 << cards[index];
  }
};

/** The first stock is drawn before the event cubes enter the bag. */
const fillBag = (state: State, random: Random): void => {
  const { iron, stone, chai, events, first } = SUPPLIES[state.seats.length];
  state.bag[0] = iron;
  state.bag[1] = stone;
  state.bag[CHAI] = chai ?? BOX.chai - sizeOf(state.cubes);
  for (let count = 0; count < first; count++) state.stock[drawPiece(state.bag, random)]++;
  state.bag[EVENT] = events;
};

/** Solo three random spaces without river are done. */
const prepareRoute = (state: State, random: Random): void => {
  if (!isSolo(state)) return;
  const done = shuffle(NON_RIVER_RAILS.slice(), random);
  for (let index = 0; index < SOLO_START_RAILS; index++) state.rails[done[index]] = GAME;
};
