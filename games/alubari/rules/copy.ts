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
  copyNumbers(from.weather, into.weather);
  copyNumbers(from.bag, into.bag);
  copyNumbers(from.stock, into.stock);
  into.steel = from.steel;
  into.wheelNext = from.wheelNext;
  into.wheelCubes = from.wheelCubes;
  into.events = from.events;
  into.firstEvents = from.firstEvents;
  copyNumbers(from.rails, into.rails);
  into.railhead = from.railhead;
  copyNumbers(from.stations, into.stations);
  copyNumbers(from.estates, into.estates);
  copyNumbers(from.rubble, into.rubble);
  copyNumbers(from.owners, into.owners);
  copyNumbers(from.tenants, into.tenants);
  into.front = from.front;
  into.replaced = from.replaced;
  into.deck = from.deck;
  into.back = from.back;
  copyNumbers(from.row, into.row);
  into.discards = from.discards;
  into.shed = from.shed;
  into.cubes = from.cubes;
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
