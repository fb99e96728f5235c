import type { Me, ProfileUpdate } from '../../api/person.ts';
import type { Ladder, Profile, RatingHistory, ResultLines } from '../../api/profile.ts';
import { request } from '../online/api.ts';
import { updateMe } from '../online/session.ts';

/** Which results are wanted; an empty text asks for all. */
export interface ResultChoice {
  readonly game: string;
  readonly pace: string;
  readonly players: string;
  readonly opponent: string;
}

export const EVERYTHING: ResultChoice = { game: '', pace: '', players: '', opponent: '' };

const person = (id: string): string => `/people/${encodeURIComponent(id)}`;

export const fetchProfile = (id: string): Promise<Profile> => request('GET', person(id));
export const fetchHistory = (id: string): Promise<RatingHistory> => request('GET', `${person(id)}/ratings`);

export function fetchResults(id: string, choice: ResultChoice, after: string | null): Promise<ResultLines> {
  const query = new URLSearchParams({ limit: '10' });
  for (const [name, value] of Object.entries(choice)) if (value !== '') query.set(name, String(value));
  if (after !== null) query.set('after', after);
  return request('GET', `${person(id)}/results?${query}`);
}

export function fetchLadder(game: string, pace: string, after: string | null): Promise<Ladder> {
  const query = new URLSearchParams({ pace });
  if (after !== null) query.set('after', after);
  return request('GET', `/ratings/${encodeURIComponent(game)}?${query}`);
}

/** Changes how others see you. */
export async function updateProfile(change: ProfileUpdate): Promise<void> {
  updateMe(await request<Me>('PATCH', '/me', change));
}
