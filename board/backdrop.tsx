import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { backdropTransform, partOf, unitOf, type Painted, type Viewport } from './lens.ts';
import type { Frame, Paper } from './paint-shape.ts';
import { COMMON, type Room } from './picture-room.ts';

/** A still life behind a picture: it moves with the picture, and is painted only when it changes. */
export interface Still {
  /** Changes with what is painted. */
  readonly key: string;
  /** Paints a part of the plane, in the units of the picture, whose shapes and colours may be used. */
  readonly paint: (canvas: Paper, part: StillPart) => void;
}

export interface StillPart extends Painted {
  readonly picture: Element;
  /** Pixels of the canvas for each unit. */
  readonly scale: number;
}

/** No canvas has more pixels than this. An enlarged backdrop is a little soft then. */
const MOST_PIXELS = 6_000_000;
/** Painting waits until pieces and fingers rest, in milliseconds. Until then the old still is moved. */
const REST = 350;

export interface BackdropProps {
  readonly still: Still;
  readonly box: Frame;
  readonly lens: Viewport;
  /** Gets what moves the backdrop while fingers are on the picture. */
  readonly mover: RefObject<(at: Viewport) => void>;
}

export function Backdrop({ still, box, lens, mover }: BackdropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { room, look } = useSurroundings(canvas);
  const [painted, setPainted] = useState<Painted | undefined>(undefined);
  const unit = unitOf(box, room ?? COMMON);

  useLayoutEffect(() => {
    const paint = (): void => {
      const [shown, picture] = [canvas.current, canvas.current?.parentElement];
      if (shown === null || !picture || room === undefined) return;
      const next = { ...partOf(box, room), unit, look };
      const bitmap = bitmapOf(still, { ...next, picture }, devicePixelRatio * lens.zoom);
      [shown.width, shown.height] = [bitmap.width, bitmap.height];
      shown.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
      setPainted(next);
    };
    if (painted?.look !== look) {
      paint();
      return undefined;
    }
    const timer = setTimeout(paint, REST);
    return () => clearTimeout(timer);
  }, [still.key, box.x, box.y, box.width, box.height, room, look, lens.zoom]);

  mover.current = at => {
    if (canvas.current !== null && painted !== undefined)
      canvas.current.style.transform = backdropTransform(at, { box, unit }, painted);
  };
  return (
    <canvas
      ref={canvas}
      class="ground-backdrop"
      aria-hidden="true"
      style={
        painted && {
          width: `${painted.width / painted.unit}px`,
          height: `${painted.height / painted.unit}px`,
          transform: backdropTransform(lens, { box, unit }, painted),
        }
      }
    />
  );
}

/**
 * Paints beside the page and hands over a finished bitmap: a canvas that can still be painted on is copied in every frame
 * in which it moves.
 */
function bitmapOf(still: Still, part: Omit<StillPart, 'scale'>, wanted: number): ImageBitmap {
  const [width, height] = [part.width / part.unit, part.height / part.unit];
  const density = Math.min(wanted, Math.sqrt(MOST_PIXELS / (width * height)));
  const canvas = new OffscreenCanvas(Math.round(width * density), Math.round(height * density));
  const context = canvas.getContext('2d');
  const scale = density / part.unit;
  context?.setTransform(scale, 0, 0, scale, -part.x * scale, -part.y * scale);
  if (context !== null) still.paint(context, { ...part, scale });
  return canvas.transferToImageBitmap();
}

/** The room of the picture and the colours around it; both change while it is shown. Undefined until measured. */
function useSurroundings(canvas: RefObject<Element | null>): {
  readonly room: Room | undefined;
  look: string;
} {
  const [room, setRoom] = useState<Room | undefined>(undefined);
  const [look, setLook] = useState(lookOfPage);
  useLayoutEffect(() => {
    const ground = canvas.current?.parentElement;
    if (ground === null || ground === undefined) return undefined;
    const measure = (): void => {
      const { width, height } = ground.getBoundingClientRect();
      if (width > 0 && height > 0)
        setRoom(now => (now?.width === width && now.height === height ? now : { width, height }));
    };
    const see = (): void => setLook(lookOfPage());
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(ground);
    const dusk = matchMedia(DUSK);
    dusk.addEventListener('change', see);
    const theme = new MutationObserver(see);
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      watcher.disconnect();
      dusk.removeEventListener('change', see);
      theme.disconnect();
    };
  }, []);
  return { room, look };
}

const DUSK = '(prefers-color-scheme: dark)';

const lookOfPage = (): string =>
  `${matchMedia(DUSK).matches} ${document.documentElement.dataset['theme'] ?? ''}`;
