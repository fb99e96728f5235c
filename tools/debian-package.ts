// Installs programs that tests and benchmarks need, on machines with Debian's packages.
import { spawnSync } from 'node:child_process';

/** Installs a package with apt where this user may. Returns without a word when that is not possible: look for the program again. */
export function installPackage(name: string): void {
  const isRoot = process.getuid?.() === 0;
  const run = (...words: string[]): boolean => {
    const [program = 'apt-get', ...rest] = isRoot
      ? ['apt-get', ...words]
      : ['sudo', '-n', 'apt-get', ...words];
    return spawnSync(program, rest, { stdio: 'ignore', timeout: 300_000 }).status === 0;
  };
  const install = (): boolean => run('install', '--yes', '--no-install-recommends', name);
  // A new machine may not know the packages yet, or know versions that are gone.
  if (!install() && run('update')) install();
}
