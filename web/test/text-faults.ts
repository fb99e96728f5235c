/** The smallest letters and figures of a screen, in pixels. */
export interface TextSizes {
  readonly letters: number;
  /** Costs and points. */
  readonly figures: number;
  /** Where figures only count or number things, or stand within a sentence. */
  readonly counts: string;
  /** The part of the screen that is looked at. */
  readonly root: string;
}

/** Runs in the page: words and figures that are too small, cut off or printed over each other. */
export function textFaults({ letters, figures, counts, root }: TextSizes): readonly string[] {
  interface Text {
    readonly words: string;
    readonly holder: Element;
    /** The box around all of it, and one for each line. */
    readonly box: DOMRect;
    readonly lines: readonly DOMRect[];
    readonly size: number;
  }

  const pathTo = (element: Element): string => {
    const nameOf = ({ classList, tagName }: Element): string =>
      [...classList].slice(0, 2).join('.') || tagName.toLowerCase();
    const { parentElement } = element;
    return parentElement === null ? nameOf(element) : `${nameOf(parentElement)} > ${nameOf(element)}`;
  };

  const known = new Map<Element | null, boolean>([[null, false]]);
  const isHidden = (element: Element | null): boolean => {
    const answer = known.get(element);
    if (answer !== undefined || element === null) return answer ?? false;
    const { clipPath, opacity, visibility } = getComputedStyle(element);
    const hides = clipPath === 'inset(50%)' || Number(opacity) < 0.2 || visibility === 'hidden';
    known.set(element, hides || isHidden(element.parentElement));
    return known.get(element) ?? false;
  };

  /** Text of a picture grows and shrinks with it. */
  const sizeOf = (holder: Element): number => {
    const size = Number.parseFloat(getComputedStyle(holder).fontSize);
    return holder instanceof SVGGraphicsElement ? size * (holder.getScreenCTM()?.d ?? 1) : size;
  };

  /** How the nearest box that shows only a part of the text treats it; text that can be scrolled to is not cut. */
  const cutBy = ({ box, holder }: Text): 'cut' | 'scrolled' | undefined => {
    for (let at: Element | null = holder; at !== null; at = at.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(at);
      if (display === 'inline' || at instanceof SVGGraphicsElement) {
        if (!(at instanceof SVGSVGElement)) continue;
      }
      const room =
        at === document.documentElement
          ? new DOMRect(0, 0, innerWidth, innerHeight)
          : at.getBoundingClientRect();
      const isOver = box.left < room.left - 1.5 || box.right > room.right + 1.5;
      const isAbove = box.top < room.top - 3 || box.bottom > room.bottom + 3;
      const isRoot = at === document.documentElement;
      // The columns of the screen scroll up and down only.
      const isColumn = at.matches('.bar, .table-side, .story ol, .screen');
      // Paper that words stand on: a button, a card, a chip.
      if (isOver && at.matches('button, .seat, .strip-chip, .task, .gauge')) return 'cut';
      if (isOver && (isRoot || overflowX !== 'visible'))
        return scrolls(overflowX) && !isColumn ? 'scrolled' : 'cut';
      if (isAbove && (isRoot || overflowY !== 'visible')) return scrolls(overflowY) ? 'scrolled' : 'cut';
    }
    return undefined;
  };
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

  const texts: Text[] = [];
  const walker = document.createTreeWalker(
    document.querySelector(root) ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = (node.textContent ?? '').trim();
    const holder = node.parentElement;
    if (words === '' || holder === null || holder.closest('option, title, desc') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || !holder.checkVisibility() || isHidden(holder)) continue;
    texts.push({ words, holder, box, lines: [...range.getClientRects()], size: sizeOf(holder) });
  }

  const faults: string[] = [];
  const shown: Text[] = [];
  for (const text of texts) {
    const { words, holder, size } = text;
    const cut = cutBy(text);
    if (cut === 'cut') faults.push(`cut: "${words}" in ${pathTo(holder)}`);
    if (cut === undefined) shown.push(text);
    const isFigure = /^[+−]?\d+([.,]\d+)?$/.test(words) && holder.closest(counts) === null;
    const least = isFigure ? figures : letters;
    if (size < least - 0.05) faults.push(`small: "${words}" has ${size.toFixed(1)} px in ${pathTo(holder)}`);
  }
  // Beside a decision no part lies over the words of another; what scrolls may pass under the buttons.
  for (const { words, holder, lines } of shown) {
    if (holder.closest('.bar') === null || getComputedStyle(holder).pointerEvents === 'none') continue;
    const over = lines
      .filter(({ width }) => width > 2)
      .map(({ x, y, width, height }) => document.elementFromPoint(x + width / 2, y + height / 2))
      .find(top => top !== null && !top.contains(holder) && !holder.contains(top));
    if (over !== undefined && over !== null && over.closest('.bar-actions') === null)
      faults.push(`covered: "${words}" in ${pathTo(holder)} by ${pathTo(over)}`);
  }
  // A chip is as wide as its mark, its name and its points; a sign as its name and what it gives.
  for (const chip of document.querySelectorAll(`${root} :is(.strip-chip, .screen .area > header)`)) {
    const room = chip.getBoundingClientRect();
    for (const part of chip.children) {
      const { left, right, width } = part.getBoundingClientRect();
      if (getComputedStyle(part).clipPath === 'none' && width > 1)
        if (left < room.left - 0.5 || right > room.right + 0.5)
          faults.push(`beyond its paper: ${pathTo(part)}`);
    }
  }
  // A button is as high as its words.
  for (const { words, holder, box } of texts) {
    const button = holder.closest('.bar button');
    const room = button?.getBoundingClientRect();
    if (room !== undefined && room.width > 1 && (box.top < room.top - 1 || box.bottom > room.bottom + 1))
      faults.push(`higher than its button: "${words}" in ${pathTo(holder)}`);
  }
  const areOver = (one: Text, other: Text): boolean =>
    one.lines.some(line =>
      other.lines.some(next => {
        const across = Math.min(line.right, next.right) - Math.max(line.left, next.left);
        const down = Math.min(line.bottom, next.bottom) - Math.max(line.top, next.top);
        // Lines stand close: only a real part of the letters counts.
        return across > 2 && down > 0.4 * Math.min(one.size, other.size);
      }),
    );
  /** What stands on paper of its own, over the board or over what scrolls under it. */
  const layerOf = ({ holder }: Text): Element | null => {
    const bar = holder.closest('.bar');
    if (bar !== null && getComputedStyle(bar).position === 'absolute') return bar;
    return holder.closest('.last-caption, .note, .bar-actions, .badge');
  };
  const layers = shown.map(layerOf);
  for (const [index, one] of shown.entries())
    for (const [later, other] of shown.slice(index + 1).entries())
      if (layers[index] === layers[index + 1 + later] && areOver(one, other))
        faults.push(
          `over each other: "${one.words}" in ${pathTo(one.holder)} and "${other.words}" in ${pathTo(other.holder)}`,
        );
  return faults;
}
