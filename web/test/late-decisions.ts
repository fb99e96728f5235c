import { createBot, parseBotSpec } from '../../bots/index.ts';
import { loadGeneration } from '../../games/generations.ts';
import { loadGame, type GameId } from '../../games/index.ts';
import type { Move } from '../../kernel/game.ts';
import type { GameModule } from '../../games/module.ts';
import { forcedMove, playLegal, startMatch, type AnyMatch } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import { toRecord, type MatchRecord } from '../../kernel/record.ts';
import { seedFrom } from '../../kernel/seed.ts';
import type { Decision } from './phase-fixtures.ts';

export interface LatePositions {
  readonly decisions: readonly Decision[];
  /** The first decisions of the smallest and the largest table: nothing is used up, and every count is high. */
  readonly first: readonly Decision[];
  /** A match that was played to its end. */
  readonly finished: MatchRecord | undefined;
}

/** Seeds of the matches: several, because a single one may pass over a phase. */
const SEEDS = ['late 1', 'late 2', 'late 3'];

/** As many as the longest round of decisions has: every kind of decision of most games. */
const MOST = 8;

/**
 * For each phase that sensible play reaches, the last decision with much to choose from at the largest table: most
 * pieces lie on the board and all seats own something.
 */
export async function lateDecisions(id: GameId): Promise<LatePositions> {
  const module = await loadGame(id);
  const { game, info } = module;
  // A generation that is kept: the positions must not change with the bots.
  const heuristics = (await loadGeneration(id, 2)) ?? unknown();
  const { bot, playouts } = createBot({ game, heuristics }, parseBotSpec('search:6@2') ?? unknown());
  const late = new Map<string, Decision>();
  let finished: MatchRecord | undefined;
  for (const seed of SEEDS) {
    const random = fastRandom(1);
    let match: AnyMatch = startMatch(game, { players: info.players.most, options: {} }, seedFrom(seed));
    for (;;) {
      const [seat] = game.toAct(match.state);
      if (seat === undefined) {
        finished = toRecord(match);
        break;
      }
      const moves: Move[] = [];
      game.moves(match.state, seat, moves);
      const forced = forcedMove(game, match.state);
      const view = game.view(match.state, seat);
      if (forced === undefined) {
        const phase = module.phase(view) ?? '';
        const choices = moves.length;
        if (choices * 2 >= (late.get(phase)?.choices ?? 0))
          late.set(phase, { phase, seat, choices, record: toRecord(match) });
      }
      const move = forced?.move ?? bot({ seat, view, moves, random, playouts });
      match = playLegal(match, { seat: forced?.seat ?? seat, move, forced: forced !== undefined });
    }
  }
  const decisions = [...late.values()].toSorted((one, other) => other.choices - one.choices);
  const { least, most } = info.players;
  return { decisions: decisions.slice(0, MOST), first: [least, most].map(firstDecision(module)), finished };
}

/** The first decision with a choice at a table for so many players. */
const firstDecision =
  ({ game, phase }: GameModule) =>
  (players: number): Decision => {
    let match: AnyMatch = startMatch(game, { players, options: {} }, seedFrom('first'));
    for (;;) {
      const forced = forcedMove(game, match.state);
      if (forced === undefined) break;
      match = playLegal(match, { ...forced, forced: true });
    }
    const [seat] = game.toAct(match.state);
    const moves: Move[] = [];
    game.moves(match.state, seat, moves);
    return {
      phase: phase(game.view(match.state, seat)) ?? '',
      seat,
      choices: moves.length,
      record: toRecord(match),
    };
  };

function unknown(): never {
  throw new Error('the bot is unknown');
}
