import { peopleText } from '../../people/people-text.ts';
import { hrefTo } from '../../route.ts';

/** The pages about you, by the first part of their address. */
const PAGES = [
  ['people', 'profile'],
  ['ratings', 'ladder'],
  ['friends', 'friends'],
  ['you', 'account'],
] as const;

/** The pages about you, side by side. */
export function PersonTabs({ here }: { readonly here: (typeof PAGES)[number][1] }) {
  const { tabs, title } = peopleText();
  return (
    <nav class="tabs" aria-label={title}>
      {PAGES.map(([page, word]) => (
        <a key={page} href={hrefTo(page)} aria-current={word === here ? 'page' : undefined}>
          {tabs[word]}
        </a>
      ))}
    </nav>
  );
}
