import type { ComponentChildren } from 'preact';
import type { BoardProps } from '../../../board/module.ts';
import { CHAI_POINTS, DIG_RATE, HARVEST_HALVES, RAIL_RATE, WEATHER_STEPS } from '../data/board.ts';
import { CUBES, EVENTS, type EventNumber } from '../data/supplies.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { Icon, type Glyph } from './glyphs.tsx';
import { BOARD_TEXT } from './board-text.ts';
import { HARVEST_SIGNS } from './yields.ts';

type AlubariScene = BoardProps<View, Move>;

/** Weather, rates, events, chai and the bag, each with its name. */
export function Gauges(scene: AlubariScene) {
  const { labels } = BOARD_TEXT[scene.language];
  return (
    <section class="gauges" aria-label={labels.tracks}>
      <Weather {...scene} />
      <Rates {...scene} />
      <Events {...scene} />
      <Chai {...scene} />
      <Bag {...scene} />
    </section>
  );
}

const Gauge = ({
  of,
  title,
  children,
}: {
  readonly of: string;
  readonly title: ComponentChildren;
  readonly children: ComponentChildren;
}) => (
  <div class={`gauge is-${of}`}>
    <h3>{title}</h3>
    {children}
  </div>
);

const WHEN = ['now', 'next', 'later'] as const;

function Weather({ view, language }: AlubariScene) {
  const text = BOARD_TEXT[language];
  return (
    <Gauge of="weather" title={text.labels.weather}>
      <ol class="weathers">
        {view.weather.map((weather, place) => (
          <li key={place} class={place === 0 ? 'is-now' : ''}>
            {weather === null ? <i>–</i> : <Icon glyph={weather} />}
            <small>
              {text.statuses[WHEN[place]]}
              <span class="unseen">: {weather === null ? '–' : text.weather[weather]}</span>
            </small>
          </li>
        ))}
      </ol>
    </Gauge>
  );
}

const range = (least: number, most: number): string[] =>
  Array.from({ length: most - least + 1 }, (_, index) => String(least + index));

const DIGS = range(DIG_RATE.least, DIG_RATE.most);
const RAILS = range(RAIL_RATE.least, RAIL_RATE.most);
const clamp = (place: number, most: number): number => Math.max(0, Math.min(most, place));

interface Rate {
  readonly label: 'dig' | 'rail' | 'harvest';
  readonly glyph: Glyph;
  readonly signs: readonly string[];
  readonly at: number;
  /** Where the next weather moves it. */
  readonly then: number;
}

function ratesOf({ dig, rail, harvest, weather }: View, reap: string): readonly Rate[] {
  const steps = weather[1] === null || weather[1] === undefined ? undefined : WEATHER_STEPS[weather[1]];
  const [digAt, railAt] = [dig - DIG_RATE.least, rail - RAIL_RATE.least];
  return [
    { label: 'dig', glyph: 'rubble', signs: DIGS, at: digAt, then: clamp(digAt + (steps?.dig ?? 0), DIGS.length - 1) },
    { label: 'rail', glyph: 'rail', signs: RAILS, at: railAt, then: clamp(railAt + (steps?.rail ?? 0), RAILS.length - 1) },
    {
      label: 'harvest',
      glyph: 'leaf',
      signs: [...HARVEST_SIGNS, reap],
      at: harvest,
      then: clamp(harvest + (steps?.harvest ?? 0), HARVEST_HALVES.length),
    },
  ];
}

function Rates({ view, language }: AlubariScene) {
  const text = BOARD_TEXT[language];
  return (
    <Gauge of="rates" title={<>{text.labels.rates} <small>{text.labels.ratesNext}</small></>}>
      <div class="rates">
        {ratesOf(view, text.labels.reap).map(({ label, glyph, signs, at, then }) => (
          <span
            key={label}
            class="rate"
            role="img"
            aria-label={text.rate(text.labels[label], signs[at], signs[then])}
          >
            <span class="rate-name">
              <Icon glyph={glyph} /> <span class="rate-word">{text.labels[label]}</span>
            </span>
            <span class="scale">
              {signs.map((sign, place) => (
                <i key={place} class={place === at ? 'is-here' : place === then ? 'is-then' : ''}>
                  {sign}
                </i>
              ))}
            </span>
            <span class="rate-short">
              {signs[at]}
              {then !== at && <small>→{signs[then]}</small>}
            </span>
          </span>
        ))}
      </div>
    </Gauge>
  );
}

const EVENT_GLYPHS: Readonly<Record<EventNumber, Glyph>> = {
  1: 'rubble',
  2: 'estate',
  3: 'rail',
  4: 'station',
  5: 'equipment',
  6: 'leaf',
};

function Events({ view, language }: AlubariScene) {
  const text = BOARD_TEXT[language];
  const next = EVENTS.find(event => event === view.wheel.next);
  return (
    <Gauge of="events" title={text.labels.events}>
      <ol class="wheel">
        {EVENTS.map(event => {
          const hasCube = view.wheel.cubes.includes(event);
          const name = text.event(event);
          return (
            <li key={event} class={`${event === next ? 'is-next' : ''} ${hasCube ? 'has-cube' : ''}`} title={name}>
              <b aria-hidden="true">{event}</b>
              <Icon glyph={hasCube ? 'event' : EVENT_GLYPHS[event]} />
              <span class="unseen">{name}</span>
            </li>
          );
        })}
      </ol>
      {next !== undefined && <p class="gauge-note">{text.nextEvent(next)}</p>}
    </Gauge>
  );
}

/** Points of the chai track: one each, then more for the last ones. */
function Chai({ view, language }: AlubariScene) {
  const text = BOARD_TEXT[language];
  const more = CHAI_POINTS.flatMap((points, chai) => (points > chai && chai <= view.chaiMost ? [{ chai, points }] : []));
  return (
    <Gauge of="chai" title={<><Icon glyph="chai" /> {text.labels.chai}</>}>
      <span class="chai-scale">
        <span>{text.chaiEach(view.chaiMost - more.length)}</span>
        {more.map(({ chai, points }) => (
          <span key={chai} class="chai-step">
            {chai}
            <Icon glyph="star" />
            <b>{points}</b>
          </span>
        ))}
      </span>
    </Gauge>
  );
}

function Bag({ view, language }: AlubariScene) {
  const text = BOARD_TEXT[language];
  return (
    <Gauge of="bag" title={view.drawn.length > 0 ? text.labels.drawn : text.labels.bag}>
      {view.drawn.length > 0 ? (
        <span class="drawn">
          {view.drawn.toReversed().map((cube, index) => (
            <Icon key={index} glyph={cube} />
          ))}
        </span>
      ) : (
        <span class="bag-counts">
          {CUBES.map(cube => (
            <span key={cube} class="amount">
              <Icon glyph={cube} />
              <b>{view.bag[cube]}</b>
              <span class="unseen">{text.cubes[cube]}</span>
            </span>
          ))}
        </span>
      )}
    </Gauge>
  );
}
