import { createAnalyser } from '../bots/analysis.ts';
import type { GameModule } from '../games/module.ts';
import type { Score } from '../kernel/game.ts';
import { fastRandom } from '../kernel/random.ts';
import type { Seat } from '../kernel/seat.ts';
import { ownChance, sharpnessOf } from './calibration.ts';
import type { Alternative } from './decision.ts';
import type { ExpectedPoints } from './expected-points.ts';

/** A move that could be made now, with the points its player may expect from each source. */
export interface Hint extends Alternative {
  readonly points: ExpectedPoints;
  /** All points that the strongest of the others may expect; undefined in a solo game. */
  readonly rival: number | undefined;
}

/** A decision that is due, as its player sees it. */
export interface HintQuestion {
  readonly seat: Seat;
  readonly view: unknown;
  /** The legal moves in the game's notation. */
  readonly moves: readonly string[];
  readonly players: number;
  /** A move that is judged in any case. */
  readonly include?: string | undefined;
  /** How many moves are compared besides. */
  readonly candidates: number;
  readonly iterations: number;
  readonly isOutOfTime?: () => boolean;
}

/** Games played to the end for the expected points. */
const FORECASTS = 32;

/** Gives the best moves of a position, the best first. It knows what the player knows and nothing else. */
export function createAdviser({ game, heuristics }: GameModule) {
  const analyse = createAnalyser(game, heuristics);
  return (question: HintQuestion): Hint[] => {
    const { seat, view, moves, players, include, candidates, iterations, isOutOfTime } = question;
    const parse = (text: string) => game.notation.parse(text) ?? [];
    const analysis = analyse({
      seat,
      view,
      moves: moves.flatMap(parse),
      include: include === undefined ? [] : [include].flatMap(parse),
      random: fastRandom(1),
      playouts: iterations,
      candidates,
      forecasts: FORECASTS,
      ...(isOutOfTime && { isOutOfTime }),
    });
    const power = sharpnessOf(game.meta.id, players);
    const chanceOf = (value: number): number => (players === 1 ? value : ownChance(value, players, power));
    const best = chanceOf(analysis.moves[0].value);
    return analysis.moves.map(({ move, value, error, lossError, points }) => ({
      move: game.notation.text(move),
      chance: { mean: chanceOf(value), error },
      loss: { mean: best - chanceOf(value), error: lossError },
      points: Object.fromEntries(points.map(({ source, points: of }) => [source, of[seat]])),
      rival: strongestRival(points, seat),
    }));
  };
}

function strongestRival(points: readonly Score[], seat: Seat): number | undefined {
  const totals = (points[0]?.points ?? []).map((_, owner) =>
    points.reduce((sum, { points: of }) => sum + of[owner], 0),
  );
  const rivals = totals.filter((_, owner) => owner !== seat);
  return rivals.length === 0 ? undefined : Math.max(...rivals);
}
