import type { Seat } from '../../kernel/seat.ts';
import { signed } from '../app-text.ts';

const [RISES, FLIES] = [500, 350];

export interface FlyingGain {
  readonly seat: Seat;
  /** The targets where the gain arises; without a visible one it appears at the seat. */
  readonly from: readonly string[];
  readonly gain: number;
}

/** A figure rises where it arises and flies to the player's panel or chip. */
export function flyGain(root: HTMLElement, { seat, from, gain }: FlyingGain): void {
  if (gain === 0) return;
  const home = shown(root, `[data-place="seat:${seat}"]`);
  const origin = from
    .map(id => shown(root, `[data-spot="${CSS.escape(id)}"]`))
    .find(box => box !== undefined);
  if (home === undefined) return;
  const start = origin ?? home;
  const figure = document.createElement('b');
  figure.className = `flying-gain ${gain > 0 ? 'is-gain' : 'is-loss'}`;
  figure.textContent = signed(gain);
  figure.setAttribute('aria-hidden', 'true');
  figure.style.setProperty('--own', `var(--seat-${seat})`);
  root.append(figure);
  const at = (box: DOMRect, up: number): string =>
    `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2 - up}px) translate(-50%, -50%)`;
  const flight = figure.animate(
    [
      { transform: `${at(start, 0)} scale(0.6)`, opacity: 0 },
      { transform: at(start, 18), opacity: 1, offset: 0.2 },
      { transform: at(start, 26), opacity: 1, offset: RISES / (RISES + FLIES), easing: 'ease-in' },
      { transform: `${at(home, 0)} scale(0.8)`, opacity: 0.2 },
    ],
    { duration: RISES + FLIES },
  );
  const remove = (): void => figure.remove();
  flight.finished.then(remove, remove);
}

function shown(root: HTMLElement, selector: string): DOMRect | undefined {
  for (const element of root.querySelectorAll(selector))
    if (element.getClientRects().length > 0) return element.getBoundingClientRect();
  return undefined;
}
