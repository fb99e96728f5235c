import { LANGUAGES, type Language } from '../../kernel/text.ts';
import type { Me } from '../../api/person.ts';
import { RequestError } from '../request-error.ts';
import type { PeopleStore } from '../storage/people.ts';
import type { PersonRow, SessionRow } from '../storage/schema.ts';
import type { Scope } from '../../api/access-token.ts';
import type { AccessTokenStore } from '../storage/access-tokens.ts';
import { emblemOf } from './emblem.ts';
import { guestName, requireName } from './name.ts';
import { hasWayBack } from './protected.ts';
import { hashOf, newId, newToken, scopesIn, TOKEN_PREFIX } from './token.ts';

const DAY = 86_400_000;
/** Browsers keep a cookie for at most 400 days; a visit extends it, once a day. */
export const SESSION_DAYS = 400;
const CACHED_MS = 60_000;
const MAX_CACHED = 20_000;
/** How exactly the last use of a token is kept. */
const USED_MS = 10 * 60_000;

/** Who a request comes from. */
export interface Visitor {
  readonly person: string;
  readonly kind: SessionRow['kind'] | 'token';
  readonly hash: string;
  readonly expires: number | null;
  /** Only of a token of limited scope: what it may do. */
  readonly scopes?: readonly Scope[];
}

export interface Sessions {
  /** The owner of a token; undefined when it is unknown. */
  visitor(token: string, kind: SessionRow['kind']): Visitor | undefined | Promise<Visitor | undefined>;
  /** A new token for a person; only its hash is stored. */
  issueToken(person: string, kind: SessionRow['kind']): Promise<string>;
  /** Extends a session; false when that was done within a day. */
  extend(visitor: Visitor): Promise<boolean>;
  end(hash: string): Promise<void>;
  /** A guest with a name. */
  createGuest(wanted: { name?: string; language?: Language }): Promise<string>;
  /** Drops the cached sessions of a person. */
  forget(person: string): void;
  /** Drops all cached sessions. */
  forgetAll(): void;
}

/** Sessions and tokens are cached for a minute. */
export function startSessions(people: PeopleStore, tokens: AccessTokenStore, now: () => number): Sessions {
  const remembered = new Map<string, { visitor: Visitor; until: number }>();
  const readVisitor = async (hash: string, kind: Visitor['kind']): Promise<Visitor | undefined> => {
    const row = kind === 'token' ? await tokens.find(hash) : await people.session(hash);
    if (row === undefined || (row.expires !== null && row.expires < now())) return undefined;
    const { person, expires } = row;
    if (!('scopes' in row)) return row.kind === kind ? { person, kind, hash, expires } : undefined;
    if (row.used === null || now() - row.used > USED_MS) await tokens.markUsed(hash, now());
    return { person, kind, hash, expires, scopes: scopesIn(row) };
  };
  const readAndRemember = async (hash: string, kind: Visitor['kind']): Promise<Visitor | undefined> => {
    const visitor = await readVisitor(hash, kind);
    if (visitor === undefined) return undefined;
    if (remembered.size >= MAX_CACHED) remembered.clear();
    const until = Math.min(now() + CACHED_MS, visitor.expires ?? Number.POSITIVE_INFINITY);
    remembered.set(hash, { visitor, until });
    return visitor;
  };
  return {
    visitor(token, kind) {
      const hash = hashOf(token);
      const wanted = kind === 'bearer' && token.startsWith(TOKEN_PREFIX) ? 'token' : kind;
      const known = remembered.get(hash);
      if (known !== undefined && known.until > now())
        return known.visitor.kind === wanted ? known.visitor : undefined;
      remembered.delete(hash);
      return readAndRemember(hash, wanted);
    },
    async issueToken(person, kind) {
      const token = newToken();
      const expires = kind === 'bearer' ? null : now() + SESSION_DAYS * DAY;
      await people.addSession({ hash: hashOf(token), person, kind, expires });
      return token;
    },
    async extend({ hash, expires }) {
      const wanted = now() + SESSION_DAYS * DAY;
      if (expires === null || wanted - expires < DAY) return false;
      remembered.delete(hash);
      await people.extendSession(hash, wanted);
      return true;
    },
    async end(hash) {
      remembered.delete(hash);
      await people.endSession(hash);
    },
    async createGuest({ name, language = 'en' }) {
      const id = newId();
      await people.add({
        id,
        name: name === undefined ? guestName(language) : requireName(name),
        language,
        kind: 'guest',
        owner: null,
        at: now(),
      });
      return id;
    },
    forgetAll: () => remembered.clear(),
    forget(person) {
      for (const [hash, { visitor }] of remembered) if (visitor.person === person) remembered.delete(hash);
    },
  };
}

export const languageOf = (row: PersonRow): Language =>
  LANGUAGES.find(language => language === row.language) ?? LANGUAGES[0];

/** A person as they see themselves. */
export async function readProfile(people: PeopleStore, id: string): Promise<Me> {
  const row = await people.find(id);
  if (row === undefined) throw new RequestError('no-session', 'this account was deleted');
  const [passkeys, pushes] = await Promise.all([people.passkeysOf(id), people.pushesOf(id)]);
  const isSafe = hasWayBack(row, passkeys.length);
  return {
    id,
    name: row.name,
    language: languageOf(row),
    kind: row.kind,
    ...emblemOf(row),
    isPublic: row.is_public === null ? isSafe : row.is_public === 1,
    isProtected: isSafe,
    passkeys: passkeys.map(passkey => ({ id: passkey.id, at: passkey.at })),
    hasRecoveryCode: row.recovery_id !== null,
    email: row.email === null ? null : { address: row.email, isConfirmed: row.email_confirmed === 1 },
    pushes: pushes.length,
  };
}
