import type { Seat } from '../../../kernel/seat.ts';
import type { Event, Goods } from '../rules/events.ts';

export const GOODS = ['iron', 'stone', 'steel', 'rubble', 'leaves', 'chai'] as const;
export type Good = (typeof GOODS)[number];
export type GoodsChange = Record<Good, number>;

const noChange = (): GoodsChange => ({ iron: 0, stone: 0, steel: 0, rubble: 0, leaves: 0, chai: 0 });

function add(entry: GoodsChange, goods: Goods, sign: 1 | -1): void {
  for (const good of GOODS) entry[good] += sign * (goods[good] ?? 0);
}

/** Adds what one event gives the seat it names; payments count below zero. */
function addEvent(entry: GoodsChange, event: Extract<Event, { readonly seat: Seat }>): void {
  switch (event.type) {
    case 'cubeTaken':
      if (event.cube !== 'chai') entry[event.cube]++;
      return;
    case 'goodsGained':
      return add(entry, event.goods, 1);
    case 'chaiGained':
      entry.chai += event.count;
      return;
    case 'leavesGained':
      entry.leaves += event.count;
      return;
    case 'rubbleDug':
      entry.rubble += event.count;
      return;
    case 'steelMade':
      return add(entry, { steel: event.count, iron: -event.iron }, 1);
    case 'stoneMade':
      return add(entry, { stone: event.count, rubble: -event.rubble }, 1);
    case 'stoneChipped':
      return add(entry, { stone: -1, rubble: 2 }, 1);
    case 'leavesBrewed':
      return add(entry, { leaves: -event.count, chai: event.count }, 1);
    case 'workerStrengthened':
      entry.chai -= event.isBoosted ? 1 : 0;
      return;
    case 'railLaid':
    case 'stationBuilt':
    case 'equipmentTaken':
    case 'equipmentMaintained':
    case 'workerHired':
      return add(entry, event.paid, -1);
    default:
  }
}

/** The goods that a list of events gives and costs each seat. */
export function goodsChanges(events: readonly Event[], seats: number): readonly GoodsChange[] {
  const entries = Array.from({ length: seats }, noChange);
  for (const event of events) {
    if (event.type === 'harvested')
      event.leaves.forEach((count, seat) => {
        entries[seat].leaves += count;
      });
    else if ('seat' in event) addEvent(entries[event.seat], event);
  }
  return entries;
}
