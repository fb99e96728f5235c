import { mailboxOf } from '../people/mailbox.ts';
import { newToken } from '../people/token.ts';
import { notFound, RequestError } from '../request-error.ts';
import type { Services } from '../services.ts';
import { requireAccount } from './create-event.ts';
import { capacityOf, fromRow, toRow, type StoredEvent } from './stored-event.ts';

const MOST_ATTEMPTS = 20;

interface Change {
  readonly event: StoredEvent;
  /** Someone who enters. */
  readonly entered?: string;
}

/** Changes an event: decided again when someone else has changed it in the meantime. */
async function changeEvent(
  { storage }: Pick<Services, 'storage'>,
  id: string,
  decide: (event: StoredEvent) => Change | undefined,
): Promise<StoredEvent> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const row = await storage.events.find(id);
    if (row === undefined) throw notFound();
    const event = fromRow(row);
    const change = decide(event);
    if (change === undefined) return event;
    const entered = change.entered === undefined ? [] : [change.entered];
    if (await storage.events.change(toRow(change.event), entered)) return change.event;
  }
  throw new RequestError('unavailable', 'the event is busy; try again', { retryAfter: 1 });
}

export async function enterEvent(services: Services, id: string, person: string): Promise<void> {
  await requireAccount(services, person);
  const row = await services.storage.events.find(id);
  if (row === undefined) throw notFound();
  await requireSingle(services, fromRow(row), person);
  await changeEvent(services, id, event => {
    const { entrants } = event.state;
    if (entrants.some(one => one.id === person)) return undefined;
    if (event.status !== 'open') throw new RequestError('event-closed', 'the event has started or is over');
    const capacity = capacityOf(event.settings);
    if (entrants.length >= capacity) throw new RequestError('event-full', 'the event is full');
    const state = { ...event.state, entrants: [...entrants, { id: person, isActive: true }] };
    const isFull = event.settings.start.kind === 'full' && state.entrants.length === capacity;
    return { event: { ...event, state, due: isFull ? services.runtime.now() : event.due }, entered: person };
  });
}

/**
 * One person, one place. An email address counts once, and a common deal is not for accounts that were made after it
 * was announced: someone who plays it twice knows it.
 */
async function requireSingle({ storage }: Services, event: StoredEvent, person: string): Promise<void> {
  const own = await storage.people.find(person);
  if (own === undefined) throw notFound();
  if (event.settings.deal === 'common' && own.at > event.created)
    throw new RequestError('forbidden', 'this account is newer than the event and its common deal');
  if (own.email === null || own.email_confirmed !== 1) return;
  const mailbox = mailboxOf(own.email);
  for (const { id } of event.state.entrants) {
    if (id === person) continue;
    const other = await storage.people.find(id);
    if (other?.email_confirmed === 1 && other.email !== null && mailboxOf(other.email) === mailbox)
      throw new RequestError('already-entered', 'another account with your email address has entered');
  }
}

/** A player leaves: before the start without a trace, later for good; a bot ends their present match. */
export async function leaveEvent(services: Services, id: string, person: string): Promise<void> {
  const event = await changeEvent(services, id, before => {
    const own = before.state.entrants.find(one => one.id === person);
    if (own?.isActive !== true) return undefined;
    if (before.status !== 'open' && before.status !== 'playing')
      throw new RequestError('event-closed', 'the event is over');
    const entrants =
      before.status === 'open'
        ? before.state.entrants.filter(one => one.id !== person)
        : before.state.entrants.map(one => (one.id === person ? { ...one, isActive: false } : one));
    return { event: { ...before, state: { ...before.state, entrants } } };
  });
  const table = tableOf(event, person);
  if (table === undefined) return;
  const version = Number.MAX_SAFE_INTEGER;
  const request = { person, command: { type: 'leave' }, version, key: newToken() } as const;
  // The match may have ended in the meantime.
  await services.runtime.host.handleCommand(table, request).catch(() => undefined);
}

/** The table where a player is expected now. */
export function tableOf({ status, state }: StoredEvent, person: string): string | undefined {
  if (status !== 'playing') return undefined;
  const table = state.rounds.at(-1)?.tables.find(({ seats }) => seats.includes(person));
  return table?.results === null && table.isMade ? table.id : undefined;
}

/** The organiser calls an event off. Matches that have begun go on. */
export async function cancelEvent(services: Services, id: string, person: string): Promise<void> {
  await changeEvent(services, id, event => {
    if (event.organiser !== person) throw new RequestError('forbidden', 'only the organiser can do this');
    if (event.status !== 'open' && event.status !== 'playing') return undefined;
    return { event: { ...event, status: 'cancelled', due: event.status === 'open' ? null : event.due } };
  });
}

/** A person who left keeps their results under a name that leads to no one. */
export async function forgetPlayer(services: Services, person: string): Promise<void> {
  const gone = `gone.${newToken(12)}`;
  await services.storage.daily.forget(person, gone);
  await services.storage.seeks.forget(person);
  for (const id of await services.storage.events.idsOf(person)) {
    await leaveEvent(services, id, person).catch(() => undefined);
    await changeEvent(services, id, event => ({
      event: {
        ...event,
        organiser: event.organiser === person ? null : event.organiser,
        // Ids are random: nothing else in the state can contain one.
        state: JSON.parse(JSON.stringify(event.state).replaceAll(person, gone)) as StoredEvent['state'],
      },
    }));
  }
  await services.storage.events.forget(person, gone);
}
