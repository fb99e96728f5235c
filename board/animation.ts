const DURATION = 260;

/** Where every piece lay before a change, by its id. */
export type Positions = ReadonlyMap<string, DOMRect>;

/** What is drawn, with its box: a piece or place that is hidden on this screen lies nowhere. */
const drawn = (root: Element, selector: string): readonly (readonly [Element, DOMRect])[] =>
  [...root.querySelectorAll(selector)].flatMap(element => {
    // Boxes of pictures are costly: each is measured once.
    const box = element.getBoundingClientRect();
    return box.width === 0 && box.height === 0 ? [] : [[element, box] as const];
  });

/** Where every piece lies, and every place that pieces come from but that does not move itself: a seat. */
export function positionsIn(root: Element | null): Positions {
  if (root === null) return new Map();
  const idOf = (element: Element): string =>
    element.getAttribute('data-piece') ?? element.getAttribute('data-place') ?? '';
  return new Map(drawn(root, '[data-piece], [data-place]').map(([element, box]) => [idOf(element), box]));
}

/** Lets every piece come from where it lay before; new ones from where they say they come from. */
export function animatePieces(root: Element | null, before: Positions): void {
  if (root === null || before.size === 0) return;
  for (const [piece, to] of drawn(root, '[data-piece]')) {
    const known = before.get(piece.getAttribute('data-piece') ?? '');
    const origin = known ?? before.get(piece.getAttribute('data-from') ?? '');
    if (origin === undefined) fadeIn(piece);
    else slideIn(piece, { from: origin, to, isNew: known === undefined });
  }
}

function fadeIn(piece: Element): void {
  piece.animate(
    [
      { opacity: 0, transform: 'scale(0.6)' },
      { opacity: 1, transform: 'none' },
    ],
    { duration: DURATION, easing: 'cubic-bezier(0.2, 0.9, 0.3, 1.15)' },
  );
}

interface Way {
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly isNew: boolean;
}

function slideIn(piece: Element, { from, to, isNew }: Way): void {
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  if (Math.abs(dx) < 0.5 && Math.abs(dy) < 0.5) return;
  const scale = pixelsPerUnit(piece);
  const away = `translate(${dx / scale}px, ${dy / scale}px)`;
  piece.animate([{ transform: `${away}${isNew ? ' scale(0.7)' : ''}` }, { transform: 'none' }], {
    duration: DURATION,
    easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
  });
}

/** Pieces inside an SVG move in its units, those outside in pixels. */
function pixelsPerUnit(piece: Element): number {
  return piece instanceof SVGGraphicsElement ? (piece.getScreenCTM()?.a ?? 1) : 1;
}
