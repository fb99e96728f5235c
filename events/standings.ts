import type { EventRules } from './format.ts';
import type { PlayerId, Round } from './round.ts';
import { finishedTables, roundPoints, tablePoints } from './scoring.ts';

/** What decides between two players, the first before the others. */
export const TIE_BREAKS = ['points', 'direct', 'opponents', 'wins', 'share'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export interface Standing {
  readonly player: PlayerId;
  /** 1 for the first; players whom nothing separates share a place. */
  readonly rank: number;
  /** In halves of a point. */
  readonly points: number;
  /** Tables finished. */
  readonly played: number;
  readonly byes: number;
  /** The figures that separate players with the same points, in the order in which they count. */
  readonly figures: readonly { readonly id: TieBreak; readonly value: number }[];
  /** Why this player is ahead of the next one; undefined for the last and for a shared place. */
  readonly aheadBy: TieBreak | undefined;
}

/** The tie-breaks of an event. At a common deal opponents differ in luck only through their seats, so they do not count. */
function tieBreaksOf({
  format,
  isDuplicate,
}: Pick<EventRules, 'format' | 'isDuplicate'>): readonly TieBreak[] {
  if (isDuplicate) return ['points', 'wins', 'share'];
  return format === 'swiss' ? TIE_BREAKS : ['points', 'direct', 'wins', 'share'];
}

/** The order of the players by the rounds given. It depends neither on the order of players nor on that of tables. */
export function standings(
  rules: EventRules,
  players: readonly PlayerId[],
  rounds: readonly Round[],
): Standing[] {
  const facts = factsOf(rules, players, rounds);
  const breaks = tieBreaksOf(rules);
  const lines = players.map(player => ({
    player,
    figures: breaks.map(id => ({ id, value: facts[id](player) })),
    played: facts.played(player),
    byes: rounds.filter(({ byes }) => byes.includes(player)).length,
  }));
  type Line = (typeof lines)[number];
  const difference = (one: Line, other: Line): number =>
    one.figures.findIndex(({ value }, index) => value !== other.figures[index].value);
  const compare = (one: Line, other: Line): number => {
    const first = difference(one, other);
    if (first === -1) return one.player < other.player ? -1 : 1;
    return other.figures[first].value - one.figures[first].value;
  };
  const sorted = lines.toSorted(compare);
  let rank = 1;
  return sorted.map((line, index) => {
    if (index > 0 && difference(sorted[index - 1], line) !== -1) rank = index + 1;
    const next = sorted[index + 1];
    const first = next === undefined ? -1 : difference(line, next);
    return {
      player: line.player,
      rank,
      points: line.figures[0].value,
      played: line.played,
      byes: line.byes,
      figures: line.figures.slice(1),
      aheadBy: breaks[first],
    };
  });
}

type Facts = Readonly<Record<TieBreak | 'played', (player: PlayerId) => number>>;

const MILLION = 1_000_000;

function factsOf(rules: EventRules, players: readonly PlayerId[], rounds: readonly Round[]): Facts {
  const points = sums();
  const [wins, share, played] = [sums(), sums(), sums()];
  const tables = rounds.flatMap(finishedTables);
  for (const round of rounds)
    for (const [player, won] of roundPoints(round, rules.tableSize, rules.isDuplicate))
      points.add(player, won);
  for (const { seats, results } of tables) {
    const total = results.reduce((sum, { points: own }) => sum + Math.max(0, own ?? 0), 0);
    seats.forEach((player, seat) => {
      const { rank, points: own, isForfeit } = results[seat];
      played.add(player, 1);
      if (rank === 1 && !isForfeit) wins.add(player, 1);
      if (total > 0 && !isForfeit) share.add(player, Math.round((MILLION * Math.max(0, own ?? 0)) / total));
    });
  }
  const between = pairPoints(tables);
  const tied = (player: PlayerId): PlayerId[] =>
    players.filter(other => other !== player && points.of(other) === points.of(player));
  return {
    points: points.of,
    wins: wins.of,
    share: share.of,
    played: played.of,
    // It counts only where all who share the points have met.
    direct(player) {
      const circle = [player, ...tied(player)];
      const haveMet = circle.every(one =>
        circle.every(other => one === other || between.has(`${one} ${other}`)),
      );
      return haveMet ? circle.reduce((sum, other) => sum + (between.get(`${player} ${other}`) ?? 0), 0) : 0;
    },
    opponents: player =>
      tables
        .filter(({ seats }) => seats.includes(player))
        .flatMap(({ seats }) => seats.filter(other => other !== player))
        .reduce((sum, other) => sum + points.of(other), 0),
  };
}

function sums(): { add(player: PlayerId, value: number): void; of(player: PlayerId): number } {
  const values = new Map<PlayerId, number>();
  return {
    add: (player, value) => void values.set(player, (values.get(player) ?? 0) + value),
    of: player => values.get(player) ?? 0,
  };
}

/** Halves of points that each player won against each other one, over all tables where they met. */
export function pairPoints(tables: ReturnType<typeof finishedTables>): ReadonlyMap<string, number> {
  const between = new Map<string, number>();
  for (const { seats, results } of tables)
    seats.forEach((player, seat) =>
      seats.forEach((other, place) => {
        if (seat === place) return;
        const key = `${player} ${other}`;
        const [won] = tablePoints([results[seat], results[place]]);
        between.set(key, (between.get(key) ?? 0) + won);
      }),
    );
  return between;
}
