import type { Translated } from '../../../board/module.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { contractOf, moveCost, rupeesOf } from './prices.ts';
import { translated } from './text.ts';

/** The words on the button that plays a move. */
export function confirmName(move: Move, view: View): Translated {
  const seat = view.viewer ?? view.waiting ?? 0;
  return translated(({ confirms, targets }) => {
    switch (move.type) {
      case 'playCard':
        return confirms.card;
      case 'startAt':
        return confirms.start;
      case 'moveTo':
        return confirms.move(moveCost(view, seat, move.hex) ?? 0);
      case 'plantAt':
        return targets.action('plant', rupeesOf(view, seat, 'plant'));
      case 'pick':
        return targets.action('harvest', 0);
      case 'hireIn':
        return targets.action('hire', rupeesOf(view, seat, 'hire'));
      case 'act':
      case 'useToken':
        return targets.action(move.action, rupeesOf(view, seat, move.action));
      case 'fulfil':
        return confirms.deliver;
      case 'takeReward': {
        const name = view.turn?.contract ?? null;
        return name === null ? '' : confirms.reward(targets[move.reward](contractOf(name)[move.reward]));
      }
      case 'return':
      case 'omit':
        return confirms[move.type];
      case 'useTile':
      case 'saveTile':
      case 'stopHarvest':
        return targets[move.type];
      case 'keepToken':
        return targets.keepTokens;
    }
  });
}
