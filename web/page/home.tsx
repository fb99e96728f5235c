import { useState } from 'preact/hooks';
import { GAME_IDS, type GameId } from '../../games/index.ts';
import { Poster } from '../parts/poster.tsx';
import { install, installPrompt } from '../install.ts';
import { DEFAULT_LEVEL } from '../local/levels.ts';
import { quickStart } from '../local/quick-start.ts';
import { hrefTo } from '../route.ts';
import { preferences } from '../preferences.ts';
import { GAME_INFO } from '../game-list.ts';
import { appText } from '../app-text.ts';
import { SavedGames } from './saved-games.tsx';
import { Tables } from './table-lists.tsx';

/** All games; one click and you are playing. */
export function HomePage() {
  const { home } = appText();
  return (
    <div class="page home">
      <header class="home-head">
        <h1>{home.title}</h1>
        <p>{home.lead}</p>
      </header>
      <div class="shelf">
        {GAME_IDS.map(id => (
          <GameCard key={id} id={id} />
        ))}
      </div>
      <SavedGames />
      <Tables />
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

function GameCard({ id }: { readonly id: GameId }) {
  const [isStarting, setStarting] = useState(false);
  const { home } = appText();
  const {
    name,
    tagline,
    players: { least, most },
    minutes,
  } = GAME_INFO[id];
  const start = async (): Promise<void> => {
    setStarting(true);
    await quickStart(id, DEFAULT_LEVEL);
  };
  return (
    <article class="card" data-game={id}>
      <Poster game={id} />
      <div class="card-words">
        <h2>{name}</h2>
        <p>{tagline[preferences.value.language]}</p>
        <p class="card-facts">
          {home.seats(least, most)} · {home.minutes(minutes)}
        </p>
        <div class="card-ways">
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
          <a class="plain" href={hrefTo('game', id)} aria-label={`${name}: ${home.more}`}>
            {home.more}
          </a>
        </div>
      </div>
    </article>
  );
}
