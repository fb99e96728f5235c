import type { Language } from '../../kernel/text.ts';
import type { NumberedVisibleEntry } from '../../table/visible-entry.ts';
import type { TableSettings } from '../../table/settings.ts';
import type { TableView } from '../../table/view.ts';
import type { Status } from '../../table/table.ts';
import type { Seat } from '../../kernel/seat.ts';

/** What the server tells about you. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly passkeys: readonly { readonly id: string; readonly at: number }[];
  readonly hasRecoveryCode: boolean;
  readonly email: { readonly address: string; readonly isConfirmed: boolean } | null;
  /** How many browsers get notices. */
  readonly pushes: number;
}

export interface Meta {
  readonly bots: readonly string[];
  readonly pushKey: string | null;
  /** Whether notices can come by e-mail. */
  readonly email: boolean;
}

/** A table in a list. */
export interface TableSummary {
  readonly id: string;
  readonly settings: TableSettings;
  readonly status: Status;
  /** The host's name. */
  readonly host: string | null;
  readonly seats: readonly {
    readonly kind: string;
    readonly name: string | null;
    readonly bot: string | null;
  }[];
  readonly toAct: readonly Seat[];
  readonly yourSeat: Seat | null;
  readonly yourTurn: boolean;
  /** When the next clock is up. */
  readonly deadline: number | null;
  /** When something last happened. */
  readonly at: number;
}

/** A table as you may know it, and what happened since you last looked. */
export interface Message {
  readonly id: string;
  readonly now: number;
  readonly you: { readonly seat: Seat | null; readonly isHost: boolean };
  readonly lines: readonly NumberedVisibleEntry[];
  readonly table: TableView;
}

/** The server said no, and why; `offline` when it could not be asked. */
export class ApiError extends Error {
  readonly code: string;
  readonly rule: string | undefined;

  constructor(code: string, rule?: string) {
    super(code);
    this.name = 'ApiFault';
    this.code = code;
    this.rule = rule;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Asks the server. T is the answer that docs/api.md promises for the route. */
export async function request<T>(method: Method, path: string, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError('offline');
  }
  if (response.status === 204) return undefined as T;
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    // Something else than our server answered, such as a host that only has the files of the app.
    throw new ApiError('offline');
  }
  if (response.ok) return answer as T;
  // The shape of every refusal, as docs/api.md says.
  const { code, rule } = answer as { code?: string; rule?: string };
  throw new ApiError(code ?? 'internal', rule);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Fresh for each wish; the same wish sent twice is done once. */
export const freshKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(20)), byte => LETTERS[byte % LETTERS.length]).join('');
