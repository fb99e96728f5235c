import type { Connections } from './query.ts';
import type { Database, PasskeyRow, PersonRow, SessionRow } from './schema.ts';

export type NewPerson = Pick<PersonRow, 'id' | 'name' | 'language' | 'kind' | 'owner' | 'at'>;
export type PushRow = Database['push'];

export interface PeopleStore {
  add(person: NewPerson): Promise<void>;
  find(id: string): Promise<PersonRow | undefined>;
  change(id: string, change: Partial<Omit<PersonRow, 'id'>>): Promise<void>;
  names(ids: readonly string[]): Promise<Pick<PersonRow, 'id' | 'name' | 'kind'>[]>;
  programsOf(owner: string): Promise<PersonRow[]>;
  byRecovery(recoveryId: string): Promise<PersonRow | undefined>;
  byUnsubscribeToken(token: string): Promise<PersonRow | undefined>;
  /** Deletes the person and everything that belongs only to them. */
  forget(id: string): Promise<void>;
  /** Counts an attempt at the emailed code and returns the code's hash; undefined when no attempt is left. */
  tryEmailCode(id: string, most: number, now: number): Promise<string | undefined>;
  /** Confirms the address that a code was sent to; false when another code was sent since. */
  confirmEmail(id: string, code: string): Promise<boolean>;
  addSession(session: SessionRow): Promise<void>;
  session(hash: string): Promise<SessionRow | undefined>;
  /** Which of these sessions exist, in one query. */
  validSessions(hashes: readonly string[]): Promise<ReadonlySet<string>>;
  extendSession(hash: string, expires: number): Promise<void>;
  endSession(hash: string): Promise<void>;
  addPasskey(passkey: PasskeyRow): Promise<void>;
  passkey(id: string): Promise<PasskeyRow | undefined>;
  passkeysOf(person: string): Promise<PasskeyRow[]>;
  updatePasskeyCounter(id: string, counter: number): Promise<void>;
  dropPasskey(person: string, id: string): Promise<void>;
  addChallenge(challenge: Database['challenge']): Promise<void>;
  /** Each challenge is answered once. */
  takeChallenge(challenge: string): Promise<Database['challenge'] | undefined>;
  addPush(push: PushRow): Promise<void>;
  pushesOf(person: string): Promise<PushRow[]>;
  dropPush(endpoint: string, person?: string): Promise<void>;
  /** Deletes expired sessions and challenges. */
  deleteExpired(now: number): Promise<void>;
}

export function peopleStore(connections: Connections): PeopleStore {
  return {
    ...persons(connections),
    ...sessions(connections),
    ...passkeys(connections),
    ...pushes(connections),
    ...emailCodes(connections),
  };
}

type Part<K extends keyof PeopleStore> = Pick<PeopleStore, K>;

const persons = ({
  db,
  reader,
}: Connections): Part<
  'add' | 'find' | 'change' | 'names' | 'programsOf' | 'byRecovery' | 'byUnsubscribeToken' | 'forget'
> => ({
  async add(person) {
    await db
      .insertInto('person')
      .values({ ...person, email_confirmed: 0, email_code_expires: 0, email_code_tries: 0 })
      .execute();
  },
  find: id => reader.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst(),
  async change(id, change) {
    await db.updateTable('person').set(change).where('id', '=', id).execute();
  },
  names: ids =>
    ids.length === 0
      ? Promise.resolve([])
      : reader.selectFrom('person').select(['id', 'name', 'kind']).where('id', 'in', ids).execute(),
  programsOf: owner =>
    reader.selectFrom('person').selectAll().where('owner', '=', owner).orderBy('at').execute(),
  byRecovery: id => reader.selectFrom('person').selectAll().where('recovery_id', '=', id).executeTakeFirst(),
  byUnsubscribeToken: token =>
    reader.selectFrom('person').selectAll().where('email_stop', '=', token).executeTakeFirst(),
  async forget(id) {
    await db.transaction().execute(async transaction => {
      for (const table of [
        'session',
        'passkey',
        'challenge',
        'push',
        'notice',
        'note',
        'standing_order',
        'comfort',
        'vacation',
        'access_token',
      ] as const) {
        await transaction.deleteFrom(table).where('person', '=', id).execute();
      }
      await transaction.deleteFrom('person').where('id', '=', id).execute();
    });
  },
});

const sessions = ({
  db,
  reader,
  listOf,
}: Connections): Part<
  'addSession' | 'session' | 'validSessions' | 'extendSession' | 'endSession' | 'deleteExpired'
> => ({
  async addSession(session) {
    await db.insertInto('session').values(session).execute();
  },
  async validSessions(hashes) {
    const query = reader
      .selectFrom('session')
      .select('hash')
      .where('hash', 'in', listOf(hashes))
      .union(reader.selectFrom('access_token').select('hash').where('hash', 'in', listOf(hashes)));
    return new Set((await query.execute()).map(({ hash }) => hash));
  },
  session: hash => reader.selectFrom('session').selectAll().where('hash', '=', hash).executeTakeFirst(),
  async extendSession(hash, expires) {
    await db.updateTable('session').set({ expires }).where('hash', '=', hash).execute();
  },
  async endSession(hash) {
    await db.deleteFrom('session').where('hash', '=', hash).execute();
  },
  async deleteExpired(now) {
    await db.deleteFrom('session').where('expires', '<', now).execute();
    await db.deleteFrom('challenge').where('expires', '<', now).execute();
  },
});

const passkeys = ({
  db,
  reader,
}: Connections): Part<
  | 'addPasskey'
  | 'passkey'
  | 'passkeysOf'
  | 'updatePasskeyCounter'
  | 'dropPasskey'
  | 'addChallenge'
  | 'takeChallenge'
> => ({
  async addPasskey(passkey) {
    await db.insertInto('passkey').values(passkey).execute();
  },
  passkey: id => reader.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst(),
  passkeysOf: person =>
    reader.selectFrom('passkey').selectAll().where('person', '=', person).orderBy('at').execute(),
  async updatePasskeyCounter(id, counter) {
    await db.updateTable('passkey').set({ counter }).where('id', '=', id).execute();
  },
  async dropPasskey(person, id) {
    await db.deleteFrom('passkey').where('id', '=', id).where('person', '=', person).execute();
  },
  async addChallenge(challenge) {
    await db.insertInto('challenge').values(challenge).execute();
  },
  takeChallenge: challenge =>
    db.deleteFrom('challenge').where('challenge', '=', challenge).returningAll().executeTakeFirst(),
});

const emailCodes = ({ db }: Connections): Part<'tryEmailCode' | 'confirmEmail'> => ({
  async tryEmailCode(id, most, now) {
    const row = await db
      .updateTable('person')
      .set(({ eb }) => ({ email_code_tries: eb('email_code_tries', '+', 1) }))
      .where('id', '=', id)
      .where('email_code', 'is not', null)
      .where('email_code_expires', '>=', now)
      .where('email_code_tries', '<', most)
      .returning('email_code')
      .executeTakeFirst();
    return row?.email_code ?? undefined;
  },
  async confirmEmail(id, code) {
    const { numUpdatedRows } = await db
      .updateTable('person')
      .set({ email_confirmed: 1, email_code: null })
      .where('id', '=', id)
      .where('email_code', '=', code)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
});

const pushes = ({ db, reader }: Connections): Part<'addPush' | 'pushesOf' | 'dropPush'> => ({
  async addPush(push) {
    const { endpoint: _key, ...rest } = push;
    await db
      .insertInto('push')
      .values(push)
      .onConflict(conflict => conflict.column('endpoint').doUpdateSet(rest))
      .execute();
  },
  pushesOf: person => reader.selectFrom('push').selectAll().where('person', '=', person).execute(),
  async dropPush(endpoint, person) {
    let query = db.deleteFrom('push').where('endpoint', '=', endpoint);
    if (person !== undefined) query = query.where('person', '=', person);
    await query.execute();
  },
});
