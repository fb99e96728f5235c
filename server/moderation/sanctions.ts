import { RequestError } from '../request-error.ts';
import type { ModerationStore } from '../storage/moderation.ts';
import type { SanctionRow } from '../storage/company-rows.ts';

const CACHED_MS = 10_000;
const MAX_CACHED = 20_000;

/** Which sanctions hold, remembered for a few seconds. */
export interface Sanctions {
  /** Throws when an operator has taken the right to write in the chat, or to do anything. */
  require(person: string, kind: 'mute' | 'ban'): Promise<void>;
  forget(person: string): void;
  forgetAll(): void;
}

export const isInForce = ({ until }: Pick<SanctionRow, 'until'>, now: number): boolean =>
  until === null || until > now;

export function startSanctions(
  moderation: Pick<ModerationStore, 'sanctionsOf'>,
  now: () => number,
): Sanctions {
  const known = new Map<string, { rows: readonly SanctionRow[]; until: number }>();
  const sanctionsOf = async (person: string): Promise<readonly SanctionRow[]> => {
    const found = known.get(person);
    if (found !== undefined && found.until > now()) return found.rows;
    const rows = await moderation.sanctionsOf(person);
    if (known.size >= MAX_CACHED) known.clear();
    known.set(person, { rows, until: now() + CACHED_MS });
    return rows;
  };
  return {
    async require(person, kind) {
      const rows = await sanctionsOf(person);
      const found = rows.find(row => row.kind === kind && isInForce(row, now()));
      if (found === undefined) return;
      const end = found.until === null ? 'for good' : `until ${new Date(found.until).toISOString()}`;
      throw kind === 'ban'
        ? new RequestError('banned', `an operator has banned you ${end}: ${found.reason}`)
        : new RequestError('muted', `an operator has muted you ${end}: ${found.reason}`);
    },
    forget: person => void known.delete(person),
    forgetAll: () => known.clear(),
  };
}
