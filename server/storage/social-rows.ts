import type { NoticeMode } from '../../api/correspondence.ts';

/** What a person wrote for themselves about a table. */
export interface NoteRow {
  person: string;
  table_id: string;
  text: string;
  at: number;
}

/** A person's standing orders at a table. */
export interface OrderRow {
  table_id: string;
  person: string;
  orders: string;
  at: number;
}

/** `friend`: a request, or half of a friendship. */
export type RelationKind = 'friend' | 'block' | 'mute';

/** What a person is to another. */
export interface RelationRow {
  person: string;
  other: string;
  kind: RelationKind;
  at: number;
}

/** A friend is asked to a table. */
export interface InvitationRow {
  table_id: string;
  person: string;
  inviter: string;
  at: number;
}

/** A person reports another; `lines` holds what the server found at the table, as JSON. */
export interface ReportRow {
  id: string;
  /** null: the reporter deleted their data. */
  reporter: string | null;
  person: string;
  table_id: string;
  reason: string;
  text: string;
  lines: string;
  status: 'open' | 'closed';
  at: number;
}

/** What an operator decided about a person. */
export interface SanctionRow {
  id: string;
  person: string;
  kind: 'warn' | 'mute' | 'ban';
  reason: string;
  /** null: for ever. */
  until: number | null;
  /** 1 when the person has read it. */
  seen: number;
  at: number;
}

/** What an operator did. Never changed and never deleted. */
export interface ActRow {
  id: string;
  operator: string;
  act: string;
  target: string;
  reason: string;
  detail: string;
  at: number;
}

/** A token that may do some of what its person may do. */
export interface AccessTokenRow {
  /** SHA-256 of the token. */
  hash: string;
  id: string;
  person: string;
  name: string;
  /** JSON list. */
  scopes: string;
  created: number;
  expires: number;
  used: number | null;
}

/** An address that is told news. */
export interface WebhookRow {
  id: string;
  person: string;
  /** null: of the person's own tables. */
  event: string | null;
  url: string;
  secret: string;
  /** JSON list. */
  news: string;
  language: string;
  created: number;
  failing_since: number | null;
  disabled: number | null;
  /** When a message was last taken. */
  delivered: number | null;
}

/** News for a webhook. It stays for some days, so that nothing is told twice. */
export interface WebhookMessageRow {
  id: string;
  webhook: string;
  body: string;
  created: number;
  /** null: sent, or given up. */
  due: number | null;
  attempts: number;
}

/** Days on which a person's clocks by days stand still. */
export interface VacationRow {
  id: string;
  person: string;
  starts: number;
  ends: number;
}

/** How a person wants to hear of their turns. */
export interface CorrespondenceRow {
  person: string;
  /** Minutes after midnight in the zone; null: no quiet hours. */
  quiet_from: number | null;
  quiet_until: number | null;
  zone: string;
  /** The hash of the calendar's secret address. */
  calendar: string | null;
  /** null: single notices. */
  email_mode: NoticeMode | null;
  push_mode: NoticeMode | null;
  /** Minutes after midnight in the zone; null: at an hour that the server chooses. */
  digest_minute: number | null;
  /** null: no channel wants a digest. */
  digest_due: number | null;
}
