import { plyOf } from '../../kernel/match.ts';
import type { NumberedEntry } from '../../table/entry.ts';
import { finalPlaces } from '../../table/final-places.ts';
import type { SeatState } from '../../table/seat-state.ts';
import type { Speed } from '../../table/settings.ts';
import { isSealed, type Outcome, type Table } from '../../table/table.ts';
import { BOT_LEVELS } from '../bots/levels.ts';
import type { MatchResult } from '../storage/results.ts';
import type { Pace, ResultSeatRow } from '../storage/result-rows.ts';

/** When a match was played, and whether it came from elsewhere. */
interface Played {
  readonly started: number;
  readonly ended: number;
  readonly isImported: boolean;
}

const PACES: Readonly<Record<Speed['kind'], Pace>> = {
  live: 'live',
  correspondence: 'days',
  untimed: 'untimed',
};

/** The result of a match with the entry that ends it; undefined when it has none. */
export function resultAtEnd(id: string, before: Table | undefined, after: Table): MatchResult | undefined {
  const isImported = before === undefined || (after.match?.reseeds.length ?? 0) > 0;
  return matchResult(id, after, { started: after.startedAt ?? after.at, ended: after.at, isImported });
}

/** The result of a match that ended earlier, with the times of its log. */
export function resultFromLog(
  id: string,
  table: Table,
  log: readonly NumberedEntry[],
): MatchResult | undefined {
  const at = (types: readonly string[]): number =>
    log.findLast(({ entry }) => types.includes(entry.type))?.at ?? table.at;
  const started = at(['started']);
  const ended = at(['moved', 'stoodIn']);
  const isImported = log.some(({ entry }) => entry.type === 'reseeded') || ended === log[0]?.at;
  return matchResult(id, table, { started, ended, isImported });
}

function matchResult(
  id: string,
  table: Table,
  { started, ended, isImported }: Played,
): MatchResult | undefined {
  const { settings, places, outcome, match } = table;
  if (outcome === null || match === null) return undefined;
  const { game, config, speed, visibility } = settings;
  const pace = PACES[speed.kind];
  const isRated = settings.rated === true && !isImported && isRateable(pace, places);
  return {
    table_id: id,
    game,
    options: JSON.stringify(config.options),
    players: places.length,
    pace,
    ending: outcome.kind,
    rated: isRated ? 1 : 0,
    imported: isImported ? 1 : 0,
    visibility: isSealed(table) ? 'sealed' : visibility,
    moves: plyOf(match),
    started,
    ended,
    released: null,
    n: null,
    seats: seatRows(id, outcome, places),
  };
}

/** Whoever deleted their account in mid-match cannot be rated, and neither can the others against them. */
const isRateable = (pace: Pace, places: readonly SeatState[]): boolean =>
  pace !== 'untimed' &&
  places.length > 1 &&
  places.some(({ kind }) => kind === 'person') &&
  places.every(place =>
    place.kind === 'bot'
      ? BOT_LEVELS.includes(place.level)
      : place.kind === 'person' && place.person !== null,
  );

function seatRows(id: string, outcome: Outcome, places: readonly SeatState[]): ResultSeatRow[] {
  const order = finalPlaces(outcome, places);
  return places.map((place, seat) => ({
    table_id: id,
    seat,
    kind: place.kind === 'bot' ? 'bot' : 'person',
    person: place.kind === 'person' ? place.person : null,
    bot: place.kind === 'bot' ? place.level : null,
    place: order[seat],
    score: outcome.kind === 'played' ? outcome.result.totals[seat] : null,
    points: JSON.stringify(
      outcome.kind === 'played'
        ? outcome.result.breakdown.map(({ source, points }) => [source, points[seat]])
        : [],
    ),
    departure: place.kind === 'person' ? (place.standIn?.because ?? null) : null,
    anchor: null,
    goals: null,
  }));
}
