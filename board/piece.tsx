import type { ComponentChildren } from 'preact';

export interface PieceProps {
  /** The same piece has the same id in every view, wherever it is: it then moves automatically. */
  readonly id: string;
  /** The id of the piece or place that a new piece comes from. */
  readonly from?: string;
  readonly x?: number;
  readonly y?: number;
  readonly children: ComponentChildren;
}

/** A piece in an SVG picture. Draw it around (0, 0); `x` and `y` say where it lies. */
export function Piece({ id, from, x = 0, y = 0, children }: PieceProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class="piece" data-piece={id} data-from={from}>
        {children}
      </g>
    </g>
  );
}
