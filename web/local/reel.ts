import { signal } from '@preact/signals';
import type { GameId } from '../../games/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { AnyMatch } from '../../kernel/match.ts';
import { replay, type MatchRecord } from '../../kernel/record.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Frame, Player, Sitting } from '../sitting.ts';
import { frameOf } from './frame.ts';

/** A match that is over, or at least behind us: every moment of it can be looked at. */
export interface Reel extends Sitting {
  readonly moments: number;
  /** Shows the table after that many steps, as a seat or a spectator saw it. */
  show(moment: number, viewer: Seat | null): void;
}

export function reelOf(
  game: GameId,
  module: GameModule,
  record: MatchRecord,
  players: readonly Player[],
): Reel {
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
    show(moment, viewer) {
      const frame = frameOf(matches[moment], viewer, nobodyIsBot);
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
