import { appText } from '../app-text.ts';
import { preferences, updatePreferences } from '../preferences.ts';
import { hrefTo, route } from '../route.ts';
import type { WebText } from '../text/text.ts';

/** The pages that the header leads to, by the first part of their address and the word for them. */
const LINKS: readonly (readonly [string, keyof WebText['nav']])[] = [
  ['opponents', 'opponents'],
  ['events', 'events'],
  ['rules', 'rules'],
  ['people', 'profile'],
  ['settings', 'settings'],
];

/** Pages that stand under one of these links. */
const UNDER: Readonly<Record<string, string>> = {
  challenge: 'events',
  ratings: 'people',
  friends: 'people',
  you: 'people',
};

/** The link of the page that is open; nothing for someone else's profile. */
function currentLink([page = '', one]: readonly string[]): string | undefined {
  return page === 'people' && one !== undefined ? undefined : (UNDER[page] ?? page);
}

const MENU = 'site-menu';

/** The site's header. On a phone its links are in a menu; the other language stays one touch away. */
export function SiteNav() {
  const { nav } = appText();
  const other = preferences.value.language === 'en' ? 'es' : 'en';
  const current = currentLink(route.value);
  return (
    <header class="top">
      <a class="wordmark" href={hrefTo()}>
        <Emblem />
        Cosecha
      </a>
      <nav aria-label={nav.pages}>
        <div class="site-links" id={MENU} popover="auto">
          {LINKS.map(([page, word]) => (
            <a
              key={page}
              href={hrefTo(page)}
              aria-current={page === current ? 'page' : undefined}
              onClick={close}
            >
              {nav[word]}
            </a>
          ))}
        </div>
        <button
          type="button"
          class="plain"
          lang={other}
          onClick={() => updatePreferences({ language: other })}
        >
          {nav.language}
        </button>
        <button type="button" class="plain site-menu-button" popovertarget={MENU} aria-label={nav.menu}>
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 6h16M4 12h16M4 18h16" />
          </svg>
        </button>
      </nav>
    </header>
  );
}

/** Two leaves in a dark disc, as on the icon of the installed app. */
const Emblem = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <circle cx="16" cy="16" r="16" fill="#1f5a43" />
    <path d="M16 26V15" stroke="#f4efdc" stroke-width="2.4" stroke-linecap="round" />
    <path d="M16 17C16 10 20 7 26 7 26 13.500 22.500 17 16 17Z" fill="#a6d86f" />
    <path d="M16 20C16 14.500 12.500 11.500 7 11.500 7 17 10.500 20 16 20Z" fill="#f4efdc" />
  </svg>
);

/** A chosen page closes the menu; on a wide screen there is none to close. */
function close({ currentTarget }: { readonly currentTarget: HTMLElement }): void {
  const menu = currentTarget.closest<HTMLElement>(':popover-open');
  menu?.hidePopover();
}
