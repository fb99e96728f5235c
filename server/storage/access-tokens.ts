import type { AccessTokenRow } from './company-rows.ts';
import type { Connections } from './query.ts';

export interface AccessTokenStore {
  add(token: AccessTokenRow): Promise<void>;
  find(hash: string): Promise<AccessTokenRow | undefined>;
  /** The newest first. */
  ofPerson(person: string): Promise<AccessTokenRow[]>;
  markUsed(hash: string, used: number): Promise<void>;
  /** False when there is no such token. */
  remove(person: string, id: string): Promise<boolean>;
  deleteExpired(now: number): Promise<void>;
}

export const accessTokenStore = ({ db, reader }: Connections): AccessTokenStore => ({
  async add(token) {
    await db.insertInto('access_token').values(token).execute();
  },
  find: hash => reader.selectFrom('access_token').selectAll().where('hash', '=', hash).executeTakeFirst(),
  ofPerson: person =>
    db
      .selectFrom('access_token')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created', 'desc')
      .execute(),
  async markUsed(hash, used) {
    await db.updateTable('access_token').set({ used }).where('hash', '=', hash).execute();
  },
  async remove(person, id) {
    const { numDeletedRows } = await db
      .deleteFrom('access_token')
      .where('person', '=', person)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },
  async deleteExpired(now) {
    await db.deleteFrom('access_token').where('expires', '<', now).execute();
  },
});
