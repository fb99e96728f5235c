import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { EventSummary } from '../../api/event.ts';
import type { Seeks } from '../../api/seek.ts';
import { GAME_IDS, isGameId, type GameId } from '../../games/index.ts';
import type { Challenge } from '../../api/challenge.ts';
import { fetchChallenge, fetchEvents, fetchSeeks } from '../events/calls.ts';
import { eventsText } from '../events/events-text.ts';
import { GAME_INFO } from '../game-list.ts';
import { statusText } from '../parts/events/event-status.ts';
import { Poster } from '../parts/poster.tsx';
import { OwnResults } from '../parts/own-results.tsx';
import type { OwnGame } from './own-games.ts';
import { formatRelativeTime } from '../online/time.ts';
import { preferences } from '../preferences.ts';
import { hrefTo } from '../route.ts';
import '../style/events.css';

const LINES = 3;
const DAY = 86_400_000;

/** Another game leads the way each day. */
const gameOfToday = (ahead = 0): GameId => GAME_IDS[(Math.floor(Date.now() / DAY) + ahead) % GAME_IDS.length];
/** Not the one of the challenge. */
const puzzleOfToday = (): GameId => gameOfToday(2);

/** What there is to play with others now: the day's challenge, people who wait, tournaments. */
export function TogetherRow({ games }: { readonly games: readonly OwnGame[] }) {
  const [seeks, setSeeks] = useState<Seeks['seeks']>([]);
  const [events, setEvents] = useState<readonly EventSummary[]>([]);
  const game = gameOfToday();
  const [today, setToday] = useState<Challenge | undefined>(undefined);
  useEffect(() => {
    fetchChallenge(game).then(setToday, () => undefined);
    fetchSeeks().then(
      answer => setSeeks(answer.seeks),
      () => undefined,
    );
    fetchEvents('open').then(
      answer => setEvents(answer.events),
      () => undefined,
    );
  }, []);
  const { tabs, challenge, opponents, list } = eventsText();
  return (
    <div class="together">
      <section class="together-card" data-game={game}>
        <h2>{tabs.challenge}</h2>
        <PosterLine game={game}>
          <b>{GAME_INFO[game].name}</b> · {challenge.short}
        </PosterLine>
        <p class="hint challenge-facts">
          {today !== undefined &&
            `${challenge.attempts(today.attempts)} · ${challenge.ends(formatRelativeTime(today.ends, Date.now(), preferences.value.language))}`}
        </p>
        <a class="choice" href={hrefTo('challenge', game)}>
          {today?.you == null ? challenge.begin : challenge.look}
        </a>
      </section>
      <section class="together-card">
        <h2>{tabs.opponents}</h2>
        {seeks.length === 0 && <Ways lead={opponents.noOthers} ways={opponents.ways} />}
        <ul>
          {seeks.slice(0, LINES).map(({ person, name, game: wanted, players }) => (
            <li key={person}>
              <b>{isGameId(wanted) ? GAME_INFO[wanted].name : wanted}</b> {name} · {opponents.seats(players)}
            </li>
          ))}
        </ul>
        <a class="choice" href={hrefTo('opponents')}>
          {opponents.play}
        </a>
      </section>
      <section class="together-card">
        <h2>{tabs.events}</h2>
        {events.length === 0 && <Ways lead={list.noneOpen} ways={list.ways} />}
        <ul>
          {events.slice(0, LINES).map(event => (
            <li key={event.id}>
              <a href={hrefTo('events', event.id)}>{event.name}</a> <small>{statusText(event)}</small>
            </li>
          ))}
        </ul>
        <a class="choice" href={hrefTo('events')}>
          {list.seeAll}
        </a>
      </section>
      {games.some(({ outcome }) => outcome !== null) ? <OwnResults games={games} /> : <PuzzleCard />}
    </div>
  );
}

/** A few words beside a picture of the game. */
const PosterLine = ({ game, children }: { readonly game: GameId; readonly children: ComponentChildren }) => (
  <p class="poster-line">
    <span class="poster-thumb">
      <Poster game={game} />
    </span>
    <span>{children}</span>
  </p>
);

/** Where nothing is listed yet: what there will be. */
const Ways = ({ lead, ways }: { readonly lead: string; readonly ways: readonly string[] }) => (
  <div>
    <p class="hint">{lead}</p>
    <ul class="ways">
      {ways.map(way => (
        <li key={way}>{way}</li>
      ))}
    </ul>
  </div>
);

/** In the place of results, for someone who has none. */
function PuzzleCard() {
  const { puzzle } = eventsText();
  const game = puzzleOfToday();
  return (
    <section class="together-card" data-game={game}>
      <h2>{puzzle.title}</h2>
      <PosterLine game={game}>
        <b>{GAME_INFO[game].name}</b> · {puzzle.lead}
      </PosterLine>
      <p class="hint">{puzzle.why}</p>
      <a class="choice" href={hrefTo('puzzles', game)}>
        {puzzle.solve}
      </a>
    </section>
  );
}
