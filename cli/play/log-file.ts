import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import type { NumberedEntry } from '../../table/entry.ts';

/**
 * A table's log as a file: a line of JSON with the players' names, then a line for each entry. Entries are only ever
 * appended, so a process that is killed loses at most the line it was writing.
 */
export interface LogFile {
  readonly names: readonly string[];
  readLog(): readonly NumberedEntry[];
  appendLog(entries: readonly NumberedEntry[]): void;
}

interface Header {
  readonly cosecha: 1;
  readonly log: 1;
  readonly names: readonly string[];
}

/** Whether the text is a table's log and not a record. */
export const isLogText = (text: string): boolean => headerOf(text) !== undefined;

/** A file that holds no entry yet is created with the first one, with the names given. */
export function openLogFile(path: string, names: readonly string[] = []): LogFile {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const header = headerOf(text) ?? { cosecha: 1, log: 1, names };
  const { entries, end } = parseEntries(text);
  // What follows the last whole line was cut off by a crash.
  if (end < text.length) truncateSync(path, Buffer.byteLength(text.slice(0, end)));
  let isNew = end === 0;
  return {
    names: header.names,
    readLog: () => entries,
    appendLog(more) {
      if (more.length === 0) return;
      const lines = isNew ? [header, ...more] : more;
      mkdirSync(dirname(path), { recursive: true });
      appendFileSync(path, lines.map(line => `${JSON.stringify(line)}\n`).join(''));
      isNew = false;
      entries.push(...more);
    },
  };
}

function headerOf(text: string): Header | undefined {
  try {
    // Only the fields that are checked here are used.
    const header = JSON.parse(text.slice(0, text.indexOf('\n') + 1)) as Partial<Header> | null;
    const isLog = header?.cosecha === 1 && header.log === 1 && Array.isArray(header.names);
    return isLog ? (header as Header) : undefined;
  } catch {
    return undefined;
  }
}

/** The entries on whole lines, and where the last of these lines ends. */
function parseEntries(text: string): { readonly entries: NumberedEntry[]; readonly end: number } {
  const entries: NumberedEntry[] = [];
  let end = text.indexOf('\n') + 1;
  for (let next = text.indexOf('\n', end) + 1; next > 0; next = text.indexOf('\n', end) + 1) {
    // Written by this program. The table checks every entry again when it replays the log.
    const entry = JSON.parse(text.slice(end, next)) as NumberedEntry;
    if (entry.n !== entries.length + 1) throw new SyntaxError(`entry ${entries.length + 1} is missing`);
    entries.push(entry);
    end = next;
  }
  return { entries, end };
}
