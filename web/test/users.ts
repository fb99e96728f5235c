import type { Browser } from 'playwright-core';
import type { TableUpdate } from '../../table/update.ts';
import { freshKey } from '../online/api.ts';
import { visit, type Screen, type Visit } from './browser.ts';
import type { Site } from './site.ts';
import { SAMPLE } from './sample-game.ts';

/** A person with a separate window, who can also ask the server directly. */
export interface Person extends Visit {
  call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<T>;
  /** Opens a page of the app. */
  open(path: string): Promise<void>;
  /** Asks a table for something. */
  wish(table: string, wish: object): Promise<void>;
}

/** A new visitor who gives a name. */
export async function meet(browser: Browser, site: Site, screen: Screen, name: string): Promise<Person> {
  const visitor = await visit(browser, screen);
  const { request } = visitor.context;
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await request.fetch(`${site.url}/api${path}`, {
      method,
      ...(body === undefined ? {} : { data: body }),
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    // The answer that docs/api.md promises for the route.
    return (answer.status() === 204 ? undefined : await answer.json()) as T;
  };
  await call('POST', '/session', { name, language: screen.locale.slice(0, 2) });
  return {
    ...visitor,
    call,
    open: async path => {
      await visitor.page.goto(`${site.url}/#${path}`);
    },
    wish: async (table, wish) => {
      const { table: sight } = await call<TableUpdate>('GET', `/tables/${table}`);
      await call('POST', `/tables/${table}/commands`, { ...wish, version: sight.version, key: freshKey() });
    },
  };
}

/** The host's table, with an open seat for everyone else. */
export async function openTable(
  host: Person,
  seats: number,
  settings: object = {},
): Promise<{ id: string; invite: string }> {
  return host.call('POST', '/tables', {
    key: freshKey(),
    game: SAMPLE,
    seats: Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
    ...settings,
  });
}

/** Everyone sits down and the match starts; the windows then show it. */
export async function begin(people: readonly Person[], settings: object = {}): Promise<string> {
  const [host, ...guests] = people;
  const { id, invite } = await openTable(host, people.length, settings);
  for (const [index, guest] of guests.entries()) {
    await guest.call('POST', `/invites/${invite}`);
    await guest.wish(id, { type: 'sit', seat: index + 1 });
  }
  await host.wish(id, { type: 'start' });
  await Promise.all(
    people.map(async person => {
      await person.open(`/table/${id}`);
      await person.page.locator('.table').waitFor();
    }),
  );
  return id;
}

/** The person to move, and one who waits. */
export async function turn(
  people: readonly Person[],
  table: string,
): Promise<{ readonly actor: Person; readonly other: Person; readonly move: string }> {
  for (const actor of people) {
    const { table: sight } = await actor.call<TableUpdate>('GET', `/tables/${table}`);
    const other = people.find(person => person !== actor);
    if (sight.moves.length > 0 && other !== undefined) return { actor, other, move: sight.moves[0] };
  }
  throw new Error('no one is to act');
}

/** The person to move plays until it is someone else's turn; returns that person. */
export async function playRound(people: readonly Person[], table: string): Promise<Person> {
  const { actor } = await turn(people, table);
  for (;;) {
    const { table: sight } = await actor.call<TableUpdate>('GET', `/tables/${table}`);
    if (sight.moves.length === 0) return actor;
    await actor.wish(table, { type: 'move', move: sight.moves[0] });
  }
}
