import type { MomentTask } from '../../review/moment-task.ts';
import { isPossibleReview } from '../review/possible-result.ts';

/** What workers can be asked for. A worker names the kinds that it can do. */
export const WORK_KINDS = ['move', 'review'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** People first, then tables where only bots play, then what has no hurry. */
export const PRIORITIES = { people: 0, bots: 1, background: 2 } as const;

/** A piece of work. */
export interface WorkOrder {
  /** The same key is the same work. */
  readonly key: string;
  readonly kind: WorkKind;
  /** Who it is done for: everyone gets a turn, and no one more than their share. */
  readonly owner: string;
  readonly priority: number;
  /** JSON; never anything that a volunteer may not know. */
  readonly payload: unknown;
}

/** A piece of work in the hands of a worker, until it expires. */
export interface Lease {
  readonly id: string;
  readonly kind: WorkKind;
  readonly payload: unknown;
  /** Milliseconds until it has to be renewed. */
  readonly time: number;
}

export interface WorkStatus {
  readonly queued: number;
  readonly leased: number;
  /** Milliseconds that the oldest waiting piece has waited. */
  readonly oldest: number;
}

/** The work was not done: no one wants it any more, it failed too often, or its owner has too much of it. */
export class WorkError extends Error {
  readonly reason: 'cancelled' | 'failed' | 'refused';

  constructor(reason: WorkError['reason']) {
    super(`the work was ${reason}`);
    this.name = 'WorkError';
    this.reason = reason;
  }
}

/** Work for threads of this process and for workers on any machine. */
export interface Work {
  /** Waits for the result; fails with a `WorkError`. */
  offer(order: WorkOrder): Promise<string>;
  /** The next piece of work for a worker; undefined when there is none. */
  acquire(worker: string, kinds: readonly WorkKind[]): Promise<Lease | undefined>;
  /** Keeps a lease for longer; false when it is lost. */
  renew(lease: string, worker: string): Promise<boolean>;
  /** Hands in a result; false when the lease is lost: someone else does the work, or it is done. */
  submit(lease: string, worker: string, result: string): Promise<boolean>;
  /** Gives a piece of work back; others are asked first, and this worker again when no one else takes it. */
  abort(lease: string, worker: string): Promise<boolean>;
  cancel(key: string): Promise<void>;
  status(): Promise<WorkStatus>;
  /** Called when there may be work; it may also come without a call. */
  onOffer(wake: () => void): void;
  close(): Promise<void>;
}

/** The threads of the servers. They try again what they gave back. */
export const OWN_WORKER = 'own';

/** Whether a result can be right: a move has to be one of those that were asked for, a review about what was asked. */
export function isPossible(kind: WorkKind, payload: unknown, result: string): boolean {
  // Offered by a reviewer of this server.
  if (kind === 'review') return isPossibleReview(payload as MomentTask, result);
  const moves: unknown =
    typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'moves') : undefined;
  return Array.isArray(moves) && moves.includes(result);
}

/** How work is shared out. */
export interface WorkRules {
  /** How many pieces of one owner are worked on at the same time. */
  readonly share: number;
  /** How many pieces one owner may have in all. */
  readonly most: number;
  /** Milliseconds until a worker that is not heard of counts as gone. */
  readonly leaseTime: number;
  /** How often a piece is tried. */
  readonly attempts: number;
}

export const WORK_RULES: WorkRules = { share: 2, most: 100, leaseTime: 4000, attempts: 3 };
