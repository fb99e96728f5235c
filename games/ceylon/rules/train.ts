import { fromDeck, type Random } from '../../../kernel/random.ts';
import { CONTRACTS, WAGONS } from '../data/contracts.ts';
import type { GameEffects } from './events.ts';
import { NONE, type State, type Train } from './state.ts';

/** The company of each contract. */
const COMPANIES: readonly number[] = CONTRACTS.map(({ company }) => company);

/** The numbers of the piles: a contract's back is drawn before the contract itself. */
const CONTRACT_BACKS = 1;
const CONTRACT_CARDS = 2;

/** Empty wagons get new contracts from the front to the back, until the deck is empty. */
export const refillWagons = (state: State, { random, emit }: GameEffects): void => {
  const { train } = state;
  for (let wagon = 0; wagon < WAGONS; wagon++) {
    if (train.wagons[wagon] !== NONE || train.left === 0) continue;
    const contract = drawContract(train, random);
    train.wagons[wagon] = contract;
    emit?.({ type: 'wagonFilled', wagon, contract });
    if (!state.contractBacks || train.left === 0) continue;
    const place = fromDeck(random, CONTRACT_BACKS, train.left).below(train.left);
    train.next = COMPANIES[nthContract(train, place, NONE)];
    emit?.({ type: 'nextContractShown', company: train.next });
  }
};

/** A random contract from the deck, for the company on the visible back if there is one. */
const drawContract = (train: Train, random: Random): number => {
  const { next } = train;
  let count = 0;
  for (let contract = 0; contract < COMPANIES.length; contract++) {
    if (train.deck[contract] === 1 && (next === NONE || COMPANIES[contract] === next)) count++;
  }
  const drawn = nthContract(train, fromDeck(random, CONTRACT_CARDS, train.left).below(count), next);
  train.deck[drawn] = 0;
  train.left--;
  train.next = NONE;
  return drawn;
};

/** The contract in the deck, or among those for one company, with so many before it. */
const nthContract = ({ deck }: Train, before: number, company: number): number => {
  let skip = before;
  for (let contract = 0; contract < COMPANIES.length; contract++) {
    if (deck[contract] === 0 || (company !== NONE && COMPANIES[contract] !== company)) continue;
    if (skip-- === 0) return contract;
  }
  return NONE;
};
