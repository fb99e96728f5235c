import type { Translated } from '../../../board/module.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { translate } from './text.ts';
import { stepOf, turnsOf } from './turn-order.ts';

/** "Round 5/9 · Canal". */
export function progress(view: View): Translated {
  const step = stepOf(view);
  return translate(({ supplies, steps }) =>
    [supplies.round(view.round, view.rounds), ...(step === undefined ? [] : [steps[step]])].join(' · '),
  );
}

/** Who is still to act in this step, in order. */
export const turnOrder = (view: View): readonly Seat[] =>
  turnsOf(view)
    .filter(({ isDone }) => !isDone)
    .map(({ seat }) => seat);

/** What the button says that plays a move: "Bid 3", "Accept", "Plant". */
export const confirmName = (move: Move, view: View): Translated =>
  translate(({ confirms, targets }) => {
    switch (move.type) {
      case 'bid':
        return move.amount === 0 ? targets.pass : confirms.bid(move.amount);
      case 'bribe':
        return move.amount === 0 ? targets.noBribe : confirms.bribe(move.amount);
      case 'reject':
      case 'build':
        return confirms.elsewhere(view.proposals?.price ?? 1);
      case 'abstain':
      case 'decline':
      case 'keep':
        return targets[move.type];
      case 'placeSpring':
      case 'placePalm':
      case 'take':
      case 'plant':
      case 'propose':
      case 'accept':
      case 'lay':
        return confirms[move.type];
    }
  });
