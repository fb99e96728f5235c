import { setImmediate } from 'node:timers/promises';

export const print = (line = ''): void => {
  process.stdout.write(`${line}\n`);
};

export const printJson = (value: unknown): void => print(JSON.stringify(value));

/** One line of complaint. */
export const printError = (line: string): void => {
  process.stderr.write(`${line.replaceAll(/\s*\n\s*/g, ' ')}\n`);
};

const BREATH_MS = 40;
let lastBreath = 0;

/** Long work calls this often: now and then it lets a closed pipe or a signal come through. */
export async function yieldToEventLoop(): Promise<void> {
  const now = performance.now();
  if (now - lastBreath < BREATH_MS) return;
  lastBreath = now;
  await setImmediate();
}

/** Rows in columns: the first to the left, the others to the right, two spaces between. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)));
  return rows.map(row =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd(),
  );
}
