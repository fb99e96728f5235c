import type { GameEvent, Move } from '../../kernel/game.ts';
import { fastRandom, type Random } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seat.ts';
import { eventFor } from '../../kernel/game.ts';
import type { GameModule } from '../../games/module.ts';
import type { MovePreview } from '../../board/module.ts';

/**
 * What a move would do, tried on a world that fits the view. The table's own state is never touched, and whatever
 * chance would decide is left out.
 */
export function previewMove(
  { game }: GameModule,
  view: unknown,
  seat: Seat,
  move: Move,
): MovePreview<unknown, GameEvent> {
  const world = game.sample(view, fastRandom(1));
  const events: GameEvent[] = [];
  let hasDrawn = false;
  const source = fastRandom(2);
  const random: Random = {
    below(bound) {
      hasDrawn = true;
      return source.below(bound);
    },
  };
  game.apply(world, seat, move, {
    random,
    emit: event => {
      if (!hasDrawn) events.push(eventFor(event, seat));
    },
  });
  return { before: view, after: game.view(world, seat), events };
}
