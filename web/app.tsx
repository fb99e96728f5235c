import type { ComponentChildren } from 'preact';
import { HomePage } from './page/home.tsx';
import { Missing } from './page/missing.tsx';
import { PlayPage } from './page/play.tsx';
import { hrefTo, route } from './route.ts';
import { change, settings } from './settings.ts';
import { texts } from './texts.ts';

/** The page that the address names. */
function Page(): ComponentChildren {
  const [name, id = ''] = route.value;
  switch (name) {
    case undefined:
      return <HomePage />;
    case 'play':
      return <PlayPage key={id} id={id} />;
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
