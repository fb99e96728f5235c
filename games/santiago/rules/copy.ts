import { SPACES } from './board.ts';
import { KINDS, type State } from './state.ts';

/** A copy that shares nothing with the original; writes into `into` when it is a table for as many players. */
export function copy(from: Readonly<State>, into?: State): State {
  return into?.players === from.players ? overwrite(from, into) : duplicate(from);
}

function duplicate(from: Readonly<State>): State {
  return {
    phase: from.phase,
    players: from.players,
    hidesMoney: from.hidesMoney,
    round: from.round,
    overseer: from.overseer,
    spring: from.spring,
    palms: from.palms.slice(),
    setup: { by: from.setup.by, springs: from.setup.springs, palms: from.setup.palms },
    tiles: from.tiles.slice(),
    owners: from.owners.slice(),
    farmers: from.farmers.slice(),
    empty: from.empty.slice(),
    drySpaces: from.drySpaces.slice(),
    canals: from.canals,
    reachable: from.reachable,
    supply: from.supply,
    boxedCanals: from.boxedCanals,
    ownCanals: from.ownCanals.slice(),
    piles: from.piles.slice(),
    village: from.village.slice(),
    boxedTiles: from.boxedTiles.slice(),
    reserve: from.reserve.slice(),
    lost: from.lost.slice(),
    money: from.money.slice(),
    bank: from.bank,
    auction: { turn: from.auction.turn, bids: from.auction.bids.slice() },
    taking: { order: from.taking.order.slice(), turn: from.taking.turn, tile: from.taking.tile },
    proposals: {
      turn: from.proposals.turn,
      places: from.proposals.places.slice(),
      bribes: from.proposals.bribes.slice(),
      proposed: from.proposals.proposed,
    },
    decision: { stage: from.decision.stage },
    extra: { turn: from.extra.turn },
  };
}

function overwrite(from: Readonly<State>, into: State): State {
  into.phase = from.phase;
  into.hidesMoney = from.hidesMoney;
  into.round = from.round;
  into.overseer = from.overseer;
  into.spring = from.spring;
  into.canals = from.canals;
  into.reachable = from.reachable;
  into.supply = from.supply;
  into.boxedCanals = from.boxedCanals;
  into.bank = from.bank;
  overwriteSpaces(from, into);
  overwriteTiles(from, into);
  overwriteSeats(from, into);
  overwriteDecisions(from, into);
  return into;
}

/*
 * Lists of the same length are copied in one loop. A function for any list would meet lists of several kinds and check
 * at each element which it is.
 */

function overwriteSpaces(from: Readonly<State>, into: State): void {
  const { tiles, owners, farmers } = from;
  for (let space = 0; space < SPACES; space++) {
    into.tiles[space] = tiles[space];
    into.owners[space] = owners[space];
    into.farmers[space] = farmers[space];
  }
  overwriteList(from.palms, into.palms);
  overwriteList(from.empty, into.empty);
  overwriteList(from.drySpaces, into.drySpaces);
}

function overwriteTiles({ piles, village, boxedTiles }: Readonly<State>, into: State): void {
  for (let tile = 0; tile < KINDS; tile++) {
    into.piles[tile] = piles[tile];
    into.village[tile] = village[tile];
    into.boxedTiles[tile] = boxedTiles[tile];
  }
}

function overwriteSeats(from: Readonly<State>, into: State): void {
  const { ownCanals, reserve, lost, money, auction, taking, proposals } = from;
  for (let seat = 0; seat < from.players; seat++) {
    into.ownCanals[seat] = ownCanals[seat];
    into.reserve[seat] = reserve[seat];
    into.lost[seat] = lost[seat];
    into.money[seat] = money[seat];
    into.auction.bids[seat] = auction.bids[seat];
    into.taking.order[seat] = taking.order[seat];
    into.proposals.places[seat] = proposals.places[seat];
    into.proposals.bribes[seat] = proposals.bribes[seat];
  }
}

function overwriteDecisions(from: Readonly<State>, into: State): void {
  into.setup.by = from.setup.by;
  into.setup.springs = from.setup.springs;
  into.setup.palms = from.setup.palms;
  into.auction.turn = from.auction.turn;
  into.taking.turn = from.taking.turn;
  into.taking.tile = from.taking.tile;
  into.proposals.turn = from.proposals.turn;
  into.proposals.proposed = from.proposals.proposed;
  into.decision.stage = from.decision.stage;
  into.extra.turn = from.extra.turn;
}

/** Makes one list equal to another without allocating. */
function overwriteList(from: readonly number[], into: number[]): void {
  while (into.length > from.length) into.pop();
  for (let index = 0; index < from.length; index++) into[index] = from[index];
}
