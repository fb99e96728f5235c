import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Matches that a test leaves unfinished, kept out of the home folder. */
const STATE = path.join(tmpdir(), 'cosecha-test-state');

/** The environment of the program: in English, whatever the system says. */
export function testEnvironment(): NodeJS.ProcessEnv {
  const { LC_ALL: _all, LC_MESSAGES: _messages, ...rest } = process.env;
  return { ...rest, LANG: 'C.UTF-8', XDG_STATE_HOME: STATE };
}

/** Runs the real program, in English unless the environment says otherwise. */
export function cosecha(
  words: readonly string[],
  { input = '', environment = {} }: { input?: string; environment?: Record<string, string> } = {},
): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...words], {
    input,
    encoding: 'utf8',
    env: { ...testEnvironment(), ...environment },
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
