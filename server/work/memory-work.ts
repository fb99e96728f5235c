import { newId } from '../people/token.ts';
import {
  isPossible,
  OWN_WORKER,
  WorkError,
  type Lease,
  type Work,
  type WorkKind,
  type WorkOrder,
  type WorkRules,
} from './work.ts';

interface Piece {
  readonly order: WorkOrder;
  readonly since: number;
  readonly promise: Promise<string>;
  readonly resolve: (result: string) => void;
  readonly reject: (error: WorkError) => void;
  /** Who gave it back last, and until when it is kept for others. */
  refused: { readonly by: string; readonly until: number } | undefined;
  attempts: number;
  lease: { readonly id: string; readonly worker: string; expires: number } | undefined;
}

const SWEEP = 500;

/** Work of one process, in memory: the tables know what is due, so that nothing is lost with it. */
export function createMemoryWork(rules: WorkRules, now: () => number = Date.now): Work {
  const pieces = new Map<string, Piece>();
  const leases = new Map<string, Piece>();
  /** When an owner was last served: who waited longest comes first. */
  const served = new Map<string, number>();
  const wakes: (() => void)[] = [];
  let turn = 0;

  const wakeAll = (): void => wakes.forEach(wake => wake());

  const end = (piece: Piece, settle: () => void): void => {
    pieces.delete(piece.order.key);
    if (piece.lease !== undefined) leases.delete(piece.lease.id);
    settle();
  };

  const giveBack = (piece: Piece, worker = OWN_WORKER): void => {
    if (worker !== OWN_WORKER) piece.refused = { by: worker, until: now() + rules.leaseTime };
    if (piece.lease !== undefined) leases.delete(piece.lease.id);
    piece.lease = undefined;
    if (piece.attempts >= rules.attempts) end(piece, () => piece.reject(new WorkError('failed')));
    else wakeAll();
  };

  const sweep = setInterval(() => {
    for (const piece of leases.values()) if ((piece.lease?.expires ?? 0) <= now()) giveBack(piece);
    for (const owner of served.keys()) if (countOf(owner) === 0) served.delete(owner);
  }, SWEEP).unref();

  const countOf = (owner: string, isLeasedOnly = false): number => {
    let count = 0;
    for (const { order, lease } of pieces.values())
      if (order.owner === owner && (!isLeasedOnly || lease !== undefined)) count++;
    return count;
  };

  const isBefore = (one: Piece, other: Piece): boolean =>
    one.order.priority - other.order.priority < 0 ||
    (one.order.priority === other.order.priority &&
      (served.get(one.order.owner) ?? 0) < (served.get(other.order.owner) ?? 0));

  const isFor = ({ lease, refused, order }: Piece, worker: string, kinds: readonly WorkKind[]): boolean =>
    lease === undefined && kinds.includes(order.kind) && (refused?.by !== worker || refused.until <= now());

  const next = (worker: string, kinds: readonly WorkKind[]): Piece | undefined => {
    let best: Piece | undefined;
    for (const piece of pieces.values()) {
      if (!isFor(piece, worker, kinds)) continue;
      // Pieces of the same owner stay in order, because the first one found is kept.
      if (best !== undefined && !isBefore(piece, best)) continue;
      if (countOf(piece.order.owner, true) < rules.share) best = piece;
    }
    return best;
  };

  const held = (id: string, worker: string): Piece | undefined => {
    const piece = leases.get(id);
    return piece?.lease?.worker === worker && piece.lease.expires > now() ? piece : undefined;
  };

  return {
    offer(order) {
      const known = pieces.get(order.key);
      if (known !== undefined) return known.promise;
      if (countOf(order.owner) >= rules.most) return Promise.reject(new WorkError('refused'));
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const since = now();
      pieces.set(order.key, {
        order,
        since,
        promise,
        resolve,
        reject,
        refused: undefined,
        attempts: 0,
        lease: undefined,
      });
      wakeAll();
      return promise;
    },
    acquire(worker, kinds) {
      const piece = next(worker, kinds);
      if (piece === undefined) return Promise.resolve(undefined);
      const id = newId();
      piece.attempts++;
      piece.lease = { id, worker, expires: now() + rules.leaseTime };
      leases.set(id, piece);
      served.set(piece.order.owner, ++turn);
      const { kind, payload } = piece.order;
      return Promise.resolve<Lease>({ id, kind, payload, time: rules.leaseTime });
    },
    renew(id, worker) {
      const lease = held(id, worker)?.lease;
      if (lease !== undefined) lease.expires = now() + rules.leaseTime;
      return Promise.resolve(lease !== undefined);
    },
    submit(id, worker, result) {
      const piece = held(id, worker);
      if (piece === undefined) return Promise.resolve(false);
      const isGood = isPossible(piece.order.kind, piece.order.payload, result);
      if (isGood) end(piece, () => piece.resolve(result));
      else giveBack(piece, worker);
      wakeAll();
      return Promise.resolve(isGood);
    },
    abort(id, worker) {
      const piece = held(id, worker);
      if (piece !== undefined) giveBack(piece, worker);
      return Promise.resolve(piece !== undefined);
    },
    cancel(key) {
      const piece = pieces.get(key);
      if (piece !== undefined) end(piece, () => piece.reject(new WorkError('cancelled')));
      return Promise.resolve();
    },
    status() {
      const waiting = [...pieces.values()].filter(({ lease }) => lease === undefined);
      const oldest = waiting.reduce((most, { since }) => Math.max(most, now() - since), 0);
      return Promise.resolve({ queued: waiting.length, leased: leases.size, oldest });
    },
    onOffer: wake => void wakes.push(wake),
    close() {
      clearInterval(sweep);
      for (const piece of pieces.values()) piece.reject(new WorkError('cancelled'));
      pieces.clear();
      return Promise.resolve();
    },
  };
}
