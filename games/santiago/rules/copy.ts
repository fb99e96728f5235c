import type { State } from './state.ts';

/** A state of its own; writes into `into` when given. */
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
    tiles: from.tiles.slice(),
    owners: from.owners.slice(),
    farmers: from.farmers.slice(),
    empty: from.empty.slice(),
    thirsty: from.thirsty.slice(),
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
  rewrite(from.palms, into.palms);
  rewrite(from.tiles, into.tiles);
  rewrite(from.owners, into.owners);
  rewrite(from.farmers, into.farmers);
  rewrite(from.empty, into.empty);
  rewrite(from.thirsty, into.thirsty);
  into.canals = from.canals;
  into.reachable = from.reachable;
  into.supply = from.supply;
  into.boxedCanals = from.boxedCanals;
  rewrite(from.ownCanals, into.ownCanals);
  rewrite(from.piles, into.piles);
  rewrite(from.village, into.village);
  rewrite(from.boxedTiles, into.boxedTiles);
  rewrite(from.reserve, into.reserve);
  rewrite(from.lost, into.lost);
  rewrite(from.money, into.money);
  into.bank = from.bank;
  overwriteRooms(from, into);
  return into;
}

function overwriteRooms(from: Readonly<State>, into: State): void {
  into.auction.turn = from.auction.turn;
  rewrite(from.auction.bids, into.auction.bids);
  rewrite(from.taking.order, into.taking.order);
  into.taking.turn = from.taking.turn;
  into.taking.tile = from.taking.tile;
  into.proposals.turn = from.proposals.turn;
  rewrite(from.proposals.places, into.proposals.places);
  rewrite(from.proposals.bribes, into.proposals.bribes);
  into.proposals.proposed = from.proposals.proposed;
  into.decision.stage = from.decision.stage;
  into.extra.turn = from.extra.turn;
}

/** Makes one list equal to another without a new one. */
function rewrite(from: readonly number[], into: number[]): void {
  while (into.length > from.length) into.pop();
  for (let index = 0; index < from.length; index++) into[index] = from[index];
}
