import { groupCount, roundsToMeetAll, type EventRules } from './format.ts';
import { circleRound } from './circle.ts';
import { pairTables, type Avoid } from './pairing.ts';
import type { Entrant, PlayerId, Round } from './round.ts';
import { standings } from './standings.ts';

const idsOf = (entrants: readonly Entrant[]): PlayerId[] => entrants.map(({ id }) => id);

interface Progress {
  /** Everyone who ever took part, in the order of the draw. */
  readonly entrants: readonly Entrant[];
  /** All complete. */
  readonly rounds: readonly Round[];
  /** Pairs that should not meet, where it can be helped. */
  readonly avoid?: Avoid;
}

/** The next round of an event; undefined when it is over. */
export function nextRound(rules: EventRules, progress: Progress): Round | undefined {
  const { entrants, rounds } = progress;
  const active = entrants.filter(({ isActive }) => isActive);
  if (active.length < rules.tableSize) return undefined;
  switch (rules.format) {
    case 'swiss':
      return rounds.length >= rules.rounds ? undefined : swissRound(rules, progress);
    case 'round-robin':
      return everyoneRound(rules, 'main', progress);
    case 'groups':
      return groupsRound(rules, progress);
  }
}

function swissRound(rules: EventRules, { entrants, rounds, avoid }: Progress): Round {
  const table = standings(rules, idsOf(entrants), rounds);
  const points = new Map(table.map(line => [line.player, line.points]));
  const rank = new Map(table.map(line => [line.player, line.rank]));
  const order = idsOf(entrants.filter(({ isActive }) => isActive))
    // The draw decides among equals.
    .map((id, drawn) => ({ id, drawn }))
    .toSorted((one, other) => (rank.get(one.id) ?? 0) - (rank.get(other.id) ?? 0) || one.drawn - other.drawn)
    .map(({ id }) => id);
  return {
    stage: 'main',
    ...pairTables(order, rules.tableSize, { rounds, points: id => points.get(id) ?? 0, avoid }),
  };
}

/** Everyone meets everyone, as evenly as the tables allow. */
function everyoneRound(
  { tableSize }: EventRules,
  stage: Round['stage'],
  { entrants, rounds, avoid }: Progress,
): Round | undefined {
  if (rounds.length >= roundsToMeetAll(entrants.length, tableSize)) return undefined;
  const active = entrants.filter(({ isActive }) => isActive);
  if (active.length < tableSize) return undefined;
  if (tableSize === 2) return { stage, ...circleRound(entrants, rounds) };
  return { stage, ...pairTables(idsOf(active), tableSize, { rounds, points: () => 0, avoid }) };
}

/** The groups, dealt like cards: the draw's first players are in different groups. */
export function groupsOf(rules: EventRules, entrants: readonly Entrant[]): Entrant[][] {
  const count = groupCount(entrants.length, rules);
  return Array.from({ length: count }, (_, group) =>
    entrants.filter((_one, place) => place % count === group),
  );
}

/** The part of a round that concerns some players. */
const roundAmong = ({ stage, tables, byes }: Round, players: ReadonlySet<PlayerId>): Round => ({
  stage,
  tables: tables.filter(({ seats }) => seats.every(player => players.has(player))),
  byes: byes.filter(player => players.has(player)),
});

const among = (rounds: readonly Round[], group: readonly Entrant[]): Round[] => {
  const players = new Set(idsOf(group));
  return rounds.map(round => roundAmong(round, players));
};

export const groupStandings = (rules: EventRules, group: readonly Entrant[], rounds: readonly Round[]) =>
  standings(
    rules,
    idsOf(group),
    among(
      rounds.filter(({ stage }) => stage === 'group'),
      group,
    ),
  );

function groupsRound(rules: EventRules, { entrants, rounds, avoid }: Progress): Round | undefined {
  const before = rounds.filter(({ stage }) => stage === 'group');
  const finals = rounds.filter(({ stage }) => stage === 'final');
  if (finals.length === 0) {
    const parts = groupsOf(rules, entrants).map(group =>
      everyoneRound(rules, 'group', {
        entrants: group,
        rounds: among(before, group),
        ...(avoid === undefined ? {} : { avoid }),
      }),
    );
    const round = joinRounds(parts, entrants);
    if (round !== undefined) return round;
  }
  return everyoneRound(rules, 'final', {
    entrants: finalistsOf(rules, entrants, rounds),
    rounds: finals,
    ...(avoid === undefined ? {} : { avoid }),
  });
}

/** One round of all groups; someone whose group is done rests. */
function joinRounds(parts: readonly (Round | undefined)[], entrants: readonly Entrant[]): Round | undefined {
  const tables = parts.flatMap(part => part?.tables ?? []);
  if (tables.length === 0) return undefined;
  const seated = new Set(tables.flatMap(({ seats }) => seats));
  const byes = idsOf(entrants.filter(({ id, isActive }) => isActive && !seated.has(id)));
  return { stage: 'group', tables, byes };
}

/** The first of each group, then the second of each, until the final is full; once it has begun, those who began it. */
export function finalistsOf(
  rules: EventRules,
  entrants: readonly Entrant[],
  rounds: readonly Round[],
): readonly Entrant[] {
  const begun = rounds.find(({ stage }) => stage === 'final');
  if (begun !== undefined) {
    const players = new Set([...begun.tables.flatMap(({ seats }) => seats), ...begun.byes]);
    return entrants.filter(({ id }) => players.has(id));
  }
  const lists = groupsOf(rules, entrants).map(group => {
    const active = new Set(idsOf(group.filter(({ isActive }) => isActive)));
    const drawn = idsOf(group);
    return (
      groupStandings(rules, group, rounds)
        .filter(({ player }) => active.has(player))
        // The draw decides among equals.
        .toSorted(
          (one, other) => one.rank - other.rank || drawn.indexOf(one.player) - drawn.indexOf(other.player),
        )
        .map(({ player }) => player)
    );
  });
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const order = Array.from({ length: longest }, (_, place) =>
    lists.flatMap(list => list.slice(place, place + 1)),
  ).flat();
  const chosen = new Set(order.slice(0, rules.finalists));
  return entrants.filter(({ id }) => chosen.has(id));
}
