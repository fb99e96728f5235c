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
  'bad-settings',
  'unknown-bot',
] as const;
export type CommandErrorCode = (typeof COMMAND_ERRORS)[number];

export class CommandError extends Error {
  readonly code: CommandErrorCode;
  /** The rule that forbids the move. */
  readonly rule: string | undefined;

  constructor(code: CommandErrorCode, message: string, rule?: string) {
    super(message);
    this.name = 'CommandError';
    this.code = code;
    this.rule = rule;
  }
}
