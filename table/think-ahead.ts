import type { AheadJob, PlayedMove, ThinkingAhead } from './ports.ts';
import { botLevelAt } from './seat-state.ts';
import { nextBotSeat, toAct, type Table } from './table.ts';

/** All moves of the match, as every seat has seen them; undefined while some of them may be secret. */
export function movesSeen({ game, match }: Table): readonly PlayedMove[] | undefined {
  if (match === null || game.hidesDecisions?.(match.state) === true) return undefined;
  return match.steps.map(({ seat, move, forced, final }) => ({
    seat,
    move: game.notation.text(move),
    isForced: forced,
    drew: final,
  }));
}

/** The next bot after the person who decides, if it can use the time; undefined when no one waits for a person. */
export function aheadJobFor(table: Table, { isFor }: Pick<ThinkingAhead, 'isFor'>): AheadJob | undefined {
  const { game, match, places } = table;
  const played = movesSeen(table);
  if (match === null || played === undefined || nextBotSeat(table) !== undefined) return undefined;
  const [decider] = toAct(table);
  if (decider === undefined) return undefined;
  for (let after = 1; after < places.length; after++) {
    const seat = (decider + after) % places.length;
    const level = botLevelAt(places[seat]);
    if (level === undefined || !isFor(level)) continue;
    return { game: game.meta.id, level, seat, view: game.view(match.state, seat), played };
  }
  return undefined;
}
