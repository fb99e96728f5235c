// Programs that the tests start, and where Debian has them.
import { existsSync, globSync } from 'node:fs';
import { findChromium } from '../web/build/chromium.ts';
import { installPackage } from './debian-package.ts';

interface TestProgram {
  readonly name: string;
  /** Debian's name for it. */
  readonly packageName: string;
  /** The folder whose tests start it. */
  readonly folder: string;
  readonly isInstalled: () => boolean;
}

const PROGRAMS: readonly TestProgram[] = [
  {
    name: 'Chromium',
    packageName: 'chromium',
    folder: 'web',
    isInstalled: () => findChromium() !== undefined,
  },
  {
    name: 'PostgreSQL',
    packageName: 'postgresql',
    folder: 'server',
    isInstalled: () => globSync('/usr/lib/postgresql/*/bin/initdb').length > 0,
  },
  {
    name: 'Redis',
    packageName: 'redis-server',
    folder: 'server',
    isInstalled: () => ['redis-server', 'valkey-server'].some(file => existsSync(`/usr/bin/${file}`)),
  },
];

/** Installs what these tests need and this machine lacks; no filter means all tests. */
export function ensureTestPrograms(filters: readonly string[]): void {
  for (const { name, packageName, folder, isInstalled } of PROGRAMS) {
    const isNeeded = filters.length === 0 || filters.some(filter => filter.includes(folder));
    if (!isNeeded || isInstalled()) continue;
    console.log(`Installing ${name} for the tests`);
    installPackage(packageName);
    if (!isInstalled()) console.log(`${name} is missing. Install it (Debian: apt install ${packageName}).`);
  }
}
