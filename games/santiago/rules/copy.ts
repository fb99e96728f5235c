import type { State } from './state.ts';

/** A copy that shares nothing with the original; writes into `into` when given. */
export function copy(from: Readonly<State>, into?: State): State {
  return into === undefined ? duplicate(from) : overwrite(from, into);
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
  into.players = from.players;
  into.hidesMoney = from.hidesMoney;
  into.round = from.round;
  into.overseer = from.overseer;
  into.spring = from.spring;
  overwriteList(from.palms, into.palms);
  overwriteList(from.tiles, into.tiles);
  overwriteList(from.owners, into.owners);
  overwriteList(from.farmers, into.farmers);
  overwriteList(from.empty, into.empty);
  overwriteList(from.drySpaces, into.drySpaces);
  into.canals = from.canals;
  into.reachable = from.reachable;
  into.supply = from.supply;
  into.boxedCanals = from.boxedCanals;
  overwriteList(from.ownCanals, into.ownCanals);
  overwriteList(from.piles, into.piles);
  overwriteList(from.village, into.village);
  overwriteList(from.boxedTiles, into.boxedTiles);
  overwriteList(from.reserve, into.reserve);
  overwriteList(from.lost, into.lost);
  overwriteList(from.money, into.money);
  into.bank = from.bank;
  overwriteDecisions(from, into);
  return into;
}

function overwriteDecisions(from: Readonly<State>, into: State): void {
  into.setup.by = from.setup.by;
  into.setup.springs = from.setup.springs;
  into.setup.palms = from.setup.palms;
  into.auction.turn = from.auction.turn;
  overwriteList(from.auction.bids, into.auction.bids);
  overwriteList(from.taking.order, into.taking.order);
  into.taking.turn = from.taking.turn;
  into.taking.tile = from.taking.tile;
  into.proposals.turn = from.proposals.turn;
  overwriteList(from.proposals.places, into.proposals.places);
  overwriteList(from.proposals.bribes, into.proposals.bribes);
  into.proposals.proposed = from.proposals.proposed;
  into.decision.stage = from.decision.stage;
  into.extra.turn = from.extra.turn;
}

/** Makes one list equal to another without allocating. */
function overwriteList(from: readonly number[], into: number[]): void {
  while (into.length > from.length) into.pop();
  for (let index = 0; index < from.length; index++) into[index] = from[index];
}
