import { drawPiece, type Random } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { BONUSES } from '../data/board.ts';
import { CARDS, HAND_SIZE } from '../data/cards.ts';
import { COUNCILLORS } from '../data/councillors.ts';
import { DISTRICTS, LARGE_TILES } from '../data/map.ts';
import { DISTRICT_OF, HEX_NAMES } from './map.ts';
import { CONTRACT_NAMES, LAYINGS } from './moves.ts';
import { emptyTable } from './setup.ts';
import { ABILITY_BITS, NONE, type Player, type State } from './state.ts';
import type { SeatView, TurnView, View } from './view.ts';

/** The only hidden information: which unplayed cards are in the other hands and which in the deck. */
export function redeal(state: State, viewer: Seat | undefined, random: Random): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    if (seat !== viewer) takeHandBack(state, state.players[seat]);
  }
  for (let seat = 0; seat < state.players.length; seat++) {
    if (seat !== viewer) dealAgain(state, state.players[seat], random);
  }
}

/** Marks the place in a hand of a card that was taken back. */
const TAKEN_BACK = -2;

function takeHandBack({ deck }: State, { hand }: Player): void {
  for (let place = 0; place < HAND_SIZE; place++) {
    if (hand[place] === NONE) continue;
    deck[hand[place]]++;
    hand[place] = TAKEN_BACK;
  }
}

function dealAgain({ deck }: State, { hand }: Player, random: Random): void {
  for (let place = 0; place < HAND_SIZE; place++) {
    if (hand[place] === TAKEN_BACK) hand[place] = drawPiece(deck, random);
  }
}

/** A state that fits a view, with every hidden hand dealt at random from the cards that the viewer has not seen. */
export function sample(view: View, random: Random): State {
  const state = emptyTable(view.seats.length);
  state.phase = view.phase;
  state.waiting = view.waiting ?? NONE;
  state.contractBacks = view.contractBacks;
  state.omitted = view.omitted === null ? NONE : DISTRICTS.indexOf(view.omitted);
  state.start = view.start;
  state.round = view.round;
  state.final = view.isLastRound;
  state.bonuses = BONUSES.length - view.bonuses.length;
  if (view.technology.length > 0) state.technology = view.technology.slice();
  restoreMap(state, view);
  state.players.forEach((player, seat) => restoreBoard(state, player, view.seats[seat]));
  restoreTrain(state, view);
  if (view.turn !== null) restoreTurn(state, view.turn);
  restoreCards(state, view, random);
  return state;
}

function restoreMap(state: State, view: View): void {
  for (const { hex: name, level, owner, isDouble } of view.map) {
    const hex = HEX_NAMES.indexOf(name);
    state.levels[hex] = level;
    if (isDouble) state.double = hex;
    if (owner === null) continue;
    state.owners[hex] = owner;
    state.players[owner].plantations[DISTRICT_OF[hex]] += isDouble ? 2 : 1;
  }
  for (const { district, elevation, councillor } of view.districts) {
    state.elevations[DISTRICTS.indexOf(district)] = LARGE_TILES.findIndex(({ name }) => name === elevation);
    state.councillors[DISTRICTS.indexOf(district)] = councillor;
  }
}

function restoreBoard(state: Readonly<State>, player: Player, seen: SeatView): void {
  player.rupees = seen.rupees;
  player.points = seen.points;
  player.tokens = seen.tokens;
  player.markers = seen.markers;
  player.pawn = seen.pawn === null ? NONE : HEX_NAMES.indexOf(seen.pawn);
  player.step = seen.step;
  player.bonus = seen.bonus;
  player.tile = seen.tile;
  player.tileSpent = seen.isTileSpent;
  player.tea = [seen.tea.black, seen.tea.green, seen.tea.white];
  player.contracts = seen.contracts.slice();
  for (const name of seen.hired) {
    const district = DISTRICTS.indexOf(name);
    const councillor = state.councillors[district];
    player.hired |= 1 << district;
    if (councillor !== null) player.abilities |= ABILITY_BITS[COUNCILLORS.indexOf(councillor)];
  }
}

function restoreTrain({ train }: State, view: View): void {
  train.wagons = view.wagons.map(name => (name === null ? NONE : CONTRACT_NAMES.indexOf(name)));
  train.deck = CONTRACT_NAMES.map(name => (view.contractDeck.includes(name) ? 1 : 0));
  train.left = view.contractDeck.length;
  train.next = view.nextCompany ?? NONE;
}

function restoreTurn(state: State, seen: TurnView): void {
  const { turn } = state;
  const { card } = seen;
  turn.active = seen.active;
  turn.acting = seen.acting;
  turn.tokenUsed = seen.isTokenUsed;
  turn.doing = seen.doing;
  turn.boosted = seen.isBoosted;
  turn.then = seen.then ?? 'action';
  if (card !== null) turn.laying = layingOf(card.active, card.followers);
  for (const name of seen.picked) state.picked |= 1 << HEX_NAMES.indexOf(name);
  if (seen.contract !== null) state.contract = CONTRACT_NAMES.indexOf(seen.contract);
}

const layingOf = (one: string, other: string): number =>
  LAYINGS.findIndex(({ active, followers }) => active === one && followers === other);

function restoreCards(state: State, view: View, random: Random): void {
  const { deck, discard, players } = state;
  for (const { active, followers, copies } of view.discard) {
    const laying = layingOf(active, followers);
    discard[laying] = copies;
    deck[LAYINGS[laying].card] -= copies;
  }
  if (view.viewer !== null && view.hand !== null) {
    const { hand } = players[view.viewer];
    view.hand.forEach((mains, place) => {
      hand[place] = CARDS.findIndex(kind => kind.mains[0] === mains[0] && kind.mains[1] === mains[1]);
      deck[hand[place]]--;
    });
  }
  view.seats.forEach(({ handSize }, seat) => {
    if (seat === view.viewer) return;
    for (let place = 0; place < handSize; place++) players[seat].hand[place] = drawPiece(deck, random);
  });
  state.cardsLeft = view.deck;
}
