import { exportRecord } from '../tables/reads.ts';
import type { Services } from '../services.ts';
import { OWN_PARTS } from '../storage/own-rows.ts';
import { readContacts } from './contacts.ts';
import { readProfile } from './session.ts';

const PAGE = 100;

/** A part of the archive that has many items: its name and the items one after the other. */
type Part = readonly [name: string, items: AsyncIterable<unknown>];

/** Everything that is stored about a person, as one JSON text in pieces. */
export async function* exportPerson(services: Services, person: string): AsyncGenerator<string> {
  const { storage, runtime } = services;
  const [me, programs, pushes, notes, vacations, tokens, webhooks, ratings, changes] = await Promise.all([
    readProfile(storage.people, person),
    storage.people.programsOf(person),
    storage.people.pushesOf(person),
    storage.notes.ofPerson(person),
    storage.vacations.ofPerson(person, 0),
    storage.accessTokens.ofPerson(person),
    storage.webhooks.ofPerson(person),
    storage.profiles.ratings(person),
    storage.profiles.changes(person, Number.MAX_SAFE_INTEGER),
  ]);
  const { friends, asked, blocked, muted } = await readContacts(services, person);
  const namesOf = (people: readonly { readonly name: string }[]): string[] => people.map(({ name }) => name);
  const own = await Promise.all(
    OWN_PARTS.map(async part => [part.part, await storage.ownRows.read(part, person)]),
  );
  const whole = {
    cosechaExport: 1,
    at: runtime.now(),
    me,
    // Ids of the others are theirs.
    contacts: {
      friends: namesOf(friends),
      asked: namesOf(asked),
      blocked: namesOf(blocked),
      muted: namesOf(muted),
    },
    ...(Object.fromEntries(own) as object),
    programs: programs.map(({ id, name, at }) => ({ id, name, at })),
    pushes: pushes.map(({ endpoint, at }) => ({ endpoint, at })),
    notes: notes.map(({ person: _person, ...note }) => note),
    vacations: vacations.map(({ starts, ends }) => ({ from: starts, until: ends })),
    tokens: tokens.map(({ hash: _hash, person: _person, ...token }) => token),
    webhooks: webhooks.map(({ secret: _secret, person: _person, ...webhook }) => webhook),
    ratings,
    ratingChanges: changes,
  };
  yield JSON.stringify(whole).slice(0, -1);
  const parts: Part[] = [
    ['results', resultsOf(services, person)],
    ['messages', messagesOf(services, person)],
    ['tables', tablesOf(services, person)],
  ];
  for (const [name, items] of parts) {
    yield `,\n${JSON.stringify(name)}:[`;
    let separator = '\n';
    for await (const item of items) {
      yield `${separator}${JSON.stringify(item)}`;
      separator = ',\n';
    }
    yield ']';
  }
  yield '}\n';
}

async function* resultsOf({ storage: { profiles } }: Services, person: string): AsyncGenerator {
  let after: string | undefined;
  do {
    const whose = { person, isPublic: false };
    const { results, next } = await profiles.results(whose, {}, { limit: PAGE, after });
    for (const { seats, n: _n, ...result } of results)
      // Ids of the others are theirs.
      yield {
        ...result,
        seats: seats.map(seat => ({ ...seat, person: seat.person === person ? person : null })),
      };
    after = next ?? undefined;
  } while (after !== undefined);
}

async function* messagesOf({ storage: { profiles } }: Services, person: string): AsyncGenerator {
  yield* await profiles.messages(person);
}

/** Every table where the person was, with the match as far as they may know it. */
async function* tablesOf({ storage, runtime }: Services, person: string): AsyncGenerator {
  for (const id of await storage.tables.tablesTouchedBy(person)) {
    const row = await storage.tables.row(id);
    if (row === undefined) continue;
    const record = await exportRecord(runtime, id, person).catch(() => null);
    yield {
      id,
      status: row.status,
      created: row.created,
      settings: JSON.parse(row.settings) as unknown,
      record,
    };
  }
}
