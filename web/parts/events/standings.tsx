import type { EventView } from '../../../api/event.ts';
import { eventsText, eventWords } from '../../events/events-text.ts';
import { preferences } from '../../preferences.ts';
import { PersonName } from '../person-name.tsx';

type Section = EventView['sections'][number];

/** The names of an event's players. */
export const namesOf = ({ entrants }: EventView): ReadonlyMap<string, string> =>
  new Map(entrants.map(({ id, name }) => [id, name ?? eventsText().someone]));

export const figure = (value: number): string =>
  new Intl.NumberFormat(preferences.value.language, { maximumFractionDigits: 1 }).format(value);

export function Standings({ event }: { readonly event: EventView }) {
  return (
    <>
      {event.sections.map(section => (
        <SectionTable key={`${section.stage} ${section.group ?? 0}`} event={event} section={section} />
      ))}
    </>
  );
}

function SectionTable({ event, section }: { readonly event: EventView; readonly section: Section }) {
  const { event: say, someone } = eventsText();
  const { tieBreaks } = eventWords();
  const names = namesOf(event);
  const gone = new Set(event.entrants.filter(({ isActive }) => !isActive).map(({ id }) => id));
  const [first] = section.lines;
  const title =
    section.stage === 'group'
      ? say.group(section.group ?? 1)
      : section.stage === 'final'
        ? say.final
        : say.standings;
  if (first === undefined) return null;
  return (
    <section class="standings">
      <h2>{title}</h2>
      <div class="wide-table" tabIndex={0} role="region" aria-label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say.place}</th>
              <th scope="col">{say.player}</th>
              <th scope="col">{say.points}</th>
              <th scope="col">{say.played}</th>
              {first.figures.map(({ id }) => (
                <th key={id} scope="col">
                  {tieBreaks[id].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {section.lines.map(line => (
              <tr key={line.player}>
                <td>{line.rank}</td>
                <th scope="row">
                  <PersonName id={line.player} name={names.get(line.player) ?? someone} />
                  {gone.has(line.player) && <small> ({say.left})</small>}
                  {line.aheadBy !== null && line.aheadBy !== 'points' && (
                    <small class="ahead">{say.ahead(tieBreaks[line.aheadBy].name)}</small>
                  )}
                </th>
                <td>{figure(line.points)}</td>
                <td>{line.played}</td>
                {line.figures.map(({ id, value }) => (
                  <td key={id}>{figure(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** How points and ties work here, in words. */
export function Rules({ event: { settings, sections } }: { readonly event: EventView }) {
  const { event: say } = eventsText();
  const { formats, points, tieBreaks } = eventWords();
  const used = sections[0]?.lines[0]?.figures ?? [];
  return (
    <details class="event-rules">
      <summary>{say.how}</summary>
      <p>{formats[settings.format].rule}</p>
      <p>{settings.deal === 'common' ? points.duplicate : points.own}</p>
      <p>{points.bye}</p>
      <ol>
        {used.map(({ id }) => (
          <li key={id}>
            <b>{tieBreaks[id].name}.</b> {tieBreaks[id].rule}
          </li>
        ))}
      </ol>
    </details>
  );
}
