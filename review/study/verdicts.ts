import { createBot, parseBotSpec } from '../../bots/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { Move } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import { scaleBudget, STANDARD, type ReviewBudget } from '../budget.ts';
import { screenMoves, valueMoves, type KnownDecision } from '../candidates.ts';
import { createDecisionReviewer } from '../decision.ts';
import type { Mark } from '../marks.ts';
import { createPositionSearch } from '../position-search.ts';
import type { GameNumber } from './samples.ts';
import { playGame, type Position } from './self-play.ts';

/** What each kind of player chose in the same position, as the share of first place it gives away. */
export interface LevelSample {
  readonly kind: 'levels';
  readonly game: string;
  readonly players: number;
  readonly number: number;
  readonly errors: Readonly<Record<string, number>>;
}

/** The verdict about one move, and the one after four times as much thought. */
export interface StabilitySample {
  readonly kind: 'stability';
  readonly game: string;
  readonly players: number;
  readonly number: number;
  readonly marks: readonly [Mark | null, Mark | null];
}

/** From the weakest to the strongest. */
export const JUDGED_PLAYERS = [
  'random',
  'level-1',
  'level-1b',
  'level-2',
  'level-2b',
  'level-3',
  'level-4',
] as const;

/** The strongest level thinks for seconds: it is asked in every tenth position. */
const STRONGEST_EVERY = 10;
const JUDGE: ReviewBudget = { ...STANDARD, candidate: 2000, playouts: 0 };
const STANDARD_LOOK: ReviewBudget = { ...STANDARD, playouts: 0 };
const DEEP_LOOK = scaleBudget(STANDARD_LOOK, 4);

/** Asks every kind of player what it would do in a position, and judges all their moves in the same worlds. */
export function createLevelSampler(module: GameModule) {
  const { game } = module;
  const search = createPositionSearch(module);
  const bots = JUDGED_PLAYERS.map(name => {
    const spec = parseBotSpec(name);
    if (spec === undefined) throw new Error(`there is no bot ${name}`);
    return { name, ...createBot(module, spec) };
  });

  return (asked: GameNumber): LevelSample[] => {
    const { players, number, seed } = asked;
    const position = onePosition(module, asked);
    if (position === undefined) return [];
    const { seat, state, moves } = position;
    const view = game.view(state, seat);
    const choices = bots
      .filter((_, index) => index < bots.length - 1 || number % STRONGEST_EVERY === 0)
      .map(({ name, bot, playouts }) => ({
        name,
        move: bot({ seat, view, moves, random: fastRandom(seed), playouts }),
      }));
    const decision: KnownDecision = { seat, view, moves, played: choices[0].move, players, seed };
    const compared = distinct([
      ...screenMoves(module, search, decision, JUDGE),
      ...choices.map(({ move }) => move),
    ]);
    const valued = valueMoves(module, search, decision, compared, JUDGE.candidate);
    const errors = Object.fromEntries(
      choices.map(({ name, move }) => [name, valued.find(one => one.move === move)?.loss.mean ?? 0]),
    );
    return [{ kind: 'levels', game: game.meta.id, players, number, errors }];
  };
}

/** Judges a random move twice, the second time with four times as much thought. */
export function createStabilitySampler(module: GameModule, players: number) {
  const review = createDecisionReviewer(module, players);
  return (asked: GameNumber): StabilitySample[] => {
    const position = onePosition(module, asked);
    if (position === undefined) return [];
    const { moves } = position;
    const { number, seed } = asked;
    const move = moves[fastRandom(seed).below(moves.length)];
    const moment = { ...position, move, ply: number, hasDraw: false };
    const marks = [review(moment, STANDARD_LOOK).mark, review(moment, DEEP_LOOK).mark] as const;
    return [{ kind: 'stability', game: module.game.meta.id, players, number, marks }];
  };
}

const onePosition = (module: GameModule, { players, seed }: GameNumber): Position | undefined =>
  playGame(module, { players, seed, keep: 1 }).positions[0];

const distinct = (moves: readonly Move[]): Move[] => [...new Set(moves)];
