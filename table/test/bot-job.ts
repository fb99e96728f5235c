import { loadGame } from '../../games/index.ts';
import type { Move } from '../../kernel/game.ts';
import { startMatch } from '../../kernel/match.ts';
import { seedFrom } from '../../kernel/seed.ts';
import type { BotJob } from '../ports.ts';

/** The first decision of a match of Cacao for two, as a job for a bot of any level. */
export async function firstJob(seed: string): Promise<(level: string) => BotJob> {
  const { game } = await loadGame('cacao');
  const { state } = startMatch(game, { players: 2, options: {} }, seedFrom(seed));
  const [seat] = game.toAct(state);
  const moves: Move[] = [];
  game.moves(state, seat, moves);
  const view = game.view(state, seat);
  return level => ({ game: 'cacao', level, seat, view, moves: moves.map(move => game.notation.text(move)) });
}
