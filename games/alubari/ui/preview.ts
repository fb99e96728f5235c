import { chip, say, type Chip, type Language, type Sentence } from '../../../kernel/text.ts';
import type { Consequence } from '../../../board/module.ts';
import type { MovePreview } from '../../../kernel/foresight.ts';
import { formatNumber } from '../../../board/number-format.ts';
import { AREAS } from '../data/board.ts';
import { RAIL_SPACES } from '../data/route.ts';
import { spaceAt } from '../rules/board.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { metContracts, visibleScores } from './visible-scores.ts';
import { LABELS } from './labels.ts';
import { goodsChanges, GOODS, type GoodsChange } from './goods-changes.ts';
import { outlookOf } from './outlook.ts';
import { sayOutlook } from './sayings.ts';
import { RAIL_NAMES } from './words.ts';

const signed = (count: number, language: Language): string =>
  `${count > 0 ? '+' : '−'}${formatNumber(Math.abs(count), language)}`;

const KIND = {
  iron: 'iron',
  stone: 'stone',
  steel: 'steel',
  rubble: 'rubble',
  leaves: 'leaf',
  chai: 'chai',
} as const;

/** Nothing was drawn on the way to the next decision, so all that follows is certain. */
export const isCertain = (before: View, after: View): boolean =>
  after.round === before.round &&
  after.deck.length === before.deck.length &&
  after.discards.length === before.discards.length;

/** Gains and costs for each seat, what comes along, and what a placed worker will find. */
export function preview({ before, after, events }: MovePreview<View, Event>): readonly Consequence[] {
  const entries = goodsChanges(events, before.seats.length);
  const points = isCertain(before, after) ? pointsGained(before, after) : before.seats.map(() => 0);
  return [
    ...entries.flatMap((entry, seat) => gains(entry, points[seat], seat)),
    ...events.flatMap(notes),
    ...placements(before, events),
    ...contractNotes(before, after, events),
  ];
}

function pointsGained(before: View, after: View): readonly number[] {
  const was = visibleScores(before);
  return visibleScores(after).map((now, seat) => now - was[seat]);
}

function gains(entry: GoodsChange, points: number, seat: number): Consequence[] {
  if (points === 0 && GOODS.every(good => entry[good] === 0)) return [];
  const isLoss = GOODS.every(good => entry[good] <= 0) && points <= 0;
  const says = { en: changes(entry, points, 'en'), es: changes(entry, points, 'es') };
  return [{ seat, tone: isLoss ? 'loss' : 'gain', says }];
}

/** Goods and points that come or go, side by side. */
function changes(entry: GoodsChange, points: number, language: Language): Sentence {
  const goods = GOODS.flatMap(good =>
    entry[good] === 0 ? [] : [chip(KIND[good], good, signed(entry[good], language))],
  );
  const all = points === 0 ? goods : [...goods, chip('points', 'points', signed(points, language))];
  return all.flatMap((change, index): Sentence => (index === 0 ? [change] : [' ', change]));
}

/** What happens besides goods. */
function notes(event: Event): Consequence[] {
  switch (event.type) {
    case 'railLaid': {
      const { place } = event;
      const { kind } = RAIL_SPACES.find(space => space.place === place) ?? RAIL_SPACES[0];
      const name = (language: Language): Chip => chip('rail', place, RAIL_NAMES[place][language]);
      const opens = kind === 'river';
      return [
        {
          tone: 'note',
          says: {
            en: opens ? say`${name('en')}: the towns beyond open` : say`${name('en')}`,
            es: opens ? say`${name('es')}: se abren las ciudades siguientes` : say`${name('es')}`,
          },
        },
      ];
    }
    case 'rubbleDug':
      return event.claimed.length === 0
        ? []
        : [
            {
              tone: 'note',
              says: {
                en: say`${chip('estate', event.claimed.length, `${event.claimed.length}`)} estate ${event.claimed.length === 1 ? 'space' : 'spaces'} won`,
                es: say`${chip('estate', event.claimed.length, `${event.claimed.length}`)} ${event.claimed.length === 1 ? 'casilla de Plantación ganada' : 'casillas de Plantación ganadas'}`,
              },
            },
          ];
    case 'startPlayerChanged':
      return [{ seat: event.seat, tone: 'note', says: sentence(LABELS.start) }];
    case 'workerPromised':
      return [{ seat: event.seat, tone: 'note', says: sentence(LABELS.promised) }];
    default:
      return [];
  }
}

const sentence = ({ en, es }: { readonly en: string; readonly es: string }): Record<Language, Sentence> => ({
  en: [en],
  es: [es],
});

/** A worker that is placed acts later: what it would find as things stand. */
function placements(before: View, events: readonly Event[]): Consequence[] {
  const [first] = events;
  if (first?.type !== 'workerPlaced') return [];
  const space = spaceAt(AREAS.indexOf(first.area), first.space);
  const says = sayOutlook(outlookOf(before, first.seat, space));
  return [{ tone: 'note', says }];
}

/** A contract that is taken: whether its bonus is met so far. */
function contractNotes(before: View, after: View, events: readonly Event[]): Consequence[] {
  return events.flatMap(event => {
    if (event.type !== 'contractTaken' || event.from === 'deck') return [];
    const isMet = isCertain(before, after) && metContracts(after, event.seat).has(event.contract);
    const card = (label: string): Chip => chip('contract', event.contract, label);
    const status = LABELS[isMet ? 'met' : 'unmet'];
    return [
      {
        tone: 'note' as const,
        says: {
          en: say`${card(`Contract ${event.contract}`)}: ${status.en}`,
          es: say`${card(`Contrato ${event.contract}`)}: ${status.es}`,
        },
      },
    ];
  });
}
