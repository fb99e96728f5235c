/** A bar on stderr for long work; silent unless a terminal is attached. */
export interface Progress {
  /** How much is done, from 0 to 1, with a word on what. */
  at(share: number, note?: string): void;
  /** Takes the bar away. */
  end(): void;
}

const WIDTH = 30;
const REDRAW_MS = 100;
const ERASE_LINE = '\r\u001B[2K';

const SILENT: Progress = { at: () => undefined, end: () => undefined };

export function startProgress(): Progress {
  const { stderr } = process;
  if (!stderr.isTTY) return SILENT;
  let drawn = 0;
  return {
    at(share, note = '') {
      const now = performance.now();
      if (now - drawn < REDRAW_MS) return;
      drawn = now;
      const full = Math.round(Math.min(1, share) * WIDTH);
      const bar = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`;
      stderr.write(`${ERASE_LINE}${bar} ${String(Math.floor(share * 100)).padStart(3)} % ${note}`);
    },
    end() {
      if (drawn > 0) stderr.write(ERASE_LINE);
    },
  };
}
