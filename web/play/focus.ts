import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { BoardController } from './controller.ts';
import { handInUse } from './hand.ts';

const CONFIRM = '[data-action=confirm]:enabled';
/** In this order: what is asked for on the table and in the bar, what leads on, and the words that say what is going on. */
const SENSIBLE = [
  '[data-spot].is-open[tabindex="0"]',
  '.bar-choices .choice',
  CONFIRM,
  '[data-action=next]',
  '[data-action=skip]',
  '.ending-ways .main',
  '.bar .prompt',
  '.table-board',
] as const;

/**
 * Keeps the keyboard's focus: when what had it is gone or closed, the first sensible thing gets it; once a move is
 * complete, the button that plays it.
 */
export function useFocus(root: RefObject<HTMLElement | null>, controller: BoardController): void {
  const isThere = controller.update.value !== undefined;
  useLayoutEffect(() => {
    const table = root.current;
    if (table === null) return undefined;
    let chosen: readonly string[] = [];
    const keep = (): void => {
      const now = controller.chosen.peek();
      // Another choice in place of the last one leads on as well; taking one back does not.
      const hasChosen =
        now.length > chosen.length || (now.length === chosen.length && now.at(-1) !== chosen.at(-1));
      const isComplete = hasChosen && controller.pending.peek() !== undefined;
      chosen = now;
      if (handInUse() !== 'keys' || isElsewhere(table)) return;
      if (isComplete) focusOn(table, [CONFIRM]);
      else if (hasChosen || isLost(table, controller)) focusOn(table, SENSIBLE);
    };
    // A match that opens is where its player wants to be.
    if (handInUse() === 'keys') focusOn(table, SENSIBLE);
    // Parts of the screen are drawn on their own: whatever they change may have had the focus.
    const watcher = new MutationObserver(keep);
    watcher.observe(table, { childList: true, subtree: true, attributeFilter: ['disabled', 'class'] });
    // What is hidden loses the focus only when the page is painted, after all changes have been told.
    const look = (): void => void requestAnimationFrame(() => document.hasFocus() && keep());
    table.addEventListener('focusout', look);
    return () => {
      watcher.disconnect();
      table.removeEventListener('focusout', look);
    };
  }, [controller, isThere]);
}

/** In a dialogue, the menu, the log or the chat. */
function isElsewhere(table: HTMLElement): boolean {
  const at = document.activeElement;
  if (at === null || at === document.body) return false;
  return at.closest('dialog, [popover], .table-side, .note') !== null || !table.contains(at);
}

function isLost(table: HTMLElement, { offered }: BoardController): boolean {
  const at = document.activeElement;
  if (at === null || at === document.body || at === table) return true;
  if (at.matches(':disabled') || at.getClientRects().length === 0) return true;
  // Nothing is decided here; once something is asked for, the focus goes there.
  const isIdle = at.matches('.prompt, .table-board, [data-action=skip], [aria-disabled=true][data-spot]');
  return isIdle && offered.value.length > 0;
}

function focusOn(table: HTMLElement, wanted: readonly string[]): void {
  for (const selector of wanted) {
    for (const found of table.querySelectorAll<HTMLElement | SVGElement>(selector)) {
      if (found.getClientRects().length === 0) continue;
      found.focus({ preventScroll: true });
      if (document.activeElement === found) return;
    }
  }
}
