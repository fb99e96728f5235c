import { rankSeats, type Result, type Score } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { MAJORITY, MARKER_LOSS } from '../data/board.ts';
import { COMPANY_POINTS } from '../data/contracts.ts';
import { DISTRICTS } from '../data/map.ts';
import type { GameEffects, Source } from './events.ts';
import { terrain } from './map.ts';
import { hasHired, type Player, type State } from './state.ts';
import { companyCount } from './trade.ts';

/** A row of the score sheet. */
interface Row extends Score {
  readonly source: Source;
}

/** The score sheet, in the order of the rulebook. */
function scoreSheet(state: Readonly<State>): Row[] {
  const each = (points: (player: Readonly<Player>) => number): number[] => state.players.map(points);
  return [
    { source: 'play', points: each(({ points }) => points) },
    { source: 'money', points: majority(state, ({ rupees }) => rupees) },
    { source: 'technology', points: majority(state, ({ step }) => step) },
    ...terrain(state.omitted).districts.map((district): Row => {
      const counted = (player: Readonly<Player>): number =>
        hasHired(player, district) ? player.plantations[district] : 0;
      return { source: DISTRICTS[district], points: majority(state, counted) };
    }),
    { source: 'contracts', points: each(player => COMPANY_POINTS[companyCount(player)]) },
    { source: 'markers', points: each(({ markers }) => (markers === 0 ? 0 : -MARKER_LOSS * markers)) },
  ];
}

/** Points by rank: most first, ties to the more advanced in technology; seats with none are not ranked. */
function majority(state: Readonly<State>, amount: (player: Readonly<Player>) => number): number[] {
  const amounts = state.players.map(amount);
  const points = amounts.map(() => 0);
  const { technology } = state;
  for (let place = 0; place < technology.length; place++) {
    const seat = technology[place];
    if (amounts[seat] > 0) points[seat] = MAJORITY[seatsAhead(technology, amounts, place)];
  }
  return points;
}

/** How many seats have more than the one at a place of the technology track, or as much and a better place. */
function seatsAhead(technology: readonly Seat[], amounts: readonly number[], place: number): number {
  const own = amounts[technology[place]];
  let ahead = 0;
  for (let other = 0; other < technology.length; other++) {
    const theirs = amounts[technology[other]];
    if (theirs > own || (theirs === own && other < place)) ahead++;
  }
  return ahead;
}

/** Totals and ranks. Technology breaks all ties, so no place is shared. */
export function result(state: Readonly<State>): Result | undefined {
  if (state.phase !== null) return undefined;
  const breakdown = scoreSheet(state);
  const totals = state.players.map((_, seat) => breakdown.reduce((sum, { points }) => sum + points[seat], 0));
  const { technology } = state;
  const ranks = rankSeats(
    totals.length,
    (one, other) => totals[other] - totals[one] || technology.indexOf(one) - technology.indexOf(other),
  );
  return { totals, breakdown, ranks };
}

export function emitScores(state: Readonly<State>, { emit }: GameEffects): void {
  if (emit === undefined) return;
  for (const { source, points } of scoreSheet(state)) emit({ type: 'scored', source, points: [...points] });
  const final = result(state);
  if (final !== undefined) emit({ type: 'gameWon', seat: final.ranks.indexOf(1), totals: [...final.totals] });
}
