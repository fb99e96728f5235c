import type { Seat } from '../../kernel/seat.ts';
import { MAINS } from './data/actions.ts';
import type { PlayCard } from './rules/moves.ts';
import { whyNotAction } from './rules/performable.ts';
import type { State } from './rules/state.ts';

/** Whether the player can take a card's action, and the share of the others who can take theirs. */
export const CARD_FACTS = [
  ...MAINS.map(main => `can-${main}`),
  ...MAINS.map(main => `others-can-${main}`),
] as const;

export function fillCard(
  state: Readonly<State>,
  seat: Seat,
  { active, followers }: PlayCard,
  values: Float64Array,
): void {
  if (whyNotAction(state, seat, active) === undefined) values[MAINS.indexOf(active)] = 1;
  const { length } = state.players;
  let able = 0;
  for (let other = 0; other < length; other++)
    if (other !== seat && whyNotAction(state, other, followers) === undefined) able++;
  values[MAINS.length + MAINS.indexOf(followers)] = able / (length - 1);
}
