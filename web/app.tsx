import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { GAME_IDS, isGameId } from '../games/index.ts';
import { HomePage } from './page/home.tsx';
import { NotFound } from './page/not-found.tsx';
import { lazyPage } from './lazy-page.tsx';
import { usePageEntry } from './page-entry.ts';
import { SiteNav } from './parts/site-nav.tsx';
import { route } from './route.ts';
import { appText } from './app-text.ts';

const PlayPage = lazyPage(async () => (await import('./page/play.tsx')).PlayPage);
const ReviewPage = lazyPage(async () => (await import('./page/review.tsx')).ReviewPage);
const StudyPage = lazyPage(async () => (await import('./page/study.tsx')).StudyPage);
const PuzzlesPage = lazyPage(async () => (await import('./page/puzzles.tsx')).PuzzlesPage);
const ReplayPage = lazyPage(async () => (await import('./page/replay.tsx')).ReplayPage);
const GamePage = lazyPage(async () => (await import('./page/game.tsx')).GamePage);
const RulesPage = lazyPage(async () => (await import('./page/rules.tsx')).RulesPage);
const AboutPage = lazyPage(async () => (await import('./page/about.tsx')).AboutPage);
const LearnPage = lazyPage(async () => (await import('./page/learn.tsx')).LearnPage);
const OnlinePage = lazyPage(async () => (await import('./page/table.tsx')).TablePage);
const JoinPage = lazyPage(async () => (await import('./page/join.tsx')).JoinPage);
const IdentityPage = lazyPage(async () => (await import('./page/account.tsx')).AccountPage);
const FriendsPage = lazyPage(async () => (await import('./page/friends.tsx')).FriendsPage);
const OperatorPage = lazyPage(async () => (await import('./page/operator.tsx')).OperatorPage);
const EventsPage = lazyPage(async () => (await import('./page/events.tsx')).EventsPage);
const EventPage = lazyPage(async () => (await import('./page/event.tsx')).EventPage);
const ChallengePage = lazyPage(async () => (await import('./page/challenge.tsx')).ChallengePage);
const OpponentsPage = lazyPage(async () => (await import('./page/opponents.tsx')).OpponentsPage);
const ProfilePage = lazyPage(async () => (await import('./page/profile.tsx')).ProfilePage);
const LadderPage = lazyPage(async () => (await import('./page/ladder.tsx')).LadderPage);
const SettingsPage = lazyPage(async () => (await import('./page/settings.tsx')).SettingsPage);

/** The page that the address names. */
function Page(): ComponentChildren {
  const [name, one = '', two, three] = route.value;
  if (name === undefined) return <HomePage />;
  if (name === 'play') return <PlayPage key={one} id={one} />;
  if (name === 'settings') return <SettingsPage />;
  if (name === 'events') return one === '' ? <EventsPage /> : <EventPage key={one} id={one} />;
  if (name === 'opponents') return <OpponentsPage game={isGameId(one) ? one : undefined} />;
  if (name === 'you') return <IdentityPage />;
  if (name === 'friends') return <FriendsPage />;
  if (name === 'operator') return <OperatorPage />;
  if (name === 'people') return <ProfilePage key={one} id={one} />;
  if (name === 'ratings' && one === '') return <LadderPage game={GAME_IDS[0]} />;
  if (name === 'table') return <OnlinePage key={one} id={one} />;
  if (name === 'join') return <JoinPage key={one} invite={one} />;
  if (name === 'replay') {
    return <ReplayPage key={two} source={one} id={two ?? ''} moment={Number(three ?? 0)} />;
  }
  if (name === 'try') {
    return <StudyPage key={`${one} ${two}`} source={one} id={two ?? ''} moment={Number(three ?? 0)} />;
  }
  if (name === 'review') {
    return <ReviewPage key={two} source={one} id={two ?? ''} moment={Number(three ?? 0)} />;
  }
  if (isGameId(name)) return <GamePage key={name} id={name} />;
  const game = isGameId(one) ? one : name === 'rules' && one === '' ? GAME_IDS[0] : undefined;
  if (game === undefined) return <NotFound />;
  switch (name) {
    case 'game':
      return <GamePage key={game} id={game} withFriends={two === 'friends'} />;
    case 'rules':
      return <RulesPage key={game} id={game} rule={two} />;
    case 'puzzles':
      return (
        <PuzzlesPage
          key={`${game} ${two}`}
          game={game}
          number={two === undefined ? undefined : Number(two)}
        />
      );
    case 'challenge':
      return <ChallengePage key={game} game={game} day={two} />;
    case 'ratings':
      return <LadderPage key={game} game={game} />;
    case 'learn':
      return <LearnPage key={game} id={game} />;
    case 'about':
      return <AboutPage key={game} id={game} />;
    default:
      return <NotFound />;
  }
}

/** Pages that are a match from the start: the header is not shown, so that nothing moves when the match is there. */
const MATCHES: readonly (string | undefined)[] = ['play', 'replay', 'learn'];

export function App() {
  const { nav } = appText();
  const isMatch = MATCHES.includes(route.value[0]);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-match', isMatch);
  }, [isMatch]);
  usePageEntry();
  return (
    <>
      <a class="skip" href="#content" onClick={event => skip(event)}>
        {nav.skip}
      </a>
      <SiteNav />
      {/* A match is another place: nothing of the page before it moves there. */}
      <main key={isMatch ? 'match' : 'page'} id="content" tabIndex={-1}>
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
