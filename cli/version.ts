import { readFileSync } from 'node:fs';

/** The version in package.json: one folder up from the sources, two from the built program. */
export function version(): string {
  for (const place of ['../package.json', '../../package.json']) {
    try {
      // The file is this package's own.
      const { version: found } = JSON.parse(readFileSync(new URL(place, import.meta.url), 'utf8')) as {
        version: string;
      };
      return found;
    } catch {
      // Not here: the other place has it.
    }
  }
  return '?';
}
