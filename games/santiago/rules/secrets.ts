import type { Random } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { ALL_ESCUDOS, INCOME, SUPPLIES, type PlayerCount } from '../data/supplies.ts';
import { PLANTATION_TILES } from '../data/tiles.ts';
import { setOf, TOUCHING } from './board.ts';
import { buildingPrice } from './decision.ts';
import { isWatered } from './drying.ts';
import { emptyTable, placeSpring } from './setup.ts';
import { DESERT, NEUTRAL, NONE, type State } from './state.ts';
import { seesBid, seesPurse, type View } from './view.ts';

/** Hidden money and sealed bids are all that a viewer may not know: the piles are stored without an order. */
export function redeal(state: State, viewer: Seat | undefined, random: Random): void {
  dealPurses(state, viewer, random);
  for (let seat = 0; seat < state.players; seat++) {
    if (state.auction.bids[seat] === NONE || seesBid(state, viewer, seat)) continue;
    state.auction.bids[seat] = random.below(state.money[seat] + 1);
  }
}

/**
 * Splits the money whose owner the viewer does not know between the hidden seats and the bank, every split equally
 * likely. A seat holds at least its open bid or bribe, and all seats together no more than the bank has paid out.
 */
function dealPurses(state: State, viewer: Seat | undefined, random: Random): void {
  let loose = moneyPaidOut(state);
  let purses = 0;
  for (let seat = 0; seat < state.players; seat++) {
    const isOpen = seesPurse(state, viewer, seat);
    loose -= isOpen ? state.money[seat] : committedMoney(state, seat);
    if (!isOpen) purses++;
  }
  // A split is a row of escudos with a divider after each purse; the bank gets those after the last divider.
  let left = loose + purses;
  for (let seat = 0; seat < state.players; seat++) {
    if (seesPurse(state, viewer, seat)) continue;
    let money = committedMoney(state, seat);
    for (; random.below(left) >= purses; left--) money++;
    left--;
    purses--;
    state.money[seat] = money;
  }
  state.bank = state.money.reduce((bank, money) => bank - money, ALL_ESCUDOS);
}

/** All the money that the players have received so far. */
const moneyPaidOut = ({ players, round }: Readonly<State>): number =>
  players * (SUPPLIES[players].escudos + INCOME * Math.max(0, round - 1));

/** The seat's open bid or bribe that is not yet paid. */
function committedMoney(state: Readonly<State>, seat: Seat): number {
  const { phase, auction, taking, proposals } = state;
  if (phase === 'auction') return Math.max(0, auction.bids[seat]);
  if (phase === 'take' || phase === 'plant') {
    const hasPaid = state.players === 2 || taking.order.indexOf(seat) <= taking.turn;
    return hasPaid ? 0 : auction.bids[seat];
  }
  if (phase === 'canal' && seat === state.overseer) return buildingPrice(state);
  return proposals.bribes[seat];
}

/** With hidden money an automatic move would reveal that the seat could not afford another one. */
export const hasSecretChoices = ({ phase, hidesMoney }: Readonly<State>): boolean =>
  hidesMoney &&
  (phase === 'auction' || phase === 'sealedAuction' || phase === 'bribe' || phase === 'decision');

/** A complete state that fits a view. */
export function sample(view: View, random: Random): State {
  // A view is only ever made of a state, whose number of players was checked at the set-up.
  const state = emptyTable(view.players as PlayerCount);
  state.hidesMoney = view.hidesMoney;
  state.phase = view.phase;
  state.round = view.round;
  state.overseer = view.overseer;
  if (view.spring !== null) placeSpring(state, view.spring);
  state.palms = [...view.palms];
  state.setup = { ...view.setup };
  state.canals = setOf(view.canals);
  for (const place of view.canals) state.reachable |= TOUCHING[place];
  state.supply = view.supply;
  state.boxedCanals = view.boxedCanals;
  state.ownCanals = [...view.ownCanals];
  state.piles = [...view.unseen];
  state.village = [...view.village];
  state.boxedTiles = [...view.boxedTiles];
  state.reserve = [...view.reserve];
  state.lost = [...view.lost];
  state.money = view.money.map(money => money ?? 0);
  sampleFields(view, state);
  sampleDecisions(view, state);
  redeal(state, view.viewer ?? undefined, random);
  return state;
}

function sampleFields(view: View, state: State): void {
  view.fields.forEach((field, space) => {
    if (field === null) return;
    state.tiles[space] = PLANTATION_TILES.findIndex(({ name }) => name === field.tile);
    state.owners[space] = field.desert ? DESERT : (field.owner ?? NEUTRAL);
    state.farmers[space] = field.farmers;
  });
  state.drySpaces = state.empty.filter(
    space => view.fields[space]?.desert === false && !isWatered(state, space),
  );
  state.empty = state.empty.filter(space => state.tiles[space] === NONE);
}

function sampleDecisions(view: View, state: State): void {
  // `redeal` chooses sealed bids afterwards; any bid will do until then.
  state.auction.bids = view.bids.map(bid => (bid === 'sealed' ? 0 : (bid ?? NONE)));
  if (state.players > 2) state.auction.turn = view.bids.filter(bid => bid !== null).length;
  if (view.taking !== null) {
    state.taking.order = [...view.taking.order];
    state.taking.turn = view.taking.turn;
    state.taking.tile = view.taking.tile ?? NONE;
  }
  if (view.proposals !== null) {
    const { turn, places, bribes } = view.proposals;
    state.proposals.turn = turn;
    state.proposals.places = places.map(place => place ?? NONE);
    state.proposals.bribes = bribes.map(bribe => bribe ?? 0);
    state.proposals.proposed = setOf(places.filter(place => place !== null));
  }
  if (view.phase === 'decision') state.decision.stage = 'due';
  if (view.phase === 'canal') state.decision.stage = 'building';
  if (view.extra !== null) state.extra.turn = view.extra.turn;
}

/** Two players bid at the same time. */
export const hidesDecisions = ({ phase }: Readonly<State>): boolean => phase === 'sealedAuction';
