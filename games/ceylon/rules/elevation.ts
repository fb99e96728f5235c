import { DISTRICTS, LARGE_TILES } from '../data/map.ts';
import { axial, DISTRICT_OF, type Hex, hexAt, HEXES_OF, terrain } from './map.ts';
import type { State } from './state.ts';
import type { GameEffects } from './events.ts';

/** Sets of hexagons that a large tile can cover wholly inside a district, turned but never flipped. */
export const PLACEMENTS: readonly (readonly (readonly (readonly Hex[])[])[])[] = LARGE_TILES.map(tile =>
  DISTRICTS.map((_, district) => placementsOf(tile.hexes, district)),
);

function placementsOf(shape: readonly (readonly [number, number])[], district: number): Hex[][] {
  const found = new Map<string, Hex[]>();
  for (let turn = 0; turn < 6; turn++) {
    const turned = shape.map(place => rotated(place, turn));
    for (const corner of HEXES_OF[district]) {
      const covered = coveredFrom(corner, turned, district);
      if (covered !== undefined) found.set(covered.join(), covered);
    }
  }
  return [...found.values()];
}

/** The hexagons under a tile whose first hexagon is on `corner`; undefined when part of it is outside the district. */
function coveredFrom(
  corner: Hex,
  shape: readonly (readonly [number, number])[],
  district: number,
): Hex[] | undefined {
  const [q, r] = axial(corner);
  const hexes = shape.flatMap(([east, down]) => {
    const hex = hexAt(q + east - shape[0][0], r + down - shape[0][1]);
    return hex !== undefined && DISTRICT_OF[hex] === district ? [hex] : [];
  });
  return hexes.length === shape.length ? hexes.sort((one, other) => one - other) : undefined;
}

/** A sixth of a turn clockwise sends (q, r) to (-r, q + r). */
function rotated(place: readonly [number, number], turns: number): readonly [number, number] {
  let [q, r] = place;
  for (let turn = 0; turn < turns; turn++) [q, r] = [-r, q + r];
  return [q, r];
}

/** Setup: a random large tile on a random place of each district in play, a small one on any of its hexagons. */
export function layElevation(state: State, { random, emit }: GameEffects): void {
  const { hexes, districts } = terrain(state.omitted);
  for (let index = 0; index < hexes.length; index++) state.levels[hexes[index]] = 0;
  let used = 0;
  for (let index = 0; index < districts.length; index++) {
    const district = districts[index];
    const tile = nthOutside(used, random.below(LARGE_TILES.length - index));
    used |= 1 << tile;
    const placements = PLACEMENTS[tile][district];
    const covered = placements[random.below(placements.length)];
    const summit = covered[random.below(covered.length)];
    state.elevations[district] = tile;
    for (let place = 0; place < covered.length; place++) state.levels[covered[place]] = 1;
    state.levels[summit] = 2;
    emit?.({ type: 'elevationLaid', district, tile, hexes: [...covered], summit });
  }
}

/** The number with so many smaller ones that are not in a set either; the set has a bit for each number in it. */
export function nthOutside(set: number, index: number): number {
  let skip = index;
  let item = 0;
  while ((set & (1 << item)) !== 0 || skip-- > 0) item++;
  return item;
}
