import type { Seat } from '../../../kernel/seat.ts';
import { PLANTATION_TILES } from '../data/tiles.ts';
import { NEIGHBOURS, type Space } from '../rules/board.ts';
import type { View } from '../rules/view.ts';

/** The points that the taken tile brings its player on a free space, if plantations were scored at once. */
export function plantingWorth(view: View, seat: Seat, space: Space): number {
  const kind = view.taking?.tile ?? null;
  if (kind === null) return 0;
  const { crop, icons } = PLANTATION_TILES[kind];
  const joined = view.plantations.filter(
    plantation =>
      plantation.crop === crop && plantation.spaces.some(other => NEIGHBOURS[space].includes(other)),
  );
  const size = 1 + sum(joined.map(({ spaces }) => spaces.length));
  const farmers = farmersOn(view, seat, icons);
  const palm = farmers > 0 && view.palms.includes(space) ? 1 : 0;
  const standing = sum(joined.map(plantation => plantation.farmers[seat] + plantation.palms[seat]));
  return size * (standing + farmers + palm) - sum(joined.map(({ points }) => points[seat]));
}

/** A leftover tile comes without farmers, that of a player who passed with one fewer. */
function farmersOn({ phase, bids }: View, seat: Seat, icons: number): number {
  if (phase === 'leftover') return 0;
  return bids[seat] === 0 ? icons - 1 : icons;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
