import type { GameId } from '../../games/index.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Frame, Player } from '../match-client.ts';

/** A match that is kept in this browser. */
export interface LocalMatch {
  readonly id: string;
  readonly game: GameId;
  readonly players: readonly Player[];
  readonly record: MatchRecord;
  readonly created: number;
  readonly changed: number;
  readonly toAct: readonly Seat[];
  /** A first game is not kept, and the others play these moves before bots decide. */
  readonly lesson?: { readonly replies: readonly string[] };
}

/** From the page to the worker that runs a match. */
export type WorkerRequest =
  | { readonly type: 'open'; readonly match: LocalMatch }
  | { readonly type: 'look'; readonly seat: Seat | null }
  | { readonly type: 'play'; readonly text: string }
  | { readonly type: 'takeBack' }
  | { readonly type: 'whyNot'; readonly question: number; readonly text: string };

/** From the worker to the page. */
export type WorkerEvent =
  | { readonly type: 'frame'; readonly frame: Frame }
  | { readonly type: 'rule'; readonly question: number; readonly rule: string | undefined }
  | { readonly type: 'fault'; readonly message: string };
