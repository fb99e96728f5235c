import type { Language } from '../../kernel/text.ts';
import { ROUNDS } from './data/market.ts';
import type { View } from './rules/view.ts';
import { drawing } from './text/drawing.ts';

/** The table as text, for the terminal. */
export function draw(view: View, players: readonly string[], language: Language): string {
  const words = drawing[language];
  const rows = players.map((name, seat) => {
    const chosen = view.phase !== null && view.hasChosen[seat] ? `  (${words.hasChosen})` : '';
    return `${name.padEnd(14)}${view.baskets[seat]} ${words.baskets}  ${view.coins[seat]} ${words.coins}${chosen}`;
  });
  return [`${words.round} ${view.round}/${ROUNDS}  ${words.price} ${view.price}`, '', ...rows].join('\n');
}
