import type { Translated } from '../../../board/module.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { EDGES, PLAYER_COUNTS } from '../data/workers.ts';
import { xOf, yOf } from '../rules/cells.ts';
import type { Move } from '../rules/moves.ts';
import { workerTilesFor } from '../rules/tiles.ts';
import type { CoveredTile, View } from '../rules/view.ts';
import { deedOf } from './tasks.ts';
import { translated } from './text.ts';

/** Which turn of the whole match this is: every worker tile is one. */
export function progress(view: View): Translated {
  const players = PLAYER_COUNTS.find(count => count === view.players) ?? PLAYER_COUNTS[0];
  const turns = view.players * workerTilesFor(players).reduce((sum, count) => sum + count, 0);
  const laid = view.workers.reduce((sum, { covers }) => sum + 1 + layersIn(covers), 0);
  const isUnderWay = view.phase === 'placing';
  return translated(({ labels }) => labels.turn(Math.min(turns, laid + (isUnderWay ? 1 : 0)), turns));
}

const layersIn = (covers: CoveredTile | null | undefined): number =>
  covers === null || covers === undefined ? 0 : 1 + layersIn(covers.covers);

/** Around the table from the player whose turn it is. */
export const turnOrder = ({ active, players }: View): readonly Seat[] =>
  Array.from({ length: players }, (_, index) => (active + index) % players);

/** What the button says that plays a move: "Place", "Sell 2 for 6 gold". */
export function confirmName(move: Move, view: View): Translated {
  if (move.type === 'work') {
    const [x, y, edge] = [xOf(move.cell), yOf(move.cell), EDGES[move.edge]];
    const group = view.groups.find(one => one.x === x && one.y === y && one.edge === edge);
    if (group !== undefined) return translated(({ tasks }) => tasks.deed(deedOf(view, group, move.amount)));
  }
  return translated(({ labels }) => labels[move.type === 'overbuild' ? 'overbuild' : 'place']);
}
