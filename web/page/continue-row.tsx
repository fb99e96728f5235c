import { useEffect, useState } from 'preact/hooks';
import { SeatIcon } from '../../board/seat-icon.tsx';
import { expectedGames, rememberGames } from '../local/expected-games.ts';
import { formatRelativeTime } from '../online/time.ts';
import { Poster } from '../parts/poster.tsx';
import { preferences } from '../preferences.ts';
import { GAME_INFO } from '../game-list.ts';
import { appText } from '../app-text.ts';
import type { OwnGame } from './own-games.ts';

const MOST = 3;

/** How many cards the row has room for, before the games are read. */
export const expectedCards = (): number => Math.min(MOST, expectedGames());

/** For those who return: the games in play, first those that wait for them. */
export function ContinueRow({ games }: { readonly games: readonly OwnGame[] | undefined }) {
  const [room] = useState(expectedCards);
  const unfinished = games?.filter(({ outcome }) => outcome === null);
  const count = unfinished?.length;
  useEffect(() => {
    if (count !== undefined) rememberGames(count, games?.length ?? 0);
  }, [count, games?.length]);
  // A game that appears now would push the page down: it is in the list below, and here from the next visit on.
  if (room === 0 || count === 0) return null;
  const { home } = appText();
  const yours = unfinished?.filter(({ isYourTurn }) => isYourTurn) ?? [];
  const others = unfinished?.filter(({ isYourTurn }) => !isYourTurn) ?? [];
  return (
    <section class="continue" aria-label={home.goOn}>
      <header>
        <h2>{yours.length > 0 ? home.yourTurn : home.goOn}</h2>
        {unfinished !== undefined && <p class="hint">{home.waiting(yours.length, others.length)}</p>}
      </header>
      <div class="continue-row">
        {[...yours, ...others].slice(0, room).map(game => (
          <ContinueCard key={game.id} game={game} />
        ))}
      </div>
    </section>
  );
}

function ContinueCard({ game: { game, href, names, you, isYourTurn, at } }: { readonly game: OwnGame }) {
  const { home } = appText();
  const ago = formatRelativeTime(at, Date.now(), preferences.value.language);
  return (
    <a class={`continue-card ${isYourTurn ? 'is-yours' : ''}`} href={href} data-game={game}>
      <Poster game={game} />
      <span class="continue-words">
        <b>{GAME_INFO[game].name}</b>
        <span class="continue-seats">
          {names.map(
            (name, seat) =>
              seat !== you && (
                <span key={seat} title={name}>
                  <SeatIcon seat={seat} /> <span class="continue-name">{name}</span>
                </span>
              ),
          )}
        </span>
        <small>{ago}</small>
      </span>
      <span class={isYourTurn ? 'main' : 'choice'}>{isYourTurn ? home.playShort : home.continue}</span>
    </a>
  );
}
