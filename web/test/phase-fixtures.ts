import { loadGame, type GameId } from '../../games/index.ts';
import { configsOf } from '../../kernel/conformance.ts';
import { forcedMove } from '../../kernel/match.ts';
import type { Move } from '../../kernel/game.ts';
import { toRecord, type MatchRecord } from '../../kernel/record.ts';
import type { Random } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seat.ts';
import { randomMatch } from './updates.ts';

/** A match that stopped where a seat owes a decision of a phase. */
export interface Decision {
  readonly phase: string;
  readonly seat: Seat;
  readonly record: MatchRecord;
  /** How many moves the seat can choose from. */
  readonly choices: number;
}

/** Games with each number of players and each option: at least so many, and more until every phase came up. */
const [MIN_ROUNDS, MAX_ROUNDS] = [2, 60];

/** For each phase the decision with the most to choose from: the fullest screen is the hardest to lay out. */
export async function fullestDecisions(id: GameId): Promise<ReadonlyMap<string, Decision>> {
  const module = await loadGame(id);
  const { game } = module;
  // The compiler asks for a prompt for every phase, so this list cannot fall behind the rules.
  const phases = Object.keys(module.text.en.prompts);
  const fullest = new Map<string, Decision>();
  const pick = rareMoves();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    if (round >= MIN_ROUNDS && phases.every(phase => fullest.has(phase))) break;
    for (const config of configsOf(game)) {
      for (const match of randomMatch(game, config, round, pick)) {
        const [seat] = game.toAct(match.state);
        if (seat === undefined || forcedMove(game, match.state) !== undefined) continue;
        const moves: Move[] = [];
        game.moves(match.state, seat, moves);
        const phase = module.phase(game.view(match.state, seat)) ?? '';
        if (moves.length > (fullest.get(phase)?.choices ?? 0))
          fullest.set(phase, { phase, seat, record: toRecord(match), choices: moves.length });
      }
    }
  }
  return fullest;
}

/** Of three random moves, the one whose type was played least: this leads to phases that sensible play avoids. */
function rareMoves(): (moves: readonly Move[], random: Random) => Move {
  const played = new Map<string, number>();
  const countOf = ({ type }: Move): number => played.get(type) ?? 0;
  return (moves, random) => {
    const three = [0, 1, 2].map(() => moves[random.below(moves.length)]);
    const rarest = three.reduce((one, other) => (countOf(other) < countOf(one) ? other : one));
    played.set(rarest.type, countOf(rarest) + 1);
    return rarest;
  };
}
