import { chip, type Chip, type Language, type Sentence } from '../../../kernel/text.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Consequence } from '../../../board/module.ts';
import type { MovePreview } from '../../../kernel/foresight.ts';
import type { Main } from '../data/actions.ts';
import { TEAS } from '../data/contracts.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import type { BoardText } from '../text/board.ts';
import { afterForcedMoves, cardUse } from './look-ahead.ts';
import { contractOf, fulfillable, rupeesOf } from './prices.ts';
import { chestsAround, plantationsAround, reachOf } from './reach.ts';
import { translated } from './text.ts';

const signed = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`);
const figure = (kind: string, of: string | number, count: number): Chip => chip(kind, of, signed(count));
const figures = (sentence: Sentence): Record<Language, Sentence> => ({ en: sentence, es: sentence });

type ConsequenceWords = (words: BoardText['consequences'], text: BoardText) => Sentence;
const says = (words: ConsequenceWords): Readonly<Record<Language, Sentence>> =>
  translated(text => words(text.consequences, text));
const note = (words: ConsequenceWords): Consequence => ({ tone: 'note', says: says(words) });

/** What each seat gains or pays, and what the move opens: slots, contracts, the end of the game. */
export function preview({ before, after, events }: MovePreview<View, Event>): readonly Consequence[] {
  const seat = before.viewer;
  if (seat === null) return [];
  const laid = events.find(event => event.type === 'cardPlayed');
  if (laid?.type === 'cardPlayed') return usesOf(before, laid, seat);
  const then = afterForcedMoves(after, seat);
  return [
    ...then.seats.flatMap((_, index) => gainsOf(before, then, index)),
    ...priceOf(then, seat),
    ...tileOf(before, then, seat),
    ...reachOf(before, then, seat),
    ...rewardOf(before, then, seat),
    ...slotsOf(before, then, seat),
    ...contractsOf(before, then, seat),
    ...endOf(before, then),
  ];
}

/** Money, points, tokens and chests that change hands. */
function gainsOf(before: View, after: View, seat: Seat): Consequence[] {
  const [was, is] = [before.seats[seat], after.seats[seat]];
  const changes = [
    ['rupees', '', is.rupees - was.rupees] as const,
    ['points', '', is.points - was.points] as const,
    ['token', '', is.tokens - was.tokens] as const,
    ...TEAS.map(tea => ['tea', tea, is.tea[tea] - was.tea[tea]] as const),
  ].filter(([, , count]) => count !== 0);
  if (changes.length === 0) return [];
  const isGain = changes.some(([, , count]) => count > 0);
  const parts = changes.map(([kind, of, count]) => figure(kind, of, count));
  return [{ seat, tone: isGain ? 'gain' : 'loss', says: figures(spaced(parts)) }];
}

const spaced = (parts: readonly Chip[]): Sentence =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [' ', part]));

/** Where to plant is still to be chosen, but the price is known. */
function priceOf(after: View, seat: Seat): Consequence[] {
  if (after.phase !== 'plant' || after.waiting !== seat) return [];
  return [{ seat, tone: 'loss', says: figures([figure('rupees', '', rupeesOf(after, seat, 'plant'))]) }];
}

/** The start tile is spent, or the action that is chosen needs it. */
function tileOf(before: View, after: View, seat: Seat): Consequence[] {
  if (after.seats[seat].isTileSpent && !before.seats[seat].isTileSpent) {
    return [{ seat, tone: 'loss', says: says(words => words.usesTile) }];
  }
  const isAsked = after.phase === 'tile' && after.waiting === seat && before.phase !== 'tile';
  return isAsked && after.turn?.isTileNeeded === true ? [note(words => words.needsTile)] : [];
}

/** A contract that is fulfilled: what there will be to choose from. */
function rewardOf(before: View, after: View, seat: Seat): Consequence[] {
  if (after.phase !== 'reward' || after.waiting !== seat || before.phase === 'reward') return [];
  const contract = after.turn?.contract;
  if (contract === undefined || contract === null) return [];
  const { points, rupees } = contractOf(contract);
  return [
    {
      tone: 'gain',
      says: says(words => words.thenReward(figure('rupees', '', rupees), figure('points', '', points))),
    },
  ];
}

function slotsOf(before: View, after: View, seat: Seat): Consequence[] {
  if (after.seats[seat].slots === before.seats[seat].slots || before.phase === 'position') return [];
  return [note(words => words.opensSlot)];
}

/** Contracts on the train that become payable. Contracts that are drawn later are left out. */
function contractsOf(before: View, after: View, seat: Seat): Consequence[] {
  const earlier = fulfillable(before.seats[seat], before.wagons);
  const later = fulfillable(after.seats[seat], before.wagons).filter(name => !earlier.includes(name));
  return later.map(name => {
    const company = chip('contract', name, String(contractOf(name).company));
    return note(words => words.canFulfil(company));
  });
}

function endOf(before: View, after: View): Consequence[] {
  const isTriggered = after.isLastRound && !before.isLastRound && after.seats.some(one => one.markers === 0);
  return isTriggered ? [note(words => words.lastRound)] : [];
}

/** What a card offers: what your side of it would do for you, and who of the others could use theirs now. */
function usesOf(
  view: View,
  laid: Extract<Event, { type: 'cardPlayed' }>,
  seat: Seat,
): readonly Consequence[] {
  const { able, withTile } = cardUse(view, laid, seat);
  const others = able.filter(other => other !== seat);
  return [
    able.includes(seat)
      ? {
          seat,
          tone: 'gain',
          says: says((words, text) =>
            words.youCan(actionChip(laid.active, text), spaced(useOf(view, seat, laid.active))),
          ),
        }
      : { seat, tone: 'loss', says: says((words, text) => words.youCannot(actionChip(laid.active, text))) },
    ...(withTile.includes(seat) ? [note(words => words.needsTile)] : []),
    note((words, text) => {
      const theirs = actionChip(laid.followers, text);
      return others.length === 0
        ? words.noOneElseCan(theirs)
        : words.othersCan(
            spaced(others.map(other => otherWith(view, other, laid.followers))),
            others.length,
            theirs,
          );
    }),
  ];
}

/** What an action would bring a seat where its pawn stands: chests, contracts, a price. */
function useOf(view: View, seat: Seat, action: Main): readonly Chip[] {
  switch (action) {
    case 'harvest':
      return chestsAround(view, seat);
    case 'trade':
      return fulfillable(view.seats[seat], view.wagons).flatMap(name => {
        const { points, rupees } = contractOf(name);
        return [figure('points', '', points), figure('rupees', '', rupees)];
      });
    case 'plant':
    case 'hire':
    case 'advance':
      return [figure('rupees', '', rupeesOf(view, seat, action))];
  }
}

/** The icon of a seat, without its name, which only the table knows; at a harvest with the number of its chests. */
const otherWith = (view: View, seat: Seat, action: Main): Chip =>
  chip('seat', seat, action === 'harvest' ? `×${plantationsAround(view, seat).length}` : '');

const actionChip = (action: Main, { actions }: BoardText): Chip =>
  chip('action', action, actions[action].toLowerCase());
