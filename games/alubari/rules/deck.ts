import { fromDeck, type Random } from '../../../kernel/random.ts';
import { WEATHERS } from '../data/board.ts';
import { CONTRACTS } from '../data/contracts.ts';
import { nthOf, setOf, sizeOf } from './sets.ts';
import { NONE, type State } from './state.ts';

const SUN = 0;
const RAIN = 1;
/** The contracts that show each weather on their back. */
const BACKS = Int32Array.from(WEATHERS, weather =>
  setOf(CONTRACTS.flatMap(({ back }, card) => (back === weather ? [card] : []))),
);
export const ALL_CONTRACTS = setOf(CONTRACTS.map((_, index) => index));

/** The numbers of the piles. Discards come back, so the place in the contracts is told by the cards that are left. */
const CONTRACT_PILE = 0;
const BACK_PILE = 1;
export const BAG = 2;

/** Draws the weather on the back of the new top card: nothing else is known of it. */
export const drawBack = (state: State, random: Random): void => {
  if (state.deck === 0) {
    state.back = NONE;
    return;
  }
  const suns = sizeOf(state.deck & BACKS[SUN]);
  const rains = sizeOf(state.deck & BACKS[RAIN]);
  const card = fromDeck(random, BACK_PILE, state.deck).below(sizeOf(state.deck));
  // Signs are added up, because a branch for each weather is guessed wrong too often.
  state.back = SUN + ((suns - 1 - card) >>> 31) + ((suns + rains - 1 - card) >>> 31);
};

/** An empty deck is replaced by the shuffled discards as soon as a card or a back is needed. */
const reshuffleIfEmpty = (state: State, random: Random): void => {
  if (state.deck !== 0 || state.discards === 0) return;
  state.deck = state.discards;
  state.discards = 0;
  drawBack(state, random);
};

/** Draws the top card and returns its number; 0 when there is none. */
export const drawContract = (state: State, random: Random): number => {
  reshuffleIfEmpty(state, random);
  if (state.deck === 0) return 0;
  const candidates = state.deck & BACKS[state.back];
  const card = nthOf(candidates, fromDeck(random, CONTRACT_PILE, state.deck).below(sizeOf(candidates)));
  state.deck &= ~(1 << card);
  drawBack(state, random);
  return card + 1;
};

/** The weather on the back of the top card, NONE when there is no card. */
export const forecast = (state: State, random: Random): number => {
  reshuffleIfEmpty(state, random);
  return state.back;
};

/** Discards the card of a slot. */
export const discardSlot = (state: State, slot: number): void => {
  const card = state.row[slot];
  if (card === 0) return;
  state.discards |= 1 << (card - 1);
  state.row[slot] = 0;
};

/** Deals cards to the free slots. */
export const fillRow = (state: State, random: Random): void => {
  for (let slot = 0; slot < state.row.length; slot++) {
    if (state.row[slot] === 0) state.row[slot] = drawContract(state, random);
  }
};

/** Discards the whole row and deals a new one. */
export const renewRow = (state: State, random: Random): void => {
  for (let slot = 0; slot < state.row.length; slot++) discardSlot(state, slot);
  fillRow(state, random);
};

export const isRowEmpty = ({ row }: Readonly<State>): boolean => row[0] === 0 && row[1] === 0 && row[2] === 0;

/** The cards in the row. */
export const rowCards = (state: Readonly<State>): number[] => state.row.filter(card => card !== 0);
