import type { Random } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { MAX_SALE } from '../data/market.ts';
import { seatsOf, type State } from './state.ts';
import type { View } from './view.ts';

const anyChoice = ({ baskets }: Pick<View, 'baskets'>, seat: Seat, random: Random): number =>
  random.below(Math.min(MAX_SALE, baskets[seat]) + 1);

/** The one secret: what the others have chosen this round. */
export function redeal(state: State, viewer: Seat | undefined, random: Random): void {
  for (const seat of seatsOf(state))
    if (seat !== viewer && state.phase !== null && state.choices[seat] !== null)
      state.choices[seat] = anyChoice(state, seat, random);
}

/** A state that fits a view, with any choice the others may have made. */
export function sample(view: View, random: Random): State {
  const { viewer, choice, hasChosen, ...open } = view;
  return {
    ...open,
    bag: [...open.bag],
    coins: [...open.coins],
    baskets: [...open.baskets],
    choices: hasChosen.map((isMade, seat) => {
      if (!isMade) return null;
      return seat === viewer && choice !== null ? choice : anyChoice(view, seat, random);
    }),
  };
}
