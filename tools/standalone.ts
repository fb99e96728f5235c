// The project stands on its own: nothing in it may point at the machine it was written on, at one
// particular registry, or at work left half done.
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { projectFiles } from './files.ts';
import { ROOT } from './steps.ts';

// Written with character classes, so that this file does not match itself.
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\.\.[/]shared\b/, 'a folder beside the project'],
  [/(?<![\w.$})-])[/](work|root)[/]/, 'a path of one machine'],
  [/\bregistry[.][\w-]+[.]\w+/, 'a registry host name'],
  [/\b(describe|test|it|suite)([.]\w+)*[.]only\b/, 'a focused test'],
  [/\b(describe|test|it|suite)([.]\w+)*[.](skip|todo)\b/, 'a skipped test'],
  [/\b(TO[D]O|FIX[M]E|XX[X])\b/, 'a to-do marker'],
];

/** Every line of a file that may not stand as it is. */
export function findLeftovers(file: string, content: string): string[] {
  return content
    .split('\n')
    .flatMap((line, index) =>
      FORBIDDEN.filter(([pattern]) => pattern.test(line)).map(
        ([, what]) => `${file}:${index + 1} ${what}: ${line.trim()}`,
      ),
    );
}

if (import.meta.main) {
  const all = projectFiles()
    .map(file => [file, readFileSync(path.join(ROOT, file))] as const)
    .filter(([, bytes]) => !bytes.includes(0))
    .flatMap(([file, bytes]) => findLeftovers(file, bytes.toString('utf8')));
  for (const line of all) console.log(line);
  process.exitCode = all.length === 0 ? 0 : 1;
}
