import type { ReviewResultRow, ReviewRow } from './review-rows.ts';
import type { RatingChangeRow, RatingRow, ResultRow, ResultSeatRow } from './result-rows.ts';
import type {
  AccessTokenRow,
  ActRow,
  BondRow,
  ComfortRow,
  InvitationRow,
  NoteRow,
  OrderRow,
  ReportRow,
  SanctionRow,
  VacationRow,
  WebhookMessageRow,
  WebhookRow,
} from './company-rows.ts';
/** The tables of the database, the same in SQLite and PostgreSQL: text, whole numbers, and JSON as text. */
export interface Database {
  person: PersonRow;
  session: SessionRow;
  passkey: PasskeyRow;
  challenge: { challenge: string; person: string | null; expires: number };
  push: { endpoint: string; person: string; p256dh: string; auth: string; at: number };
  game_table: TableRow;
  seat: SeatRow;
  log: LogRow;
  snapshot: SnapshotRow;
  notice: NoticeRow;
  /** Matches that are over; they outlive their tables. */
  result: ResultRow;
  result_seat: ResultSeatRow;
  rating: RatingRow;
  rating_change: RatingChangeRow;
  event: EventRow;
  /** Who ever entered an event. */
  event_player: { event: string; person: string };
  daily_entry: DailyRow;
  seek: SeekRow;
  archived: ArchivedRow;
  review: ReviewRow;
  review_result: ReviewResultRow;
  setting: { name: string; value: string };
  /** Durable counts that start again when they end. */
  tally: CountRow;
  /** Counts of requests; only where several processes share the database. */
  rate: CountRow;
  /** The open streams of a person or an address in one process. */
  job: JobRow;
  /** When each owner of work was last served. */
  job_owner: { owner: string; served: number };
  note: NoteRow;
  standing_order: OrderRow;
  comfort: ComfortRow;
  vacation: VacationRow;
  access_token: AccessTokenRow;
  webhook: WebhookRow;
  webhook_message: WebhookMessageRow;
  bond: BondRow;
  invitation: InvitationRow;
  operator: { person: string; at: number };
  report: ReportRow;
  sanction: SanctionRow;
  operator_act: ActRow;
  stream_count: { process: string; who: string; count: number; at: number };
}

/** A tournament. Its state is one value: whoever changes it names the version that they saw. */
export interface EventRow {
  id: string;
  version: number;
  status: string;
  name: string;
  game: string;
  organiser: string | null;
  /** JSON. */
  settings: string;
  /** JSON: players and rounds. */
  state: string;
  /** The seeds of common deals come from it: it never leaves the server. */
  secret: string;
  /** When a process should look at it next; null: never again. */
  due: number | null;
  created: number;
}

/** One person's attempt at the challenge of a day. */
export interface DailyRow {
  game: string;
  /** As in 2026-05-01, in UTC. */
  day: string;
  person: string;
  table_id: string;
  at: number;
  score: number | null;
  /** Points ahead of the best opponent. */
  margin: number | null;
  place: number | null;
  done: number;
  revealed: number;
}

/** Someone who looks for opponents; one row for each person. */
export interface SeekRow {
  person: string;
  game: string;
  pace: string;
  players: number;
  /** 1: bots may fill the table after a while. */
  bots: number;
  rating: number;
  /** The person whose table this one wants to join, whatever their ratings are. */
  wish: string | null;
  language: string;
  created: number;
  /** When the person last asked. */
  seen: number;
  /** The table that was found. */
  table_id: string | null;
  /** 1: that table exists, and its match has begun. */
  made: number;
}

/** Work for bots and other machines; only where several processes share the database. */
interface JobRow {
  key: string;
  kind: string;
  owner: string;
  priority: number;
  payload: string;
  created: number;
  attempts: number;
  refused_by: string;
  lease: string | null;
  worker: string | null;
  expires: number | null;
  result: string | null;
}

interface CountRow {
  key: string;
  ends: number;
  count: number;
}

export interface PersonRow {
  id: string;
  name: string;
  language: string;
  kind: 'guest' | 'program';
  /** The owner of this bot program. */
  owner: string | null;
  at: number;
  /** The public half of the recovery code, to find the person by; the other half is hashed. */
  recovery_id: string | null;
  recovery_hash: string | null;
  email: string | null;
  /** 1 when the person has confirmed the address. */
  email_confirmed: number;
  email_code: string | null;
  email_code_expires: number;
  email_code_tries: number;
  /** The token of the unsubscribe link. */
  email_stop: string | null;
  /** null: chosen by the server. */
  symbol: string | null;
  colour: string | null;
  /** Whether others see more than the name; null: as soon as the account is protected. */
  is_public: number | null;
}

export interface SessionRow {
  /** SHA-256 of the token. */
  hash: string;
  person: string;
  kind: 'cookie' | 'bearer';
  expires: number | null;
}

export interface PasskeyRow {
  id: string;
  person: string;
  public_key: string;
  counter: number;
  transports: string;
  at: number;
}

export interface TableRow {
  id: string;
  version: number;
  status: string;
  game: string;
  visibility: string;
  settings: string;
  host: string | null;
  invite: string | null;
  /** JSON list of seats. */
  to_act: string;
  /** When a bot's move is due or a clock runs out. */
  due: number | null;
  deadline: number | null;
  created: number;
  at: number;
}

export interface SeatRow {
  table_id: string;
  seat: number;
  kind: 'open' | 'held' | 'person' | 'bot';
  person: string | null;
  bot: string | null;
}

export interface LogRow {
  table_id: string;
  n: number;
  at: number;
  entry: string;
  person: string | null;
  key: string | null;
  /** 1 for an entry to look at when its author's data is deleted: chat, a seat, an admission. */
  trace: number;
}

/** A table's state, for rules that no longer replay its log. */
export interface SnapshotRow {
  table_id: string;
  n: number;
  ply: number;
  rules: number;
  state: string;
}

/** A finished match whose log and state are in a file of the archive. */
export interface ArchivedRow {
  table_id: string;
  /** Below the archive's folder. */
  file: string;
  /** The table's version when it was archived. */
  version: number;
  at: number;
}

export interface NoticeRow {
  table_id: string;
  person: string;
  /** The entry that started the turn: one notification per turn. */
  n: number;
  due: number;
  sent: number | null;
}
