import type { Player, ResultLine } from '../../api/profile.ts';
import { STAND_IN_REASONS } from '../../table/seat-state.ts';
import type { KnownPerson } from '../storage/profiles.ts';
import type { MatchResult } from '../storage/results.ts';
import type { RatingChangeRow } from '../storage/result-rows.ts';
import type { DataStore } from '../storage/storage.ts';
import { emblemOf } from './emblem.ts';

/** Someone in a seat: a person or a bot. */
interface Seated {
  readonly person: string | null;
  readonly bot: string | null;
}

/** A player as someone may see them; who was at the same table knows everyone there. */
type PlayerOf = (seat: Seated, isKnown: boolean) => Player;

/** What a page of results needs besides them. */
interface LineContext {
  /** Whose matches they are, and who looks. */
  readonly person: string;
  readonly viewer: string;
  readonly changes: readonly RatingChangeRow[];
  readonly existing: ReadonlySet<string>;
  readonly playerOf: PlayerOf;
}

/** The players in these seats: someone who is private has no name for strangers. */
export async function loadPlayers(
  { profiles }: Pick<DataStore, 'profiles'>,
  seats: readonly Seated[],
  viewer: string,
): Promise<{ playerOf: PlayerOf }> {
  const ids = [...new Set(seats.flatMap(({ person }) => person ?? []))];
  const rows = new Map((await profiles.people(ids)).map(row => [row.id, row]));
  return {
    playerOf({ person, bot }, isKnown) {
      const row = person === null ? undefined : rows.get(person);
      const isShown = row !== undefined && (isKnown || row.id === viewer || isOpen(row));
      return {
        id: isShown ? row.id : null,
        name: isShown ? row.name : null,
        bot,
        ...emblemOf(isShown ? row : { id: bot ?? 'no one' }),
      };
    },
  };
}

/** Those of these people whose profile a viewer may see. */
export async function visiblePeople(
  { profiles }: Pick<DataStore, 'profiles'>,
  ids: readonly string[],
  viewer: string,
): Promise<string[]> {
  const rows = await profiles.people([...new Set(ids)]);
  return rows.filter(row => row.id === viewer || isOpen(row)).map(({ id }) => id);
}

/** Guests are private until they protect their account or choose otherwise. */
const isOpen = ({ is_public, way_back }: KnownPerson): boolean => (is_public ?? way_back) === 1;

/** A match as one of its players saw it end; undefined when they did not play it. */
export function toResultLine(result: MatchResult, context: LineContext): ResultLine | undefined {
  const mine = result.seats.find(({ person }) => person === context.person);
  if (mine === undefined) return undefined;
  const wasThere = result.seats.some(({ person }) => person === context.viewer);
  const mayOpen = context.existing.has(result.table_id) && (wasThere || result.visibility === 'public');
  const change = context.changes.find(
    ({ table_id, seat }) => table_id === result.table_id && seat === mine.seat,
  );
  const { game, players, pace, ending, started, ended } = result;
  const { seat, place, score } = mine;
  return {
    table: mayOpen ? result.table_id : null,
    game,
    players,
    pace,
    rated: result.rated === 1,
    ending,
    started,
    ended,
    seat,
    place,
    score,
    // Written as such by `match-result.ts`.
    points: (JSON.parse(mine.points) as [string, number][]).map(([source, points]) => ({ source, points })),
    departure: STAND_IN_REASONS.find(reason => reason === mine.departure) ?? null,
    rating:
      change === undefined
        ? null
        : { after: Math.round(change.mu), change: Math.round(change.mu) - Math.round(change.mu_before) },
    others: result.seats
      .filter(other => other !== mine)
      .map(other => ({ ...context.playerOf(other, wasThere), place: other.place, score: other.score })),
  };
}
