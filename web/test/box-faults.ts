/** The smallest target in pixels, and how many of a list are seen before the rest may be scrolled to. */
export interface BoxLimits {
  readonly leastTarget: number;
  readonly inSight: number;
}

/** Runs in the page: controls that lie over each other or outside the window, and open targets that nobody can touch. */
export function boxFaults({ leastTarget, inSight }: BoxLimits): readonly string[] {
  const nameOf = (element: Element): string =>
    element.getAttribute('data-spot') ??
    element.getAttribute('aria-label') ??
    ((element.textContent ?? '').trim().slice(0, 30) || [...element.classList].join('.'));

  const controls = [
    ...document.querySelectorAll('.table :is(button, a[href], select, input, summary)'),
  ].filter(
    control =>
      control.checkVisibility({ visibilityProperty: true }) && control.getBoundingClientRect().width > 1,
  );
  const scroller = (element: Element): Element | null => {
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX + overflowY)) return at;
    }
    return null;
  };
  const isSticky = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (getComputedStyle(at).position === 'sticky') return true;
    return false;
  };
  const faults: string[] = [];
  const isOutside = ({ left, right, top, bottom }: DOMRect): boolean =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const boxes = controls.map(control => ({
    control,
    box: control.getBoundingClientRect(),
    within: scroller(control),
  }));
  /** Columns scroll up and down, rows to the side. */
  const isColumn = (list: Element): boolean => list.matches('.bar, .table-side, .story ol, .screen');
  for (const { control, box, within } of boxes) {
    const isBeside = box.left < -1 || box.right > innerWidth + 1;
    if (within === null ? isOutside(box) : isBeside && isColumn(within))
      faults.push(`outside: ${nameOf(control)}`);
  }
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      if (one.within !== other.within || one.control.contains(other.control)) continue;
      // What scrolls passes under what stays.
      if (isSticky(one.control) !== isSticky(other.control)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 1 && down > 1)
        faults.push(`over each other: ${nameOf(one.control)} and ${nameOf(other.control)}`);
    }

  const places = [0.5, 0.3, 0.7, 0.15, 0.85].flatMap(part => [0.5, 0.3, 0.7].map(other => [part, other]));
  const open = [...document.querySelectorAll('.table .is-open[data-spot], .bar-choices .choice')];
  const shown = open.filter(target => target.getBoundingClientRect().width > 1);
  if (open.length > 0 && shown.length === 0) faults.push('nothing that can be chosen is shown');
  const isReached = (target: Element): boolean => {
    const { x, y, width, height } = target.getBoundingClientRect();
    return places.some(([across, down]) =>
      target.contains(document.elementFromPoint(x + width * across, y + height * down)),
    );
  };
  const reached = new Set(shown.filter(isReached));
  /** Many amounts or cards may be scrolled to, as long as some of them show the way. */
  const canBeScrolledTo = (target: Element): boolean => {
    const list = scroller(target);
    return list !== null && [...reached].filter(one => list.contains(one)).length >= inSight;
  };
  for (const target of shown) {
    const { width, height } = target.getBoundingClientRect();
    if (!reached.has(target) && !canBeScrolledTo(target)) faults.push(`out of reach: ${nameOf(target)}`);
    if (Math.min(width, height) < leastTarget)
      faults.push(`small target: ${nameOf(target)} is ${width.toFixed(0)} × ${height.toFixed(0)} px`);
  }

  // Chips and other things of a row that touch their neighbours.
  for (const row of document.querySelectorAll(
    '.strip-row, .strip-own, .bar-choices, .bar-actions, .seat header',
  )) {
    const parts = [...row.children].filter(part => !/absolute|fixed/.test(getComputedStyle(part).position));
    const rects = parts.map(part => part.getBoundingClientRect()).filter(({ width }) => width > 1);
    for (const [index, box] of rects.entries()) {
      const next = rects[index + 1];
      if (
        next !== undefined &&
        box.right > next.left + 0.5 &&
        box.bottom > next.top + 1 &&
        next.bottom > box.top + 1
      )
        faults.push(`touching: two parts of ${[...row.classList].join('.')}`);
    }
    const room = row.getBoundingClientRect();
    if (
      row.scrollWidth > row.clientWidth + 1 &&
      !/auto|scroll/.test(getComputedStyle(row).overflowX) &&
      room.width > 1
    )
      faults.push(
        `wider than its room: ${[...row.classList].join('.')} by ${row.scrollWidth - row.clientWidth} px`,
      );
  }
  return faults;
}
