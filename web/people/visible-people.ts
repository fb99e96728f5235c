import { signal } from '@preact/signals';
import { VISIBLE_PEOPLE, type VisiblePeople } from '../../api/profile.ts';
import { request } from '../online/api.ts';

/** People whose profile can be opened. */
export const visiblePeople = signal<ReadonlySet<string>>(new Set());

const asked = new Set<string>();
let waiting: string[] = [];

/** Asks for a person once; those that a page shows at the same time are asked for together. */
export function askForPerson(id: string): void {
  if (asked.has(id)) return;
  asked.add(id);
  waiting.push(id);
  if (waiting.length === 1) queueMicrotask(() => void askForWaiting());
}

async function askForWaiting(): Promise<void> {
  const ids = waiting;
  waiting = [];
  for (let from = 0; from < ids.length; from += VISIBLE_PEOPLE) {
    const some = ids.slice(from, from + VISIBLE_PEOPLE);
    try {
      const { visible } = await request<VisiblePeople>('GET', `/people?ids=${some.join(',')}`);
      visiblePeople.value = new Set([...visiblePeople.value, ...visible]);
    } catch {
      for (const id of some) asked.delete(id);
    }
  }
}
