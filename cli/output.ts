import { setImmediate } from 'node:timers/promises';

export const print = (line = ''): void => {
  process.stdout.write(`${line}\n`);
};

export const printJson = (value: unknown): void => print(JSON.stringify(value));

/** Prints one line to stderr. */
export const printError = (line: string): void => {
  process.stderr.write(`${line.replaceAll(/\s*\n\s*/g, ' ')}\n`);
};

const YIELD_INTERVAL_MS = 40;
let lastYield = 0;

/** Called often by long work: now and then it lets the program notice a closed pipe or a signal. */
export async function yieldToEventLoop(): Promise<void> {
  const now = performance.now();
  if (now - lastYield < YIELD_INTERVAL_MS) return;
  lastYield = now;
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
