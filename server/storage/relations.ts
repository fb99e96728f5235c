import type { Connections } from './query.ts';
import type { RelationKind, RelationRow, InvitationRow } from './social-rows.ts';

/** What people are to each other. A friendship is a relation in both directions; one direction is a request. */
export interface RelationStore {
  add(relation: RelationRow): Promise<void>;
  remove(person: string, other: string, kind: RelationKind): Promise<void>;
  ofPerson(person: string): Promise<RelationRow[]>;
  /** Relations of others with a person. */
  towards(person: string): Promise<RelationRow[]>;
  /** Everyone whom a person blocks or who blocks that person. */
  apartFrom(person: string): Promise<ReadonlySet<string>>;
  /** Tells of two of these people whether one of them blocks the other. */
  blocksAmong(people: readonly string[]): Promise<(one: string, other: string) => boolean>;
  invite(invitation: InvitationRow): Promise<void>;
  invitationsOf(person: string): Promise<InvitationRow[]>;
  removeInvitation(table: string, person: string): Promise<void>;
  /** Deletes every relation and invitation that names a person. */
  forget(person: string): Promise<void>;
}

export const relationStore = ({ db, reader, listOf }: Connections): RelationStore => ({
  async add(relation) {
    await db
      .insertInto('relation')
      .values(relation)
      .onConflict(conflict => conflict.doNothing())
      .execute();
  },
  async remove(person, other, kind) {
    await db
      .deleteFrom('relation')
      .where('person', '=', person)
      .where('other', '=', other)
      .where('kind', '=', kind)
      .execute();
  },
  ofPerson: person =>
    db.selectFrom('relation').selectAll().where('person', '=', person).orderBy('at').execute(),
  towards: person =>
    db.selectFrom('relation').selectAll().where('other', '=', person).orderBy('at').execute(),
  async apartFrom(person) {
    const rows = await db
      .selectFrom('relation')
      .select(['person', 'other'])
      .where('kind', '=', 'block')
      .where(({ eb, or }) => or([eb('person', '=', person), eb('other', '=', person)]))
      .execute();
    return new Set(rows.map(row => (row.person === person ? row.other : row.person)));
  },
  async blocksAmong(people) {
    if (people.length < 2) return () => false;
    const rows = await db
      .selectFrom('relation')
      .select(['person', 'other'])
      .where('kind', '=', 'block')
      .where('person', 'in', listOf(people))
      .where('other', 'in', listOf(people))
      .execute();
    const pairs = new Set(rows.flatMap(({ person, other }) => [`${person} ${other}`, `${other} ${person}`]));
    return (one, other) => pairs.has(`${one} ${other}`);
  },
  async invite(invitation) {
    const { inviter, at } = invitation;
    await db
      .insertInto('invitation')
      .values(invitation)
      .onConflict(conflict => conflict.columns(['table_id', 'person']).doUpdateSet({ inviter, at }))
      .execute();
  },
  invitationsOf: person =>
    reader
      .selectFrom('invitation')
      .selectAll()
      .where('person', '=', person)
      .orderBy('at', 'desc')
      .limit(50)
      .execute(),
  async removeInvitation(table, person) {
    await db.deleteFrom('invitation').where('table_id', '=', table).where('person', '=', person).execute();
  },
  async forget(person) {
    await db.deleteFrom('relation').where('person', '=', person).execute();
    await db.deleteFrom('relation').where('other', '=', person).execute();
    await db.deleteFrom('invitation').where('person', '=', person).execute();
    await db.deleteFrom('invitation').where('inviter', '=', person).execute();
  },
});
