import { overlaps } from '../../board/overlaps.ts';

/** Around the outlined place, to the edge of the board, and between two tries; in pixels. */
const [GAP, EDGE, STEP] = [6, 6, 12];
/** Above and below a line of its own. */
const LINE_GAP = 2;
/** Beside the question, so far from buttons and cards, whose shadows and outlines reach beyond them. */
const CLEAR = 4;
/** As far from the outlined place as words on the board are read together with it. */
const NEAR = 130;

/** What the words must not hide, besides other words: pieces and places, pictures, what can be pressed, signs. */
const CLOSED = '[data-spot], [data-keep], .ground-tools, .teacher, button, a, .icon, .gauge';

/** How the words may stand: as they are, with the mark of the player only, and in few words a line. */
const FORMS = [[], ['is-short'], ['is-short', 'is-narrow']] as const;

/**
 * Puts the words beside the outlined place, or on the line above the board, or where else nothing is hidden: on the
 * board, then beside the question. Without such room a phone gets a line for them, until the next move.
 */
export function placeCaption(caption: HTMLElement, table: HTMLElement): void {
  const board = table.querySelector('.table-board');
  if (board === null) return;
  caption.hidden = false;
  const best = table.dataset['captionLine'] === undefined ? roomFor(caption, table) : undefined;
  const place = best ?? ownLine(caption, table);
  caption.hidden = place === undefined;
  if (place === undefined) return;
  const room = board.getBoundingClientRect();
  caption.style.left = `${place.left - room.left}px`;
  caption.style.top = `${place.top - room.top}px`;
}

/** The first form that finds room. */
function roomFor(caption: HTMLElement, table: HTMLElement): DOMRect | undefined {
  const outlined = [...table.querySelectorAll('.table-board .is-last')];
  const at = outlined.map(one => one.getBoundingClientRect()).find(({ width }) => width > 0);
  for (const form of FORMS) {
    caption.classList.remove('is-docked', 'is-own-line', 'is-short', 'is-narrow');
    caption.classList.add(...form);
    const free = at === undefined ? undefined : roomIn('.table-board', caption, table, at);
    if (free !== undefined && free.way <= NEAR) return free.box;
    caption.classList.add('is-docked');
    const docked = roomOnLine(caption, table);
    if (docked !== undefined) return docked;
    caption.classList.remove('is-docked');
    const rest = free?.box ?? roomIn('.bar', caption, table, at ?? barOf(table))?.box;
    if (rest !== undefined) return rest;
  }
  return undefined;
}

const barOf = (table: HTMLElement): DOMRect =>
  table.querySelector('.bar')?.getBoundingClientRect() ?? new DOMRect();

/** Below the players of a phone. */
function ownLine(caption: HTMLElement, table: HTMLElement): DOMRect | undefined {
  const strip = table.querySelector('.strip');
  const room = strip?.getBoundingClientRect();
  if (strip === null || room === undefined || room.width === 0) return undefined;
  // A replay needs its room for buttons.
  if (table.querySelector('.replay-bar') !== null) return undefined;
  caption.classList.remove('is-narrow');
  caption.classList.add('is-short', 'is-own-line');
  caption.style.setProperty('--line-width', `${room.width - 2 * EDGE}px`);
  const { width, height } = caption.getBoundingClientRect();
  table.dataset['captionLine'] = '';
  table.style.setProperty('--caption-line', `${height + 2 * LINE_GAP}px`);
  const { left, bottom } = strip.getBoundingClientRect();
  return new DOMRect(left + EDGE, bottom - height - LINE_GAP, width, height);
}

/** Between who comes next and the ways to other pages. */
function roomOnLine(caption: HTMLElement, table: HTMLElement): DOMRect | undefined {
  // A phone shows less of the line, or none of it.
  const order = [...table.querySelectorAll('.line-progress, .line-order')]
    .map(part => part.getBoundingClientRect())
    .findLast(box => box.width > 0);
  const ways = table.querySelector('.line-ways')?.getBoundingClientRect();
  const { width, height } = caption.getBoundingClientRect();
  if (order === undefined || ways === undefined) return undefined;
  const left = order.right + EDGE;
  if (left + width > ways.left) return undefined;
  return new DOMRect(left, order.top + (order.height - height) / 2, width, height);
}

interface Try {
  readonly box: DOMRect;
  /** From the outlined place. */
  readonly way: number;
}

/** Free room on a part of the table. */
function roomIn(
  part: '.table-board' | '.bar',
  caption: HTMLElement,
  table: HTMLElement,
  at: DOMRect,
): Try | undefined {
  const place = table.querySelector(part);
  if (place === null) return undefined;
  const room = place.getBoundingClientRect();
  // A card with the decision may lie on the board.
  const card = part === '.bar' ? [] : table.querySelectorAll('.bar');
  const parts = [
    ...place.querySelectorAll(part === '.bar' ? `${CLOSED}, svg` : CLOSED),
    ...wordsOn(place),
    ...card,
  ];
  const closed = parts
    .filter(one => !caption.contains(one))
    .map(one => around(one.getBoundingClientRect(), part === '.bar' ? CLEAR : 0))
    .filter(box => box.width > 1 && overlaps(box, room));
  return triesAround(at, caption.getBoundingClientRect(), room).find(
    ({ box }) => !closed.some(one => overlaps(one, box)),
  );
}

const around = ({ x, y, width, height }: DOMRect, by: number): DOMRect =>
  width > 1 ? new DOMRect(x - by, y - by, width + 2 * by, height + 2 * by) : new DOMRect();

function wordsOn(place: Element): readonly Element[] {
  const found: Element[] = [];
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.parentElement !== null) found.push(node.parentElement);
  return found.filter(one => one.closest('.unseen, title') === null);
}

/** Places for the words all over the room, the closest ones first. */
function triesAround(at: DOMRect, { width, height }: DOMRect, room: DOMRect): readonly Try[] {
  const [left, right] = [room.left + EDGE, room.right - EDGE - width];
  const [top, bottom] = [room.top + EDGE, room.bottom - EDGE - height];
  const middle = Math.max(left, Math.min(at.left + (at.width - width) / 2, right));
  const columns = [middle, at.right + GAP, at.left - GAP - width, ...stepsFrom(left, right)];
  const rows = [at.bottom + GAP, at.top - GAP - height, ...stepsFrom(top, bottom)];
  const tries: Try[] = [];
  for (const x of columns.filter(one => one >= left && one <= right))
    for (const y of rows.filter(one => one >= top && one <= bottom)) {
      const across = Math.max(at.left - x - width, x - at.right, 0);
      const down = Math.max(at.top - y - height, y - at.bottom, 0);
      // Of two places at the same distance the one nearer to the middle is read sooner.
      const way = Math.hypot(across, down) + Math.abs(x - middle) / 8;
      if (Math.max(across, down) >= GAP) tries.push({ box: new DOMRect(x, y, width, height), way });
    }
  return tries.toSorted((one, other) => one.way - other.way);
}

const stepsFrom = (least: number, most: number): readonly number[] =>
  Array.from(
    { length: Math.max(0, Math.floor((most - least) / STEP) + 1) },
    (_, step) => least + step * STEP,
  );
