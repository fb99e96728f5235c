import { readdirSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** How many unfinished matches are kept. */
const MAX_FILES = 20;

/** The folder for the logs of matches that the person has not saved. */
export function autosaveFolder(environment: NodeJS.ProcessEnv): string {
  // An empty variable counts as unset, hence `||`.
  const state =
    environment['XDG_STATE_HOME'] || environment['LOCALAPPDATA'] || join(homedir(), '.local', 'state');
  return join(state, 'cosecha');
}

/** A file for a new match. */
export function autosaveFile(folder: string, game: string, now: number): string {
  const time = new Date(now).toISOString().slice(0, 19).replaceAll(/[T:]/g, '-');
  return join(folder, `${game}-${time}-${process.pid}.jsonl`);
}

/** Deletes the oldest files, so that the folder stays small. */
export function pruneAutosaves(folder: string): void {
  try {
    const files = readdirSync(folder)
      .filter(file => file.endsWith('.jsonl'))
      .map(file => join(folder, file))
      .map(file => ({ file, time: statSync(file).mtimeMs }))
      .sort((one, other) => other.time - one.time);
    for (const { file } of files.slice(MAX_FILES)) rmSync(file, { force: true });
  } catch {
    // No folder yet, or another process is deleting the same files.
  }
}
