import type { Connections } from './query.ts';
import type { NoteRow } from './social-rows.ts';

/** Private notes about tables. Every question names the owner: no one else's notes can be asked for. */
export interface NoteStore {
  find(person: string, table: string): Promise<NoteRow | undefined>;
  ofPerson(person: string): Promise<NoteRow[]>;
  save(note: NoteRow): Promise<void>;
  remove(person: string, table: string): Promise<void>;
}

export const noteStore = ({ db, reader }: Connections): NoteStore => ({
  find: (person, table) =>
    reader
      .selectFrom('note')
      .selectAll()
      .where('person', '=', person)
      .where('table_id', '=', table)
      .executeTakeFirst(),
  ofPerson: person =>
    reader
      .selectFrom('note')
      .selectAll()
      .where('person', '=', person)
      .orderBy('at', 'desc')
      .orderBy('table_id')
      .execute(),
  async save(note) {
    const { text, at } = note;
    await db
      .insertInto('note')
      .values(note)
      .onConflict(conflict => conflict.columns(['person', 'table_id']).doUpdateSet({ text, at }))
      .execute();
  },
  async remove(person, table) {
    await db.deleteFrom('note').where('person', '=', person).where('table_id', '=', table).execute();
  },
});
