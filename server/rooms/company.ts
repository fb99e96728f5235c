import type { Company } from '../../table/sight.ts';
import type { PeopleStore } from '../storage/people.ts';

const MOST_NAMES = 50_000;

/** Who people are, remembered until it changes. */
export interface NameBook extends Pick<Company, 'name' | 'isProgram'> {
  /** Must be called before somebody is asked for. */
  learn(people: Iterable<string>): Promise<void>;
  forget(person: string): void;
}

interface Known {
  readonly name: string | null;
  readonly isProgram: boolean;
}

const NOBODY: Known = { name: null, isProgram: false };

export function nameBook(people: Pick<PeopleStore, 'names'>): NameBook {
  const known = new Map<string, Known>();
  return {
    async learn(wanted) {
      const missing = new Set<string>();
      for (const person of wanted) if (!known.has(person)) missing.add(person);
      if (missing.size === 0) return;
      for (const oldest of known.keys()) {
        if (known.size + missing.size <= MOST_NAMES) break;
        known.delete(oldest);
      }
      const rows = await people.names([...missing]);
      for (const person of missing) known.set(person, NOBODY);
      for (const { id, name, kind } of rows) known.set(id, { name, isProgram: kind === 'program' });
    },
    name: person => known.get(person)?.name ?? null,
    isProgram: person => known.get(person)?.isProgram ?? false,
    forget: person => void known.delete(person),
  };
}
