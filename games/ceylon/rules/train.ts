import type { Random } from '../../../kernel/random.ts';
import { CONTRACTS, WAGONS } from '../data/contracts.ts';
import type { GameEffects } from './events.ts';
import { NONE, type State, type Train } from './state.ts';

/** Empty wagons get new contracts from the front to the back, until the deck is empty. */
export function refillWagons(state: State, { random, emit }: GameEffects): void {
  const { train } = state;
  for (let wagon = 0; wagon < WAGONS; wagon++) {
    if (train.wagons[wagon] !== NONE || train.left === 0) continue;
    const contract = drawContract(train, random);
    train.wagons[wagon] = contract;
    emit?.({ type: 'wagonFilled', wagon, contract });
    if (!state.contractBacks || train.left === 0) continue;
    train.next = CONTRACTS[nthContract(train, random.below(train.left), NONE)].company;
    emit?.({ type: 'nextContractShown', company: train.next });
  }
}

/** A random contract from the deck, for the company on the visible back if there is one. */
function drawContract(train: Train, random: Random): number {
  const { next } = train;
  let count = 0;
  for (let contract = 0; contract < CONTRACTS.length; contract++) {
    if (train.deck[contract] === 1 && (next === NONE || CONTRACTS[contract].company === next)) count++;
  }
  const drawn = nthContract(train, random.below(count), next);
  train.deck[drawn] = 0;
  train.left--;
  train.next = NONE;
  return drawn;
}

/** The contract in the deck, or among those for one company, with so many before it. */
function nthContract({ deck }: Train, before: number, company: number): number {
  let skip = before;
  for (let contract = 0; contract < CONTRACTS.length; contract++) {
    if (deck[contract] === 0 || (company !== NONE && CONTRACTS[contract].company !== company)) continue;
    if (skip-- === 0) return contract;
  }
  return NONE;
}
