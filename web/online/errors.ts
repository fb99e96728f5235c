import { ApiError } from './api.ts';

/** What can go wrong, told apart as far as it means something else to do next. */
export type ErrorKind =
  | 'offline'
  | 'stale'
  | 'taken'
  | 'away'
  | 'busy'
  | 'over'
  | 'turn'
  | 'undo'
  | 'forbidden'
  | 'muted'
  | 'banned'
  | 'account'
  | 'tables'
  | 'rated'
  | 'botStays'
  | 'other';

const KINDS: Readonly<Record<string, ErrorKind>> = {
  offline: 'offline',
  unavailable: 'offline',
  stale: 'stale',
  'seat-taken': 'taken',
  'already-seated': 'taken',
  'not-away': 'away',
  'too-many-requests': 'busy',
  'not-open': 'over',
  'not-playing': 'over',
  'not-finished': 'over',
  'not-your-turn': 'turn',
  'bot-plays': 'turn',
  'undo-off': 'undo',
  'undo-pending': 'undo',
  'nothing-to-undo': 'undo',
  'no-undo-asked': 'undo',
  'undo-needs-consent': 'undo',
  forbidden: 'forbidden',
  muted: 'muted',
  banned: 'banned',
  'your-turn': 'turn',
  'needs-account': 'account',
  'too-many-tables': 'tables',
  rated: 'rated',
  'bot-stays': 'botStays',
};

export const faultKind = (code: string): ErrorKind => KINDS[code] ?? 'other';

export const errorKind = (error: unknown): ErrorKind =>
  error instanceof ApiError ? faultKind(error.code) : 'other';
