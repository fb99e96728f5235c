/**
 * A name as it is read out: parentheses become pauses. Speech control ignores what is inside them, and would not find a
 * figure that is drawn on the piece.
 */
export const spokenName = (name: string): string =>
  name
    .replaceAll(/ \((\p{L}[^()]*)\)/gu, ', $1,')
    .replaceAll(/\(([^()]*)\)/g, '$1')
    .replace(/,$/, '');
