import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { CliText } from './text/text.ts';
import { UsageError } from './usage-error.ts';

/** Why the system refuses, in words; an error that has none keeps its message. */
export function reasonOf(error: unknown, { faults }: CliText): string {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  return faults.reasons[code ?? /\bE[A-Z]{3,}\b/.exec(message)?.[0] ?? ''] ?? message;
}

export function readText(file: string, text: CliText): string {
  try {
    const content = readFileSync(file);
    // Archived records are compressed.
    const isCompressed = content[0] === 0x1f && content[1] === 0x8b;
    return (isCompressed ? gunzipSync(content) : content).toString('utf8');
  } catch (error) {
    throw new UsageError(text.faults.cannotRead(file, reasonOf(error, text)));
  }
}

/**
 * Writes a file as readable JSON and creates its folder. The file is replaced in one step: a process that is killed in
 * the middle leaves the old content.
 */
export const writeJson = (file: string, value: unknown, text: CliText): void =>
  writeText(file, `${JSON.stringify(value, null, 2)}\n`, text);

/** The same for any text. */
export function writeText(file: string, content: string, text: CliText): void {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, content);
    renameSync(draft, file);
  } catch (error) {
    removeFile(draft);
    throw new UsageError(text.faults.cannotWrite(file, reasonOf(error, text)));
  }
}

/** Deletes a file that may be missing. */
export function removeFile(file: string): void {
  if (existsSync(file)) rmSync(file);
}
