import { signal } from '@preact/signals';
import type { Company } from '../../api/company.ts';
import { request } from '../online/api.ts';
import { ensureSession } from '../online/session.ts';

/** Everyone you have something to do with; undefined before the server has said. */
export const company = signal<Company | undefined>(undefined);

export async function loadCompany(): Promise<void> {
  await ensureSession();
  company.value = await request<Company>('GET', '/me/company');
}

type List = 'friends' | 'blocks' | 'mutes';

export async function changeCompany(method: 'PUT' | 'DELETE', list: List, person: string): Promise<void> {
  company.value = await request<Company>(method, `/me/${list}/${person}`);
}

/** Whether you do not want to read what a person writes. */
export function isSilenced(person: string | null): boolean {
  const { blocked = [], muted = [] } = company.value ?? {};
  return person !== null && [...blocked, ...muted].some(({ id }) => id === person);
}
