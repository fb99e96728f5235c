import { moveIds } from '../../../kernel/move-ids.ts';
import type { Seat } from '../../../kernel/seat.ts';
import {
  HARVEST_HALVES,
  CHAIWALA_AREA,
  DIG_AREA,
  RAIL_AREA,
  WORKS_AREA,
  STOCK_AREA,
  BUILD_AREA,
} from '../data/board.ts';
import { ESTATES } from '../data/estates.ts';
import { areaOf, STATIONS } from '../rules/board.ts';
import { build } from '../rules/build.ts';
import { MOVES } from '../rules/moves.ts';
import { sample } from '../rules/secrets.ts';
import { steelPrice, workerSteelPrice } from '../rules/works.ts';
import type { View } from '../rules/view.ts';
import type { Outlook } from '../text/board.ts';

const CUBES = 3;

/** Workers on earlier spaces of the same area. */
const before = (view: View, space: number): number =>
  view.seats.reduce(
    (sum, { workers }) => sum + workers.filter(at => at < space && areaOf(at) === areaOf(space)).length,
    0,
  );

export function digOutlook(view: View, workersBefore: number): Extract<Outlook, { area: 'dig' }> {
  const spaces = view.estates.flatMap(({ face, spaces: all }) => {
    const points = ESTATES.find(estate => estate.face === face)?.points ?? [];
    return all.map(({ rubble }, index) => ({ rubble, points: points[index] ?? 0 }));
  });
  let [skip, left] = [view.dig * workersBefore, view.dig];
  let [dug, cleared, points] = [0, 0, 0];
  for (const space of spaces) {
    const gone = Math.min(skip, space.rubble);
    skip -= gone;
    const here = space.rubble - gone;
    const taken = Math.min(left, here);
    left -= taken;
    dug += taken;
    if (here > 0 && taken === here) {
      cleared++;
      points += space.points;
    }
  }
  return { area: 'dig', rubble: dug, spaces: cleared, points };
}

function buildOutlook(view: View, seat: Seat): Outlook {
  const ids = moveIds();
  build.list(sample(view), seat, ids);
  const found = Array.from(ids.items.subarray(0, ids.count), id => MOVES[id]);
  const stations = new Set(found.flatMap(move => (move.type === 'build' ? [move.station] : [])));
  const cards = found.filter(({ type }) => type === 'buy').length;
  const points = Math.max(0, ...[...stations].map(station => STATIONS[station].points));
  return { area: 'build', builds: stations.size + cards, points };
}

export function leafOutlook(view: View, seat: Seat): Extract<Outlook, { area: 'chaiwala' }> {
  const own = view.seats[seat];
  return {
    area: 'chaiwala',
    leaves: HARVEST_HALVES[view.harvest] >> 1,
    brew: Math.min(own.leaves, view.chaiMost - own.chai),
  };
}

export function outlookOf(view: View, seat: Seat, space: number): Outlook {
  const own = view.seats[seat];
  const area = areaOf(space);
  const ahead = before(view, space);
  switch (area) {
    case STOCK_AREA: {
      const { iron, stone, chai } = view.stock;
      return {
        area: 'stock',
        cubes: Math.max(0, Math.min(CUBES, iron + stone + Math.min(1, chai) - CUBES * ahead)),
      };
    }
    case DIG_AREA:
      return view.replaced ? buildOutlook(view, seat) : digOutlook(view, ahead);
    case WORKS_AREA:
      return {
        area: 'works',
        steel: Math.min(CUBES, Math.floor(own.iron / steelPrice(own)), view.steel),
        stone: Math.min(CUBES, own.rubble >> 1),
      };
    case RAIL_AREA: {
      const free = view.rails.filter(owner => owner === null).length;
      return { area: 'rails', rails: Math.min(view.rail, own.steel, free, own.markers), rate: view.rail };
    }
    case BUILD_AREA:
      return buildOutlook(view, seat);
    case CHAIWALA_AREA:
      return leafOutlook(view, seat);
    default:
      return { area: 'post', cards: Math.max(0, view.row.filter(no => no !== null).length - ahead) };
  }
}

/** What the worker that acts finds, with its boost and its contract; nothing while it has no choice. */
export function workOutlook(view: View): Outlook | undefined {
  const { phase, worker, stock, taking, laying } = view;
  const own = view.seats[worker.seat];
  switch (phase) {
    case 'stock': {
      const offered = stock.iron + stock.stone + Math.min(taking.chai, stock.chai);
      return { area: 'stock', cubes: Math.min(taking.left, offered) };
    }
    case 'works': {
      const most = worker.boosted ? Infinity : CUBES;
      const steel = Math.min(most, Math.floor(own.iron / workerSteelPrice(view, own)), view.steel);
      return { area: 'works', steel, stone: Math.min(most, own.rubble >> 1) };
    }
    case 'rails': {
      const free = view.rails.filter(owner => owner === null).length;
      return { area: 'rails', rails: Math.min(laying.most, own.steel, free, own.markers), rate: laying.most };
    }
    case 'build':
      return buildOutlook(view, worker.seat);
    case 'postOffice':
      return { area: 'post', cards: view.row.filter(no => no !== null).length };
    default:
      return undefined;
  }
}
