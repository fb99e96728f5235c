/** A canvas beside the page. */
export type Paper = OffscreenCanvasRenderingContext2D;

/** The room that a gradient or a pattern fills. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Paints what an SVG draws onto a canvas, in the colours that its style has now. Thousands of shapes cost time in every
 * frame in which anything moves; once painted they are one picture. It knows what still lifes need: groups and paths,
 * transforms, flat colours and opacity.
 */
export function paintShape(canvas: Paper, shape: Element): void {
  if (!(shape instanceof SVGGraphicsElement)) return;
  const style = getComputedStyle(shape);
  canvas.save();
  for (const { matrix } of shape.transform.baseVal) {
    const { a, b, c, d, e, f } = matrix;
    canvas.transform(a, b, c, d, e, f);
  }
  canvas.globalAlpha *= Number(style.opacity);
  if (shape instanceof SVGPathElement) paintPath(canvas, new Path2D(shape.getAttribute('d') ?? ''), style);
  else for (const child of shape.children) paintShape(canvas, child);
  canvas.restore();
}

function paintPath(canvas: Paper, path: Path2D, style: CSSStyleDeclaration): void {
  const { fill, stroke } = style;
  if (fill !== 'none') {
    canvas.fillStyle = fill;
    canvas.fill(path);
  }
  if (stroke === 'none') return;
  canvas.strokeStyle = stroke;
  canvas.lineWidth = Number.parseFloat(style.strokeWidth);
  canvas.lineCap = style.strokeLinecap === 'round' ? 'round' : 'butt';
  canvas.stroke(path);
}

/** Fills a frame with a radial gradient of an SVG, whose middle and radius are parts of the frame. */
export function paintGlow(canvas: Paper, glow: Element | null, frame: Frame): void {
  if (!(glow instanceof SVGRadialGradientElement)) return;
  const [x, y, radius] = [glow.cx, glow.cy, glow.r].map(({ baseVal }) => baseVal.valueInSpecifiedUnits);
  const light = canvas.createRadialGradient(x, y, 0, x, y, radius);
  for (const stop of glow.children) {
    if (!(stop instanceof SVGStopElement)) continue;
    const { stopColor, stopOpacity } = getComputedStyle(stop);
    light.addColorStop(stop.offset.baseVal, stopColor.replace(/^rgb\((.*)\)$/, `rgba($1, ${stopOpacity})`));
  }
  canvas.save();
  canvas.translate(frame.x, frame.y);
  canvas.scale(frame.width, frame.height);
  canvas.fillStyle = light;
  canvas.fillRect(0, 0, 1, 1);
  canvas.restore();
}
