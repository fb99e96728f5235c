import type { Effects } from '../../../kernel/game.ts';
import { WEATHER_STEPS, WEATHERS, type Weather } from '../data/board.ts';
import { discardSlot, fillRow, forecast, renewRow, rowCards } from './deck.ts';
import type { Event } from './events.ts';
import { moveDig, moveHarvest, moveRail } from './rates.ts';
import { isSolo, NONE, type State } from './state.ts';

const weatherNamed = (weather: number): Weather | null => (weather === NONE ? null : WEATHERS[weather]);

const STEPS = WEATHERS.map(weather => WEATHER_STEPS[weather]);

/** Phase 1. The oldest contract goes, the others move up, and the row is filled; solo, all of it is replaced. */
export const renewContracts = (state: State, { random, emit }: Effects<Event>): void => {
  const before = emit && rowCards(state);
  if (isSolo(state)) renewRow(state, random);
  else slideRow(state);
  const kept = emit && (isSolo(state) ? [] : rowCards(state));
  fillRow(state, random);
  if (emit === undefined || before === undefined || kept === undefined) return;
  emit({
    type: 'rowRenewed',
    discarded: before.filter(card => !kept.includes(card)),
    dealt: rowCards(state).filter(card => !kept.includes(card)),
  });
};

const slideRow = (state: State): void => {
  discardSlot(state, 0);
  const { row } = state;
  let free = 0;
  for (let slot = 1; slot < row.length; slot++) {
    const card = row[slot];
    if (card === 0) continue;
    row[slot] = 0;
    row[free++] = card;
  }
};

/** Phase 2. The forecast moves down, the new weather changes the rates, the top card's back is the new forecast. */
export const changeWeather = (state: State, table: Effects<Event>): void => {
  const { weather } = state;
  weather[0] = weather[1];
  weather[1] = weather[2];
  weather[2] = NONE;
  table.emit?.({ type: 'weatherChanged', weather: weatherNamed(weather[0]) });
  if (weather[0] !== NONE) applyWeather(state, weather[0], table);
  weather[2] = forecast(state, table.random);
  table.emit?.({ type: 'forecastMade', weather: weatherNamed(weather[2]) });
};

const applyWeather = (state: State, weather: number, table: Effects<Event>): void => {
  const { dig, rail, harvest } = STEPS[weather];
  if (dig !== 0) moveDig(state, dig, table);
  if (rail !== 0) moveRail(state, rail);
  if (harvest !== 0) moveHarvest(state, harvest, table);
  table.emit?.({ type: 'ratesMoved', dig: state.dig, rail: state.rail, harvest: state.harvest });
};
