import { useEffect, useState } from 'preact/hooks';
import type { Seek } from '../../api/seek.ts';
import { isGameId, type GameId } from '../../games/index.ts';
import { fetchSeek, fetchSeeks, joinSeek } from '../events/calls.ts';
import { eventsText, faultOf } from '../events/events-text.ts';
import type { EventFault } from '../events/text/text.ts';
import { usePolling } from '../events/use-polling.ts';
import { GAME_INFO } from '../game-list.ts';
import { PlayTabs, Refusal } from '../parts/events/play-tabs.tsx';
import { Lobby } from './lobby.tsx';
import { SeekForm, Waiting } from '../parts/events/seek-form.tsx';
import { goTo } from '../route.ts';
import '../style/events.css';

const EVERY = 2000;
const LIST_EVERY = 5000;

/** Play with others: a queue, people who wait, and open tables. */
export function OpponentsPage({ game }: { readonly game: GameId | undefined }) {
  const { value: own, again, put } = usePolling('seek', fetchSeek, EVERY);
  // A table found in an earlier visit is in the list of tables.
  const [isFirst, setFirst] = useState(true);
  const seek = own?.seek ?? null;
  useEffect(() => {
    if (own === undefined) return;
    if (!isFirst && seek?.table != null) goTo('table', seek.table);
    if (isFirst && seek?.table == null) setFirst(false);
  }, [own]);
  const begun = (one: Seek): void => {
    setFirst(false);
    put({ seek: one });
  };
  const { opponents: say } = eventsText();
  return (
    <div class="page opponents">
      <PlayTabs here="opponents" />
      <h1>{say.title}</h1>
      <p>
        {say.lead} {say.rated}
      </p>
      {seek !== null && seek.table === null ? (
        <Waiting seek={seek} again={again} />
      ) : (
        <SeekForm first={game} begun={begun} />
      )}
      <Others begun={begun} />
      <Lobby />
    </div>
  );
}

function Others({ begun }: { readonly begun: (seek: Seek) => void }) {
  const { value, again } = usePolling('seeks', () => fetchSeeks(), LIST_EVERY);
  const [fault, setFault] = useState<EventFault | undefined>(undefined);
  const { opponents: say, someone } = eventsText();
  const others = value?.seeks.filter(({ isYours }) => !isYours) ?? [];
  const join = async (person: string): Promise<void> => {
    try {
      begun(await joinSeek(person));
    } catch (error) {
      setFault(faultOf(error));
      again();
    }
  };
  return (
    <section class="matches" aria-labelledby="waiting">
      <h2 id="waiting">{say.others}</h2>
      <Refusal fault={fault} />
      {value !== undefined && others.length === 0 && <p class="hint">{say.noOthers}</p>}
      <ul>
        {others.map(({ person, name, game, pace, players, rating }) => (
          <li key={person} data-game={game}>
            <div>
              <b>{isGameId(game) ? GAME_INFO[game].name : game}</b>
              <span>
                {name ?? someone} · {rating}
              </span>
              <small>
                {say.paces[pace]} · {say.seats(players)}
              </small>
            </div>
            <button
              type="button"
              class="choice"
              aria-label={`${say.join}: ${name ?? someone}`}
              onClick={() => void join(person)}
            >
              {say.join}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
