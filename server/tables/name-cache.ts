import type { PeopleInfo } from '../../table/view.ts';
import type { PeopleStore } from '../storage/people.ts';

const MAX_NAMES = 50_000;

/** Who people are, remembered until it changes. */
export interface NameCache extends Pick<PeopleInfo, 'name' | 'isProgram'> {
  /** Loads names; must be called before they are read. Undefined: all of them are known. */
  preload(people: Iterable<string>, another?: string): Promise<void> | undefined;
  forget(person: string): void;
  /** Everyone is read again when next needed; until then the old names are shown. */
  outdateAll(): void;
}

interface Known {
  readonly name: string | null;
  readonly isProgram: boolean;
}

const UNKNOWN_PERSON: Known = { name: null, isProgram: false };

export function createNameCache(people: Pick<PeopleStore, 'names'>): NameCache {
  const known = new Map<string, Known>();
  let outdated = new Set<string>();
  const isMissing = (person: string): boolean => !known.has(person) || outdated.has(person);
  const read = async (missing: ReadonlySet<string>): Promise<void> => {
    for (const oldest of known.keys()) {
      if (known.size + missing.size <= MAX_NAMES) break;
      known.delete(oldest);
    }
    const rows = await people.names([...missing]);
    for (const person of missing) {
      known.set(person, UNKNOWN_PERSON);
      outdated.delete(person);
    }
    for (const { id, name, kind } of rows) known.set(id, { name, isProgram: kind === 'program' });
  };
  return {
    preload(wanted, another) {
      let missing: Set<string> | undefined;
      for (const person of wanted) if (isMissing(person)) missing = (missing ?? new Set()).add(person);
      if (another !== undefined && isMissing(another)) missing = (missing ?? new Set()).add(another);
      return missing === undefined ? undefined : read(missing);
    },
    name: person => known.get(person)?.name ?? null,
    isProgram: person => known.get(person)?.isProgram ?? false,
    outdateAll() {
      outdated = new Set(known.keys());
    },
    forget: person => void known.delete(person),
  };
}
