import { inspect } from 'node:util';
import type { CliContext } from './context.ts';
import { printError } from './output.ts';
import { UsageError } from './usage-error.ts';

/** Reports an error in one line and sets the exit code: 2 for invalid usage, 1 for an internal error. */
export function reportFailure(error: unknown, { text }: CliContext): void {
  if (error instanceof UsageError) {
    printError(error.message);
    process.exitCode = error.exitCode;
    return;
  }
  if (process.env['COSECHA_TRACE'] !== undefined) console.error(error);
  printError(text.faults.defect(error instanceof Error ? error.message : inspect(error)));
  process.exitCode = 1;
}

/** Ends the program when the reader of its output stops, as in `cosecha replay FILE | head`. */
export function exitWhenOutputCloses(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}
