import type { MatchResult } from '../storage/results.ts';
import type { Pace } from '../storage/result-rows.ts';

interface ResultSeat {
  readonly player: string;
  readonly place: number;
  /** Makes the player a bot. */
  readonly anchor?: number;
}

/** The result of a rated match, as it stands in the log. */
export const ratedResult = (
  table: string,
  ended: number,
  seats: readonly ResultSeat[],
  more: { readonly game?: string; readonly pace?: Pace } = {},
): MatchResult => ({
  table_id: table,
  game: 'cacao',
  options: '{}',
  players: seats.length,
  pace: 'live',
  ending: 'played',
  rated: 1,
  imported: 0,
  visibility: 'public',
  moves: 60,
  started: ended - 1000,
  ended,
  released: null,
  n: null,
  ...more,
  seats: seats.map(({ player, place, anchor }, seat) => ({
    table_id: table,
    seat,
    kind: anchor === undefined ? 'person' : 'bot',
    person: anchor === undefined ? player : null,
    bot: anchor === undefined ? null : player,
    place,
    score: 100 - place,
    points: '[]',
    departure: null,
    anchor: anchor ?? null,
    goals: null,
  })),
});
