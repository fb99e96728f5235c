import { emptyHoldings, emptyState, type Holdings, type State } from './state.ts';

const copyHoldings = (from: Readonly<Holdings>, into: Holdings): void => {
  into.iron = from.iron;
  into.stone = from.stone;
  into.steel = from.steel;
  into.rubble = from.rubble;
  into.leaves = from.leaves;
  into.chai = from.chai;
  into.markers = from.markers;
  into.ready = from.ready;
  into.workers = from.workers;
  into.equipment = from.equipment;
  into.acquired = from.acquired;
  into.contracts = from.contracts;
  into.used = from.used;
  into.inForce = from.inForce;
  into.promised = from.promised;
  into.laid = from.laid;
};

const copyNumbers = (from: readonly number[], into: number[]): void => {
  while (into.length > from.length) into.pop();
  for (let index = 0; index < from.length; index++) into[index] = from[index];
};

const copySeats = (from: readonly Holdings[], into: Holdings[]): void => {
  while (into.length > from.length) into.pop();
  while (into.length < from.length) into.push(emptyHoldings());
  for (let seat = 0; seat < from.length; seat++) copyHoldings(from[seat], into[seat]);
};

export const copy = (from: Readonly<State>, into?: State): State => {
  const target = into ?? emptyState();
  copyBoard(from, target);
  copyCounts(from, target);
  copySeats(from.seats, target.seats);
  copySlots(from, target);
  return target;
};

const copyBoard = (from: Readonly<State>, into: State): void => {
  into.phase = from.phase;
  into.actor = from.actor;
  into.round = from.round;
  into.start = from.start;
  into.lone = from.lone;
  into.ending = from.ending;
  into.chaiMost = from.chaiMost;
  into.choosesContracts = from.choosesContracts;
  into.returnsEquipment = from.returnsEquipment;
  into.dig = from.dig;
  into.rail = from.rail;
  into.harvest = from.harvest;
  into.steel = from.steel;
  into.wheelNext = from.wheelNext;
  into.wheelCubes = from.wheelCubes;
  into.events = from.events;
  into.firstEvents = from.firstEvents;
  into.railhead = from.railhead;
  copyNumbers(from.estates, into.estates);
  copyNumbers(from.rubble, into.rubble);
  copyNumbers(from.owners, into.owners);
  copyNumbers(from.tenants, into.tenants);
  into.front = from.front;
  into.replaced = from.replaced;
  into.deck = from.deck;
  into.back = from.back;
  into.discards = from.discards;
  into.shed = from.shed;
  into.cubes = from.cubes;
};

/** The lists whose lengths never change, each where it is named: a function for any list would meet several kinds. */
const copyCounts = ({ weather, stock, row, bag, rails, stations }: Readonly<State>, into: State): void => {
  for (let place = 0; place < 3; place++) {
    into.weather[place] = weather[place];
    into.stock[place] = stock[place];
    into.row[place] = row[place];
  }
  for (let kind = 0; kind < bag.length; kind++) into.bag[kind] = bag[kind];
  for (let space = 0; space < rails.length; space++) into.rails[space] = rails[space];
  for (let station = 0; station < stations.length; station++) into.stations[station] = stations[station];
};

const copySlots = (from: Readonly<State>, into: State): void => {
  copyNumbers(from.refill.drawn, into.refill.drawn);
  into.refill.left = from.refill.left;
  into.asking.passed = from.asking.passed;
  into.asking.card = from.asking.card;
  into.window.first = from.window.first;
  into.window.passed = from.window.passed;
  into.worker.area = from.worker.area;
  into.worker.space = from.worker.space;
  into.worker.seat = from.worker.seat;
  into.worker.boosted = from.worker.boosted;
  into.worker.carded = from.worker.carded;
  into.taking.left = from.taking.left;
  into.taking.chai = from.taking.chai;
  into.taking.taken = from.taking.taken;
  into.smelting.left = from.smelting.left;
  into.smelting.done = from.smelting.done;
  into.smelting.last = from.smelting.last;
  into.laying.laid = from.laying.laid;
  into.laying.least = from.laying.least;
  into.laying.most = from.laying.most;
  into.building.seat = from.building.seat;
  into.building.left = from.building.left;
  into.building.isFree = from.building.isFree;
  into.building.after = from.building.after;
  into.choosing.steel = from.choosing.steel;
  into.choosing.after = from.choosing.after;
  into.leftOut = from.leftOut;
};
