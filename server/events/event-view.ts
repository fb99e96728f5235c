import type { EventSummary, EventView } from '../../api/event.ts';
import { fewestPlayers, roundsOf } from '../../events/format.ts';
import { finishedTables, roundPoints } from '../../events/scoring.ts';
import { sectionsOf } from '../../events/sections.ts';
import { pairPoints } from '../../events/standings.ts';
import { seedHash } from '../../kernel/seed.ts';
import type { DataStore } from '../storage/storage.ts';
import { tableOf } from './entering.ts';
import {
  capacityOf,
  commitmentsOf,
  rulesOf,
  seedOfRound,
  type StoredEvent,
  type StoredRound,
} from './stored-event.ts';

type Names = ReadonlyMap<string, string>;

/** The names of everyone in these events. */
export async function namesIn({ people }: DataStore, events: readonly StoredEvent[]): Promise<Names> {
  const ids = events.flatMap(({ organiser, state }) => [
    ...(organiser === null ? [] : [organiser]),
    ...state.entrants.map(({ id }) => id),
  ]);
  return new Map((await people.names([...new Set(ids)])).map(({ id, name }) => [id, name]));
}

export function toEventSummary(event: StoredEvent, names: Names): EventSummary {
  const { id, name, game, status, settings, organiser, state, created } = event;
  const count = state.entrants.length;
  const players = status === 'open' ? capacityOf(settings) : count;
  const isOver = status === 'finished' || status === 'cancelled';
  return {
    id,
    name,
    game,
    status,
    settings,
    organiser: organiser === null ? null : { id: organiser, name: names.get(organiser) ?? null },
    players: count,
    round: state.rounds.length,
    rounds: isOver
      ? state.rounds.length
      : Math.max(state.rounds.length, roundsOf(rulesOf(settings), players)),
    created,
  };
}

/** What a common deal brought is told only when no one plays it any more. */
const isTold = ({ settings }: StoredEvent, { endedAt }: StoredRound): boolean =>
  settings.deal === 'own' || endedAt !== null;

/** An event as a person may see it; undefined: someone without a session. */
export function toEventView(event: StoredEvent, names: Names, person: string | undefined): EventView {
  const { settings, state, organiser } = event;
  const rules = rulesOf(settings);
  const told = state.rounds.filter(round => isTold(event, round));
  const isIn = state.entrants.some(({ id, isActive }) => id === person && isActive);
  return {
    ...toEventSummary(event, names),
    fewest: fewestPlayers(rules),
    entrants: state.entrants.map(({ id, isActive }) => ({ id, name: names.get(id) ?? null, isActive })),
    you: {
      isIn,
      isOrganiser: person !== undefined && organiser === person,
      table: (person !== undefined && isIn ? tableOf(event, person) : undefined) ?? null,
    },
    commitments: commitmentsOf(event),
    sections: sectionsOf(rules, state.entrants, told).map(section => ({
      ...section,
      lines: section.lines.map(({ points, figures, aheadBy, ...line }) => ({
        ...line,
        points: points / 2,
        figures: figures.map(({ id, value }) => ({ id, value: shown(id, value) })),
        aheadBy: aheadBy ?? null,
      })),
    })),
    results: state.rounds.map((round, index) => toRoundView(event, round, index + 1)),
    crosstable: [...pairPoints(told.flatMap(finishedTables))].map(([pair, points]) => {
      const [player, other] = pair.split(' ', 2);
      return { player, other, points: points / 2 };
    }),
  };
}

/** Points are kept in halves and shares in millionths. */
const shown = (id: string, value: number): number =>
  id === 'direct' || id === 'opponents' ? value / 2 : id === 'share' ? value / 10_000 : value;

function toRoundView(event: StoredEvent, round: StoredRound, number: number): EventView['results'][number] {
  const { settings } = event;
  const isCommon = settings.deal === 'common';
  const points = isTold(event, round)
    ? roundPoints(round, settings.tableSize, isCommon)
    : new Map<string, number>();
  return {
    number,
    stage: round.stage,
    isOver: round.endedAt !== null,
    byes: [...round.byes],
    tables: round.tables.map(({ id, seats, results }) => ({
      id,
      isOver: results !== null,
      seats: seats.map((player, seat) => {
        const result = isTold(event, round) ? results?.[seat] : undefined;
        const won = points.get(player);
        return {
          player,
          rank: result?.rank ?? null,
          score: result?.points ?? null,
          isForfeit: result?.isForfeit ?? false,
          points: won === undefined || result === undefined ? null : won / 2,
        };
      }),
    })),
    commitment: isCommon ? seedHash(seedOfRound(event, number)) : null,
    seed: isCommon && round.endedAt !== null ? seedOfRound(event, number) : null,
  };
}
