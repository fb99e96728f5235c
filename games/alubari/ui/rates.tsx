import type { BoardProps } from '../../../board/module.ts';
import { DIG_RATE, HARVEST_HALVES, RAIL_RATE, WEATHER_STEPS } from '../data/board.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { BOARD_TEXT } from './board-text.ts';
import { Gauge } from './gauge.tsx';
import { Icon, type Glyph } from './glyphs.tsx';
import { HARVEST_SIGNS } from './yields.ts';

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
    {
      label: 'dig',
      glyph: 'rubble',
      signs: DIGS,
      at: digAt,
      then: clamp(digAt + (steps?.dig ?? 0), DIGS.length - 1),
    },
    {
      label: 'rail',
      glyph: 'rail',
      signs: RAILS,
      at: railAt,
      then: clamp(railAt + (steps?.rail ?? 0), RAILS.length - 1),
    },
    {
      label: 'harvest',
      glyph: 'leaf',
      signs: [...HARVEST_SIGNS, reap],
      at: harvest,
      then: clamp(harvest + (steps?.harvest ?? 0), HARVEST_HALVES.length),
    },
  ];
}

/** The three rates: where they stand, and where the next weather moves them. */
export function Rates({ view, language }: BoardProps<View, Move>) {
  const text = BOARD_TEXT[language];
  return (
    <Gauge
      of="rates"
      title={
        <>
          {text.labels.rates} <small>{text.labels.ratesNext}</small>
        </>
      }
    >
      <div class="rates">
        {ratesOf(view, text.labels.reap).map(({ label, glyph, signs, at, then }) => (
          <span
            key={label}
            class="rate"
            role="img"
            title={text.rate(text.labels[label], signs[at], signs[then])}
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
