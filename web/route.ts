import { signal } from '@preact/signals';

/** The page, as the part of the address after `#/`, cut at the slashes. */
export const route = signal<readonly string[]>(read());

function read(): readonly string[] {
  return location.hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter(part => part !== '')
    .map(decodeURIComponent);
}

export const hrefTo = (...parts: readonly (string | number)[]): string =>
  `#/${parts.map(part => encodeURIComponent(part)).join('/')}`;

export function goTo(...parts: readonly (string | number)[]): void {
  location.hash = hrefTo(...parts);
}

/** Changes the address without a new entry in the history: for a moment of a replay. */
export function standAt(...parts: readonly (string | number)[]): void {
  history.replaceState(null, '', hrefTo(...parts));
}

export function followAddress(): void {
  addEventListener('hashchange', () => {
    route.value = read();
    scrollTo(0, 0);
  });
}
