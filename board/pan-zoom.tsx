import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { Backdrop, type Still } from './backdrop.tsx';
import { BoardContext } from './context.ts';
import type { Viewport } from './lens.ts';
import type { Frame } from './paint-shape.ts';
import { leastCoveredCorner } from './toolbar-corner.ts';

export interface PanZoomProps {
  /** The part of the picture that has to be seen, in its own units. */
  readonly box: Frame;
  readonly label: string;
  /** Behind and around the picture, filling whatever the screen leaves: patterns, a sky. */
  readonly defs?: ComponentChildren;
  /** What lies behind the picture and does not move by itself, however much there is of it. */
  readonly backdrop?: Still;
  readonly children: ComponentChildren;
}

/** Phones, where the buttons that lead back are shown only once there is a way back. */
const FINGERS = '(max-width: 820px), (max-height: 500px)';
const FIT: Viewport = { zoom: 1, dx: 0, dy: 0 };
const MAX_ZOOM = 5;
/** A finger that moved further than this drags the picture and touches nothing. */
const DRAG = 8;

/** A wheel that stood still this long, in milliseconds, has come to rest. */
const WHEEL_REST = 150;

/** An SVG picture that fits its room and can be pinched, dragged and enlarged. */
export function PanZoom({ box, label, defs, backdrop, children }: PanZoomProps) {
  const [lens, setLens] = useState(FIT);
  const picture = useRef<SVGSVGElement>(null);
  const mover = useRef<(at: Viewport) => void>(() => undefined);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const dragged = useRef(0);
  const tools = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const labels = useContext(BoardContext)?.labels.value;

  /** Looks for the corner again when the picture or its frame changes, not while the picture is moved. */
  useLayoutEffect(() => {
    const [ground, stand] = [frame.current, tools.current];
    if (ground === null || stand === null) return undefined;
    // Set before anything is painted, so that the buttons do not jump.
    const settle = (): void => {
      stand.dataset['corner'] = leastCoveredCorner(ground, matchMedia(FINGERS).matches ? 'fingers' : 'mouse');
    };
    settle();
    const watcher = new ResizeObserver(settle);
    watcher.observe(ground);
    return () => watcher.disconnect();
  }, [box.x, box.y, box.width, box.height]);

  const width = box.width / lens.zoom;
  const height = box.height / lens.zoom;
  const x = box.x + (box.width - width) / 2 + lens.dx;
  const y = box.y + (box.height - height) / 2 + lens.dy;

  const bounded = ({ zoom, dx, dy }: Viewport): Viewport => {
    const near = Math.min(MAX_ZOOM, Math.max(1, zoom));
    const roomX = (box.width * (1 - 1 / near)) / 2 + box.width * 0.1;
    const roomY = (box.height * (1 - 1 / near)) / 2 + box.height * 0.1;
    if (near === 1) return FIT;
    return { zoom: near, dx: clamp(dx, roomX), dy: clamp(dy, roomY) };
  };
  /** What one pixel of the screen is in the picture as it is drawn. */
  const unit = useRef(1);
  /** What is seen while fingers move. Drawing the picture anew costs far more than moving the one that is there. */
  const live = useRef<Viewport | undefined>(undefined);
  const show = (change: (at: Viewport) => Viewport): void => {
    const drawn = picture.current;
    if (drawn === null) return;
    if (live.current === undefined) unit.current = 1 / (drawn.getScreenCTM()?.a ?? 1);
    const next = bounded(change(live.current ?? lens));
    live.current = next;
    const scale = next.zoom / lens.zoom;
    const pixels = (units: number): number => (units * scale) / unit.current;
    drawn.style.willChange = 'transform';
    drawn.style.overflow = 'visible';
    drawn.style.transform = `translate(${pixels(lens.dx - next.dx)}px, ${pixels(lens.dy - next.dy)}px) scale(${scale})`;
    mover.current(next);
  };
  /** Draws the picture where it was moved to. */
  const settle = (): void => {
    if (live.current === undefined) return;
    setLens(live.current);
    live.current = undefined;
    picture.current?.removeAttribute('style');
  };
  const zoomBy = (factor: number): void => setLens(now => bounded({ ...now, zoom: now.zoom * factor }));

  const onPointerDown = (event: PointerEvent): void => {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.current.size === 1) dragged.current = 0;
  };
  const onPointerMove = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    dragged.current += Math.abs(dx) + Math.abs(dy);
    if (fingers.current.size === 1 && dragged.current < DRAG) return;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    const factor = other === undefined ? 1 : distance(now, other) / Math.max(1, distance(before, other));
    const count = fingers.current.size;
    show(at => {
      const share = (unit.current * lens.zoom) / at.zoom / count;
      return { zoom: at.zoom * factor, dx: at.dx - dx * share, dy: at.dy - dy * share };
    });
    fingers.current.set(event.pointerId, now);
  };
  const onPointerUp = (event: PointerEvent): void => {
    if (fingers.current.delete(event.pointerId)) settle();
  };
  const onClickCapture = (event: MouseEvent): void => {
    if (dragged.current < DRAG || event.detail === 0) return;
    dragged.current = 0;
    event.stopPropagation();
  };
  const wheeled = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    show(at => ({ ...at, zoom: at.zoom * Math.exp(-event.deltaY / 400) }));
    clearTimeout(wheeled.current);
    wheeled.current = setTimeout(settle, WHEEL_REST);
  };

  return (
    <div
      class="ground"
      ref={frame}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onPointerLeave={onPointerUp}
      onClickCapture={onClickCapture}
      onWheel={onWheel}
    >
      {backdrop !== undefined && <Backdrop still={backdrop} box={box} lens={lens} mover={mover} />}
      <svg ref={picture} viewBox={`${x} ${y} ${width} ${height}`} role="group" aria-label={label}>
        {defs}
        {children}
      </svg>
      <div class="ground-tools" ref={tools} hidden={labels === undefined}>
        <button type="button" class="tool" aria-label={labels?.zoomIn} onClick={() => zoomBy(1.4)}>
          +
        </button>
        <button
          type="button"
          class="tool"
          aria-label={labels?.zoomOut}
          disabled={lens.zoom === 1}
          onClick={() => zoomBy(1 / 1.4)}
        >
          −
        </button>
        {lens.zoom > 1 && (
          <button type="button" class="tool" aria-label={labels?.zoomFit} onClick={() => setLens(FIT)}>
            ⤢
          </button>
        )}
      </div>
    </div>
  );
}

const clamp = (value: number, room: number): number => Math.min(room, Math.max(-room, value));

const distance = (one: { x: number; y: number }, other: { x: number; y: number }): number =>
  Math.hypot(one.x - other.x, one.y - other.y);
