import { useEffect, useState } from 'preact/hooks';
import type { EventSummary } from '../../api/event.ts';
import type { Seeks } from '../../api/seek.ts';
import { GAME_IDS, isGameId } from '../../games/index.ts';
import type { Challenge } from '../../api/challenge.ts';
import { fetchChallenge, fetchEvents, fetchSeeks } from '../events/calls.ts';
import { eventsText } from '../events/events-text.ts';
import { GAME_INFO } from '../game-list.ts';
import { statusText } from '../parts/events/event-status.ts';
import { OwnResults } from '../parts/own-results.tsx';
import type { OwnGame } from './own-games.ts';
import { formatRelativeTime } from '../online/time.ts';
import { preferences } from '../preferences.ts';
import { hrefTo } from '../route.ts';
import '../style/events.css';

const LINES = 3;
const DAY = 86_400_000;

/** Another game leads the way each day. */
const gameOfToday = () => GAME_IDS[Math.floor(Date.now() / DAY) % GAME_IDS.length];

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
        <p>
          <b>{GAME_INFO[game].name}</b> · {challenge.short}
        </p>
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
        {seeks.length === 0 && <p class="hint">{opponents.noOthers}</p>}
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
        {events.length === 0 && <p class="hint">{list.none}</p>}
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
      <OwnResults games={games} />
    </div>
  );
}
