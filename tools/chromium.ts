// Finds the browser that the tests of the app and `bench web` drive, and installs Debian's where it may.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const REMEDY =
  'No Chromium was found, so nothing can be tried in a browser. Install it (Debian: apt install chromium) or name it in CHROMIUM.';

const found = (): string | undefined => PLACES.find(place => place !== undefined && existsSync(place));

/** The program file of a Chromium; throws with the remedy when there is none. */
export function chromiumFile(): string {
  const file = found();
  if (file === undefined) throw new Error(REMEDY);
  return file;
}

/** Installs Chromium with apt when it is missing and this user may; says plainly when it cannot. */
export function ensureChromium(): void {
  if (found() !== undefined) return;
  const isRoot = process.getuid?.() === 0;
  const apt = ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'];
  const [program, ...words] = isRoot ? apt : ['sudo', '-n', ...apt];
  console.log('Installing Chromium for the browser tests');
  spawnSync(program, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (found() === undefined) console.log(REMEDY);
}

/** Whoever runs as root has no sandbox. */
export const CHROMIUM_ARGUMENTS: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
