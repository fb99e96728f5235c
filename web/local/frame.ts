import { eventFor, type Move } from '../../kernel/game.ts';
import { forcedMove, type AnyMatch } from '../../kernel/match.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Frame, LogLine } from '../match-client.ts';

/** The table as one viewer may know it now. */
export function frameOf(match: AnyMatch, viewer: Seat | null, isBot: readonly boolean[]): Frame {
  const { game, state, steps, start } = match;
  const toAct = game.toAct(state);
  const moves: Move[] = [];
  // A move without a choice is played by the loop: whoever offered it as well would race against it.
  const isAsked = viewer !== null && toAct.includes(viewer) && forcedMove(game, state) === undefined;
  if (isAsked) game.moves(state, viewer, moves);
  const last = steps.at(-1);
  return {
    ply: start.ply + steps.length,
    viewer,
    view: game.view(state, viewer ?? undefined),
    toAct,
    choices: moves.map(move => game.notation.text(move)),
    log: storyOf(match, viewer),
    last: last === undefined ? null : { seat: last.seat, isForced: last.forced },
    canTakeBack: stepsBack(match, isBot) > 0,
    result: game.result(state) ?? null,
  };
}

function storyOf({ setupEvents: opening, steps, start }: AnyMatch, viewer: Seat | null): LogLine[] {
  const lines: LogLine[] = [];
  const tell = (ply: number, events: AnyMatch['setupEvents']): void => {
    for (const event of events) lines.push({ ply, event: eventFor(event, viewer ?? undefined) });
  };
  tell(start.ply, opening);
  steps.forEach(({ events }, index) => tell(start.ply + index + 1, events));
  return lines;
}

/**
 * How many steps lead back to the last decision of a person. At a table in one room nobody has to be asked: bots
 * consent to everything and people see each other.
 */
export function stepsBack({ steps }: AnyMatch, isBot: readonly boolean[]): number {
  for (let back = 1; back <= steps.length; back++) {
    const { seat, forced } = steps[steps.length - back];
    if (!forced && !isBot[seat]) return back;
  }
  return 0;
}
