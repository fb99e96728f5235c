import { useState } from 'preact/hooks';
import type { Challenge } from '../../api/challenge.ts';
import { isLevel } from '../../bots/level-ids.ts';
import { levelText } from '../../bots/text.ts';
import { GAME_IDS, type GameId } from '../../games/index.ts';
import { beginAttempt, fetchChallenge } from '../events/calls.ts';
import { eventsText, faultOf } from '../events/events-text.ts';
import type { EventFault } from '../events/text/text.ts';
import { usePolling } from '../events/use-polling.ts';
import { GAME_INFO } from '../game-list.ts';
import { formatRelativeTime } from '../online/time.ts';
import { PlayTabs, Refusal } from '../parts/events/play-tabs.tsx';
import { figure } from '../parts/events/standings.tsx';
import { Poster } from '../parts/poster.tsx';
import { locale, preferences } from '../preferences.ts';
import { goTo, hrefTo } from '../route.ts';
import '../style/events.css';

const EVERY = 10_000;
const DAY = 86_400_000;

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);

/** A challenge lasts from midnight to midnight in UTC. */
const dayText = (day: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));

/** The challenge of a game: today's, or that of an earlier day. */
export function ChallengePage({ game, day }: { readonly game: GameId; readonly day: string | undefined }) {
  const { value: challenge, fault } = usePolling(
    `${game} ${day ?? ''}`,
    () => fetchChallenge(game, day),
    EVERY,
  );
  const { challenge: say } = eventsText();
  return (
    <div class="page challenge" data-game={game}>
      <PlayTabs here="challenge" />
      <h1>{say.title(GAME_INFO[game].name)}</h1>
      <nav class="tabs" aria-label={say.games}>
        {GAME_IDS.map(id => (
          <a key={id} href={hrefTo('challenge', id)} aria-current={id === game ? 'page' : undefined}>
            {GAME_INFO[id].name}
          </a>
        ))}
      </nav>
      <Refusal fault={challenge === undefined ? fault : undefined} />
      <div class="challenge-room">
        {challenge !== undefined && challenge.game === game && (
          <>
            <Attempt game={game} challenge={challenge} />
            <Ranking challenge={challenge} />
            <p>
              {day === undefined ? (
                <a href={hrefTo('challenge', game, dayBefore(challenge.day))}>{say.before}</a>
              ) : (
                <a href={hrefTo('challenge', game)}>{say.today}</a>
              )}
            </p>
          </>
        )}
      </div>
    </div>
  );
}

function Attempt({ game, challenge }: { readonly game: GameId; readonly challenge: Challenge }) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<EventFault | undefined>(undefined);
  const { challenge: say } = eventsText();
  const { language } = preferences.value;
  const { bot, players, you, status, attempts, ends, day } = challenge;
  const level = isLevel(bot) ? levelText(bot, language).name : bot;
  const begin = async (): Promise<void> => {
    setBusy(true);
    setFault(undefined);
    try {
      goTo('table', (await beginAttempt(game)).table);
    } catch (error) {
      setFault(faultOf(error));
    }
    setBusy(false);
  };
  return (
    <section class="challenge-card has-poster">
      <Poster game={game} />
      <p>
        {say.lead(players - 1, level)} {status === 'open' && you === null && say.once}
      </p>
      <p class="hint">
        {dayText(day)}
        {(attempts > 0 || status === 'open') && ` · ${say.attempts(attempts)}`}
        {status === 'open' && ` · ${say.ends(formatRelativeTime(ends, Date.now(), language))}`}
      </p>
      {you?.isDone === true && (
        <p>
          <b>{you.rank === null || you.score === null ? say.unranked : say.yours(you.rank, you.score)}</b>
        </p>
      )}
      {status === 'open' && you?.isDone !== true && (
        <button type="button" class="main" disabled={isBusy} onClick={() => void begin()}>
          {you === null ? say.begin : say.goOn}
        </button>
      )}
      <Refusal fault={fault} />
    </section>
  );
}

function Ranking({ challenge: { ranking, status } }: { readonly challenge: Challenge }) {
  const { challenge: say, event: words, someone } = eventsText();
  return (
    <section class="standings" aria-labelledby="ranking">
      <h2 id="ranking">{say.ranking}</h2>
      {ranking === null && <p class="hint">{say.later}</p>}
      {ranking?.length === 0 && <p class="hint">{status === 'open' ? say.none : say.nobody}</p>}
      {status === 'open' && <p class="hint">{say.tomorrow}</p>}
      {ranking !== null && ranking.length > 0 && (
        <div class="wide-table" tabIndex={0} role="region" aria-labelledby="ranking">
          <table>
            <thead>
              <tr>
                <th scope="col">{words.place}</th>
                <th scope="col">{words.player}</th>
                <th scope="col">{say.score}</th>
                <th scope="col">{say.margin}</th>
              </tr>
            </thead>
            <tbody>
              {ranking.map(({ rank, person, name, score, margin, table }) => (
                <tr key={person}>
                  <td>{rank}</td>
                  <th scope="row">
                    {name ?? someone}
                    {table !== null && (
                      <a
                        class="review-link"
                        href={hrefTo('review', 'table', table)}
                        aria-label={`${say.review}: ${name ?? someone}`}
                      >
                        {say.review}
                      </a>
                    )}
                  </th>
                  <td>{score === null ? '' : figure(score)}</td>
                  <td>{margin === null ? '' : figure(margin)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
