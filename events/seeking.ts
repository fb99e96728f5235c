import type { PlayerId } from './round.ts';

/** Someone who looks for opponents. */
export interface Seeker {
  readonly id: PlayerId;
  /** Only people who look for the same meet: game, pace and number of players. */
  readonly goal: string;
  readonly players: number;
  readonly rating: number;
  /** Milliseconds since they began to look. */
  readonly waited: number;
  /** Bots may take the seats that are left. */
  readonly takesBots: boolean;
  /** Someone whom they want to join, whatever their rating is. */
  readonly wish: PlayerId | null;
}

const SECOND = 1000;
/** The widest difference of ratings at first, how much it grows and how often; after a while anyone will do. */
const RANGE = { first: 100, step: 100, every: 10 * SECOND, open: 90 * SECOND } as const;
/** Bots come when no one else has for this long. */
const BOTS_AFTER = 15 * SECOND;

/** How far another's rating may be away after so long a wait. */
export const rangeAfter = (waited: number): number =>
  waited >= RANGE.open
    ? Number.POSITIVE_INFINITY
    : RANGE.first + RANGE.step * Math.floor(waited / RANGE.every);

/** Both must find the other near enough; a wish counts for both. */
function fit(one: Seeker, other: Seeker): boolean {
  if (one.wish === other.id || other.wish === one.id) return true;
  const range = Math.min(rangeAfter(one.waited), rangeAfter(other.waited));
  return Math.abs(one.rating - other.rating) <= range;
}

/** The people of each table that can be made now; bots take what is left of it. */
export function matchSeekers(
  seekers: readonly Seeker[],
  areApart: (one: PlayerId, other: PlayerId) => boolean = () => false,
): PlayerId[][] {
  const tables: PlayerId[][] = [];
  const taken = new Set<PlayerId>();
  const order = seekers.toSorted((one, other) => other.waited - one.waited || (one.id < other.id ? -1 : 1));
  for (const first of order) {
    if (taken.has(first.id)) continue;
    const company = companyFor(first, order, other => !taken.has(other.id), areApart);
    if (company === undefined) continue;
    for (const { id } of company) taken.add(id);
    tables.push(company.map(({ id }) => id));
  }
  return tables;
}

function companyFor(
  first: Seeker,
  seekers: readonly Seeker[],
  isFree: (seeker: Seeker) => boolean,
  areApart: (one: PlayerId, other: PlayerId) => boolean,
): Seeker[] | undefined {
  const distance = ({ id, wish, rating }: Seeker): number =>
    wish === first.id || first.wish === id ? -1 : Math.abs(rating - first.rating);
  const others = seekers
    .filter(other => other.id !== first.id && other.goal === first.goal && isFree(other))
    .toSorted((one, other) => distance(one) - distance(other));
  const company = [first];
  for (const other of others)
    if (
      company.length < first.players &&
      company.every(one => fit(one, other) && !areApart(one.id, other.id))
    )
      company.push(other);
  if (company.length === first.players) return company;
  const mayFill = first.waited >= BOTS_AFTER && company.every(({ takesBots }) => takesBots);
  return mayFill ? company : undefined;
}
