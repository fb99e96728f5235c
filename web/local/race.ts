import type { GameModule } from '../../games/module.ts';
import type { GameEvent } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import { replay, type MatchRecord } from '../../kernel/record.ts';
import type { BoardModule } from '../../board/module.ts';

/** A turn of a recorded match: its events, and the lines of the race before and after it. */
export interface RaceTurn {
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  readonly from: number;
  readonly to: number;
}

export interface Race {
  /** The points of every seat if the game had ended after each step; the last line is the final score. */
  readonly lines: readonly (readonly number[])[];
  readonly turns: readonly RaceTurn[];
}

export function raceOf({ game }: GameModule, board: BoardModule, record: MatchRecord): Race {
  const lines: (readonly number[])[] = [];
  const turns: RaceTurn[] = [];
  const match = replay(game, record, ({ state, steps }) => {
    lines.push(board.standings(game.view(state, undefined))?.totals ?? []);
    const step = steps.at(-1);
    if (step === undefined) return;
    const last = turns.at(-1);
    const to = lines.length - 1;
    if (last?.seat === step.seat)
      turns[turns.length - 1] = { ...last, events: [...last.events, ...step.events], to };
    else turns.push({ seat: step.seat, events: step.events, from: to - 1, to });
  });
  const result = game.result(match.state);
  return { lines: result === undefined ? lines : [...lines, result.totals], turns };
}

/** A turn that changed how far a seat is ahead of the best other one, or behind it. */
export interface DecisiveTurn extends RaceTurn {
  readonly swing: number;
}

/** So many turns are named, and none that changed less. */
const [MOST, LEAST] = [3, 2];

/** The turns that changed the distance between a seat and the best other one the most, in the order of play. */
export function decisiveTurns({ lines, turns }: Race, seat: Seat): readonly DecisiveTurn[] {
  const lead = (at: number): number => {
    const others = lines[at].filter((_, other) => other !== seat);
    return lines[at][seat] - Math.max(...others);
  };
  if (lines.some(line => line.length < 2)) return [];
  return turns
    .map(turn => ({ ...turn, swing: lead(turn.to) - lead(turn.from) }))
    .filter(({ swing }) => Math.abs(swing) >= LEAST)
    .toSorted((one, other) => Math.abs(other.swing) - Math.abs(one.swing))
    .slice(0, MOST)
    .toSorted((one, other) => one.to - other.to);
}
