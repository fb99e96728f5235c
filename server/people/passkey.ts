import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { RequestError } from '../request-error.ts';
import type { PeopleStore } from '../storage/people.ts';

const MINUTES = 60_000;
const CHALLENGE_TIME = 5 * MINUTES;
const MAX_PASSKEYS = 10;

/** The site that the browser is on: a passkey is bound to its name. */
export interface Site {
  readonly origin: string;
}

const nameOf = ({ origin }: Site): string => new URL(origin).hostname;

const wrong = (): RequestError =>
  new RequestError('bad-credentials', 'the passkey was not accepted: try again, or use a recovery code');

export async function registrationOptions(
  people: PeopleStore,
  person: string,
  site: Site,
  now: number,
): Promise<object> {
  const row = await people.find(person);
  const passkeys = await people.passkeysOf(person);
  if (row === undefined || passkeys.length >= MAX_PASSKEYS)
    throw new RequestError('forbidden', 'you have as many passkeys as allowed: remove one first');
  const options = await generateRegistrationOptions({
    rpName: 'Cosecha',
    rpID: nameOf(site),
    userName: row.name,
    userID: new Uint8Array(Buffer.from(person)),
    excludeCredentials: passkeys.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  await people.addChallenge({ challenge: options.challenge, person, expires: now + CHALLENGE_TIME });
  return options;
}

export async function addPasskey(
  people: PeopleStore,
  person: string,
  response: object,
  { site, now }: { site: Site; now: number },
): Promise<void> {
  const verified = await verifyRegistrationResponse({
    // The library checks what it reads; anything else throws.
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge => isOpen(people, challenge, person, now),
    expectedOrigin: site.origin,
    expectedRPID: nameOf(site),
    requireUserVerification: false,
  }).catch(() => undefined);
  if (verified?.verified !== true || verified.registrationInfo === undefined) throw wrong();
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  if ((await people.passkey(id)) !== undefined) throw wrong();
  await people.addPasskey({
    id,
    person,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports ?? []),
    at: now,
  });
}

export async function authenticationOptions(people: PeopleStore, site: Site, now: number): Promise<object> {
  const options = await generateAuthenticationOptions({ rpID: nameOf(site), userVerification: 'preferred' });
  await people.addChallenge({ challenge: options.challenge, person: null, expires: now + CHALLENGE_TIME });
  return options;
}

/** The owner of a passkey. */
export async function personByPasskey(
  people: PeopleStore,
  response: object,
  { site, now }: { site: Site; now: number },
): Promise<string> {
  const id = 'id' in response && typeof response.id === 'string' ? response.id : '';
  const passkey = await people.passkey(id);
  if (passkey === undefined) throw wrong();
  const verified = await verifyAuthenticationResponse({
    // The library checks what it reads; anything else throws.
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge => isOpen(people, challenge, null, now),
    expectedOrigin: site.origin,
    expectedRPID: nameOf(site),
    requireUserVerification: false,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
      // Written from the library's own list.
      transports: JSON.parse(passkey.transports) as string[],
    },
  }).catch(() => undefined);
  if (verified?.verified !== true) throw wrong();
  await people.updatePasskeyCounter(passkey.id, verified.authenticationInfo.newCounter);
  return passkey.person;
}

async function isOpen(
  people: PeopleStore,
  challenge: string,
  person: string | null,
  now: number,
): Promise<boolean> {
  const asked = await people.takeChallenge(challenge);
  return asked !== undefined && asked.person === person && asked.expires > now;
}
