import type { Player, State } from './state.ts';
import { NONE } from './state.ts';
import { CARDS } from '../data/cards.ts';
import { COMPANIES, CONTRACTS } from '../data/contracts.ts';

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Pieces counted over all the places where they can be. Rupees, chests and tokens are not limited. */
export function pieceCounts(state: Readonly<State>): Record<string, number> {
  const { players, owners, train } = state;
  const counts: Record<string, number> = {};
  players.forEach(({ markers, plantations }, seat) => {
    const onMap = owners.filter(owner => owner === seat).length + (owners[state.double] === seat ? 1 : 0);
    counts[`markers of seat ${seat}`] = markers + onMap;
    counts[`markers of seat ${seat} by district`] = markers + total(plantations);
  });
  const sum = (count: (player: Readonly<Player>) => number): number => total(players.map(count));
  CARDS.forEach(({ mains }, kind) => {
    const inHands = sum(({ hand }) => hand.filter(held => held === kind).length);
    counts[`cards ${mains.join('/')}`] =
      state.deck[kind] + inHands + state.discard[2 * kind] + state.discard[2 * kind + 1];
  });
  counts['cards miscounted'] = state.cardsLeft - total(state.deck);
  for (const company of COMPANIES) {
    const open = (contract: number): number =>
      contract !== NONE && CONTRACTS[contract].company === company ? 1 : 0;
    counts[`contracts of company ${company}`] =
      total(train.deck.map((left, contract) => left * open(contract))) +
      total(train.wagons.map(open)) +
      sum(({ contracts }) => contracts[company - 1]);
  }
  counts['contracts miscounted'] = train.left - total(train.deck);
  counts['technology discs'] = new Set(state.technology).size;
  counts['bonuses miscounted'] = state.bonuses - players.filter(({ bonus }) => bonus > 0).length;
  return counts;
}
