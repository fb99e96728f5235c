import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** A finger that rests this long asks for a name; one that moves further than this does something else. */
const [RESTS, STRAYS] = [480, 8];
const [GAP, EDGE] = [10, 6];
const ACTIVE = 'a, button, [role=button], input, select, summary, label';

/**
 * Names the sign under a resting finger, the one that has the keyboard's focus, and at once what is touched or clicked
 * and does nothing else.
 */
export function useNameTips(root: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    const table = root.current;
    return table === null ? undefined : watchNames(table);
  }, [isThere]);
}

function watchNames(table: HTMLElement): () => void {
  const tip = document.createElement('p');
  tip.className = 'name-tip';
  tip.setAttribute('aria-hidden', 'true');
  tip.hidden = true;
  table.append(tip);
  const ending = new AbortController();
  const listen = { signal: ending.signal, capture: true };
  let timer = 0;
  let start = { x: 0, y: 0 };
  let isNamed = false;
  let isTouched = false;
  const hide = (): void => {
    clearTimeout(timer);
    tip.hidden = true;
  };
  const show = (element: Element): boolean => {
    const named = namedAround(element, table);
    if (named === undefined) return false;
    tip.textContent = named.name;
    tip.hidden = false;
    place(tip, named.at.getBoundingClientRect());
    return true;
  };
  table.addEventListener(
    'pointerdown',
    ({ pointerType, clientX, clientY, target, isPrimary }) => {
      hide();
      isNamed = false;
      isTouched = isPrimary;
      start = { x: clientX, y: clientY };
      if (pointerType === 'mouse' || !isPrimary || !(target instanceof Element)) return;
      timer = setTimeout(() => (isNamed = show(target)), RESTS);
    },
    listen,
  );
  table.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (Math.hypot(clientX - start.x, clientY - start.y) <= STRAYS) return;
      clearTimeout(timer);
      isTouched = false;
    },
    listen,
  );
  for (const end of ['pointerup', 'pointercancel'] as const)
    table.addEventListener(end, () => clearTimeout(timer), listen);
  // Asking for a name chooses nothing.
  table.addEventListener(
    'click',
    event => {
      if (isNamed) event.stopPropagation();
      else if (isTouched && event.target instanceof Element && isIdleSign(event.target)) show(event.target);
      isNamed = false;
    },
    listen,
  );
  table.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible') && !hasWords(target)) show(target);
    },
    listen,
  );
  table.addEventListener('focusout', hide, listen);
  addEventListener('scroll', hide, listen);
  return () => {
    ending.abort();
    hide();
    tip.remove();
  };
}

/** The nearest thing around an element that has a name, and the name. */
function namedAround(
  element: Element,
  table: Element,
): { readonly at: Element; readonly name: string } | undefined {
  for (let at: Element | null = element; at !== null && at !== table; at = at.parentElement) {
    const name = at.getAttribute('title') ?? at.getAttribute('aria-label') ?? unseenName(at);
    // A whole part of the screen says too little about what the finger is on.
    if (name !== undefined && name !== '' && !at.matches('section, aside, nav, [role=group]'))
      return { at, name };
  }
  return undefined;
}

/** What bears a sign and can only be looked at. */
const isIdleSign = (element: Element): boolean =>
  element.closest('[title]') !== null && element.closest(ACTIVE) === null;

const unseenName = (element: Element): string | undefined =>
  element.querySelector(':scope > .unseen')?.textContent ?? undefined;

/** Buttons that show words need no tip. */
const hasWords = (element: Element): boolean =>
  element instanceof HTMLElement &&
  [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== '');

/** Above what it names, or below if there is no room. */
function place(tip: HTMLElement, at: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const left = at.left + (at.width - width) / 2;
  const isRoomAbove = at.top > height + GAP + EDGE;
  tip.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - EDGE - width))}px`;
  tip.style.top = `${isRoomAbove ? at.top - GAP - height : Math.min(at.bottom + GAP, innerHeight - height - EDGE)}px`;
}
