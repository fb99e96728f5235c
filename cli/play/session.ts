import type { GameModule } from '../../games/module.ts';
import type { Move } from '../../kernel/game.ts';
import { forcedMove, play, playForced, undoSteps, type AnyMatch } from '../../kernel/match.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { CliContext } from '../context.ts';
import { chooseMove, botRandom, type NamedBot } from '../play-match.ts';
import { eventLines, type MatchText } from '../match-text.ts';

/** A person at a table with bots. */
export interface Session {
  readonly module: GameModule;
  readonly seat: Seat;
  /** Names as the record keeps them, and as they are told. */
  readonly labels: readonly string[];
  readonly names: readonly string[];
  /** The bot of each seat; the person's own stays unused. */
  readonly guests: readonly NamedBot[];
  match: AnyMatch;
  shell: CliContext;
  /** Where the match was saved last. */
  file: string | undefined;
  /** How many steps the person has been told about; -1 before the set-up is told. */
  told: number;
}

/** Plays on until the person is to decide or the game is over. */
export function advance(session: Session): void {
  const { game } = session.module;
  for (;;) {
    session.match = playForced(session.match);
    const { state, seed, steps, start } = session.match;
    const seats = game.toAct(state);
    if (seats.length === 0 || seats.includes(session.seat)) return;
    const [seat] = seats;
    const random = botRandom(seed, seat, start.ply + steps.length);
    session.match = play(session.match, seat, chooseMove(game, state, seat, session.guests[seat], random));
  }
}

export const movesOf = ({ module, match, seat }: Session): Move[] => {
  const moves: Move[] = [];
  module.game.moves(match.state, seat, moves);
  return moves;
};

/** What happened since the person was last told, as sentences. */
export function unseenEvents(session: Session, teller: MatchText): string[] {
  const { match, told, seat } = session;
  const opening = told < 0 ? eventLines(teller, match.setupEvents, seat) : [];
  const since = match.steps
    .slice(Math.max(0, told))
    .flatMap(({ events }) => eventLines(teller, events, seat));
  session.told = match.steps.length;
  return [...opening, ...since];
}

/**
 * Goes back to the person's last decision, whatever the bots have done since: they do not mind. Draws are tied
 * to the number of the move, so the same moves would draw the same again.
 */
export function undo(session: Session): { readonly count: number; readonly wasFinal: boolean } | undefined {
  const { match, module, seat } = session;
  for (let count = 1; count <= match.steps.length; count++) {
    if (match.steps[match.steps.length - count].seat !== seat) continue;
    const back = undoSteps(match, count);
    if (forcedMove(module.game, back.state) !== undefined) continue;
    const wasFinal = match.steps.slice(-count).some(step => step.final);
    session.match = back;
    session.told = back.steps.length;
    return { count, wasFinal };
  }
  return undefined;
}
