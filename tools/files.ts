// The files of the project: those git tracks, and new ones it does not ignore.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from './steps.ts';

export function projectFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return list.split('\0').filter(file => file !== '' && existsSync(path.join(ROOT, file)));
}
