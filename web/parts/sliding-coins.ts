import { h, render } from 'preact';
import type { BoardModule, Payment } from '../../board/module.ts';

const [SLIDES, APART, MOST] = [520, 70, 6];

/** Coins slide from who pays to who is paid, one after the other. The bank is in the middle of the board. */
export function slideCoins(root: HTMLElement, board: BoardModule, payment: Payment): void {
  const [from, to] = [placeOf(root, payment.from), placeOf(root, payment.to)];
  const { Chip } = board;
  if (from === undefined || to === undefined || Chip === undefined) return;
  for (let coin = 0; coin < Math.min(payment.amount, MOST); coin++) {
    const picture = document.createElement('span');
    picture.className = 'sliding-coin';
    picture.setAttribute('aria-hidden', 'true');
    render(h(Chip, payment.chip), picture);
    root.append(picture);
    const at = ({ x, y, width, height }: DOMRect): string =>
      `translate(${x + width / 2}px, ${y + height / 2}px) translate(-50%, -50%)`;
    const slide = picture.animate(
      [
        { transform: at(from), opacity: 0 },
        { transform: at(from), opacity: 1, offset: 0.1 },
        { transform: at(to), opacity: 1, offset: 0.95 },
        { transform: at(to), opacity: 0 },
      ],
      { duration: SLIDES, delay: coin * APART, easing: 'cubic-bezier(0.4, 0, 0.2, 1)', fill: 'backwards' },
    );
    const remove = (): void => picture.remove();
    slide.finished.then(remove, remove);
  }
}

function placeOf(root: HTMLElement, seat: number | null): DOMRect | undefined {
  const wanted = seat === null ? '.table-board' : `[data-place="seat:${seat}"]`;
  for (const element of root.querySelectorAll(wanted))
    if (element.getClientRects().length > 0) return element.getBoundingClientRect();
  return undefined;
}
