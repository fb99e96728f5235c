import { CARDS, HAND_SIZE } from '../data/cards.ts';
import { COMPANIES, CONTRACTS, TEAS, WAGONS } from '../data/contracts.ts';
import { DISTRICTS } from '../data/map.ts';
import { HEX_COUNT } from './map.ts';
import type { Player, State } from './state.ts';

/*
 * Each list is copied where it is named. A function for any list would meet lists of several kinds and check at each
 * element which it is.
 */

/** A state that shares nothing with `from`. Every list keeps its length during a game, so `into` is overwritten. */
export const copy = (from: Readonly<State>, into?: State): State => {
  if (into === undefined || into.players.length !== from.players.length) return newCopy(from);
  into.phase = from.phase;
  into.waiting = from.waiting;
  for (let seat = 0; seat < from.players.length; seat++) {
    copyPlayer(from.players[seat], into.players[seat]);
    into.technology[seat] = from.technology[seat];
  }
  into.omitted = from.omitted;
  into.contractBacks = from.contractBacks;
  into.start = from.start;
  into.round = from.round;
  into.final = from.final;
  into.double = from.double;
  into.bonuses = from.bonuses;
  into.cardsLeft = from.cardsLeft;
  copyMap(from, into);
  copyCards(from, into);
  copyTrainAndTurn(from, into);
  return into;
};

const copyMap = ({ levels, owners, elevations, councillors }: Readonly<State>, into: State): void => {
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    into.levels[hex] = levels[hex];
    into.owners[hex] = owners[hex];
  }
  for (let district = 0; district < DISTRICTS.length; district++) {
    into.elevations[district] = elevations[district];
    into.councillors[district] = councillors[district];
  }
};

const copyCards = ({ deck, discard }: Readonly<State>, into: State): void => {
  for (let kind = 0; kind < CARDS.length; kind++) {
    into.deck[kind] = deck[kind];
    into.discard[2 * kind] = discard[2 * kind];
    into.discard[2 * kind + 1] = discard[2 * kind + 1];
  }
};

const copyTrainAndTurn = (from: Readonly<State>, into: State): void => {
  const { wagons, deck } = from.train;
  for (let wagon = 0; wagon < WAGONS; wagon++) into.train.wagons[wagon] = wagons[wagon];
  for (let contract = 0; contract < CONTRACTS.length; contract++) into.train.deck[contract] = deck[contract];
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
};

const copyPlayer = (from: Readonly<Player>, into: Player): void => {
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
  for (let kind = 0; kind < TEAS.length; kind++) into.tea[kind] = from.tea[kind];
  for (let place = 0; place < HAND_SIZE; place++) into.hand[place] = from.hand[place];
  for (let district = 0; district < DISTRICTS.length; district++)
    into.plantations[district] = from.plantations[district];
  for (let company = 0; company < COMPANIES.length; company++)
    into.contracts[company] = from.contracts[company];
};

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
