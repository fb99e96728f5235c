import type { ComponentChildren } from 'preact';
import type { SummaryText } from '../kernel/summary.ts';
import type { Language } from '../kernel/text.ts';

/** What a game's `ui/summary.tsx` exports as `summary`: the game on one page, in words and pictures. */
export interface Summary {
  readonly text: Readonly<Record<Language, SummaryText>>;
  /** One for each step, drawn in a room of 240 by 150 units. */
  readonly pictures: readonly (() => ComponentChildren)[];
}

/** Leads from one thing of a picture to the next; it points to the right before it is turned. */
export const Arrow = ({
  x,
  y,
  turn = 0,
}: {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
}) => (
  <path
    class="summary-arrow"
    transform={`translate(${x} ${y}) rotate(${turn})`}
    d="M-11-3.5H2V-9L13 0 2 9V3.5H-11Z"
  />
);
