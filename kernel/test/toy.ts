import type { Game, Move, Notation } from '../game.ts';
import { rankSeats } from '../game.ts';
import { fromPhases, type PhaseRules } from '../phases.ts';
import { drawPiece, type Random } from '../random.ts';
import { NO_SEATS, oneSeat, seatsInMask, type Seat } from '../seat.ts';

/**
 * A small honest game for the kernel's own tests. Each player holds two hidden cards out of a bag. In turn one card is
 * played: its value in coins wanders from the next seat, as far as it has any, and a card is drawn. In a last round all
 * stake secretly and at the same time; the stakes are turned over together.
 */
export interface ToyState {
  phase: 'cards' | 'stakes' | null;
  players: number;
  turn: Seat;
  bag: number[];
  /** Cards by seat * KINDS + kind. */
  hands: number[];
  discarded: number[];
  coins: number[];
  stakes: (number | null)[];
  bank: number;
}

export const KINDS = 3;

export interface Play extends Move {
  readonly type: 'play';
  readonly kind: number;
}
export interface Stake extends Move {
  readonly type: 'stake';
  readonly coins: number;
}
export type ToyMove = Play | Stake;

export type ToyEvent =
  | {
      readonly type: 'dealt';
      readonly seat: Seat;
      readonly secret: { readonly to: readonly Seat[]; readonly kind: number };
    }
  | { readonly type: 'played'; readonly seat: Seat; readonly kind: number; readonly coins: number }
  | {
      readonly type: 'staked';
      readonly seat: Seat;
      readonly secret: { readonly to: readonly Seat[]; readonly coins: number };
    }
  | { readonly type: 'stakesTurned'; readonly stakes: readonly (number | null)[]; readonly reveals: true };

export interface ToyView {
  phase: ToyState['phase'];
  players: number;
  turn: Seat;
  bagSize: number;
  handSizes: number[];
  viewer: Seat | null;
  hand: number[] | null;
  discarded: number[];
  coins: number[];
  hasStaked: boolean[];
  stake: number | null;
  bank: number;
}

const PLAYS: readonly Play[] = [0, 1, 2].map(kind => Object.freeze({ id: kind, type: 'play', kind }));
const STAKES: readonly Stake[] = Array.from({ length: 40 }, (_, coins) =>
  Object.freeze({ id: KINDS + coins, type: 'stake', coins }),
);

const notation: Notation<ToyMove> = {
  size: KINDS + STAKES.length,
  text: move => (move.type === 'play' ? `play ${move.kind}` : `stake ${move.coins}`),
  parse(text) {
    const [, type, figure] = /^(play|stake) (\d+)$/.exec(text) ?? [];
    return type === undefined ? undefined : (type === 'play' ? PLAYS : STAKES)[Number(figure)];
  },
};

export const handSize = (state: Readonly<ToyState>, seat: Seat): number =>
  state.hands[seat * KINDS] + state.hands[seat * KINDS + 1] + state.hands[seat * KINDS + 2];

function deal(
  state: ToyState,
  seat: Seat,
  random: Random,
  emit: ((event: ToyEvent) => void) | undefined,
): void {
  if (state.bag.every(count => count === 0)) return;
  const kind = drawPiece(state.bag, random);
  state.hands[seat * KINDS + kind]++;
  emit?.({ type: 'dealt', seat, secret: { to: [seat], kind } });
}

const cards: PhaseRules<ToyState, Play, ToyEvent> = {
  answers: ['play'],
  toAct: state => (handSize(state, state.turn) > 0 ? oneSeat(state.turn) : NO_SEATS),
  list(state, seat, out) {
    for (let kind = 0; kind < KINDS; kind++)
      if (state.hands[seat * KINDS + kind] > 0) out.push(PLAYS[kind].id);
  },
  whyNot: (state, seat, { kind }) => (state.hands[seat * KINDS + kind] > 0 ? undefined : 'card-in-hand'),
  play(state, seat, { kind }, { random, emit }) {
    const victim = (seat + 1) % state.players;
    const coins = Math.min(kind, state.coins[victim]);
    state.hands[seat * KINDS + kind]--;
    state.discarded[kind]++;
    state.coins[victim] -= coins;
    state.coins[seat] += coins;
    emit?.({ type: 'played', seat, kind, coins });
    deal(state, seat, random, emit);
    state.turn = victim;
  },
};

const stakes: PhaseRules<ToyState, Stake, ToyEvent> = {
  answers: ['stake'],
  toAct: state =>
    seatsInMask(
      state.stakes.reduce<number>((mask, stake, seat) => (stake === null ? mask | (1 << seat) : mask), 0),
    ),
  list(state, seat, out) {
    for (let coins = 0; coins <= state.coins[seat]; coins++) out.push(STAKES[coins].id);
  },
  whyNot: (state, seat, { coins }) => (coins <= state.coins[seat] ? undefined : 'stake-own-coins'),
  play(state, seat, { coins }, { emit }) {
    state.stakes[seat] = coins;
    emit?.({ type: 'staked', seat, secret: { to: [seat], coins } });
  },
};

const flow = fromPhases<'cards' | 'stakes', ToyState, ToyMove, ToyEvent>(
  { cards, stakes },
  {
    cards: state => {
      state.phase = 'stakes';
    },
    stakes: (state, { emit }) => {
      emit?.({ type: 'stakesTurned', stakes: state.stakes.slice(), reveals: true });
      state.stakes.forEach((stake, seat) => {
        state.coins[seat] -= stake ?? 0;
        state.bank += stake ?? 0;
      });
      state.phase = null;
    },
  },
  { turn: 'in-turn', step: 'in-order' },
  id => (id < KINDS ? PLAYS[id] : STAKES[id - KINDS]),
);

function redeal(state: ToyState, viewer: Seat | undefined, random: Random): void {
  const sizes = Array.from({ length: state.players }, (_, seat) => handSize(state, seat));
  sizes.forEach((_, seat) => {
    if (seat === viewer) return;
    for (let kind = 0; kind < KINDS; kind++) {
      state.bag[kind] += state.hands[seat * KINDS + kind];
      state.hands[seat * KINDS + kind] = 0;
    }
  });
  sizes.forEach((size, seat) => {
    if (seat === viewer) return;
    for (let card = 0; card < size; card++) state.hands[seat * KINDS + drawPiece(state.bag, random)]++;
    const stake = state.stakes[seat];
    if (state.phase !== null && stake !== null) state.stakes[seat] = random.below(state.coins[seat] + 1);
  });
}

export const toy: Game<ToyState, ToyMove, ToyEvent, ToyView> = {
  meta: {
    id: 'toy',
    rules: 1,
    players: { least: 2, most: 3 },
    options: [
      { id: 'cards', values: ['few', 'many'], default: 'few' },
      { id: 'duel', values: ['yes', 'no'], default: 'no', players: [2] },
    ],
  },
  notation,
  setup({ players, options }, { random, emit }) {
    const copies = options['cards'] === 'many' ? 4 : 3;
    const state: ToyState = {
      phase: 'cards',
      players,
      turn: 0,
      bag: [copies, copies, copies],
      hands: new Array<number>(players * KINDS).fill(0),
      discarded: [0, 0, 0],
      coins: new Array<number>(players).fill(5),
      stakes: new Array<number | null>(players).fill(null),
      bank: 0,
    };
    for (let seat = 0; seat < players; seat++)
      for (let card = 0; card < 2; card++) deal(state, seat, random, emit);
    return state;
  },
  copy: from => structuredCloneOf(from),
  toAct: flow.toAct,
  moves: flow.moves,
  whyNot: flow.whyNot,
  apply: flow.apply,
  view: (state, viewer) => ({
    phase: state.phase,
    players: state.players,
    turn: state.turn,
    bagSize: state.bag.reduce((sum, count) => sum + count, 0),
    handSizes: state.coins.map((_, seat) => handSize(state, seat)),
    viewer: viewer ?? null,
    hand: viewer === undefined ? null : state.hands.slice(viewer * KINDS, viewer * KINDS + KINDS),
    discarded: state.discarded.slice(),
    coins: state.coins.slice(),
    hasStaked: state.stakes.map(stake => stake !== null),
    stake: viewer === undefined ? null : state.stakes[viewer],
    bank: state.bank,
  }),
  sample(view, random) {
    const copies =
      (view.bagSize + view.handSizes.reduce((a, b) => a + b, 0) + view.discarded.reduce((a, b) => a + b)) /
      KINDS;
    const state: ToyState = {
      phase: view.phase,
      players: view.players,
      turn: view.turn,
      bag: view.discarded.map((count, kind) => copies - count - (view.hand?.[kind] ?? 0)),
      hands: new Array<number>(view.players * KINDS).fill(0),
      discarded: view.discarded.slice(),
      coins: view.coins.slice(),
      stakes: view.hasStaked.map((has, seat) => (!has ? null : seat === view.viewer ? view.stake : 0)),
      bank: view.bank,
    };
    view.handSizes.forEach((size, seat) => {
      for (let card = 0; card < size; card++) {
        if (seat !== view.viewer) state.hands[seat * KINDS + drawPiece(state.bag, random)]++;
      }
      view.hand?.forEach((count, kind) => {
        if (seat === view.viewer) state.hands[seat * KINDS + kind] = count;
      });
    });
    return state;
  },
  redeal,
  hasSecretChoices: () => true,
  pieceCounts: state => ({
    cards: [...state.bag, ...state.hands, ...state.discarded].reduce((sum, count) => sum + count, 0),
    coins: state.coins.reduce((sum, count) => sum + count, state.bank),
  }),
  result: state =>
    state.phase === null
      ? {
          totals: state.coins.slice(),
          breakdown: [{ source: 'coins', points: state.coins.slice() }],
          ranks: rankSeats(state.players, (one, other) => state.coins[other] - state.coins[one]),
        }
      : undefined,
};

// JSON is what a state is made of, so this is a deep copy of it.
const structuredCloneOf = <T>(value: Readonly<T>): T => JSON.parse(JSON.stringify(value)) as T;
