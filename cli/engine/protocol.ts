import type { Seat } from '../../kernel/seat.ts';

/** The version of the protocol: it rises when a client written for an older one would break. */
export const PROTOCOL = 1;

/** The methods that name a match which `new` has opened. */
interface OnMatch {
  readonly match: string;
}

/** Where a match starts: with the set-up, or with a position. */
export interface NewMatch {
  readonly method: 'new';
  readonly game: string;
  readonly players?: number;
  readonly options?: Readonly<Record<string, string>>;
  /** Any text; the same text deals the same match. */
  readonly seed?: string;
  /** Moves played at once, each `<seat> <move>`, as in a record. */
  readonly moves?: readonly string[];
  /** A state from `state`, instead of the set-up. */
  readonly state?: object;
  /** A view, instead of the set-up: what it does not show is imagined. */
  readonly view?: object;
}

/** What a bot may spend on a decision. */
export interface Budget {
  readonly bot?: string;
  readonly iterations?: number;
  readonly ms?: number;
}

export type EngineRequest =
  | { readonly method: 'hello' }
  | NewMatch
  | (OnMatch & { readonly method: 'state' | 'result' | 'record' | 'close' })
  | (OnMatch & { readonly method: 'view'; readonly seat?: Seat | null })
  | (OnMatch & { readonly method: 'moves'; readonly seat?: Seat })
  | (OnMatch & { readonly method: 'apply'; readonly seat?: Seat; readonly move: string })
  | (OnMatch & { readonly method: 'playout'; readonly count?: number; readonly bot?: string })
  | (OnMatch & Budget & { readonly method: 'search'; readonly seat?: Seat })
  | (OnMatch &
      Omit<Budget, 'bot'> & {
        readonly method: 'analyse';
        readonly seat?: Seat;
        /** Moves that are compared besides the best ones. */
        readonly moves?: readonly string[];
        readonly candidates?: number;
      })
  | (Budget & {
      readonly method: 'choose';
      readonly game: string;
      readonly seat: Seat;
      readonly view: unknown;
      readonly moves: readonly string[];
    });

export type Method = EngineRequest['method'];

export const METHODS: readonly Method[] = [
  'hello',
  'new',
  'state',
  'view',
  'moves',
  'apply',
  'playout',
  'search',
  'analyse',
  'choose',
  'result',
  'record',
  'close',
];

export const ENGINE_ERRORS = [
  'bad-json',
  'bad-request',
  'unknown-method',
  'unknown-game',
  'unknown-match',
  'unknown-move',
  'unknown-bot',
  'illegal-move',
  'not-to-act',
  'internal',
] as const;
export type EngineErrorCode = (typeof ENGINE_ERRORS)[number];

/** A request that cannot be answered. `rule` names the rule that forbids a move. */
export class EngineError extends Error {
  readonly code: EngineErrorCode;
  readonly rule: string | undefined;

  constructor(code: EngineErrorCode, message: string, rule?: string) {
    super(message);
    this.name = 'EngineError';
    this.code = code;
    this.rule = rule;
  }
}

/** A response repeats the id of its request, whatever it was. */
export type EngineResponse =
  | { readonly id: unknown; readonly result: unknown }
  | {
      readonly id: unknown;
      readonly error: { readonly code: EngineErrorCode; readonly message: string; readonly rule?: string };
    };
