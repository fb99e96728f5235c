import type { EventView } from '../../../api/event.ts';
import { joinList } from '../../../kernel/text.ts';
import { eventsText } from '../../events/events-text.ts';
import { preferences } from '../../preferences.ts';
import { hrefTo } from '../../route.ts';
import { PersonName } from '../person-name.tsx';
import { figure, namesOf } from './standings.tsx';

type Round = EventView['results'][number];
type EventTable = Round['tables'][number];

/** Every round with its tables, the latest first. */
export function Rounds({ event }: { readonly event: EventView }) {
  const { event: say } = eventsText();
  if (event.results.length === 0) return null;
  return (
    <section aria-labelledby="rounds">
      <h2 id="rounds">{say.rounds}</h2>
      {event.results.toReversed().map((round, index) => (
        <details key={round.number} open={index === 0}>
          <summary>{say.round(round.number)}</summary>
          <RoundTables event={event} round={round} />
        </details>
      ))}
    </section>
  );
}

function RoundTables({ event, round }: { readonly event: EventView; readonly round: Round }) {
  const { event: say, someone } = eventsText();
  const names = namesOf(event);
  const isHidden = event.settings.deal === 'common' && !round.isOver;
  const resting = round.byes.map(id => names.get(id) ?? someone);
  return (
    <>
      {isHidden && <p class="hint">{say.hidden}</p>}
      <ul class="event-tables">
        {round.tables.map((table, index) => (
          <li key={table.id}>
            <header>
              <b>{say.table(index + 1)}</b>
              {!table.isOver && <small>{say.inPlay}</small>}
              {!isHidden && (
                <a
                  href={hrefTo('table', table.id)}
                  aria-label={`${say.watch}: ${say.table(index + 1)}, ${say.round(round.number)}`}
                >
                  {say.watch}
                </a>
              )}
            </header>
            <Seats table={table} names={names} />
          </li>
        ))}
      </ul>
      {resting.length > 0 && <p class="hint">{say.bye(joinList(preferences.value.language, resting))}</p>}
      {round.commitment !== null && <h3>{say.deal}</h3>}
      {round.commitment !== null && <p class="hint">{say.dealLead}</p>}
      {round.commitment !== null && (
        <dl class="deal">
          <dt>{say.commitment}</dt>
          <dd>
            <code>{round.commitment}</code>
          </dd>
          {round.seed !== null && (
            <>
              <dt>{say.seed}</dt>
              <dd>
                <code>{round.seed}</code>
              </dd>
            </>
          )}
        </dl>
      )}
    </>
  );
}

function Seats({
  table,
  names,
}: {
  readonly table: EventTable;
  readonly names: ReadonlyMap<string, string>;
}) {
  const { event: say, someone } = eventsText();
  return (
    <ol>
      {table.seats.map(({ player, rank, score, points, isForfeit }) => (
        <li key={player} class={rank === 1 && !isForfeit ? 'is-first' : ''}>
          <span>
            <PersonName id={player} name={names.get(player) ?? someone} />
            {isForfeit && <small> ({say.forfeit})</small>}
          </span>
          <span class="figures">
            {score !== null && <span>{figure(score)}</span>}
            {points !== null && <b>+{figure(points)}</b>}
          </span>
        </li>
      ))}
    </ol>
  );
}
