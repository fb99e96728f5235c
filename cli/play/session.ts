import type { GameModule } from '../../games/module.ts';
import type { Move } from '../../kernel/game.ts';
import { forcedMove, play, playForced, takeBack, type AnyMatch } from '../../kernel/match.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Shell } from '../language.ts';
import { ask, chanceOf, type Guest } from '../sitting.ts';
import { toldTo, type Teller } from '../story.ts';

/** A person at a table with bots. */
export interface Session {
  readonly module: GameModule;
  readonly seat: Seat;
  /** Names as the record keeps them, and as they are told. */
  readonly labels: readonly string[];
  readonly names: readonly string[];
  /** The bot of each seat; the person's own stays unused. */
  readonly guests: readonly Guest[];
  match: AnyMatch;
  shell: Shell;
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
    const random = chanceOf(seed, seat, start.ply + steps.length);
    session.match = play(session.match, seat, ask(game, state, seat, session.guests[seat], random));
  }
}

export const movesOf = ({ module, match, seat }: Session): Move[] => {
  const moves: Move[] = [];
  module.game.moves(match.state, seat, moves);
  return moves;
};

/** What happened since the person was last told, as sentences. */
export function news(session: Session, teller: Teller): string[] {
  const { match, told, seat } = session;
  const opening = told < 0 ? toldTo(teller, match.opening, seat) : [];
  const since = match.steps.slice(Math.max(0, told)).flatMap(({ events }) => toldTo(teller, events, seat));
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
    const back = takeBack(match, count);
    if (forcedMove(module.game, back.state) !== undefined) continue;
    const wasFinal = match.steps.slice(-count).some(step => step.final);
    session.match = back;
    session.told = back.steps.length;
    return { count, wasFinal };
  }
  return undefined;
}
