import { CONSTRUCTION_RUBBLE, CONSTRUCTION_STONE } from '../data/equipment.ts';
import { CONSTRUCTION, STATIONS } from './board.ts';
import { CHEAP_STATION, isInForce } from './modifiers.ts';
import { BUILDS, CHEAPER, type Cheaper } from './moves.ts';
import { has, setOf } from './sets.ts';
import type { Holdings } from './state.ts';

/** One way to pay for a station space. */
export interface Offer {
  readonly id: number;
  readonly iron: number;
  readonly stone: number;
  readonly rubble: number;
  readonly steel: number;
  /** Contract 17 made it cheaper and is spent with it. */
  readonly isCheaper: boolean;
}

/** The discount of contract 17 on each good. */
const LESS: Readonly<Record<Cheaper, number>> = { stone: 1, rubble: 2, iron: 2 };

/** The goods do not come first, for the reason given at `emptyHoldings`. */
interface Price {
  readonly any: number;
  readonly iron: number;
  readonly stone: number;
  readonly rubble: number;
  readonly steel: number;
}

/** The discounts of a seat: Construction workers, and contract 17. */
interface Discounts {
  readonly hasConstruction: boolean;
  readonly isCheap: boolean;
}

const reduced = (printed: number, discount: number): number => Math.max(0, printed - discount);

const priceOf = (station: number, { hasConstruction }: Discounts): Price => {
  const { iron = 0, stone = 0, rubble = 0, steel = 0, any = 0 } = STATIONS[station].cost;
  const [lessStone, lessRubble] = hasConstruction ? [CONSTRUCTION_STONE, CONSTRUCTION_RUBBLE] : [0, 0];
  return {
    any: reduced(any, lessStone),
    iron: reduced(iron, 0),
    stone: reduced(stone, lessStone),
    rubble: reduced(rubble, lessRubble),
    steel: reduced(steel, 0),
  };
};

const idFor = (station: number, less: Cheaper | null, steel: number | null): number => {
  const move = BUILDS[station].find(candidate => candidate.less === less && candidate.steel === steel);
  if (move === undefined) throw new Error(`no move builds ${STATIONS[station].id} in this way`);
  return move.id;
};

/** Every mix of stone and steel for the pieces of a space that takes both. */
const mixOffers = (station: number, price: Price, { isCheap }: Discounts): Offer[] => {
  const isCheaper = isCheap && price.any > 0;
  const pieces = price.any - (isCheaper ? LESS.stone : 0);
  return Array.from({ length: pieces + 1 }, (_, steel) => ({
    id: idFor(station, null, steel),
    iron: price.iron,
    stone: price.stone + pieces - steel,
    rubble: price.rubble,
    steel: price.steel + steel,
    isCheaper,
  }));
};

const offersFor = (station: number, discounts: Discounts): Offer[] => {
  const price = priceOf(station, discounts);
  if (STATIONS[station].cost.any !== undefined) return mixOffers(station, price, discounts);
  const kinds = discounts.isCheap ? CHEAPER.filter(kind => price[kind] > 0) : [];
  const { iron, stone, rubble, steel } = price;
  if (kinds.length === 0) {
    return [{ id: idFor(station, null, null), iron, stone, rubble, steel, isCheaper: false }];
  }
  return kinds.map(kind => ({
    id: idFor(station, kinds.length === 1 ? null : kind, null),
    iron: iron - (kind === 'iron' ? Math.min(iron, LESS.iron) : 0),
    stone: stone - (kind === 'stone' ? LESS.stone : 0),
    rubble: rubble - (kind === 'rubble' ? Math.min(rubble, LESS.rubble) : 0),
    steel,
    isCheaper: true,
  }));
};

/** The offers of every station space: plain, with Construction workers, with contract 17, with both. */
const OFFERS: readonly (readonly (readonly Offer[])[])[] = [0, 1, 2, 3].map(discounts =>
  STATIONS.map((_, station) =>
    offersFor(station, { hasConstruction: (discounts & 1) !== 0, isCheap: (discounts & 2) !== 0 }),
  ),
);

const discountsOf = (own: Readonly<Holdings>): number =>
  (has(own.equipment, CONSTRUCTION) ? 1 : 0) + (isInForce(own, CHEAP_STATION) ? 2 : 0);

/** The offers to a seat, by station space. */
export const offersTo = (own: Readonly<Holdings>): readonly (readonly Offer[])[] => OFFERS[discountsOf(own)];

const PAID = ['iron', 'stone', 'rubble', 'steel'] as const;
/** More of a good than any station space costs. */
const MOST_PAID = 10;
/** The amounts of one good, from none on. */
const ROW = MOST_PAID + 1;

/** For each set of discounts, good and amount: the station spaces with an offer that asks for no more of the good. */
const STATIONS_WITHIN: readonly Int32Array[] = OFFERS.map(all =>
  Int32Array.from({ length: PAID.length * ROW }, (_, index) => {
    const good = PAID[Math.floor(index / ROW)];
    const most = index % ROW;
    return setOf(
      all.flatMap((offers, station) => (offers.some(offer => offer[good] <= most) ? [station] : [])),
    );
  }),
);

const atMost = (amount: number): number => (amount < MOST_PAID ? amount : MOST_PAID);

/** For each set of discounts: the station spaces with more than one offer. */
const SEVERAL_OFFERS = Int32Array.from(OFFERS, all =>
  setOf(all.flatMap((offers, station) => (offers.length > 1 ? [station] : []))),
);

/** Whether one of the offers for a possible station space is payable as a whole; a single offer is. */
export const canPayAny = (own: Readonly<Holdings>, station: number): boolean => {
  const discounts = discountsOf(own);
  if (!has(SEVERAL_OFFERS[discounts], station)) return true;
  const offers = OFFERS[discounts][station];
  for (let index = 0; index < offers.length; index++) if (canPay(own, offers[index])) return true;
  return false;
};

/** Station spaces that no single good rules out. */
export const possibleStations = (own: Readonly<Holdings>): number => {
  const within = STATIONS_WITHIN[discountsOf(own)];
  return (
    within[atMost(own.iron)] &
    within[ROW + atMost(own.stone)] &
    within[2 * ROW + atMost(own.rubble)] &
    within[3 * ROW + atMost(own.steel)]
  );
};

export const canPay = (own: Readonly<Holdings>, offer: Offer): boolean =>
  own.iron >= offer.iron &&
  own.stone >= offer.stone &&
  own.rubble >= offer.rubble &&
  own.steel >= offer.steel;
