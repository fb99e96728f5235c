import type { Company } from '../../table/sight.ts';
import type { PeopleStore } from '../storage/people.ts';

const MOST_NAMES = 50_000;

/** The names of people, remembered until they change. */
export interface NameBook {
  /** Must be called before names are asked for. */
  learn(people: Iterable<string>): Promise<void>;
  name: Company['name'];
  forget(person: string): void;
}

export function nameBook(people: Pick<PeopleStore, 'names'>): NameBook {
  const known = new Map<string, string | null>();
  return {
    async learn(wanted) {
      const missing = [...new Set(wanted)].filter(person => !known.has(person));
      if (missing.length === 0) return;
      if (known.size + missing.length > MOST_NAMES) known.clear();
      const found = new Map((await people.names(missing)).map(({ id, name }) => [id, name]));
      for (const person of missing) known.set(person, found.get(person) ?? null);
    },
    name: person => known.get(person) ?? null,
    forget: person => void known.delete(person),
  };
}
