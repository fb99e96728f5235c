import { useState } from 'preact/hooks';
import type { EventView } from '../../api/event.ts';
import { isGameId } from '../../games/index.ts';
import { cancelEvent, enterEvent, fetchEvent, leaveEvent } from '../events/calls.ts';
import { eventsText, eventWords, faultOf } from '../events/events-text.ts';
import type { EventFault } from '../events/text/text.ts';
import { usePolling } from '../events/use-polling.ts';
import { GAME_INFO } from '../game-list.ts';
import { copyText } from '../local/share.ts';
import { me } from '../online/session.ts';
import { WebhookSection } from '../parts/account/webhooks.tsx';
import { ConfirmButton } from '../parts/confirm-button.tsx';
import { Crosstable } from '../parts/events/crosstable.tsx';
import { statusText } from '../parts/events/event-status.ts';
import { PlayTabs, Refusal } from '../parts/events/play-tabs.tsx';
import { PersonName } from '../parts/person-name.tsx';
import { Poster } from '../parts/poster.tsx';
import { Rounds } from '../parts/events/rounds.tsx';
import { Rules, Standings } from '../parts/events/standings.tsx';
import { speedText } from '../parts/time-control-text.ts';
import { hrefTo } from '../route.ts';
import { appText } from '../app-text.ts';
import { NotFound } from './not-found.tsx';
import { ServerOffline } from './server-offline.tsx';
import '../style/online.css';
import '../style/social.css';
import '../style/events.css';

const EVERY = 4000;

/** One tournament: to enter, to find your table and to read how it stands. */
export function EventPage({ id }: { readonly id: string }) {
  const { value: event, fault, again } = usePolling(id, () => fetchEvent(id), EVERY);
  const { event: say, someone } = eventsText();
  if (event === undefined) {
    if (fault === undefined) return <p class="waiting">{appText().home.starting}</p>;
    return isAway(fault) ? <ServerOffline again={again} /> : <NotFound says={say.unknown} />;
  }
  const { game, settings, organiser } = event;
  if (!isGameId(game)) return <NotFound says={say.unknown} />;
  return (
    <div class="page event" data-game={game}>
      <PlayTabs here="events" />
      <header class="event-head has-poster">
        <Poster game={game} />
        <h1>{event.name}</h1>
        <p>
          {GAME_INFO[game].name} · {eventWords().formats[settings.format].name} ·{' '}
          {say.tablesOf(settings.tableSize)} · {speedText(settings.speed)} · {say.rated}
          {settings.deal === 'common' && ` · ${say.sameDeal}`}
        </p>
        <p class="hint">{say.by(organiser?.name ?? someone)}</p>
        <p class="event-status">{statusText(event)}</p>
      </header>
      <Actions event={event} again={again} />
      {event.status === 'open' ? <Players event={event} /> : <Standings event={event} />}
      <Rules event={event} />
      <Rounds event={event} />
      <Crosstable event={event} />
      {event.you.isOrganiser && <WebhookSection event={id} />}
    </div>
  );
}

/** No answer says nothing about the tournament: the page goes on asking. */
const isAway = (fault: EventFault): boolean => fault === 'offline' || fault === 'busy';

function Actions({ event, again }: { readonly event: EventView; readonly again: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const [fault, setFault] = useState<EventFault | undefined>(undefined);
  const { event: say } = eventsText();
  const { id, status, you } = event;
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setFault(undefined);
    try {
      await work();
      again();
    } catch (error) {
      setFault(faultOf(error));
    }
    setBusy(false);
  };
  const isOver = status === 'finished' || status === 'cancelled';
  return (
    <>
      <div class="event-actions">
        {you.table !== null && (
          <a class="main" href={hrefTo('table', you.table)}>
            {say.goToTable}
          </a>
        )}
        {status === 'open' && !you.isIn && (
          <button type="button" class="main" disabled={isBusy} onClick={() => void act(() => enterEvent(id))}>
            {say.enter}
          </button>
        )}
        {you.isIn && !isOver && (
          <ConfirmButton
            name={say.leave}
            look="choice"
            title={say.leave}
            lead={say.leaveLead}
            yes={say.leave}
            no={say.stay}
            act={() => void act(() => leaveEvent(id, me.value?.id ?? ''))}
          />
        )}
        {you.isOrganiser && !isOver && (
          <ConfirmButton
            name={say.cancel}
            look="choice"
            title={say.cancel}
            lead={say.cancelLead}
            yes={say.cancel}
            no={say.keep}
            act={() => void act(() => cancelEvent(id))}
          />
        )}
        <button type="button" class="choice" onClick={() => void copyText(location.href).then(setCopied)}>
          {isCopied ? say.copied : say.copy}
        </button>
        {status !== 'open' && (
          <a class="choice" href={`/api/events/${id}`}>
            {say.json}
          </a>
        )}
      </div>
      <Refusal fault={fault} />
    </>
  );
}

function Players({ event: { entrants } }: { readonly event: EventView }) {
  const { event: say, someone } = eventsText();
  return (
    <section aria-labelledby="players">
      <h2 id="players">{say.players}</h2>
      {entrants.length === 0 ? (
        <p class="hint">{say.noPlayers}</p>
      ) : (
        <ul class="event-players">
          {entrants.map(({ id, name }) => (
            <li key={id}>
              <PersonName id={id} name={name ?? someone} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
