// Finds the browser for the app's tests and for `bench web`.
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

/** The program file of Chromium; undefined when it is missing. */
export const findChromium = (): string | undefined =>
  PLACES.find(place => place !== undefined && existsSync(place));

/** The program file of Chromium; throws with instructions when it is missing. */
export function chromiumFile(): string {
  const file = findChromium();
  if (file === undefined) throw new Error(MISSING);
  return file;
}

/** Chromium does not start as root with its sandbox. */
export const CHROMIUM_ARGUMENTS: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
