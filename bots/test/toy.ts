import { rankSeats, type Game, type GameEvent, type Move, type Result } from '../../kernel/game.ts';
import { drawPiece, shuffle, type Random } from '../../kernel/random.ts';
import { NO_SEATS, seatsInMask, type Seat } from '../../kernel/seat.ts';

/**
 * Tricks, a small game for tests: four cards each, kept secret. In every round a prize is drawn from a bag,
 * all lay a card face down at the same time, and the highest card takes the prize.
 */
export interface Tricks {
  players: number;
  hands: number[][];
  laid: (number | null)[];
  bag: number[];
  prize: number;
  points: number[];
}

export interface TricksView extends Omit<Tricks, 'hands' | 'laid'> {
  viewer: Seat | null;
  hand: number[];
  own: number | null;
  hidden: number[];
  /** How many cards each seat holds, and who has laid one. */
  held: number[];
  waiting: boolean[];
}

interface Lay extends Move {
  readonly type: 'lay';
  readonly card: number;
}

interface Taken extends GameEvent {
  readonly type: 'taken';
  readonly seat: Seat;
}

const HAND = 4;
const LAY: readonly Lay[] = Array.from({ length: 4 * HAND }, (_, card) =>
  Object.freeze({ id: card, type: 'lay', card }),
);

const deck = (players: number): number[] => Array.from({ length: players * HAND }, (_, card) => card);

const isOver = (state: Readonly<Tricks>): boolean => state.prize === 0;

/** Cards that the viewer cannot place, dealt out again to the places where they lie. */
function deal(state: Tricks, viewer: Seat | undefined, random: Random): void {
  const places = state.hands.map((hand, seat) => (seat === viewer ? [] : hand));
  const cards = places.flat();
  state.laid.forEach((card, seat) => {
    if (card !== null && seat !== viewer) cards.push(card);
  });
  shuffle(cards, random);
  state.hands = state.hands.map((hand, seat) =>
    seat === viewer ? hand : cards.splice(0, hand.length).sort((one, other) => one - other),
  );
  state.laid = state.laid.map((card, seat) =>
    card === null || seat === viewer ? card : (cards.pop() ?? null),
  );
}

function endRound(state: Tricks, random: Random): Seat {
  const best = state.laid.indexOf(Math.max(...state.laid.map(card => card ?? -1)));
  state.points[best] += state.prize;
  state.laid.fill(null);
  state.prize = state.hands[0].length === 0 ? 0 : 1 + drawPiece(state.bag, random);
  return best;
}

function toAct(state: Readonly<Tricks>): readonly Seat[] {
  if (isOver(state)) return NO_SEATS;
  return seatsInMask(
    state.laid.reduce<number>((mask, card, seat) => (card === null ? mask | (1 << seat) : mask), 0),
  );
}

export const tricks: Game<Tricks, Lay, Taken, TricksView> = {
  meta: { id: 'tricks', rules: 1, players: { least: 2, most: 4 }, options: [] },
  notation: {
    size: LAY.length,
    text: ({ card }) => `lay ${card}`,
    parse: text => LAY.find(({ card }) => text === `lay ${card}`),
  },
  setup({ players }, { random }) {
    const cards = shuffle(deck(players), random);
    const hands = Array.from({ length: players }, () =>
      cards.splice(0, HAND).sort((one, other) => one - other),
    );
    const bag = [2, 2, 2, 2, 2];
    const prize = 1 + drawPiece(bag, random);
    return { players, hands, laid: hands.map(() => null), bag, prize, points: hands.map(() => 0) };
  },
  copy(from, into) {
    return Object.assign(into ?? {}, structuredClone(from));
  },
  toAct,
  moves(state, seat, out) {
    for (const card of state.hands[seat]) out.push(LAY[card]);
  },
  whyNot(state, seat, { card }) {
    if (isOver(state) || state.laid[seat] !== null) return 'turn';
    return state.hands[seat].includes(card) ? undefined : 'own-card';
  },
  apply(state, seat, { card }, { random, emit }) {
    state.hands[seat].splice(state.hands[seat].indexOf(card), 1);
    state.laid[seat] = card;
    if (!state.laid.includes(null)) {
      const winner = endRound(state, random);
      emit?.({ type: 'taken', seat: winner, reveals: true });
    }
    return toAct(state);
  },
  view({ players, hands, laid, bag, prize, points }, viewer) {
    const mine = viewer === undefined ? undefined : hands[viewer];
    const hidden = [...hands, laid.flatMap(card => card ?? [])]
      .filter(hand => hand !== mine)
      .flat()
      .filter(card => viewer === undefined || card !== laid[viewer]);
    return {
      players,
      viewer: viewer ?? null,
      hand: [...(mine ?? [])],
      own: viewer === undefined ? null : laid[viewer],
      hidden: hidden.sort((one, other) => one - other),
      held: hands.map(hand => hand.length),
      waiting: laid.map(card => card === null),
      bag: [...bag],
      prize,
      points: [...points],
    };
  },
  sample({ players, viewer, hand, own, hidden, held, waiting, bag, prize, points }, random) {
    const cards = [...hidden];
    const hands = held.map((count, seat) => (seat === viewer ? [...hand] : cards.splice(0, count)));
    const laid = waiting.map((isWaiting, seat) =>
      isWaiting ? null : seat === viewer ? own : (cards.pop() ?? null),
    );
    const state = { players, hands, laid, bag: [...bag], prize, points: [...points] };
    deal(state, viewer ?? undefined, random);
    return state;
  },
  redeal: deal,
  hasSecretChoices: () => true,
  pieceCounts: ({ players }) => ({ cards: players * HAND }),
  result(state): Result | undefined {
    if (!isOver(state)) return undefined;
    const totals = [...state.points];
    return {
      totals,
      breakdown: [{ source: 'prizes', points: totals }],
      ranks: rankSeats(state.players, (one, other) => totals[other] - totals[one]),
    };
  },
};
