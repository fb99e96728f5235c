import type { Player, State } from './state.ts';

function copyRow<T>(from: readonly T[], into: T[]): void {
  for (let index = 0; index < from.length; index++) into[index] = from[index];
}

/** A state that shares nothing with `from`. Every list keeps its length during a game, so `into` is overwritten. */
export function copy(from: Readonly<State>, into?: State): State {
  if (into === undefined || into.players.length !== from.players.length) return newCopy(from);
  into.phase = from.phase;
  into.waiting = from.waiting;
  for (let seat = 0; seat < from.players.length; seat++) copyPlayer(from.players[seat], into.players[seat]);
  into.omitted = from.omitted;
  into.contractBacks = from.contractBacks;
  into.start = from.start;
  into.round = from.round;
  into.final = from.final;
  copyRow(from.levels, into.levels);
  copyRow(from.owners, into.owners);
  into.double = from.double;
  copyRow(from.elevations, into.elevations);
  copyRow(from.councillors, into.councillors);
  into.bonuses = from.bonuses;
  copyRow(from.technology, into.technology);
  copyRow(from.deck, into.deck);
  into.cardsLeft = from.cardsLeft;
  copyRow(from.discard, into.discard);
  copyTrainAndTurn(from, into);
  return into;
}

function copyTrainAndTurn(from: Readonly<State>, into: State): void {
  copyRow(from.train.wagons, into.train.wagons);
  copyRow(from.train.deck, into.train.deck);
  into.train.left = from.train.left;
  into.train.next = from.train.next;
  into.turn.active = from.turn.active;
  into.turn.laying = from.turn.laying;
  into.turn.tokenUsed = from.turn.tokenUsed;
  into.turn.acting = from.turn.acting;
  into.turn.doing = from.turn.doing;
  into.turn.boosted = from.turn.boosted;
  into.turn.then = from.turn.then;
  into.picked = from.picked;
  into.contract = from.contract;
}

function copyPlayer(from: Readonly<Player>, into: Player): void {
  into.rupees = from.rupees;
  into.points = from.points;
  into.tokens = from.tokens;
  into.markers = from.markers;
  into.pawn = from.pawn;
  into.step = from.step;
  into.bonus = from.bonus;
  into.hired = from.hired;
  into.abilities = from.abilities;
  into.tile = from.tile;
  into.tileSpent = from.tileSpent;
  copyRow(from.tea, into.tea);
  copyRow(from.hand, into.hand);
  copyRow(from.plantations, into.plantations);
  copyRow(from.contracts, into.contracts);
}

const newCopy = (from: Readonly<State>): State => ({
  phase: from.phase,
  waiting: from.waiting,
  players: from.players.map(newPlayerCopy),
  omitted: from.omitted,
  contractBacks: from.contractBacks,
  start: from.start,
  round: from.round,
  final: from.final,
  levels: from.levels.slice(),
  owners: from.owners.slice(),
  double: from.double,
  elevations: from.elevations.slice(),
  councillors: from.councillors.slice(),
  bonuses: from.bonuses,
  technology: from.technology.slice(),
  deck: from.deck.slice(),
  cardsLeft: from.cardsLeft,
  discard: from.discard.slice(),
  train: { ...from.train, wagons: from.train.wagons.slice(), deck: from.train.deck.slice() },
  turn: { ...from.turn },
  picked: from.picked,
  contract: from.contract,
});

const newPlayerCopy = (from: Readonly<Player>): Player => ({
  ...from,
  tea: from.tea.slice(),
  hand: from.hand.slice(),
  plantations: from.plantations.slice(),
  contracts: from.contracts.slice(),
});
