export const FORMATS = ['round-robin', 'swiss', 'groups'] as const;
export type EventFormat = (typeof FORMATS)[number];

/** How an event is played; it does not change once the first round is paired. */
export interface EventRules {
  readonly format: EventFormat;
  /** Players at each table, two to five. */
  readonly tableSize: number;
  /** For `swiss`: how many rounds. */
  readonly rounds: number;
  /** Every table of a round plays the same deal, and each seat is compared with the same seat at the others. */
  readonly isDuplicate: boolean;
  /** For `groups`: how many players a group has at most, and how many reach the final. */
  readonly groupSize: number;
  readonly finalists: number;
}

export const EVENT_BOUNDS = {
  players: { least: 2, most: 128 },
  rounds: { least: 1, most: 15 },
  groupSize: { least: 2, most: 10 },
} as const;

/** Rounds after which each of `players` could have met all the others, at tables of this size. */
export const roundsToMeetAll = (players: number, tableSize: number): number => {
  if (players <= tableSize) return 1;
  // At tables of two an odd number of players needs a round more: someone rests in each.
  if (tableSize === 2) return players % 2 === 0 ? players - 1 : players;
  return Math.ceil((players - 1) / (tableSize - 1));
};

/** Most rounds that an event can have, with so many players at its start. */
export function roundsOf(rules: EventRules, players: number): number {
  const { format, tableSize, rounds, groupSize, finalists } = rules;
  if (format === 'swiss') return rounds;
  if (format === 'round-robin') return roundsToMeetAll(players, tableSize);
  const largest = Math.ceil(players / groupCount(players, rules));
  return (
    roundsToMeetAll(Math.max(largest, Math.min(groupSize, players)), tableSize) +
    roundsToMeetAll(Math.min(finalists, players), tableSize)
  );
}

/** Groups of nearly equal size, none larger than wanted and none too small for a table. */
export const groupCount = (players: number, { groupSize, tableSize }: EventRules): number =>
  Math.max(1, Math.min(Math.ceil(players / groupSize), Math.floor(players / tableSize)));

/** The fewest players with whom an event can start: at a common deal there is another table to compare with. */
export const fewestPlayers = ({ format, tableSize, isDuplicate, finalists }: EventRules): number =>
  Math.max(tableSize * (isDuplicate ? 2 : 1), format === 'groups' ? finalists : 0);

/** What is wrong with the rules of an event, in one line; undefined when nothing is. */
export function rulesError(rules: EventRules): string | undefined {
  const { format, tableSize, groupSize, finalists, isDuplicate } = rules;
  if (format !== 'groups') return undefined;
  if (groupSize < tableSize) return 'a group has at least as many players as a table';
  if (finalists < tableSize) return 'the final has at least as many players as a table';
  // The final of a common deal needs two tables as well.
  return isDuplicate && finalists < 2 * tableSize
    ? 'a final with a common deal fills at least two tables'
    : undefined;
}
