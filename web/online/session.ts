import { effect, signal } from '@preact/signals';
import { updatePreferences, preferences } from '../preferences.ts';
import type { Me } from '../../api/person.ts';
import type { Meta } from '../../api/meta.ts';
import { request } from './api.ts';
import { clearLastSeen } from './last-seen.ts';

/** Who you are to the server; undefined before you were introduced, null when it cannot be reached. */
export const me = signal<Me | null | undefined>(undefined);

let arriving: Promise<Me> | undefined;

/** Introduces this browser, once. */
export function ensureSession(): Promise<Me> {
  arriving ??= createSession();
  return arriving;
}

/** Introduces this browser again, after the server has forgotten it. */
export function renewSession(): Promise<Me> {
  arriving = createSession();
  return arriving;
}

async function createSession(): Promise<Me> {
  const { name, language } = preferences.value;
  try {
    const person = await request<Me>('POST', '/session', { language, ...(name === '' ? {} : { name }) });
    me.value = person;
    return person;
  } catch (error) {
    me.value = null;
    arriving = undefined;
    throw error;
  }
}

/** The server knows something new about you. */
export function updateMe(person: Me): void {
  me.value = person;
  arriving = Promise.resolve(person);
}

/** This browser now belongs to another account, and uses its name. */
export function switchAccount(person: Me): void {
  updateMe(person);
  clearLastSeen();
  if (preferences.value.name !== '') updatePreferences({ name: person.name });
}

/** This browser leaves its account and becomes a new guest. */
export async function resetSession(): Promise<void> {
  clearLastSeen();
  updatePreferences({ name: '' });
  await renewSession();
}

export async function rename(name: string): Promise<void> {
  updatePreferences({ name });
  if (name !== '' && me.value != null && me.value.name !== name)
    updateMe(await request<Me>('PATCH', '/me', { name }));
}

let asked: Promise<Meta> | undefined;

/** What the server offers; asked once. */
export function meta(): Promise<Meta> {
  asked ??= request<Meta>('GET', '/meta').catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** Notices come in the language that is spoken here. */
effect(() => {
  const { language } = preferences.value;
  const person = me.value;
  if (person == null || person.language === language) return;
  me.value = { ...person, language };
  request<Me>('PATCH', '/me', { language }).then(updateMe, () => undefined);
});
