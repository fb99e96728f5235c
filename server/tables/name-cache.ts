import type { PeopleInfo } from '../../table/view.ts';
import type { PeopleStore } from '../storage/people.ts';

const MAX_NAMES = 50_000;

/** Who people are, remembered until it changes. */
export interface NameCache extends Pick<PeopleInfo, 'name' | 'isProgram'> {
  /** Loads names; must be called before they are read. */
  preload(people: Iterable<string>): Promise<void>;
  forget(person: string): void;
}

interface Known {
  readonly name: string | null;
  readonly isProgram: boolean;
}

const UNKNOWN_PERSON: Known = { name: null, isProgram: false };

export function createNameCache(people: Pick<PeopleStore, 'names'>): NameCache {
  const known = new Map<string, Known>();
  return {
    async preload(wanted) {
      const missing = new Set<string>();
      for (const person of wanted) if (!known.has(person)) missing.add(person);
      if (missing.size === 0) return;
      for (const oldest of known.keys()) {
        if (known.size + missing.size <= MAX_NAMES) break;
        known.delete(oldest);
      }
      const rows = await people.names([...missing]);
      for (const person of missing) known.set(person, UNKNOWN_PERSON);
      for (const { id, name, kind } of rows) known.set(id, { name, isProgram: kind === 'program' });
    },
    name: person => known.get(person)?.name ?? null,
    isProgram: person => known.get(person)?.isProgram ?? false,
    forget: person => void known.delete(person),
  };
}
