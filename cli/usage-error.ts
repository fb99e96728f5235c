/** Something the user asked for cannot be done. The message is one line, and the program ends with code 2. */
export class UsageError extends Error {
  readonly exitCode = 2;

  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}
