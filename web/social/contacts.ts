import { signal } from '@preact/signals';
import type { Contacts } from '../../api/contacts.ts';
import { request } from '../online/api.ts';
import { ensureSession } from '../online/session.ts';

/** Everyone you have something to do with; undefined before the server has said. */
export const contacts = signal<Contacts | undefined>(undefined);

export async function loadContacts(): Promise<void> {
  await ensureSession();
  contacts.value = await request<Contacts>('GET', '/me/contacts');
}

type List = 'friends' | 'blocks' | 'mutes';

export async function changeContacts(method: 'PUT' | 'DELETE', list: List, person: string): Promise<void> {
  contacts.value = await request<Contacts>(method, `/me/${list}/${person}`);
}

/** Whether you do not want to read what a person writes. */
export function isSilenced(person: string | null): boolean {
  const { blocked = [], muted = [] } = contacts.value ?? {};
  return person !== null && [...blocked, ...muted].some(({ id }) => id === person);
}
