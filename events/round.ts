/** A player of an event, by an opaque id. */
export type PlayerId = string;

/** How a seat ended a match. */
export interface SeatResult {
  /** 1 for the winners; seats that share a place share the number. */
  readonly rank: number;
  /** The points of the game; null when the match was not played to its end. */
  readonly points: number | null;
  /** The player did not play to the end: the seat counts behind all the others. */
  readonly isForfeit: boolean;
}

/** A table of a round, with its players in the order of the seats. */
export interface PairedTable {
  readonly seats: readonly PlayerId[];
  /** One for each seat; null while the match is being played. */
  readonly results: readonly SeatResult[] | null;
}

export const STAGES = ['main', 'group', 'final'] as const;
export type Stage = (typeof STAGES)[number];

export interface Round {
  readonly stage: Stage;
  readonly tables: readonly PairedTable[];
  /** Players without a table in this round. */
  readonly byes: readonly PlayerId[];
}

/** A player and whether they still take part. */
export interface Entrant {
  readonly id: PlayerId;
  readonly isActive: boolean;
}

/** How often two players sat at one table, and each player's seats and byes so far. */
export interface History {
  meetings(one: PlayerId, other: PlayerId): number;
  timesAt(player: PlayerId, seat: number): number;
  byes(player: PlayerId): number;
}

const pairKey = (one: PlayerId, other: PlayerId): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`;

/** Counts that start at 0. */
function tally(): { add(key: string): void; of(key: string): number } {
  const counts = new Map<string, number>();
  return { add: key => counts.set(key, (counts.get(key) ?? 0) + 1), of: key => counts.get(key) ?? 0 };
}

export function historyOf(rounds: readonly Round[]): History {
  const [met, sat, rested] = [tally(), tally(), tally()];
  for (const { tables, byes } of rounds) {
    for (const player of byes) rested.add(player);
    for (const { seats } of tables)
      seats.forEach((player, seat) => {
        sat.add(`${player} ${seat}`);
        for (const other of seats.slice(seat + 1)) met.add(pairKey(player, other));
      });
  }
  return {
    meetings: (one, other) => met.of(pairKey(one, other)),
    timesAt: (player, seat) => sat.of(`${player} ${seat}`),
    byes: player => rested.of(player),
  };
}

export const isComplete = ({ tables }: Round): boolean => tables.every(({ results }) => results !== null);
