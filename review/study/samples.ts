import type { GameModule } from '../../games/module.ts';
import { fastRandom } from '../../kernel/random.ts';
import { createImagination } from '../candidates.ts';
import { estimateOf } from '../estimate.ts';
import { createPositionSearch } from '../position-search.ts';
import { finalShares } from '../standing.ts';
import { playGame, type Draw, type Position } from './self-play.ts';

/** What a search said about a position, before any correction, and how the game ended. */
export interface ChanceSample {
  readonly kind: 'chance';
  readonly game: string;
  readonly players: number;
  /** Counts the games of a player count from 0. */
  readonly number: number;
  readonly values: readonly number[];
  readonly shares: readonly number[];
}

/** The values after a draw that happened, and after the same draw made again. */
export interface LuckSample {
  readonly kind: 'luck';
  readonly game: string;
  readonly players: number;
  readonly number: number;
  /** The seat whose move led to the draw. */
  readonly seat: number;
  readonly after: readonly number[];
  readonly redrawn: readonly number[];
}

export interface GameNumber {
  readonly players: number;
  readonly number: number;
  readonly seed: number;
}

const KEPT = 2;
/** About as much as the first look of a review. */
const ITERATIONS = 160;
const DRAW_ITERATIONS = 80;
/**
 * Added to a game's seed. The game itself was played with the seed and the one after it; a search or a second draw that
 * used those again would depend on how the game went.
 */
const SEARCH_SEED = 2;
const REDRAW_SEED = 3;

/** Plays one game and samples it: what the search expects of a few positions, and the luck of one draw. */
export function createSampler(module: GameModule) {
  const { game } = module;
  const search = createPositionSearch(module);
  let scratch: object | undefined;

  const meansOf = (asked: Parameters<typeof search>[0]): number[] =>
    search(asked).samples.map(values => rounded(estimateOf(values).mean));

  /** What the seat that decides can know. */
  const chancesAt = ({ seat, state, moves }: Position, players: number, seed: number): number[] => {
    const view = game.view(state, seat);
    const imagine = createImagination(module, { seat, view, moves, played: moves[0], players, seed });
    return meansOf({ players, iterations: ITERATIONS, seed, imagine });
  };

  const tableChances = (state: object, players: number, seed: number): number[] => {
    if (game.toAct(state).length === 0) return finalShares(module, state);
    const imagine = (): object => (scratch = game.copy(state, scratch));
    return meansOf({ players, iterations: DRAW_ITERATIONS, seed, imagine });
  };

  const drawAgain = ({ before, seat, move }: Draw, seed: number): object => {
    const again = game.copy(before);
    game.apply(again, seat, move, { random: fastRandom(seed + REDRAW_SEED) });
    return again;
  };

  return ({ players, number, seed }: GameNumber): (ChanceSample | LuckSample)[] => {
    const { positions, draw, shares } = playGame(module, { players, seed, keep: KEPT });
    const of = { game: game.meta.id, players, number };
    const searchSeed = seed + SEARCH_SEED;
    const chances = positions.map(
      position =>
        ({ kind: 'chance', ...of, values: chancesAt(position, players, searchSeed), shares }) as const,
    );
    if (draw === undefined) return chances;
    const { seat, after } = draw;
    const [happened, again] = [after, drawAgain(draw, seed)].map(state =>
      tableChances(state, players, searchSeed),
    );
    return [...chances, { kind: 'luck', ...of, seat, after: happened, redrawn: again }];
  };
}

const rounded = (value: number): number => Number(value.toFixed(4));
