/** Another way in which a line of moves could have gone on. */
export interface Variation {
  /** How many moves of the line that it leaves come before it. */
  readonly ply: number;
  /** `<seat> <move>`, as in a record. */
  readonly moves: readonly string[];
  readonly name?: string;
  readonly comment?: string;
  /** Those that leave this one. */
  readonly variations?: readonly Variation[];
}

/** The way to a line through a tree: the index of a variation at each level; empty for the match itself. */
export type LinePath = readonly number[];

export function isVariation(value: unknown): value is Variation {
  if (typeof value !== 'object' || value === null) return false;
  const { ply, moves, name, comment, variations } = value as Partial<Record<keyof Variation, unknown>>;
  const isText = (one: unknown): boolean => one === undefined || typeof one === 'string';
  return (
    Number.isInteger(ply) &&
    Array.isArray(moves) &&
    moves.every(move => typeof move === 'string') &&
    isText(name) &&
    isText(comment) &&
    (variations === undefined || (Array.isArray(variations) && variations.every(isVariation)))
  );
}

/** All moves of a line, from the beginning of the match. */
export function lineOf(
  moves: readonly string[],
  variations: readonly Variation[],
  [index, ...rest]: LinePath,
): readonly string[] {
  const variation = index === undefined ? undefined : variations[index];
  if (variation === undefined) return moves;
  const line = [...moves.slice(0, variation.ply), ...variation.moves];
  return lineOf(line, variation.variations ?? [], rest);
}

/** The paths of all variations, each before those that leave it. */
export const pathsIn = (variations: readonly Variation[]): LinePath[] =>
  variations.flatMap(({ variations: inner = [] }, index) => [
    [index],
    ...pathsIn(inner).map(path => [index, ...path]),
  ]);

export function variationAt(
  variations: readonly Variation[],
  [index, ...rest]: LinePath,
): Variation | undefined {
  const found = index === undefined ? undefined : variations[index];
  return rest.length === 0 ? found : variationAt(found?.variations ?? [], rest);
}

/** The tree with one variation changed; without a change it is taken out. */
export function changeAt(
  variations: readonly Variation[],
  [index, ...rest]: LinePath,
  change: (variation: Variation) => Variation | undefined,
): readonly Variation[] {
  return variations.flatMap((variation, at) => {
    if (at !== index) return [variation];
    if (rest.length === 0) return change(variation) ?? [];
    return [{ ...variation, variations: changeAt(variation.variations ?? [], rest, change) }];
  });
}

export interface Line {
  readonly variations: readonly Variation[];
  readonly path: LinePath;
}

/**
 * The line after more moves at a position: the same line where it goes on like that anyway or where it ends there, and a
 * new variation of it otherwise.
 */
export function continueLine(
  match: readonly string[],
  { variations, path }: Line,
  ply: number,
  moves: readonly string[],
): Line {
  const line = lineOf(match, variations, path);
  if (moves.every((move, index) => line[ply + index] === move)) return { variations, path };
  if (path.length > 0 && line.length === ply) {
    const longer = changeAt(variations, path, one => ({ ...one, moves: [...one.moves, ...moves] }));
    return { variations: longer, path };
  }
  const known = path.length === 0 ? variations : (variationAt(variations, path)?.variations ?? []);
  const same = known.findIndex(one => one.ply === ply && moves.every((move, at) => one.moves[at] === move));
  if (same >= 0) return { variations, path: [...path, same] };
  const grown = [...known, { ply, moves }];
  return {
    variations:
      path.length === 0 ? grown : changeAt(variations, path, one => ({ ...one, variations: grown })),
    path: [...path, known.length],
  };
}
