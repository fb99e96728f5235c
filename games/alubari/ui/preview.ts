import { chip, type Language, type Sentence } from '../../../kernel/text.ts';
import type { Consequence } from '../../../board/module.ts';
import type { MovePreview } from '../../../kernel/foresight.ts';
import { formatNumber } from '../../../board/number-format.ts';
import { AREAS } from '../data/board.ts';
import { RAIL_SPACES } from '../data/route.ts';
import { spaceAt } from '../rules/board.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import type { BoardText } from '../text/board.ts';
import { translated } from './board-text.ts';
import { goodsChanges, GOODS, type GoodsChange } from './goods-changes.ts';
import { areaName } from './names.ts';
import { outlookOf, workOutlook } from './outlook.ts';
import { metContracts, visibleScores } from './visible-scores.ts';
import { yieldOf } from './yields.ts';

const signed = (count: number, language: Language): string =>
  `${count > 0 ? '+' : '−'}${formatNumber(Math.abs(count), language)}`;

const CHIPS = {
  iron: 'iron',
  stone: 'stone',
  steel: 'steel',
  rubble: 'rubble',
  leaves: 'leaf',
  chai: 'chai',
} as const;

type AlubariPreview = MovePreview<View, Event>;

/** Gains and costs for each seat, other results, and what a placed worker will find. */
export function preview(result: AlubariPreview): readonly Consequence[] {
  const { before, events } = result;
  // After the last worker the areas may act by themselves: that is a matter of the round, not of the space.
  if (events[0]?.type === 'workerPlaced') return placements(before, events[0]);
  const entries = goodsChanges(events, before.seats.length);
  const points = pointsGained(result);
  return [
    ...entries.flatMap((entry, seat) => gains(entry, points[seat], seat)),
    ...events.flatMap(notes),
    ...workAhead(result),
    ...contractNotes(result),
  ];
}

/** No points are shown where chance decides them. */
function pointsGained({ before, after, isCertain }: AlubariPreview): readonly number[] {
  if (!isCertain) return before.seats.map(() => 0);
  const was = visibleScores(before);
  return visibleScores(after).map((now, seat) => now - was[seat]);
}

function gains(entry: GoodsChange, points: number, seat: number): Consequence[] {
  if (points === 0 && GOODS.every(good => entry[good] === 0)) return [];
  const isLoss = GOODS.every(good => entry[good] <= 0) && points <= 0;
  const says = translated((_, language) => changes(entry, points, language));
  return [{ seat, tone: isLoss ? 'loss' : 'gain', says }];
}

/** Goods and points that come or go, side by side. */
function changes(entry: GoodsChange, points: number, language: Language): Sentence {
  const goods = GOODS.flatMap(good =>
    entry[good] === 0 ? [] : [chip(CHIPS[good], good, signed(entry[good], language))],
  );
  const all = points === 0 ? goods : [...goods, chip('points', 'points', signed(points, language))];
  return all.flatMap((change, index): Sentence => (index === 0 ? [change] : [' ', change]));
}

const note = (say: (text: BoardText) => Sentence): Consequence => ({ tone: 'note', says: translated(say) });

/** Results besides goods. */
function notes(event: Event): Consequence[] {
  switch (event.type) {
    case 'railLaid': {
      const { place } = event;
      const isRiver = RAIL_SPACES.some(space => space.place === place && space.kind === 'river');
      return [note(text => (isRiver ? text.riverCrossed(place) : text.railLaid(place)))];
    }
    case 'rubbleDug':
      return event.claimed.length === 0 ? [] : [note(text => text.spacesClaimed(event.claimed.length))];
    case 'startPlayerChanged':
      return [{ ...note(({ statuses }) => [statuses.startPlayer]), seat: event.seat }];
    case 'workerPromised':
      return [{ ...note(({ statuses }) => [statuses.promised]), seat: event.seat }];
    default:
      return [];
  }
}

/** A worker that is placed acts later: what it would find as things stand. */
function placements(before: View, first: Extract<Event, { type: 'workerPlaced' }>): Consequence[] {
  const space = spaceAt(AREAS.indexOf(first.area), first.space);
  const outlook = outlookOf(before, first.seat, space);
  const found = note(text => text.outlook(outlook));
  // What is dug or taken there says what the area is for.
  if (outlook.area === 'dig' || outlook.area === 'chaiwala') return [found];
  const gives = yieldOf(first.area, before);
  const says = translated((text, language): Sentence => [
    `${areaName(first.area, before, language)}: ${gives.says(text)}`,
  ]);
  return [found, { tone: 'note', says }];
}

/** A worker that acts now, boosted or not: what it can choose from. */
function workAhead({ before, after }: AlubariPreview): Consequence[] {
  const isSame = after.worker.space === before.worker.space;
  const found = before.phase === 'boost' && isSame ? workOutlook(after) : undefined;
  return found === undefined ? [] : [note(text => text.outlook(found))];
}

/** A contract that is taken: whether its bonus is met so far. */
function contractNotes({ after, events, isCertain }: AlubariPreview): Consequence[] {
  return events.flatMap(event => {
    if (event.type !== 'contractTaken' || event.from === 'deck') return [];
    const { contract, seat } = event;
    const status = isCertain && metContracts(after, seat).has(contract) ? 'met' : 'unmet';
    return [note(text => text.contractTaken(contract, text.statuses[status]))];
  });
}
