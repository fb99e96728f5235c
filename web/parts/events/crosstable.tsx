import type { EventView } from '../../../api/event.ts';
import { eventsText } from '../../events/events-text.ts';
import { figure, namesOf } from './standings.tsx';

/** More players than this make a table that no one can read. */
const MOST = 24;

/** The points of each player against each other one. */
export function Crosstable({ event }: { readonly event: EventView }) {
  const { event: say } = eventsText();
  const { crosstable, sections, entrants } = event;
  if (crosstable.length === 0 || entrants.length > MOST) return null;
  const names = namesOf(event);
  const order = [...new Set(sections.flatMap(({ lines }) => lines.map(({ player }) => player)))];
  const points = new Map(crosstable.map(({ player, other, points: won }) => [`${player} ${other}`, won]));
  return (
    <section aria-labelledby="crosstable">
      <h2 id="crosstable">{say.crosstable}</h2>
      <p class="hint">{say.crossLead}</p>
      <div class="wide-table" tabIndex={0} role="region" aria-labelledby="crosstable">
        <table class="crosstable">
          <thead>
            <tr>
              <th scope="col">{say.player}</th>
              {order.map((id, place) => (
                <th key={id} scope="col">
                  <abbr title={names.get(id)}>{place + 1}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.map((player, place) => (
              <tr key={player}>
                <th scope="row">
                  {place + 1}. {names.get(player)}
                </th>
                {order.map(other => {
                  const won = points.get(`${player} ${other}`);
                  return (
                    <td key={other} class={player === other ? 'is-self' : ''}>
                      {won === undefined ? '' : figure(won)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
