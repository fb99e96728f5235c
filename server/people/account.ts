import type { Language } from '../../kernel/text.ts';
import { RequestError } from '../request-error.ts';
import type { Services } from '../services.ts';
import { onPersonChanged } from '../tables/scheduler.ts';
import { handleHostCommand } from '../tables/commands.ts';
import { cleanName } from './name.ts';

/** Another name or language, seen at every table at once. */
export async function updateProfile(
  { storage, runtime }: Services,
  person: string,
  { name, language }: { name?: string; language?: Language },
): Promise<void> {
  const tidy = name === undefined ? undefined : cleanName(name);
  if (tidy === '') throw new RequestError('bad-request', 'a name needs a letter');
  if (tidy === undefined && language === undefined) return;
  await storage.people.change(person, {
    ...(tidy === undefined ? {} : { name: tidy }),
    ...(language === undefined ? {} : { language }),
  });
  if (tidy === undefined) return;
  storage.bus.publish([{ type: 'person', id: person }]);
  await onPersonChanged(runtime, person);
}

/** Deletes a person with their programs: their seats lose the name, their words are gone, bots play on. */
export async function deletePerson(services: Services, person: string): Promise<void> {
  const { storage, runtime, sessions } = services;
  for (const program of await storage.people.programsOf(person)) await deletePerson(services, program.id);
  const tables = await storage.tables.tablesTouchedBy(person);
  await storage.tables.eraseMessages(person);
  await storage.people.forget(person);
  sessions.forget(person);
  // What tables remember of the person goes first, so that nothing old is told with the new.
  storage.bus.publish([{ type: 'person', id: person }]);
  await onPersonChanged(runtime, person);
  for (const table of tables)
    await handleHostCommand(runtime, table, { type: 'forget', person }, Number.MAX_SAFE_INTEGER);
  await closeStreams(services, person);
}

/** Ends the streams of a person whose sessions are over. */
export async function closeStreams(
  { runtime, storage }: Pick<Services, 'runtime' | 'storage'>,
  person: string,
): Promise<void> {
  const streams = [...runtime.tables.values()].flatMap(room => [...room.streams]);
  for (const stream of [...streams, ...(runtime.turnStreams.get(person) ?? [])]) {
    if (stream.person !== person || (await storage.people.session(stream.session)) !== undefined) continue;
    stream.send('gone', '{}');
    stream.end();
  }
}
