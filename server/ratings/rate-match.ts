import { plackettLuce } from './plackett-luce.ts';

/** How strong a player is thought to be in one game at one pace. */
export interface Standing {
  /** Points: 400 more win ten times as often. */
  readonly mu: number;
  /** The standard deviation of that figure. */
  readonly sigma: number;
  readonly matches: number;
  /** How many different opponents the player has met. */
  readonly opponents: number;
}

/** A seat of a rated match before it counts. */
export interface RatedSeat {
  /** A person, or the level of a bot. */
  readonly player: string;
  readonly place: number;
  /** A bot's fixed rating; null for a person. */
  readonly anchor: number | null;
  readonly standing: Standing;
}

/** How often two players have met before, in the same game and at the same pace. */
export interface Meetings {
  readonly ever: number;
  /** Those of the last `REPEAT_DAYS`. */
  readonly recent: number;
}

export const NEWCOMER: Standing = { mu: 1500, sigma: 350, matches: 0, opponents: 0 };
/** The days in which a repeated meeting counts less. */
export const REPEAT_DAYS = 30;

/** The spread of one match's outcome: with it, 400 points are odds of about ten to one between settled players. */
const BETA = 110;
/** What a player may have learnt or lost since the last match. */
const TAU = 3.5;
/** Bots do not change, and their place was measured. */
const ANCHOR_SIGMA = 50;
/** Meetings of the same two that count in full; the next ones count less and less. */
const FULL_MEETINGS = 3;
/** Matches after which a rating is settled, if they were against enough different opponents. */
export const SETTLED = { matches: 8, opponents: 3 } as const;
/** No match lifts anyone further than this above the strongest opponent. */
const CEILING = 400;

/** A rating that says little yet. */
export const isProvisional = ({ matches, opponents }: Pick<Standing, 'matches' | 'opponents'>): boolean =>
  matches < SETTLED.matches || opponents < SETTLED.opponents;

/**
 * The standings after a match of two to five, in the order of the seats. Figures do not depend on that order. Bots keep
 * their place. Three rules keep a rating from being farmed: meetings of the same two count less and less, a settled
 * player gains and loses little against newcomers, and no one rises far above what their opponents have proven.
 */
export function rateMatch(
  seats: readonly RatedSeat[],
  meetings: (one: string, other: string) => Meetings,
): Standing[] {
  // By figures and not by names: they change when someone leaves, and the sums must not.
  const order = seats.toSorted(
    (one, other) =>
      one.place - other.place ||
      strengthOf(one) - strengthOf(other) ||
      one.standing.sigma - other.standing.sigma,
  );
  const rated = plackettLuce(
    order.map(({ anchor, standing: { mu, sigma } }) =>
      anchor === null ? { mu, sigma } : { mu: anchor, sigma: ANCHOR_SIGMA },
    ),
    order.map(({ place }) => place),
    { mu: NEWCOMER.mu, sigma: NEWCOMER.sigma, beta: BETA, tau: TAU },
  );
  return seats.map(seat => {
    if (seat.anchor !== null) return { ...seat.standing, mu: seat.anchor, sigma: ANCHOR_SIGMA };
    const others = order.filter(other => other !== seat);
    const { mu, sigma } = rated[order.indexOf(seat)];
    const weight = weightOf(seat, others, meetings);
    const before = seat.standing;
    const wanted = before.mu + weight * (mu - before.mu);
    const ceiling = Math.max(before.mu, CEILING + Math.max(...others.map(provenStrength)));
    return {
      mu: Math.min(wanted, ceiling),
      sigma: Math.min(before.sigma + weight * (sigma - before.sigma), NEWCOMER.sigma),
      matches: before.matches + 1,
      opponents: before.opponents + newFaces(seat, others, meetings),
    };
  });
}

const strengthOf = ({ anchor, standing }: RatedSeat): number => anchor ?? standing.mu;

/** What an opponent can vouch for: a provisional rating is worth no more than a newcomer's. */
const provenStrength = (seat: RatedSeat): number =>
  seat.anchor === null && isProvisional(seat.standing)
    ? Math.min(seat.standing.mu, NEWCOMER.mu)
    : strengthOf(seat);

/** How much a match counts for a seat: the mean over its opponents. */
function weightOf(
  { player, standing }: RatedSeat,
  others: readonly RatedSeat[],
  meetings: (one: string, other: string) => Meetings,
): number {
  const isSettled = !isProvisional(standing);
  const weights = others.map(other => {
    const repeat = Math.min(1, FULL_MEETINGS / (meetings(player, other.player).recent + 1));
    const known = other.anchor === null ? Math.min(1, (other.standing.matches + 1) / SETTLED.matches) : 1;
    return isSettled ? repeat * known : repeat;
  });
  return weights.sort((one, other) => one - other).reduce((sum, weight) => sum + weight, 0) / weights.length;
}

const newFaces = (
  { player }: RatedSeat,
  others: readonly RatedSeat[],
  meetings: (one: string, other: string) => Meetings,
): number =>
  new Set(others.map(other => other.player).filter(other => meetings(player, other).ever === 0)).size;
