/** How the page was used last: only who uses keys is led on; a mouse or a finger shows where it is. */
export type Hand = 'keys' | 'pointer';

let hand: Hand = 'pointer';

/** For the whole visit: a key on another page may lead to the table. */
export function watchHand(): void {
  addEventListener('keydown', () => (hand = 'keys'), { capture: true });
  addEventListener('pointerdown', () => (hand = 'pointer'), { capture: true });
}

export const handInUse = (): Hand => hand;
