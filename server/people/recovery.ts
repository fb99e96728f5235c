import { randomInt, scrypt, timingSafeEqual, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { takeTally } from '../limits/tally.ts';
import type { Services } from '../services.ts';
import type { PeopleStore } from '../storage/people.ts';
import { hashOf } from './token.ts';

// Promisify loses the overload without options; these are the parameters it is called with.
const derive = promisify(scrypt) as (secret: string, salt: Buffer, length: number) => Promise<Buffer>;

/** Letters and digits that cannot be mistaken for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUP = 5;
const PUBLIC_GROUPS = 2;
const GROUPS = 6;

const letters = (count: number): string =>
  Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A code of six groups: the first two find the person, the other four (100 bits) prove it. */
export async function newRecoveryCode(people: PeopleStore, person: string): Promise<string> {
  const id = letters(GROUP * PUBLIC_GROUPS);
  const secret = letters(GROUP * (GROUPS - PUBLIC_GROUPS));
  const salt = randomBytes(16);
  const hash = await derive(secret, salt, 32);
  await people.change(person, {
    recovery_id: id,
    recovery_hash: `${salt.toString('base64url')}.${hash.toString('base64url')}`,
  });
  return (`${id}${secret}`.match(/.{5}/g) ?? []).join('-');
}

/** The owner of a recovery code; undefined when it is unknown. */
export async function personByCode(services: Services, text: string): Promise<string | undefined> {
  const code = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  if (code.length !== GROUP * GROUPS) return undefined;
  const id = code.slice(0, GROUP * PUBLIC_GROUPS);
  await takeTally(services, 'codeTries', hashOf(id), 'too many attempts with this code');
  const row = await services.storage.people.byRecovery(id);
  const [salt, hash] = (row?.recovery_hash ?? `${'A'.repeat(22)}.${'A'.repeat(43)}`).split('.');
  // An unknown code takes the same time, so that the time reveals nothing.
  const wanted = Buffer.from(hash, 'base64url');
  const given = await derive(
    code.slice(GROUP * PUBLIC_GROUPS),
    Buffer.from(salt, 'base64url'),
    wanted.length,
  );
  return timingSafeEqual(given, wanted) ? row?.id : undefined;
}
