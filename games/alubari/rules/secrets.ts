import type { Seat } from '../../../kernel/seat.ts';
import { WEATHERS, type Weather } from '../data/board.ts';
import { EQUIPMENT, type EquipmentId } from '../data/equipment.ts';
import { ESTATES } from '../data/estates.ts';
import { CUBES } from '../data/supplies.ts';
import { RAIL_COUNT } from './board.ts';
import { setOf } from './sets.ts';
import { emptyState, COVERED, emptyHoldings, GAME, NONE, type Holdings, type State } from './state.ts';
import type { Owner, SeatView, View } from './view.ts';

/** Nothing is hidden: deck and bag have no order until a card or cube is drawn. */
export function redeal(): void {}

const ownerCode = (owner: Owner): number =>
  owner === null ? NONE : owner === 'game' ? GAME : owner === 'covered' ? COVERED : owner;

const seatCode = (seat: Seat | null): number => seat ?? NONE;

const weatherCode = (weather: Weather | null): number =>
  weather === null ? NONE : WEATHERS.indexOf(weather);

const cardSet = (cards: readonly number[]): number => setOf(cards.map(card => card - 1));

const equipmentSet = (ids: readonly EquipmentId[]): number =>
  setOf(ids.map(id => EQUIPMENT.findIndex(card => card.id === id)));

const holdingsOf = (seat: SeatView): Holdings => ({
  ...emptyHoldings(),
  iron: seat.iron,
  stone: seat.stone,
  steel: seat.steel,
  rubble: seat.rubble,
  leaves: seat.leaves,
  chai: seat.chai,
  markers: seat.markers,
  ready: seat.ready,
  workers: setOf(seat.workers),
  equipment: equipmentSet(seat.equipment),
  acquired: seat.acquired,
  contracts: cardSet(seat.contracts.map(({ no }) => no)),
  used: cardSet(seat.contracts.flatMap(({ no, isUsed }) => (isUsed ? [no] : []))),
  inForce: seat.inForce,
  promised: seat.promised,
  laid: seat.laid,
});

/** The state of a view: everything is open, so there is only one. */
export const sample = (view: View): State => {
  const state = emptyState();
  sampleTable(view, state);
  sampleBoard(view, state);
  sampleCards(view, state);
  sampleSlots(view, state);
  state.seats = view.seats.map(holdingsOf);
  return state;
};

const sampleTable = (view: View, state: State): void => {
  state.phase = view.phase;
  state.actor = seatCode(view.actor);
  state.round = view.round;
  state.start = view.start;
  state.lone = seatCode(view.lone);
  state.ending = view.ending;
  state.chaiMost = view.chaiMost;
  state.choosesContracts = view.choosesContracts;
  state.returnsEquipment = view.returnsEquipment;
  state.dig = view.dig;
  state.rail = view.rail;
  state.harvest = view.harvest;
  state.weather = view.weather.map(weatherCode);
  state.bag = CUBES.map(cube => view.bag[cube]);
  state.stock = [view.stock.iron, view.stock.stone, view.stock.chai];
  state.steel = view.steel;
  state.wheelNext = view.wheel.next - 1;
  state.wheelCubes = cardSet(view.wheel.cubes);
  state.events = view.events;
  state.firstEvents = view.firstEvents;
};

const sampleBoard = (view: View, state: State): void => {
  const spaces = view.estates.flatMap(estate => estate.spaces);
  state.rails = view.rails.map(ownerCode);
  const free = state.rails.indexOf(NONE);
  state.railhead = free === NONE ? RAIL_COUNT : free;
  state.stations = view.stations.map(ownerCode);
  state.estates = view.estates.map(({ face }) => ESTATES.findIndex(estate => estate.face === face));
  state.rubble = spaces.map(({ rubble }) => rubble);
  state.owners = spaces.map(({ owner }) => ownerCode(owner));
  state.tenants = spaces.map(({ tenant }) => ownerCode(tenant));
  const front = state.rubble.findIndex(rubble => rubble > 0);
  state.front = front === NONE ? state.rubble.length : front;
  state.replaced = view.replaced;
};

const sampleCards = (view: View, state: State): void => {
  state.deck = cardSet(view.deck);
  state.back = weatherCode(view.back);
  state.row = view.row.map(card => card ?? 0);
  state.discards = cardSet(view.discards);
  state.shed = equipmentSet(view.shed.map(({ id }) => id));
  state.cubes = equipmentSet(view.shed.flatMap(({ id, hasCube }) => (hasCube ? [id] : [])));
};

const sampleSlots = (view: View, state: State): void => {
  view.drawn.forEach((cube, index) => {
    state.refill.drawn[index] = CUBES.indexOf(cube);
  });
  state.refill.left = view.drawn.length;
  state.asking = { ...view.asking };
  state.window = { ...view.window };
  state.worker = { ...view.worker };
  state.taking = { ...view.taking };
  state.smelting = { ...view.smelting };
  state.laying = { ...view.laying };
  state.building = { ...view.building };
  state.choosing = { ...view.choosing };
  state.leftOut = cardSet(view.leftOut);
};
