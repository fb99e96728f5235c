import type { PersonRow } from '../storage/schema.ts';
import type { DataStore } from '../storage/storage.ts';

/** Whether a person can always sign in again: with a passkey, a recovery code or a confirmed email address. */
export const hasWayBack = (row: PersonRow, passkeys: number): boolean =>
  row.kind === 'guest' && (row.recovery_id !== null || row.email_confirmed === 1 || passkeys > 0);

/** Whether a person's account is protected, as rated matches and events ask for. */
export async function isProtected({ people }: Pick<DataStore, 'people'>, person: string): Promise<boolean> {
  const [row, passkeys] = await Promise.all([people.find(person), people.passkeysOf(person)]);
  return row !== undefined && hasWayBack(row, passkeys.length);
}
