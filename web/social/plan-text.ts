import type { Orders } from '../../api/orders.ts';
import type { GameModule } from '../../games/module.ts';
import { joinList, plainText, seatNames } from '../../kernel/text.ts';
import { preferences } from '../preferences.ts';
import { socialText } from './social-text.ts';

export type Order = Orders['orders'][number];

/** A move in words. */
export function moveText(module: GameModule, notation: string, players: readonly string[]): string {
  const move = module.game.notation.parse(notation);
  if (move === undefined) return notation;
  const say = module.text[preferences.value.language].moves[move.type];
  // The sentences are typed by the game; this one belongs to the type of the move.
  return plainText(say(move as never, seatNames(players)));
}

/** A standing order in words. */
export function orderText({ steps }: Order, module: GameModule, players: readonly string[]): string {
  const { plans: say } = socialText();
  const { language } = preferences.value;
  const words = (notation: string): string => moveText(module, notation, players);
  return steps
    .map(({ after, play }) => {
      const [first, ...rest] = play.map(words);
      const foreseen = (after ?? []).map(({ seat, moves }) =>
        say.foreseen(players[seat], moves === null ? say.any : joinList(language, moves.map(words))),
      );
      const when = after === null ? say.whatever : joinList(language, foreseen);
      return say.plan(when, first, rest.length);
    })
    .join(' ');
}
