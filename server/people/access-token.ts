import type { AccessTokens, CreatedToken, NewAccessToken } from '../../api/access-token.ts';
import { notFound, RequestError } from '../request-error.ts';
import type { Services } from '../services.ts';
import { hashOf, newId, newToken, scopesIn, TOKEN_PREFIX } from './token.ts';

const DAY = 86_400_000;
const MOST = 20;
/** A token that may do some of what its person may do, until it expires. Only its hash is stored. */
export async function createAccessToken(
  { storage, runtime }: Services,
  person: string,
  { name, scopes, days }: NewAccessToken,
): Promise<CreatedToken> {
  const owner = await storage.people.find(person);
  if (owner?.kind !== 'guest') throw new RequestError('forbidden', 'bot programs have their own token');
  if ((await storage.accessTokens.ofPerson(person)).length >= MOST)
    throw new RequestError('forbidden', `you have ${MOST} tokens: revoke one first`);
  const token = `${TOKEN_PREFIX}${newToken()}`;
  const id = newId();
  const created = runtime.now();
  await storage.accessTokens.add({
    hash: hashOf(token),
    id,
    person,
    name: name.trim(),
    scopes: JSON.stringify(scopes),
    created,
    expires: created + days * DAY,
    used: null,
  });
  return { id, token };
}

export async function listAccessTokens({ storage }: Services, person: string): Promise<AccessTokens> {
  const rows = await storage.accessTokens.ofPerson(person);
  return {
    tokens: rows.map(row => {
      const { id, name, created, expires, used } = row;
      return { id, name, scopes: [...scopesIn(row)], created, expires, used };
    }),
  };
}

/** A token that is revoked ends at once, everywhere, with its streams. */
export async function revokeAccessToken(services: Services, person: string, id: string): Promise<void> {
  const { storage, sessions } = services;
  if (!(await storage.accessTokens.remove(person, id))) throw notFound();
  sessions.forget(person);
  storage.bus.publish([{ type: 'person', id: person }]);
}
