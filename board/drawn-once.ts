import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';

/**
 * A picture that plain properties describe: numbers, words and flags. It is drawn anew only when one of them changes; a
 * board of thousands of shapes is otherwise compared with itself at every move.
 */
export const drawnOnce =
  <P extends object = object>(draw: (props: P) => ComponentChildren) =>
  (props: P): ComponentChildren =>
    useMemo(() => draw(props), Object.values(props));
