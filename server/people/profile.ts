import type { GameLine, Profile, RatingHistory, RatingLine, ResultLines } from '../../api/profile.ts';
import { isProvisional } from '../ratings/rate-match.ts';
import { notFound } from '../request-error.ts';
import type { Services } from '../services.ts';
import type { GameCount, ResultFilter, Whose } from '../storage/profiles.ts';
import type { MatchResult } from '../storage/results.ts';
import type { RatingChangeRow, RatingRow } from '../storage/result-rows.ts';
import type { PersonRow } from '../storage/schema.ts';
import { emblemOf } from './emblem.ts';
import { accuracyOf, streakOf } from './form.ts';
import { goalsOf } from './solo-goals.ts';
import { isProtected } from './protected.ts';
import { loadPlayers, toResultLine } from './result-line.ts';

const MONTH = 30 * 86_400_000;
const RIVALS = 8;
/** Matches over which points by source are averaged. */
const SAMPLE = 100;
const HISTORY = 1000;

type ProfileServices = Pick<Services, 'storage' | 'runtime'>;

/** A person's profile as a viewer may see it. */
export async function readPublicProfile(
  services: ProfileServices,
  id: string,
  viewer: string,
): Promise<Profile> {
  const { storage } = services;
  const row = await storage.people.find(id);
  if (row === undefined) throw notFound();
  const isYou = id === viewer;
  const isPublic = await isPublicPerson(services, row);
  const whose = { person: id, isPublic: !isYou };
  return {
    id,
    name: row.name,
    kind: row.kind,
    ...emblemOf(row),
    since: row.at,
    isYou,
    isPublic,
    details: isYou || isPublic ? await detailsOf(services, whose, viewer) : null,
  };
}

/** Guests are private until they protect their account or choose otherwise. */
const isPublicPerson = async ({ storage }: ProfileServices, row: PersonRow): Promise<boolean> =>
  row.is_public === null ? isProtected(storage, row.id) : row.is_public === 1;

/** Whose matches a viewer may see; fails when the person keeps them private. */
async function whoseResults(services: ProfileServices, person: string, viewer: string): Promise<Whose> {
  const row = await services.storage.people.find(person);
  const isShown = row !== undefined && (person === viewer || (await isPublicPerson(services, row)));
  if (!isShown) throw notFound();
  return { person, isPublic: person !== viewer };
}

async function detailsOf(
  services: ProfileServices,
  whose: Whose,
  viewer: string,
): Promise<Profile['details']> {
  const { profiles } = services.storage;
  const [counts, ratings, changes, people, bots, newest] = await Promise.all([
    profiles.counts(whose),
    profiles.ratings(whose.person),
    profiles.changes(whose.person, HISTORY),
    profiles.encounters(whose, 'person', RIVALS),
    profiles.encounters(whose, 'bot', RIVALS),
    profiles.results(whose, {}, { limit: SAMPLE }),
  ]);
  const { playerOf } = await loadPlayers(services.storage, [...people, ...bots], viewer);
  const games = gameLines(counts, newest.results, whose.person);
  const rival = ({ met, won, shared, ...who }: (typeof people)[number]) => ({
    ...playerOf(who, whose.person === viewer),
    met,
    won,
    shared,
    lost: met - won - shared,
  });
  return {
    matches: games.reduce((sum, { matches }) => sum + matches, 0),
    won: games.reduce((sum, { won }) => sum + won, 0),
    streak: await streakOf(services.storage, whose, services.runtime.now()),
    accuracy: await accuracyOf(services.storage, whose.person, newest.results),
    ratings: ratings
      .toSorted((one, other) => other.matches - one.matches)
      .map(row => ratingLine(row, changes, services.runtime.now())),
    games,
    people: people.map(rival),
    bots: bots.map(rival),
    goals: await goalsOf(services, whose),
  };
}

function ratingLine(row: RatingRow, changes: readonly RatingChangeRow[], now: number): RatingLine {
  const own = changes.filter(({ game, pace }) => game === row.game && pace === row.pace);
  const earlier = own.findLast(({ at }) => at < now - MONTH)?.mu ?? own[0]?.mu_before ?? row.mu;
  return {
    game: row.game,
    pace: row.pace === 'days' ? 'days' : 'live',
    ...ratingFields(row),
    month: Math.round(row.mu) - Math.round(earlier),
    best: Math.max(...own.map(({ mu }) => Math.round(mu)), Math.round(row.mu)),
  };
}

/** A rating as people read it. */
export const ratingFields = (row: RatingRow) => ({
  rating: Math.round(row.mu),
  deviation: Math.round(row.sigma),
  isProvisional: isProvisional(row),
  matches: row.matches,
});

function gameLines(counts: readonly GameCount[], newest: readonly MatchResult[], person: string): GameLine[] {
  const lines = [...Map.groupBy(counts, ({ game }) => game)].map(([game, rows]): GameLine => {
    const sum = (wanted: (row: GameCount) => boolean): number =>
      rows.filter(wanted).reduce((total, { matches }) => total + matches, 0);
    const together = rows.filter(({ players }) => players > 1);
    const last = Math.max(0, ...together.map(({ place }) => place));
    return {
      game,
      matches: sum(() => true),
      won: sum(({ place, players }) => place === 1 && players > 1),
      live: sum(({ pace }) => pace === 'live'),
      days: sum(({ pace }) => pace === 'days'),
      best: rows.reduce<number | null>((best, row) => maxOf(best, row.best), null),
      places: Array.from({ length: last }, (_, index) =>
        sum(({ place, players }) => players > 1 && place === index + 1),
      ),
      points: meanPoints(
        newest.filter(result => result.game === game),
        person,
      ),
    };
  });
  return lines.toSorted((one, other) => other.matches - one.matches);
}

const maxOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

/** The mean points by source, in the order of the score sheet. */
function meanPoints(results: readonly MatchResult[], person: string): GameLine['points'] {
  const sums = new Map<string, number>();
  const sheets = results.flatMap(({ seats }) => {
    const seat = seats.find(each => each.person === person);
    // Written as such by `match-result.ts`.
    const points = JSON.parse(seat?.points ?? '[]') as [string, number][];
    return points.length === 0 ? [] : [points];
  });
  for (const [source, points] of sheets.flat()) sums.set(source, (sums.get(source) ?? 0) + points);
  return [...sums].map(([source, sum]) => ({
    source,
    points: Math.round((10 * sum) / sheets.length) / 10,
  }));
}

/** A page of a person's matches, the newest first. */
export async function readResults(
  services: ProfileServices,
  person: string,
  viewer: string,
  { limit, after, ...filter }: ResultFilter & { limit: number; after?: string | undefined },
): Promise<ResultLines> {
  const whose = await whoseResults(services, person, viewer);
  const { profiles } = services.storage;
  const { results, next } = await profiles.results(whose, filter, { limit, after });
  const tables = results.map(({ table_id }) => table_id);
  const [changes, existing, { playerOf }] = await Promise.all([
    profiles.changesAt(tables),
    profiles.existing(tables),
    loadPlayers(
      services.storage,
      results.flatMap(({ seats }) => seats),
      viewer,
    ),
  ]);
  const context = { person, viewer, changes, existing, playerOf };
  return { results: results.flatMap(result => toResultLine(result, context) ?? []), next };
}

/** How a person's ratings went. */
export async function readRatingHistory(
  services: ProfileServices,
  person: string,
  viewer: string,
  { game, pace }: { game?: string | undefined; pace?: string | undefined },
): Promise<RatingHistory> {
  await whoseResults(services, person, viewer);
  const changes = await services.storage.profiles.changes(person, HISTORY);
  return {
    points: changes
      .filter(row => (game ?? row.game) === row.game && (pace ?? row.pace) === row.pace)
      .map(row => ({
        game: row.game,
        pace: row.pace === 'days' ? ('days' as const) : ('live' as const),
        at: row.at,
        rating: Math.round(row.mu),
        deviation: Math.round(row.sigma),
        change: Math.round(row.mu) - Math.round(row.mu_before),
      })),
  };
}
