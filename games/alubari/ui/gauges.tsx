import type { BoardProps } from '../../../board/module.ts';
import type { Language } from '../../../kernel/text.ts';
import { CHAI_POINTS, WEATHER_STEPS, type Weather as WeatherKind } from '../data/board.ts';
import type { RuleId } from '../data/rules.ts';
import { CUBES, EVENTS, type EventNumber } from '../data/supplies.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { rules as en } from '../text/rules.en.ts';
import { rules as es } from '../text/rules.es.ts';
import { Icon, type Glyph } from './glyphs.tsx';
import { BOARD_TEXT } from './board-text.ts';
import { Gauge } from './gauge.tsx';
import { Rates } from './rates.tsx';

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

const WHEN = ['now', 'next', 'later'] as const;

function Weather({ view, language }: AlubariScene) {
  const text = BOARD_TEXT[language];
  return (
    <Gauge of="weather" title={text.labels.weather}>
      <ol class="weathers">
        {view.weather.map((weather, place) => (
          <li
            key={place}
            class={place === 0 ? 'is-now' : ''}
            title={
              weather === null
                ? undefined
                : `${text.statuses[WHEN[place]]}: ${weatherName(weather, language)}`
            }
          >
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

/** "Rain. Dig −1, Rails −1, Harvest +1": what it does to the rates when it comes. */
function weatherName(weather: WeatherKind, language: Language): string {
  const text = BOARD_TEXT[language];
  const steps = (['dig', 'rail', 'harvest'] as const).flatMap(rate => {
    const step = WEATHER_STEPS[weather][rate];
    return step === 0 ? [] : [`${text.labels[rate]} ${step > 0 ? '+' : '−'}${Math.abs(step)}`];
  });
  return `${text.weather[weather]}. ${text.weatherDoes(weather, steps.join(', '))}`;
}

/** What each event does, in full. */
const EVENT_RULES = {
  1: 'event-one-clears-two-estate-spaces',
  2: 'event-two-harvest-marker-plus-two',
  3: 'event-three-game-lays-rails',
  4: 'event-four-completes-nearest-town',
  5: 'event-five-maintenance-per-card',
  6: 'event-six-harvest-then-rails',
} as const satisfies Readonly<Record<EventNumber, RuleId>>;
const SOLO_CLEARING = 'solo-event-one-clears-dig-rate-spaces' satisfies RuleId;
const RULES = { en, es };

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
          const rule = event === 1 && view.seats.length === 1 ? SOLO_CLEARING : EVENT_RULES[event];
          return (
            <li
              key={event}
              class={`${event === next ? 'is-next' : ''} ${hasCube ? 'has-cube' : ''}`}
              title={RULES[language][rule]}
            >
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
export function Chai({ view, language }: AlubariScene) {
  const text = BOARD_TEXT[language];
  const more = CHAI_POINTS.flatMap((points, chai) =>
    points > chai && chai <= view.chaiMost ? [{ chai, points }] : [],
  );
  return (
    <Gauge
      of="chai"
      title={
        <>
          <Icon glyph="chai" /> {text.labels.chai}
        </>
      }
    >
      <span class="chai-scale" title={text.chaiScores}>
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

/** The cubes in the bag, or those that are being drawn from it. */
export function Bag({ view, language }: AlubariScene) {
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
            <span key={cube} class="amount" title={`${view.bag[cube]} ${text.cubes[cube]}`}>
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
