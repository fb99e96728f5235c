/** `live` has a clock for the whole match, `days` some days for each decision. */
export type Pace = 'live' | 'days' | 'untimed';

/** A match that is over. It holds no seed. */
export interface ResultRow {
  table_id: string;
  game: string;
  /** JSON. */
  options: string;
  players: number;
  pace: Pace;
  ending: 'played' | 'conceded';
  /** 1 when the match counts for ratings. */
  rated: number;
  /** 1 for a match that began elsewhere: it counts for nothing. */
  imported: number;
  /** As the table's; `sealed`: others still play its deal. */
  visibility: string;
  moves: number;
  started: number;
  ended: number;
  /** When the last table with its deal had finished; null: it was known at once, or is still held back. */
  released: number | null;
  /** Its place among the rated matches, once the ratings have taken it in. */
  n: number | null;
}

export interface ResultSeatRow {
  table_id: string;
  seat: number;
  kind: 'person' | 'bot';
  /** null when the person had already left; after that a key that leads to no one. */
  person: string | null;
  bot: string | null;
  place: number;
  /** null when everyone else resigned before the end. */
  score: number | null;
  /** JSON: `[source, points]` in the order of the score sheet. */
  points: string;
  /** Why a bot finished the match for the person; null: they stayed. */
  departure: string | null;
  /** The rating that a bot had in this match, once the ratings have taken it in. */
  anchor: number | null;
  /** JSON: the goals that a match played alone has met; null when no one has asked yet. */
  goals: string | null;
}

/** How strong a person is in a game at a pace. */
export interface RatingRow {
  player: string;
  game: string;
  pace: Pace;
  mu: number;
  sigma: number;
  matches: number;
  /** How many different opponents the player has met. */
  opponents: number;
  at: number;
}

/** What a rated match made of a person's rating; `n` is the match's number among the rated ones. */
export interface RatingChangeRow extends RatingRow {
  table_id: string;
  seat: number;
  n: number;
  mu_before: number;
  sigma_before: number;
}
