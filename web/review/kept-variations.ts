import { isVariation, type Variation } from '../../kernel/variations.ts';

/** What was tried in a match, kept in this browser by the id of the match. */
const keyOf = (id: string): string => `cosecha-variations:${id}`;

export function keptVariations(id: string): readonly Variation[] | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null');
    return Array.isArray(stored) && stored.every(isVariation) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function keepVariations(id: string, variations: readonly Variation[]): void {
  try {
    if (variations.length === 0) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), JSON.stringify(variations));
  } catch {
    // A browser that stores nothing still lets people try things.
  }
}
