import type { ProfileUpdate } from '../../api/person.ts';
import { forgetPlayer } from '../events/entering.ts';
import { HostError } from '../../table/ports.ts';
import type { Services } from '../services.ts';
import { onPersonChanged } from '../tables/signals.ts';
import { requireName } from './name.ts';

/** Changes what a person has chosen for themselves; every table shows it at once. */
export async function updateProfile(
  { storage, runtime }: Services,
  person: string,
  { name, language, symbol, colour, isPublic }: ProfileUpdate,
): Promise<void> {
  const clean = name === undefined ? undefined : requireName(name);
  const change = {
    ...(clean === undefined ? {} : { name: clean }),
    ...(language === undefined ? {} : { language }),
    ...(symbol === undefined ? {} : { symbol }),
    ...(colour === undefined ? {} : { colour }),
    ...(isPublic === undefined ? {} : { is_public: isPublic ? 1 : 0 }),
  };
  if (Object.keys(change).length === 0) return;
  await storage.people.change(person, change);
  if (clean === undefined) return;
  storage.bus.publish([{ type: 'person', id: person }]);
  await onPersonChanged(runtime, person);
}

/** Deletes a person and their programs: seats lose the name, chat is erased, bots take over. */
export async function deletePerson(services: Services, person: string): Promise<void> {
  const { storage, runtime, sessions } = services;
  for (const program of await storage.people.programsOf(person)) await deletePerson(services, program.id);
  const tables = await storage.tables.tablesTouchedBy(person);
  await storage.tables.eraseMessages(person);
  await storage.relations.forget(person);
  await storage.moderation.forget(person);
  await storage.reviews.forget(person);
  await storage.webhooks.forget(person);
  await storage.limits.forget(person);
  await storage.people.forget(person);
  sessions.forget(person);
  // Caches go first, so that no update shows an old name.
  storage.bus.publish([{ type: 'person', id: person }]);
  await onPersonChanged(runtime, person);
  for (const table of tables)
    await runtime.host
      .handleHostCommand(table, { type: 'forget', person }, Number.MAX_SAFE_INTEGER)
      .catch((error: unknown) => {
        // A match that cannot be shown, such as one in an archive out of reach, shows no name either.
        if (!(error instanceof HostError) || error.isBusy) throw error;
        runtime.reportError(error, table);
      });
  await storage.results.forget(person);
  await forgetPlayer(services, person);
  await closeStreams(services, person);
}

/** Ends the streams whose sessions are over: those of one person, or all of them. */
export async function closeStreams(
  { runtime, storage }: Pick<Services, 'runtime' | 'storage'>,
  person?: string,
): Promise<void> {
  const owners = [...runtime.host.tables.values(), ...runtime.turnStreams.values()];
  const streams = owners
    .flatMap(owner => [...('streams' in owner ? owner.streams : owner)])
    .filter(stream => person === undefined || stream.person === person);
  if (streams.length === 0) return;
  const valid = await storage.people.validSessions(streams.map(({ session }) => session));
  for (const stream of streams) {
    if (valid.has(stream.session)) continue;
    stream.send('gone', '{}');
    stream.end();
  }
}
