import { signal } from '@preact/signals';
import type { GameId } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { Move } from '../../kernel/game.ts';
import type { AnyMatch } from '../../kernel/match.ts';
import { replay, type MatchRecord } from '../../kernel/record.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { BoardModule } from '../../board/module.ts';
import type { Frame, Player, MatchClient } from '../match-client.ts';
import { frameOf } from './frame.ts';

/** Through whose eyes a match is looked at: a seat's, everybody's, or always those of whoever decides. */
export type Viewpoint = Seat | 'public' | 'open';

/** A run of moves of one seat. */
export interface ReplayTurn {
  /** The moment before its first move. */
  readonly moment: number;
  readonly seat: Seat;
  /** Its first move. */
  readonly move: Move;
  /** Undefined where a game counts no rounds. */
  readonly round: number | undefined;
}

/** A match that is over, or at least behind us: every moment of it can be looked at. */
export interface ReplayClient extends MatchClient {
  readonly moments: number;
  readonly turns: readonly ReplayTurn[];
  /** Shows the table after that many steps. */
  show(moment: number, eyes: Viewpoint): void;
}

export function createReplay(
  game: GameId,
  module: GameModule,
  board: BoardModule,
  record: MatchRecord,
  players: readonly Player[],
): ReplayClient {
  const matches: AnyMatch[] = [];
  replay(module.game, record, match => matches.push(match));
  const nobodyIsBot = players.map(() => false);
  const listeners = new Set<(frame: Frame) => void>();
  let latest: Frame | undefined;
  return {
    game,
    config: record.config,
    players: signal(players),
    isPaced: false,
    moments: matches.length - 1,
    turns: turnsOf(matches, board),
    show(moment, eyes) {
      const match = matches[moment];
      const viewer =
        eyes === 'public' ? null : eyes === 'open' ? (match.game.toAct(match.state)[0] ?? null) : eyes;
      const frame = frameOf(match, viewer, nobodyIsBot);
      latest = { ...frame, choices: [], canTakeBack: false };
      for (const heard of listeners) heard(latest);
    },
    listen(heard) {
      listeners.add(heard);
      if (latest !== undefined) heard(latest);
      return () => listeners.delete(heard);
    },
    play: () => undefined,
    takeBack: () => undefined,
    whyNot: () => Promise.resolve(undefined),
    record: () => Promise.resolve(record),
    close: () => undefined,
  };
}

/** A turn begins where another seat moves, or another round is played. */
function turnsOf(matches: readonly AnyMatch[], board: BoardModule): readonly ReplayTurn[] {
  const turns: ReplayTurn[] = [];
  const steps = matches.at(-1)?.steps ?? [];
  steps.forEach(({ seat, move }, moment) => {
    const { game, state } = matches[moment];
    const round = board.roundOf?.(game.view(state, undefined));
    const last = turns.at(-1);
    if (last?.seat !== seat || last.round !== round) turns.push({ moment, seat, move, round });
  });
  return turns;
}
