import { useEffect, useState } from 'preact/hooks';
import type { EventSummary } from '../../api/event.ts';
import { isGameId } from '../../games/index.ts';
import { EVENT_LISTS, fetchEvents, type EventList } from '../events/calls.ts';
import { eventsText, eventWords, faultOf } from '../events/events-text.ts';
import type { EventFault } from '../events/text/text.ts';
import { GAME_INFO } from '../game-list.ts';
import { NewEventForm } from '../parts/events/new-event.tsx';
import { statusText } from '../parts/events/event-status.ts';
import { PlayTabs, Refusal } from '../parts/events/play-tabs.tsx';
import { Poster } from '../parts/poster.tsx';
import { hrefTo } from '../route.ts';
import '../style/events.css';

/** All tournaments, and a form for another one. */
export function EventsPage() {
  const [list, setList] = useState<EventList>('open');
  const { list: say } = eventsText();
  return (
    <div class="page events">
      <PlayTabs here="events" />
      <h1>{say.title}</h1>
      <p>{say.lead}</p>
      <fieldset class="segments">
        <legend>{say.which}</legend>
        {EVENT_LISTS.map(one => (
          <label key={one}>
            <input type="radio" name="list" checked={one === list} onChange={() => setList(one)} />
            <span>{say[one]}</span>
          </label>
        ))}
      </fieldset>
      <Events key={list} list={list} />
      <NewEventForm />
    </div>
  );
}

function Events({ list }: { readonly list: EventList }) {
  const [events, setEvents] = useState<readonly EventSummary[] | undefined>(undefined);
  const [next, setNext] = useState<string | null>(null);
  const [fault, setFault] = useState<EventFault | undefined>(undefined);
  const load = async (after?: string): Promise<void> => {
    try {
      const page = await fetchEvents(list, after);
      setEvents([...(after === undefined ? [] : (events ?? [])), ...page.events]);
      setNext(page.next);
      setFault(undefined);
    } catch (error) {
      setFault(faultOf(error));
    }
  };
  useEffect(() => void load(), [list]);
  const { list: say, more } = eventsText();
  return (
    <section class="matches" aria-label={say.title}>
      <Refusal fault={fault} />
      {events?.length === 0 && <p class="hint">{say.none}</p>}
      <ul>
        {events?.map(event => (
          <EventLine key={event.id} event={event} />
        ))}
      </ul>
      {next !== null && (
        <button type="button" class="choice" onClick={() => void load(next)}>
          {more}
        </button>
      )}
    </section>
  );
}

function EventLine({ event }: { readonly event: EventSummary }) {
  const { list: say, event: words } = eventsText();
  const { id, name, game, settings } = event;
  if (!isGameId(game)) return null;
  return (
    <li data-game={game}>
      <span class="poster-thumb">
        <Poster game={game} />
      </span>
      <div>
        <b>{name}</b>
        <span>
          {GAME_INFO[game].name} · {eventWords().formats[settings.format].name} ·{' '}
          {words.tablesOf(settings.tableSize)}
        </span>
        <small>{statusText(event)}</small>
      </div>
      <a class="choice" href={hrefTo('events', id)} aria-label={`${say.look}: ${name}`}>
        {say.look}
      </a>
    </li>
  );
}
