import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { CliText } from './text/text.ts';
import { UsageError } from './usage-error.ts';

/** The system's short name for an error, such as ENOENT. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

export function readText(file: string, text: CliText): string {
  try {
    const content = readFileSync(file);
    // Archived records are compressed.
    const isCompressed = content[0] === 0x1f && content[1] === 0x8b;
    return (isCompressed ? gunzipSync(content) : content).toString('utf8');
  } catch (error) {
    throw new UsageError(text.faults.cannotRead(file, errorCode(error)));
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
    throw new UsageError(text.faults.cannotWrite(file, errorCode(error)));
  }
}

/** Deletes a file that may be missing. */
export function removeFile(file: string): void {
  if (existsSync(file)) rmSync(file);
}
