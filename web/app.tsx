import type { ComponentChildren } from 'preact';
import { isGameId } from '../games/index.ts';
import { HomePage } from './page/home.tsx';
import { Missing } from './page/missing.tsx';
import { later } from './later.tsx';
import { ON_SHELF } from './shelf.ts';
import { hrefTo, route } from './route.ts';
import { change, settings } from './settings.ts';
import { texts } from './texts.ts';

const PlayPage = later(async () => (await import('./page/play.tsx')).PlayPage);
const ReplayPage = later(async () => (await import('./page/replay.tsx')).ReplayPage);
const GamePage = later(async () => (await import('./page/game.tsx')).GamePage);
const RulesPage = later(async () => (await import('./page/rules.tsx')).RulesPage);
const AboutPage = later(async () => (await import('./page/about.tsx')).AboutPage);
const LearnPage = later(async () => (await import('./page/learn.tsx')).LearnPage);
const OnlinePage = later(async () => (await import('./page/online.tsx')).OnlinePage);
const JoinPage = later(async () => (await import('./page/join.tsx')).JoinPage);
const IdentityPage = later(async () => (await import('./page/identity.tsx')).IdentityPage);
const SettingsPage = later(async () => (await import('./page/settings.tsx')).SettingsPage);

/** The page that the address names. */
function Page(): ComponentChildren {
  const [name, one = '', two, three] = route.value;
  if (name === undefined) return <HomePage />;
  if (name === 'play') return <PlayPage key={one} id={one} />;
  if (name === 'settings') return <SettingsPage />;
  if (name === 'you') return <IdentityPage />;
  if (name === 'table') return <OnlinePage key={one} id={one} />;
  if (name === 'join') return <JoinPage key={one} invite={one} />;
  if (name === 'replay') {
    return <ReplayPage key={two} source={one} id={two ?? ''} moment={Number(three ?? 0)} />;
  }
  if (isGameId(name)) return <GamePage key={name} id={name} />;
  const game = isGameId(one) ? one : name === 'rules' && one === '' ? ON_SHELF[0] : undefined;
  if (game === undefined) return <Missing />;
  switch (name) {
    case 'game':
      return <GamePage key={game} id={game} />;
    case 'rules':
      return <RulesPage key={game} id={game} rule={two} />;
    case 'learn':
      return <LearnPage key={game} id={game} />;
    case 'about':
      return <AboutPage key={game} id={game} />;
    default:
      return <Missing />;
  }
}

export function App() {
  const { nav } = texts();
  const other = settings.value.language === 'en' ? 'es' : 'en';
  return (
    <>
      <a class="skip" href="#content" onClick={event => skip(event)}>
        {nav.skip}
      </a>
      <header class="top">
        <a class="wordmark" href={hrefTo()}>
          Cosecha
        </a>
        <nav>
          <a href={hrefTo('rules')}>{nav.rules}</a>
          <a href={hrefTo('settings')}>{nav.settings}</a>
          <button type="button" class="plain" lang={other} onClick={() => change({ language: other })}>
            {nav.language}
          </button>
        </nav>
      </header>
      <main id="content" tabIndex={-1}>
        <Page />
      </main>
    </>
  );
}

/** The address holds the page, so this link only moves the focus. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
