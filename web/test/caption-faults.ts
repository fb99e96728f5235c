/** Runs in the page: the words about another player's move that lie over something to choose, a picture or other words. */
export function captionFaults(): readonly string[] {
  const caption = document.querySelector('.last-caption');
  const at = caption?.getBoundingClientRect();
  if (caption === null || at === undefined) return [];
  if (at.width === 0) return [`not shown: ${caption.textContent}`];
  const isCovered = ({ left, right, top, bottom, width }: DOMRect): boolean =>
    width > 1 && left < at.right - 1 && right > at.left + 1 && top < at.bottom - 1 && bottom > at.top + 1;
  const faults: string[] = [];
  if (at.left < 0 || at.right > innerWidth || at.top < 0 || at.bottom > innerHeight)
    faults.push('the caption is outside the window');
  const board = document.querySelector('.table-board');
  const isBesideBoard = board === null || !isCovered(board.getBoundingClientRect());
  for (const target of document.querySelectorAll('.table :is(.is-open, .is-chosen, .is-other)[data-spot]'))
    // What reaches beyond the board cannot be touched there.
    if (!(isBesideBoard && board?.contains(target)) && isCovered(target.getBoundingClientRect()))
      faults.push(`the caption covers ${target.getAttribute('data-spot')}`);
  for (const picture of document.querySelectorAll('.table-board [data-keep]'))
    if (isCovered(picture.getBoundingClientRect()))
      faults.push(`the caption covers the picture of ${picture.parentElement?.getAttribute('aria-label')}`);
  const walker = document.createTreeWalker(
    document.querySelector('.table') ?? document,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (holder === null || caption.contains(holder) || holder.closest('.unseen, title') !== null) continue;
    if (!holder.checkVisibility({ visibilityProperty: true })) continue;
    if (getComputedStyle(holder).clipPath !== 'none') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = (node.textContent ?? '').trim();
    if (words !== '' && isCovered(range.getBoundingClientRect()))
      faults.push(`the caption covers the words ${words}`);
  }
  return faults;
}
