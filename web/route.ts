import { signal } from '@preact/signals';

/** The page, as the part of the address after `#/`, cut at the slashes. */
export const route = signal<readonly string[]>(read());

/** Invitations and notices are addresses without a hash, so that they look well in a letter. */
function read(): readonly string[] {
  const address = location.hash === '' ? location.pathname : location.hash;
  return address
    .replace(/^#?\/?/, '')
    .split('/')
    .filter(part => part !== '')
    .map(decoded);
}

/** A mistyped address leads to the page for missing pages, not to an error. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * All links of the app lead through the root of the site. Where we stand there already the hash is enough: a link that
 * begins with `/#` counts as one to a place on this page.
 */
export const hrefTo = (...parts: readonly (string | number)[]): string =>
  `${location.pathname === '/' ? '' : '/'}#/${parts.map(part => encodeURIComponent(part)).join('/')}`;

export function goTo(...parts: readonly (string | number)[]): void {
  location.assign(hrefTo(...parts));
}

/** Changes the address without a new entry in the history: for a moment of a replay. */
export function replaceRoute(...parts: readonly (string | number)[]): void {
  history.replaceState(null, '', hrefTo(...parts));
}

export function watchRoute(): void {
  addEventListener('hashchange', () => {
    route.value = read();
    scrollTo(0, 0);
  });
}
