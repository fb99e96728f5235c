import type { MinorAction } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { STONE_RUBBLE, workerSteelPrice } from '../rules/works.ts';
import type { Translated } from '../../../board/module.ts';
import { translated } from './board-text.ts';

interface Share {
  readonly good: 'iron' | 'steel' | 'stone' | 'rubble';
  readonly count: number;
}

/** What a minor action of the works costs and makes. */
interface Trade {
  readonly price: Share;
  readonly made: Share;
}

/** Without a worker at work steel costs what it costs the viewer of an idle board: the full price. */
export function tradeOf(what: MinorAction, view: View): Trade {
  const own = view.seats[view.worker.seat] ?? view.seats[0];
  switch (what) {
    case 'steel':
      return {
        price: { good: 'iron', count: workerSteelPrice(view, own) },
        made: { good: 'steel', count: 1 },
      };
    case 'chip':
      return { price: { good: 'stone', count: 1 }, made: { good: 'rubble', count: STONE_RUBBLE } };
    default:
      return { price: { good: 'rubble', count: STONE_RUBBLE }, made: { good: 'stone', count: 1 } };
  }
}

/** "Make steel: 1 steel for 3 iron". */
export const tradeName = (what: MinorAction, view: View): Translated =>
  translated(({ buttons, counts }) => {
    const { price, made } = tradeOf(what, view);
    return buttons.trade(buttons.smelt[what], counts[price.good](price.count), counts[made.good](made.count));
  });
