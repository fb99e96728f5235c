import { useState } from 'preact/hooks';
import { levelText } from '../../bots/text.ts';
import { GAME_IDS, type GameId } from '../../games/index.ts';
import { shortName } from '../parts/bot-name.ts';
import { Poster } from '../parts/poster.tsx';
import { install, installPrompt } from '../install.ts';
import { isLevel, LEVELS } from '../../bots/level-ids.ts';
import { isNewcomer } from '../local/expected-games.ts';
import { DEFAULT_LEVEL } from '../local/levels.ts';
import { quickStart } from '../local/quick-start.ts';
import { hrefTo } from '../route.ts';
import { preferences, updatePreferences } from '../preferences.ts';
import { GAME_INFO } from '../game-list.ts';
import { appText } from '../app-text.ts';
import { lazyPage } from '../lazy-page.tsx';
import { ContinueRow, expectedCards } from './continue-row.tsx';
import { HomeNews } from './home-news.tsx';
import { SavedGames } from './saved-games.tsx';
import { useOwnGames } from './own-games.ts';
import { Tables, useTables } from './table-lists.tsx';

const TogetherRow = lazyPage(async () => (await import('./together-row.tsx')).TogetherRow);

/** All games; one click and you are playing. */
export function HomePage() {
  const { home } = appText();
  const tables = useTables();
  const games = useOwnGames(tables === null ? [] : tables?.mine);
  const [isBack] = useState(() => expectedCards() > 0);
  // Those who do not know the games yet are offered a lesson first.
  const [isNew] = useState(isNewcomer);
  return (
    <div class={`page home ${isNew ? 'is-new' : ''}`}>
      {/* Their own games welcome those who return. */}
      <header class={isBack ? 'unseen' : 'home-head'}>
        <h1>{home.title}</h1>
        <p>{home.lead}</p>
      </header>
      <ContinueRow games={games} />
      <div class="shelf">
        {GAME_IDS.map(id => (
          <GameCard key={id} id={id} />
        ))}
      </div>
      <div class="together-room">
        <TogetherRow games={games ?? []} />
      </div>
      <HomeNews />
      <div class="home-lists">
        <SavedGames />
        <Tables tables={tables} isAnnounced={isBack} />
      </div>
      <Install />
    </div>
  );
}

/** Only where the browser offers it, and never in the way. */
function Install() {
  if (installPrompt.value === undefined) return null;
  const { home } = appText();
  return (
    <p class="install">
      <button type="button" class="choice" onClick={() => void install()}>
        {home.install}
      </button>{' '}
      <span class="hint">{home.installLead}</span>
    </p>
  );
}

const BOOK =
  'M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2zM12 6.5v14';
const PEOPLE =
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c0-3.3 2.7-5.5 6.5-5.5s6.5 2.2 6.5 5.5M15.5 5a3.3 3.3 0 0 1 0 6.2M18 14.6c2.1.8 3.5 2.5 3.5 4.9';

const Sign = ({ path }: { readonly path: string }) => (
  <svg class="icon sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

function GameCard({ id }: { readonly id: GameId }) {
  const { home } = appText();
  const {
    name,
    tagline,
    players: { least, most },
    minutes,
  } = GAME_INFO[id];
  return (
    <article class="card" data-game={id}>
      <a class="card-poster" href={hrefTo('game', id)} aria-label={`${name}: ${home.more}`}>
        <Poster game={id} />
      </a>
      <div class="card-words">
        <h2>{name}</h2>
        <p class="card-facts">
          <span class="unseen">{home.seats(least, most)}</span>
          <span aria-hidden="true">
            {least}–{most}
          </span>{' '}
          · {home.minutes(minutes)}
        </p>
        <p class="card-tagline">{tagline[preferences.value.language]}</p>
        <PlayNow id={id} name={name} />
        <div class="card-ways">
          <a class="soft learn" href={hrefTo('learn', id)} aria-label={`${home.learn}: ${name}`}>
            <Sign path={BOOK} />
            {home.learn}
          </a>
          <a class="soft" href={hrefTo('game', id, 'friends')} aria-label={`${home.friends}: ${name}`}>
            <Sign path={PEOPLE} />
            {home.friends}
          </a>
        </div>
      </div>
    </article>
  );
}

/** Starts at once, against bots of the strength beside it. */
function PlayNow({ id, name }: { readonly id: GameId; readonly name: string }) {
  const [isStarting, setStarting] = useState(false);
  const { home } = appText();
  const { language } = preferences.value;
  const level = isLevel(preferences.value.level) ? preferences.value.level : DEFAULT_LEVEL;
  const start = async (): Promise<void> => {
    setStarting(true);
    await quickStart(id, level);
  };
  return (
    <div class="play-now">
      <button
        type="button"
        class="main"
        disabled={isStarting}
        aria-busy={isStarting}
        onClick={() => void start()}
        aria-label={home.play(name)}
      >
        {home.playShort}
      </button>
      <label class="play-level">
        <span aria-hidden="true">{home.versus}</span>
        <select
          aria-label={`${home.against}, ${name}`}
          value={level}
          onChange={({ currentTarget }) => updatePreferences({ level: currentTarget.value })}
        >
          {LEVELS.map(one => (
            <option key={one} value={one}>
              {shortName(levelText(one, language).name)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
