import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CliText } from './text/text.ts';
import { UsageError } from './usage-error.ts';

/** The system's short name for what went wrong with a file, such as ENOENT. */
const reason = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

export function readText(file: string, text: CliText): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(text.faults.cannotRead(file, reason(error)));
  }
}

/** Writes a file as readable JSON; makes the folders on the way to it. */
export function writeJson(file: string, value: unknown, text: CliText): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
  } catch (error) {
    throw new UsageError(text.faults.cannotWrite(file, reason(error)));
  }
}
