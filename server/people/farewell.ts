import type { Language } from '../../kernel/text.ts';
import { Fault } from '../fault.ts';
import type { House } from '../house.ts';
import { hearOfPerson } from '../rooms/caretaker.ts';
import { occur } from '../rooms/desk.ts';
import { tidyName } from './name.ts';

/** Another name or language, seen at every table at once. */
export async function rename(
  { storage, hall }: House,
  person: string,
  { name, language }: { name?: string; language?: Language },
): Promise<void> {
  const tidy = name === undefined ? undefined : tidyName(name);
  if (tidy === '') throw new Fault('bad-request', 'a name needs a letter');
  if (tidy === undefined && language === undefined) return;
  await storage.people.change(person, {
    ...(tidy === undefined ? {} : { name: tidy }),
    ...(language === undefined ? {} : { language }),
  });
  if (tidy === undefined) return;
  storage.bus.publish([{ type: 'person', id: person }]);
  await hearOfPerson(hall, person);
}

/** Deletes a person with their programs: their seats lose the name, their words are gone, bots play on. */
export async function forgetPerson(house: House, person: string): Promise<void> {
  const { storage, hall, sessions } = house;
  for (const program of await storage.people.programsOf(person)) await forgetPerson(house, program.id);
  const tables = await storage.tables.traces(person);
  await storage.tables.silence(person);
  await storage.people.forget(person);
  sessions.forget(person);
  // What tables remember of the person goes first, so that nothing old is told with the new.
  storage.bus.publish([{ type: 'person', id: person }]);
  await hearOfPerson(hall, person);
  for (const table of tables) await occur(hall, table, { type: 'forget', person }, Number.MAX_SAFE_INTEGER);
  await dismiss(house, person);
}

/** Ends the streams of a person whose sessions are over. */
export async function dismiss(
  { hall, storage }: Pick<House, 'hall' | 'storage'>,
  person: string,
): Promise<void> {
  const streams = [...hall.rooms.values()].flatMap(room => [...room.streams]);
  for (const stream of [...streams, ...(hall.followers.get(person) ?? [])]) {
    if (stream.person !== person || (await storage.people.session(stream.session)) !== undefined) continue;
    stream.send('gone', '{}');
    stream.end();
  }
}
