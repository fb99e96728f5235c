import { RequestError } from '../request-error.ts';
import type { ModerationStore } from '../storage/moderation.ts';
import type { SanctionRow } from '../storage/social-rows.ts';

const CACHED_MS = 10_000;

/** Which sanctions hold, remembered for a few seconds. */
export interface Sanctions {
  /** Throws when an operator has taken the right to write in the chat, or to do anything. */
  require(person: string, kind: 'mute' | 'ban'): void | Promise<void>;
  /** They have changed: they are read again. */
  forget(): void;
}

export const isInForce = ({ until }: Pick<SanctionRow, 'until'>, now: number): boolean =>
  until === null || until > now;

/** One query for everyone serves for a while: most people are never sanctioned, and every request asks. */
export function startSanctions(
  moderation: Pick<ModerationStore, 'sanctionsInForce'>,
  now: () => number,
): Sanctions {
  interface Known {
    /** A promise until it is fulfilled. */
    rows: SanctionsByPerson | Promise<SanctionsByPerson>;
    readonly until: number;
  }
  let known: Known | undefined;
  const settle = async (mine: Known): Promise<void> => {
    try {
      mine.rows = await mine.rows;
    } catch {
      if (known === mine) known = undefined;
    }
  };
  const sanctionsInForce = (): SanctionsByPerson | Promise<SanctionsByPerson> => {
    if (known !== undefined && known.until > now()) return known.rows;
    const rows = moderation.sanctionsInForce(now()).then(list => Map.groupBy(list, ({ person }) => person));
    const mine: Known = { rows, until: now() + CACHED_MS };
    known = mine;
    void settle(mine);
    return rows;
  };
  return {
    require(person, kind) {
      const rows = sanctionsInForce();
      if (!(rows instanceof Promise)) return refuse(rows.get(person), kind, now());
      return rows.then(read => refuse(read.get(person), kind, now()));
    },
    forget() {
      known = undefined;
    },
  };
}

type SanctionsByPerson = ReadonlyMap<string, readonly SanctionRow[]>;

function refuse(rows: readonly SanctionRow[] | undefined, kind: 'mute' | 'ban', now: number): void {
  const found = rows?.find(row => row.kind === kind && isInForce(row, now));
  if (found === undefined) return;
  const end = found.until === null ? 'for good' : `until ${new Date(found.until).toISOString()}`;
  throw kind === 'ban'
    ? new RequestError('banned', `an operator has banned you ${end}: ${found.reason}`)
    : new RequestError('muted', `an operator has muted you ${end}: ${found.reason}`);
}
