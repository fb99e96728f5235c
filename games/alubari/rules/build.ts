import type { Effects, MoveIds } from '../../../kernel/game.ts';
import { pushSet } from '../../../kernel/move-ids.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { EQUIPMENT } from '../data/equipment.ts';
import { TOWNS, type StationBonus } from '../data/route.ts';
import type { RuleId } from '../data/rules.ts';
import { OPEN_STATIONS, SILIGURI, STATIONS, TOWN_STATIONS } from './board.ts';
import { gainChai } from './chai.ts';
import { IRON, STONE } from './cubes.ts';
import type { Event } from './events.ts';
import { CHEAP_STATION } from './modifiers.ts';
import { BUY, MOVES, STOP, type Build, type Buy, type ReturnEquipment, type Stop } from './moves.ts';
import type { Phase } from './phase.ts';
import { startPick } from './post-office.ts';
import { canPay, canPayAny, offersTo, possibleStations, type Offer } from './prices.ts';
import { firstOf, has, setOf } from './sets.ts';
import {
  availableEquipment,
  canMakeRoom,
  listReturns,
  payableEquipment,
  returnEquipment,
  startEquipment,
  takeEquipment,
  whyNotReturn,
  whyNotTake,
} from './shed.ts';
import { COVERED, GAME, isSolo, isStopped, NONE, type Holdings, type Return, type State } from './state.ts';
import { seatsToAct } from './turn.ts';

const BONUS_STEEL = 2;
const FIRST_BUY = BUY[0].id;

/** Solo, Siliguri closes when event 1 comes round again. */
export const isSiliguriClosed = (state: Readonly<State>): boolean => isSolo(state) && state.firstEvents >= 2;

/** Station spaces in open towns, taken or not. */
const openStations = (state: Readonly<State>): number =>
  OPEN_STATIONS[state.railhead] & (isSiliguriClosed(state) ? ~TOWN_STATIONS[SILIGURI] : -1);

/** The cards that the seat could buy now. */
const buyableEquipment = (state: Readonly<State>, seat: Seat): number =>
  availableEquipment(state, seat) & payableEquipment(state.seats[seat]);

/** Solo option: with two cards, one may be returned if another one can then be paid. */
const canReturn = (state: Readonly<State>, seat: Seat): boolean =>
  canMakeRoom(state, seat) && (state.shed & payableEquipment(state.seats[seat])) !== 0;

/** Whether the seat could pay for any build now. */
export const canBuildAny = (state: Readonly<State>, seat: Seat): boolean =>
  buyableEquipment(state, seat) !== 0 || canBuildStation(state, state.seats[seat]) || canReturn(state, seat);

/** Equipment whose printed cost includes no chai. */
const COSTS_NO_CHAI = setOf(EQUIPMENT.flatMap(({ chai }, card) => (chai === 0 ? [card] : [])));

/** A second build is free to leave out, and so is a first one that would cost chai or a card of equipment. */
const mayStop = (state: Readonly<State>, seat: Seat): boolean =>
  state.building.isFree ||
  ((buyableEquipment(state, seat) & COSTS_NO_CHAI) === 0 && !canBuildStation(state, state.seats[seat]));

const canBuildStation = (state: Readonly<State>, own: Readonly<Holdings>): boolean => {
  if (own.markers === 0) return false;
  for (let rest = openStations(state) & possibleStations(own); rest !== 0; rest &= rest - 1)
    if (isPayable(state, own, firstOf(rest))) return true;
  return false;
};

const isPayable = ({ stations }: Readonly<State>, own: Readonly<Holdings>, station: number): boolean =>
  stations[station] === NONE && canPayAny(own, station);

/** The free station spaces in open towns that the seat has a marker for and can pay in some way. */
const payableStations = (state: Readonly<State>, own: Readonly<Holdings>): number => {
  if (own.markers === 0) return 0;
  let payable = openStations(state) & possibleStations(own);
  for (let rest = payable; rest !== 0; rest &= rest - 1)
    if (!isPayable(state, own, firstOf(rest))) payable &= ~(rest & -rest);
  return payable;
};

/** A worker's build (two when boosted), or the one of a contract; false when nothing can be built. */
export const startBuild = (state: State, seat: Seat, builds: number, after: Return): boolean => {
  state.building.seat = seat;
  state.building.left = builds;
  state.building.after = after;
  askForBuild(state);
  return state.actor !== NONE;
};

/** Asks for a build that is left, if one is possible; also after the choice that a bonus gave. */
export const askForBuild = (state: State): void => {
  const { seat, left } = state.building;
  state.phase = 'build';
  if (left > 0 && !isStopped(state) && canBuildAny(state, seat)) state.actor = seat;
  else endBuild(state);
};

const endBuild = (state: State): void => {
  state.actor = NONE;
  state.building.seat = NONE;
  state.building.left = 0;
  state.building.isFree = false;
};

/** Why a station space cannot be built, whatever its price. */
const whyNotStation = (state: Readonly<State>, seat: Seat, station: number): RuleId | undefined => {
  const owner = state.stations[station];
  if (owner === COVERED) return 'setup-darjeeling-second-space-covered-below-three-players';
  if (owner === GAME) return 'event-four-completes-nearest-town';
  if (owner !== NONE) return 'station-cost-paid-and-marker-placed';
  if (!has(openStations(state), station)) {
    if (STATIONS[station].town === SILIGURI) return 'solo-siliguri-closed-at-second-event-one';
    return state.railhead === 0 ? 'station-only-siliguri-at-start' : 'station-opened-by-marked-river-spaces';
  }
  return state.seats[seat].markers === 0 ? 'r-markers-out-three-plus' : undefined;
};

const listOffers = (own: Readonly<Holdings>, station: number, out: MoveIds): void => {
  const offers = offersTo(own)[station];
  for (let index = 0; index < offers.length; index++)
    if (canPay(own, offers[index])) out.push(offers[index].id);
};

const offerOf = (own: Readonly<Holdings>, { id, station }: Build): Offer | undefined =>
  offersTo(own)[station].find(offer => offer.id === id);

/** Pays, places the marker, and carries out the bonus of the space. */
const buildStation = (state: State, seat: Seat, move: Build, table: Effects<Event>): void => {
  const own = state.seats[seat];
  const offers = offersTo(own)[move.station];
  let index = 0;
  while (offers[index].id !== move.id) index++;
  const { iron, stone, rubble, steel, isCheaper } = offers[index];
  const { id, town, bonus } = STATIONS[move.station];
  own.iron -= iron;
  state.bag[IRON] += iron;
  own.stone -= stone;
  state.bag[STONE] += stone;
  own.rubble -= rubble;
  own.steel -= steel;
  state.steel += steel;
  if (isCheaper) own.inForce &= ~CHEAP_STATION;
  own.markers--;
  state.stations[move.station] = seat;
  table.emit?.({
    type: 'stationBuilt',
    seat,
    station: id,
    town: TOWNS[town].name,
    paid: { iron, stone, rubble, steel },
  });
  if (bonus !== undefined) grantBonus(state, seat, bonus, table);
};

const grantBonus = (state: State, seat: Seat, bonus: StationBonus, table: Effects<Event>): void => {
  const own = state.seats[seat];
  if (bonus === 'steel') {
    const steel = Math.min(BONUS_STEEL, state.steel);
    own.steel += steel;
    state.steel -= steel;
    table.emit?.({ type: 'goodsGained', seat, goods: { steel } });
  } else if (bonus === 'worker') {
    own.promised = true;
    table.emit?.({ type: 'workerPromised', seat });
  } else if (bonus === 'chai') gainChai(state, seat, 1, 'station', table);
  else if (bonus === 'contract') startPick(state, seat, 'build');
  else startEquipment(state, seat, 0, 'build');
};

/** Area E, area B without rubble, contract 19. One station space or one card of equipment at its price. */
export const build: Phase<Build | Buy | ReturnEquipment | Stop> = {
  answers: ['build', 'buy', 'returnEquipment', 'stop'],
  toAct: seatsToAct,

  list(state, seat, out) {
    const own = state.seats[seat];
    const payable = payableStations(state, own);
    for (let rest = payable; rest !== 0; rest &= rest - 1) listOffers(own, firstOf(rest), out);
    const buyable = buyableEquipment(state, seat);
    pushSet(buyable, FIRST_BUY, out);
    if (canReturn(state, seat)) listReturns(state, seat, out);
    if (state.building.isFree || (payable === 0 && (buyable & COSTS_NO_CHAI) === 0)) out.push(STOP.id);
  },

  whyNot(state, seat, move): RuleId | undefined {
    if (move.type === 'stop') return mayStop(state, seat) ? undefined : 'action-must-be-done-if-possible';
    if (move.type === 'returnEquipment')
      return canReturn(state, seat)
        ? whyNotReturn(state, seat, move.equipment)
        : 'r-solo-free-equipment-at-limit';
    if (move.type === 'buy') {
      const refusal = whyNotTake(state, seat, move.equipment);
      if (refusal !== undefined) return refusal;
      return has(buyableEquipment(state, seat), move.equipment)
        ? undefined
        : 'equipment-purchase-pays-printed-cost';
    }
    const refusal = whyNotStation(state, seat, move.station);
    if (refusal !== undefined) return refusal;
    const offer = offerOf(state.seats[seat], move);
    if (offer === undefined)
      return move.steel === null ? 'contract-17-cheaper-station' : 'station-joker-cost-any-mix';
    return canPay(state.seats[seat], offer) ? undefined : 'station-cost-paid-and-marker-placed';
  },

  play(state, seat, id, table) {
    const { building } = state;
    const move = MOVES[id];
    if (move.type === 'stop') {
      endBuild(state);
      return;
    }
    if (move.type === 'returnEquipment') {
      returnEquipment(state, seat, move.equipment, table);
      return;
    }
    building.left--;
    building.isFree = true;
    state.actor = NONE;
    if (move.type === 'buy') takeEquipment(state, seat, move.equipment, EQUIPMENT[move.equipment], table);
    else if (move.type === 'build') buildStation(state, seat, move, table);
    if (state.actor === NONE) askForBuild(state);
  },
};
