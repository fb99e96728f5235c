import { search } from '../../bots/search.ts';
import type { GameModule } from '../../games/module.ts';
import { moveList, type Move } from '../../kernel/game.ts';
import { completeConfig } from '../../kernel/match.ts';
import { fastRandom, type Random } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seat.ts';
import { finalShares } from '../standing.ts';

/** A decision with more than one choice, as it came up in a game. */
export interface Position {
  readonly seat: Seat;
  readonly state: object;
  readonly moves: readonly Move[];
}

/** A move that was followed by a draw, with the positions before and after. */
export interface Draw {
  readonly seat: Seat;
  readonly move: Move;
  readonly before: object;
  readonly after: object;
}

export interface PlayedGame {
  /** Decisions, each as likely as any other of the game. */
  readonly positions: readonly Position[];
  /** One of its draws; undefined in a game without any. */
  readonly draw: Draw | undefined;
  /** Each seat's share of first place. */
  readonly shares: readonly number[];
}

export interface SelfPlay {
  readonly players: number;
  readonly seed: number;
  /** How many positions are kept. */
  readonly keep: number;
}

/** Iterations for a decision, the same for every seat of a game: weak games and better ones. */
const BUDGETS: readonly number[] = [4, 10, 24];

/** Plays a game and keeps some of its positions, picked evenly while it goes on. */
export function playGame(module: GameModule, { players, seed, keep }: SelfPlay): PlayedGame {
  const { game, heuristics } = module;
  const chance = watchedRandom(fastRandom(seed));
  const picks = fastRandom(seed + 1);
  const playouts = BUDGETS[picks.below(BUDGETS.length)];
  const bots = Array.from({ length: players }, () => search.create(game, heuristics));
  const state = game.setup(completeConfig(game.meta, { players, options: {} }), { random: chance });
  const positions: Position[] = [];
  let draw: Draw | undefined;
  let [decisions, draws] = [0, 0];
  const choices = moveList();

  for (let seats = game.toAct(state); seats.length > 0;) {
    const [seat] = seats;
    choices.count = 0;
    game.moves(state, seat, choices);
    const moves = choices.items.slice(0, choices.count);
    const isFree = moves.length > 1 && game.equivalentMove?.(state, seat) === undefined;
    if (isFree) {
      const place = picks.below(++decisions);
      if (decisions <= keep) positions.push({ seat, state: game.copy(state), moves });
      else if (place < keep) positions[place] = { seat, state: game.copy(state), moves };
    }
    const move = isFree
      ? bots[seat]({ seat, view: game.view(state, seat), moves, random: picks, playouts })
      : moves[0];
    const before = game.copy(state);
    chance.hasDrawn = false;
    seats = game.apply(state, seat, move, { random: chance });
    if (chance.hasDrawn && picks.below(++draws) === 0) draw = { seat, move, before, after: game.copy(state) };
  }
  return { positions, draw, shares: finalShares(module, state) };
}

/** Random numbers that remember whether anything was left to chance. */
function watchedRandom(source: Random): Random & { hasDrawn: boolean } {
  return {
    hasDrawn: false,
    below(bound) {
      if (bound > 1) this.hasDrawn = true;
      return source.below(bound);
    },
  };
}
