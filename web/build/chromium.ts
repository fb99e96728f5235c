// Finds the browser for the app's tests and for `bench web`, and installs Debian's where that is allowed.
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

const MISSING =
  'The browser tests need Chromium. Install it (Debian: apt install chromium) or set CHROMIUM to its path.';

const found = (): string | undefined => PLACES.find(place => place !== undefined && existsSync(place));

/** The program file of Chromium; throws with instructions when it is missing. */
export function chromiumFile(): string {
  const file = found();
  if (file === undefined) throw new Error(MISSING);
  return file;
}

/** Installs Chromium with apt when it is missing and this user may install packages. */
export function ensureChromium(): void {
  if (found() !== undefined) return;
  const isRoot = process.getuid?.() === 0;
  const apt = ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'];
  const [program, ...words] = isRoot ? apt : ['sudo', '-n', ...apt];
  console.log('Installing Chromium for the browser tests');
  spawnSync(program, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (found() === undefined) console.log(MISSING);
}

/** Chromium does not start as root with its sandbox. */
export const CHROMIUM_ARGUMENTS: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
