/** The puzzles that were solved in this browser, by `puzzleId`. */
const KEY = 'cosecha-puzzles-solved';

export function solvedPuzzles(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter(one => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}

export function markSolved(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...solvedPuzzles(), id]));
  } catch {
    // A browser that stores nothing still lets people solve puzzles.
  }
}
