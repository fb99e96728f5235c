import { chip, say, type Chip, type Language, type Sentence } from '../../../kernel/text.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Consequence } from '../../../board/module.ts';
import type { MovePreview } from '../../../kernel/foresight.ts';
import type { Main } from '../data/actions.ts';
import { TEAS } from '../data/contracts.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { seatsAbleToAct, afterForcedMoves } from './look-ahead.ts';
import { contractOf, fulfillable, rupeesOf } from './prices.ts';
import { reachOf } from './reach.ts';
import { ACTION_NAMES } from './words.ts';

const signed = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`);
const figure = (kind: string, of: string | number, count: number): Chip => chip(kind, of, signed(count));
const same = (sentence: Sentence): Record<Language, Sentence> => ({ en: sentence, es: sentence });
const note = (en: Sentence, es: Sentence): Consequence => ({ tone: 'note', says: { en, es } });

/** What each seat gains or pays, and what the move opens: slots, contracts, the end of the game. */
export function preview({ before, after, events }: MovePreview<View, Event>): readonly Consequence[] {
  const seat = before.viewer;
  if (seat === null) return [];
  const laid = events.find(event => event.type === 'cardPlayed');
  if (laid?.type === 'cardPlayed') return outlookOf(before, laid, seat);
  const then = afterForcedMoves(after, seat);
  return [
    ...then.seats.flatMap((_, index) => gainsOf(before, then, index)),
    ...priceOf(then, seat),
    ...reachOf(before, then, seat),
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
  return [{ seat, tone: isGain ? 'gain' : 'loss', says: same(spaced(parts)) }];
}

const spaced = (parts: readonly Chip[]): Sentence =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [' ', part]));

/** Where to plant is still to be chosen, but the price is known. */
function priceOf(after: View, seat: Seat): Consequence[] {
  if (after.phase !== 'plant' || after.waiting !== seat) return [];
  return [{ seat, tone: 'loss', says: same([figure('rupees', '', rupeesOf(after, seat, 'plant'))]) }];
}

function slotsOf(before: View, after: View, seat: Seat): Consequence[] {
  if (after.seats[seat].slots === before.seats[seat].slots || before.phase === 'position') return [];
  return [note(say`opens a contract slot`, say`abre un hueco para contratos`)];
}

/** Contracts on the train that become payable. What chance puts on the train later is left out. */
function contractsOf(before: View, after: View, seat: Seat): Consequence[] {
  const earlier = fulfillable(before.seats[seat], before.wagons);
  const later = fulfillable(after.seats[seat], before.wagons).filter(name => !earlier.includes(name));
  return later.map(name => {
    const order = chip('contract', name, String(contractOf(name).company));
    return note(say`now you can fulfil company ${order}`, say`ya puedes cumplir con la compañía ${order}`);
  });
}

function endOf(before: View, after: View): Consequence[] {
  const isTriggered = after.isLastRound && !before.isLastRound && after.seats.some(one => one.markers === 0);
  return isTriggered ? [note(say`this becomes the last round`, say`esta será la última ronda`)] : [];
}

/** What a card gives: whether you can use your side of it, and who of the others could use theirs now. */
function outlookOf(
  view: View,
  laid: Extract<Event, { type: 'cardPlayed' }>,
  seat: Seat,
): readonly Consequence[] {
  const able = seatsAbleToAct(view, laid, seat);
  const [mine, mio] = [actionChip(laid.active, 'en'), actionChip(laid.active, 'es')];
  const [theirs, suyo] = [actionChip(laid.followers, 'en'), actionChip(laid.followers, 'es')];
  const others = able.filter(other => other !== seat);
  return [
    able.includes(seat)
      ? { seat, tone: 'gain', says: { en: say`you can ${mine}`, es: say`puedes ${mio}` } }
      : { seat, tone: 'loss', says: { en: say`you cannot ${mine} yet`, es: say`aún no puedes ${mio}` } },
    others.length === 0
      ? note(say`nobody else can ${theirs} now`, say`nadie más puede ${suyo} ahora`)
      : note(
          say`${marksOf(others)} ${others.length} can ${theirs}`,
          say`${marksOf(others)} ${others.length} ${others.length === 1 ? 'puede' : 'pueden'} ${suyo}`,
        ),
  ];
}

/** The marks of seats without their names, which only the table knows. */
const marksOf = (seats: readonly Seat[]): Sentence => seats.map(seat => chip('seat', seat, ''));

const actionChip = (action: Main, language: Language): Chip =>
  chip('action', action, ACTION_NAMES[action][language].toLowerCase());
