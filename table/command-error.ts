/** Why a table refuses a command. */
export const COMMAND_ERRORS = [
  'stale',
  'not-open',
  'not-playing',
  'not-finished',
  'not-host',
  'not-seated',
  'already-seated',
  'no-such-seat',
  'seat-taken',
  'seats-open',
  'not-your-turn',
  'unknown-move',
  'illegal-move',
  'bot-plays',
  'nothing-to-reclaim',
  'resigned',
  'not-away',
  'undo-off',
  'undo-needs-consent',
  'undo-pending',
  'no-undo-asked',
  'nothing-to-undo',
  'kicked',
  'abort-pending',
  'no-abort-asked',
  'rated',
  'bot-stays',
  'bad-settings',
  'unknown-bot',
  'arranged',
] as const;
export type CommandErrorCode = (typeof COMMAND_ERRORS)[number];

export class CommandError extends Error {
  readonly code: CommandErrorCode;
  /** The rule that forbids the move. */
  readonly rule: string | undefined;
  /** The version of the table now, for `stale`. */
  readonly version: number | undefined;

  constructor(code: CommandErrorCode, message: string, { rule, version }: ErrorDetails = {}) {
    super(message);
    this.name = 'CommandError';
    this.code = code;
    this.rule = rule;
    this.version = version;
  }
}

interface ErrorDetails {
  readonly rule?: string;
  readonly version?: number;
}

/** An event arranged the table. */
export const arrangedError = (): CommandError =>
  new CommandError('arranged', 'an event arranged this table; you can only play here');

/** The author of the command saw an earlier version, and what they answered has changed since. */
export const staleError = (version: number): CommandError =>
  new CommandError('stale', 'the table has changed since that version; look again and choose', { version });
