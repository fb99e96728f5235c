import { useState } from 'preact/hooks';
import type { GameId } from '../../games/index.ts';
import { Poster } from '../art/poster.tsx';
import { install, installOffer } from '../install.ts';
import { DEFAULT_LEVEL } from '../local/levels.ts';
import { createMatch } from '../local/create.ts';
import { goTo, hrefTo } from '../route.ts';
import { settings } from '../settings.ts';
import { ON_SHELF, SHELF } from '../shelf.ts';
import { texts } from '../texts.ts';
import { Matches } from './matches.tsx';
import { Tables } from './tables.tsx';

/** The four games; one click and you are playing. */
export function HomePage() {
  const { home } = texts();
  return (
    <div class="page home">
      <header class="home-head">
        <h1>{home.title}</h1>
        <p>{home.lead}</p>
      </header>
      <div class="shelf">
        {ON_SHELF.map(id => (
          <GameCard key={id} id={id} />
        ))}
      </div>
      <Matches />
      <Tables />
      <Install />
    </div>
  );
}

/** Only where the browser offers it, and never in the way. */
function Install() {
  if (installOffer.value === undefined) return null;
  const { home } = texts();
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
  const { home } = texts();
  const { name, least, most, minutes, usual } = SHELF[id];
  const start = async (): Promise<void> => {
    setStarting(true);
    const players = Array.from({ length: usual }, (_, seat) => ({
      name: seat === 0 ? settings.value.name : '',
      bot: seat === 0 ? null : DEFAULT_LEVEL,
    }));
    goTo('play', await createMatch(id, { players: usual, options: {} }, players));
  };
  return (
    <article class="card" data-game={id}>
      <Poster game={id} />
      <div class="card-words">
        <h2>{name}</h2>
        <p>{home.lines[id]}</p>
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
