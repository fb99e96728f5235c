import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Runs the real program, in English unless the environment says otherwise. */
export function cosecha(
  words: readonly string[],
  { input = '', environment = {} }: { input?: string; environment?: Record<string, string> } = {},
): Run {
  const { LC_ALL: _all, LC_MESSAGES: _messages, LANG: _language, ...rest } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...words], {
    input,
    encoding: 'utf8',
    env: { ...rest, LANG: 'C.UTF-8', ...environment },
  });
  return { code: status, out: stdout, err: stderr };
}

/** Standard output as one JSON value per line. */
export const jsonLines = ({ out }: Run): Record<string, unknown>[] =>
  out
    .trim()
    .split('\n')
    // What is parsed is checked by the tests that ask for it.
    .map(line => JSON.parse(line) as Record<string, unknown>);
