import type { AttemptAnswer, Challenge } from '../../api/challenge.ts';
import type { EventSummaries, EventView, NewEvent } from '../../api/event.ts';
import type { NewSeek, Seek, SeekAnswer, Seeks } from '../../api/seek.ts';
import type { TableSummaries } from '../../api/table.ts';
import { freshKey, request } from '../online/api.ts';
import { ensureSession } from '../online/session.ts';

/** A query of an address; what is undefined is left out. */
function queryOf(fields: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, value);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

async function ask<T>(...[method, path, body]: Parameters<typeof request>): Promise<T> {
  await ensureSession();
  return request<T>(method, path, body);
}

export const EVENT_LISTS = ['open', 'playing', 'finished', 'mine'] as const;
export type EventList = (typeof EVENT_LISTS)[number];

export const fetchEvents = (list: EventList, after?: string): Promise<EventSummaries> =>
  ask('GET', `/events${queryOf(list === 'mine' ? { mine: 'true', after } : { status: list, after })}`);

export const fetchEvent = (id: string): Promise<EventView> => ask('GET', `/events/${id}`);

export const createEvent = (wanted: Omit<NewEvent, 'key'>): Promise<EventView> =>
  ask('POST', '/events', { ...wanted, key: freshKey() });

export const enterEvent = (id: string): Promise<EventView> => ask('POST', `/events/${id}/players`);

export const leaveEvent = (id: string, person: string): Promise<void> =>
  ask('DELETE', `/events/${id}/players/${person}`);

export const cancelEvent = (id: string): Promise<void> => ask('DELETE', `/events/${id}`);

export const fetchChallenge = (game: string, day?: string): Promise<Challenge> =>
  ask('GET', `/challenges/${game}${queryOf({ day })}`);

export const beginAttempt = (game: string): Promise<AttemptAnswer> =>
  ask('POST', `/challenges/${game}/attempts`);

export const startSeek = (wanted: NewSeek): Promise<Seek> => ask('POST', '/seeks', wanted);
export const joinSeek = (person: string): Promise<Seek> => ask('POST', `/seeks/${person}/join`);
export const stopSeek = (): Promise<void> => ask('DELETE', '/me/seek');
export const fetchSeek = (): Promise<SeekAnswer> => ask('GET', '/me/seek');
export const fetchSeeks = (game?: string): Promise<Seeks> => ask('GET', `/seeks${queryOf({ game })}`);

const LOBBY_PAGE = '10';

/** Which tables are wanted; undefined: any. */
export interface LobbyWish {
  readonly game?: string | undefined;
  readonly speed?: string | undefined;
  readonly players?: string | undefined;
}

/** Public tables that wait for players, one page after the other. */
export const fetchLobby = (wanted: LobbyWish, after?: string): Promise<TableSummaries> =>
  ask('GET', `/tables${queryOf({ ...wanted, limit: LOBBY_PAGE, after })}`);
