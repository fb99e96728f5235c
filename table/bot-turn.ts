import type { BotJob } from './ports.ts';
import { botLevelAt } from './seat-state.ts';
import { nextBotSeat, type Table } from './table.ts';
import { legalMoves } from './view.ts';

/** The decision of the bot whose turn it is; undefined when no bot is to move. */
export function jobFor(table: Table): BotJob | undefined {
  const { game, match, places } = table;
  const seat = nextBotSeat(table);
  const level = seat === undefined ? undefined : botLevelAt(places[seat]);
  if (seat === undefined || level === undefined || match === null) return undefined;
  return {
    game: game.meta.id,
    level,
    seat,
    view: game.view(match.state, seat),
    moves: legalMoves(table, seat),
  };
}
