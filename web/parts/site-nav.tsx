import { appText } from '../app-text.ts';
import { preferences, updatePreferences } from '../preferences.ts';
import { hrefTo } from '../route.ts';
import type { WebText } from '../text/text.ts';

/** The pages that the header leads to, by the first part of their address and the word for them. */
const LINKS: readonly (readonly [string, keyof WebText['nav']])[] = [
  ['opponents', 'opponents'],
  ['events', 'events'],
  ['rules', 'rules'],
  ['people', 'profile'],
  ['settings', 'settings'],
];

const MENU = 'site-menu';

/** The site's header. On a phone its links are in a menu; the other language stays one touch away. */
export function SiteNav() {
  const { nav } = appText();
  const other = preferences.value.language === 'en' ? 'es' : 'en';
  return (
    <header class="top">
      <a class="wordmark" href={hrefTo()}>
        Cosecha
      </a>
      <nav aria-label={nav.pages}>
        <div class="site-links" id={MENU} popover="auto">
          {LINKS.map(([page, word]) => (
            <a key={page} href={hrefTo(page)} onClick={close}>
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

/** A chosen page closes the menu; on a wide screen there is none to close. */
function close({ currentTarget }: { readonly currentTarget: HTMLElement }): void {
  const menu = currentTarget.closest<HTMLElement>(':popover-open');
  menu?.hidePopover();
}
