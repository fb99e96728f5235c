import type { Frame } from '../match-client.ts';

/** The table as it stood after your last decision, kept in the browser until you make the next. */
export interface SavedFrame {
  /** The version of the table. */
  readonly n: number;
  readonly frame: Frame;
}

const PREFIX = 'cosecha:moment:';
const MOST = 20;

const keys = (): string[] => Object.keys(localStorage).filter(key => key.startsWith(PREFIX));

export function saveLastSeen(table: string, moment: SavedFrame): void {
  try {
    const key = PREFIX + table;
    if (localStorage.getItem(key) === null)
      for (const old of keys().slice(MOST - 1)) localStorage.removeItem(old);
    // The story comes from the server again.
    localStorage.setItem(
      key,
      JSON.stringify({ ...moment, frame: { ...moment.frame, log: [], choices: [] } }),
    );
  } catch {
    // A browser that keeps nothing shows the moves of others in words only.
  }
}

export function loadLastSeen(table: string): SavedFrame | undefined {
  try {
    const text = localStorage.getItem(PREFIX + table);
    // Written above.
    return text === null ? undefined : (JSON.parse(text) as SavedFrame);
  } catch {
    return undefined;
  }
}

export function clearLastSeen(): void {
  try {
    for (const key of keys()) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
