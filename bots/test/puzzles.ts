import type { GameModule } from '../../games/module.ts';
import { parseRecord, replay } from '../../kernel/record.ts';
import { moveList } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import { parseBotSpec, createBot } from '../index.ts';

/** The levels that find what a good player finds. */
export const FINDERS = ['level-2', 'level-3', 'level-4'] as const;

/** Less than a level spends at a table: what is plain to see must be found quickly. */
const MOST_PLAYOUTS = 1500;

/** What a level decides for the seat that is to act, knowing what that seat knows; in notation. */
export function decisionOf(module: GameModule, state: object, level: string): string {
  const opponent = parseBotSpec(level);
  if (opponent === undefined) throw new Error(`no bot ${level}`);
  const { game } = module;
  const { bot, playouts } = createBot(module, opponent);
  const [seat] = game.toAct(state);
  const choices = moveList();
  game.moves(state, seat, choices);
  const move = bot({
    seat,
    view: game.view(state, seat),
    moves: choices.items.slice(0, choices.count),
    random: fastRandom(1),
    playouts: Math.min(playouts, MOST_PLAYOUTS),
  });
  return game.notation.text(move);
}

/** The position after the moves of a record. */
export const positionOf = ({ game }: GameModule, record: string): object =>
  replay(game, parseRecord(record)).state;
