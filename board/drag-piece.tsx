import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { BoardContext } from './context.ts';
import { startDrag } from './drag.ts';

/** A piece that is to be placed: dropped on an open place it chooses that place, as a touch there does. */
export function DragPiece({ children }: { readonly children: ComponentChildren }) {
  const controls = useContext(BoardContext);
  const onPointerDown = (event: PointerEvent): void => {
    if (controls !== undefined) startDrag(event, undefined, controls);
  };
  return (
    <span class="drag-piece" aria-hidden="true" onPointerDown={onPointerDown}>
      {children}
    </span>
  );
}
