import type { BoardProps } from '../../../board/module.ts';
import { SeatIcon } from '../../../board/seat-icon.tsx';
import { CHAI_POINTS, DIG_RATE, RAIL_RATE } from '../data/board.ts';
import { CUBES, EVENTS } from '../data/supplies.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { Icon, type Glyph } from './glyphs.tsx';
import { BOARD_TEXT } from './board-text.ts';
import { HARVEST_SIGNS } from './yields.ts';

type AlubariScene = BoardProps<View, Move>;

/** Round, weather, rates, events, chai and what is left in the bag. */
export function Tracks(scene: AlubariScene) {
  const { view, language } = scene;
  const text = BOARD_TEXT[language];
  return (
    <section class="tracks" aria-label={text.labels.tracks}>
      <div class="round">
        <span>{text.labels.round}</span>
        <b>{view.round}</b>
      </div>
      <Weather {...scene} />
      <Rates {...scene} />
      <Wheel {...scene} />
      <ChaiTrack {...scene} />
      <Supplies {...scene} />
    </section>
  );
}

const WHEN = ['now', 'next', 'later'] as const;

function Weather({ view, language }: AlubariScene) {
  const text = BOARD_TEXT[language];
  return (
    <ol class="weathers">
      {view.weather.map((weather, place) => (
        <li key={place} class={place === 0 ? 'is-now' : ''}>
          <small>{text.statuses[WHEN[place]]}</small>
          {weather === null ? <i>–</i> : <Icon glyph={weather} />}
          <span class="unseen">{weather === null ? '' : text.weather[weather]}</span>
        </li>
      ))}
    </ol>
  );
}

const range = (least: number, most: number): string[] =>
  Array.from({ length: most - least + 1 }, (_, index) => String(least + index));

const DIGS = range(DIG_RATE.least, DIG_RATE.most);
const RAILS = range(RAIL_RATE.least, RAIL_RATE.most);

function Rates({ view, language }: AlubariScene) {
  const text = BOARD_TEXT[language];
  const tracks: readonly {
    label: 'dig' | 'rail' | 'harvest';
    glyph: Glyph;
    signs: readonly string[];
    at: number;
  }[] = [
    { label: 'dig', glyph: 'rubble', signs: DIGS, at: view.dig - DIG_RATE.least },
    { label: 'rail', glyph: 'rail', signs: RAILS, at: view.rail - RAIL_RATE.least },
    { label: 'harvest', glyph: 'leaf', signs: [...HARVEST_SIGNS, '✿'], at: view.harvest },
  ];
  return (
    <div class="rates">
      {tracks.map(({ label, glyph, signs, at }) => (
        <span
          key={label}
          class="track"
          role="img"
          title={text.labels[label]}
          aria-label={`${text.labels[label]}: ${signs[at]}`}
        >
          <Icon glyph={glyph} />
          {signs.map((sign, place) => (
            <i key={place} class={place === at ? 'is-here' : ''}>
              {sign}
            </i>
          ))}
        </span>
      ))}
    </div>
  );
}

function Wheel({ view, language }: AlubariScene) {
  const text = BOARD_TEXT[language];
  return (
    <ol class="wheel" aria-label={text.labels.events}>
      {EVENTS.map(event => {
        const hasCube = view.wheel.cubes.includes(event);
        const name = text.event(event);
        return (
          <li key={event} class={event === view.wheel.next ? 'is-next' : ''} title={name}>
            {hasCube ? <Icon glyph="event" /> : <i>{event}</i>}
            <span class="unseen">{name}</span>
          </li>
        );
      })}
    </ol>
  );
}

function ChaiTrack({ view, language }: AlubariScene) {
  const text = BOARD_TEXT[language];
  return (
    <ol class="chai-track" aria-label={text.labels.chai}>
      {CHAI_POINTS.slice(0, view.chaiMost + 1).map((points, place) => {
        const here = view.seats.flatMap(({ chai }, seat) => (chai === place ? [seat] : []));
        return (
          <li key={place}>
            <small>{points}</small>
            <span>
              {here.map(seat => (
                <SeatIcon key={seat} seat={seat} />
              ))}
              {here.length === 0 && <i>{place}</i>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Supplies({ view, language }: AlubariScene) {
  const text = BOARD_TEXT[language];
  return (
    <div class="supplies">
      <span>
        <small>{text.labels.bag}</small>
        {CUBES.map(cube => (
          <span key={cube} class="amount">
            <Icon glyph={cube} />
            {view.bag[cube]}
          </span>
        ))}
      </span>
      <span>
        <span class="amount">
          <Icon glyph="steel" />
          {view.steel}
        </span>
      </span>
      {view.drawn.length > 0 && (
        <span>
          <small>{text.labels.drawn}</small>
          {view.drawn.toReversed().map((cube, index) => (
            <Icon key={index} glyph={cube} />
          ))}
        </span>
      )}
    </div>
  );
}
