import type { GameModule } from '../../games/module.ts';
import { parseRecord, replay } from '../../kernel/record.ts';
import { moveList } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import { parseBotSpec, createBot } from '../index.ts';

/** The levels that find a plainly best move. */
export const STRONG_LEVELS = ['level-2', 'level-3', 'level-4'] as const;

/** Fewer than a level uses at a table: a plainly best move must be found quickly. */
const MAX_PLAYOUTS = 1500;

/** The move that a level chooses for the seat that is to act, in notation. */
export function moveOf(module: GameModule, state: object, level: string): string {
  const spec = parseBotSpec(level);
  if (spec === undefined) throw new Error(`no bot ${level}`);
  const { game } = module;
  const { bot, playouts } = createBot(module, spec);
  const [seat] = game.toAct(state);
  const choices = moveList();
  game.moves(state, seat, choices);
  const move = bot({
    seat,
    view: game.view(state, seat),
    moves: choices.items.slice(0, choices.count),
    random: fastRandom(1),
    playouts: Math.min(playouts, MAX_PLAYOUTS),
  });
  return game.notation.text(move);
}

/** The position after the moves of a record. */
export const positionOf = ({ game }: GameModule, record: string): object =>
  replay(game, parseRecord(record)).state;
