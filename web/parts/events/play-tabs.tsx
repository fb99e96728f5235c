import { GAME_IDS } from '../../../games/index.ts';
import { hrefTo } from '../../route.ts';
import { eventsText } from '../../events/events-text.ts';
import type { EventFault } from '../../events/text/text.ts';

const PAGES = ['opponents', 'events', 'challenge'] as const;

/** The pages for playing with others, side by side. */
export function PlayTabs({ here }: { readonly here: (typeof PAGES)[number] }) {
  const { tabs } = eventsText();
  return (
    <nav class="tabs" aria-label={tabs.opponents}>
      {PAGES.map(page => (
        <a
          key={page}
          href={page === 'challenge' ? hrefTo(page, GAME_IDS[0]) : hrefTo(page)}
          aria-current={page === here ? 'page' : undefined}
        >
          {tabs[page]}
        </a>
      ))}
    </nav>
  );
}

/** Why something was refused, and what to do about it. */
export function Refusal({ fault }: { readonly fault: EventFault | undefined }) {
  if (fault === undefined) return null;
  const { refused, protect } = eventsText();
  return (
    <p class="fault" role="alert">
      {refused[fault]} {fault === 'account' && <a href={hrefTo('you')}>{protect}</a>}
    </p>
  );
}
