import type { Seat } from '../../../kernel/seat.ts';
import { PLANTATION_TILES, type Crop, type Tile, type TileName } from '../data/tiles.ts';
import { listOf, type Intersection, type Place, type Space } from './board.ts';
import { unproposedPlaces, buildingPrice } from './decision.ts';
import { isWatered } from './drying.ts';
import { owesBribe, proposerOf } from './proposal.ts';
import { plantationsOf, type Plantation } from './plantations.ts';
import { DESERT, NONE, roundsOf, type Phase, type Setup, type State } from './state.ts';

/** A space with a tile. */
export interface Field {
  readonly tile: TileName;
  readonly crop: Crop;
  readonly icons: number;
  readonly farmers: number;
  readonly owner: Seat | null;
  readonly desert: boolean;
  readonly watered: boolean;
}

/** What a seat or a spectator may know. */
export interface View {
  readonly viewer: Seat | null;
  readonly phase: Phase | null;
  readonly players: number;
  readonly hidesMoney: boolean;
  readonly round: number;
  readonly rounds: number;
  readonly overseer: Seat;
  /** null before it is placed. */
  readonly spring: Intersection | null;
  readonly palms: readonly Space[];
  readonly setup: Readonly<Setup>;
  readonly fields: readonly (Field | null)[];
  /** The plantations as they stand and what they would score now. */
  readonly plantations: readonly Plantation[];
  readonly canals: readonly Place[];
  readonly supply: number;
  readonly boxedCanals: number;
  readonly ownCanals: readonly number[];
  /** Tiles by kind: in the piles, in the village, in the box. */
  readonly unseen: readonly number[];
  readonly village: readonly number[];
  readonly boxedTiles: readonly number[];
  readonly reserve: readonly number[];
  readonly lost: readonly number[];
  /** All the money of each seat, including bids and bribes not yet paid; null if hidden from the viewer. */
  readonly money: readonly (number | null)[];
  readonly bank: number | null;
  /** Bids of this round: null before bidding, 0 for a pass, `sealed` until both are revealed. */
  readonly bids: readonly (number | 'sealed' | null)[];
  readonly taking: {
    readonly order: readonly Seat[];
    readonly turn: number;
    readonly tile: Tile | null;
  } | null;
  readonly proposals: ProposalsView | null;
  readonly extra: { readonly turn: number } | null;
}

export interface ProposalsView {
  readonly turn: number;
  readonly places: readonly (Place | null)[];
  readonly bribes: readonly (number | null)[];
  /** What it costs the overseer to build on a place that no one proposed. */
  readonly price: number;
  /** Whether there is such a place. */
  readonly isElsewhereFree: boolean;
}

export const view = (state: Readonly<State>, viewer: Seat | undefined): View => ({
  viewer: viewer ?? null,
  phase: state.phase,
  players: state.players,
  hidesMoney: state.hidesMoney,
  round: state.round,
  rounds: roundsOf(state),
  overseer: state.overseer,
  spring: state.spring === NONE ? null : state.spring,
  palms: [...state.palms],
  setup: { ...state.setup },
  fields: state.tiles.map((_, space) => fieldOn(state, space)),
  plantations: plantationsOf(state),
  canals: listOf(state.canals),
  supply: state.supply,
  boxedCanals: state.boxedCanals,
  ownCanals: [...state.ownCanals],
  unseen: [...state.piles],
  village: [...state.village],
  boxedTiles: [...state.boxedTiles],
  reserve: [...state.reserve],
  lost: [...state.lost],
  money: state.money.map((money, seat) => (seesPurse(state, viewer, seat) ? money : null)),
  bank: seesBank(state) ? state.bank : null,
  bids: state.auction.bids.map((bid, seat) => {
    if (bid === NONE) return null;
    return seesBid(state, viewer, seat) ? bid : 'sealed';
  }),
  taking: takingOf(state),
  proposals: proposalsOf(state),
  extra: state.phase === 'extraCanal' ? { turn: state.extra.turn } : null,
});

/** Hidden money is revealed at the end. The bank is hidden too: it would reveal the others' total. */
const seesBank = (state: Readonly<State>): boolean => !state.hidesMoney || state.phase === null;
export const seesPurse = (state: Readonly<State>, viewer: Seat | undefined, seat: Seat): boolean =>
  seat === viewer || seesBank(state);
/** Both sealed bids are revealed together, which ends the phase. */
export const seesBid = (state: Readonly<State>, viewer: Seat | undefined, seat: Seat): boolean =>
  seat === viewer || state.phase !== 'sealedAuction';

function fieldOn(state: Readonly<State>, space: Space): Field | null {
  if (state.tiles[space] === NONE) return null;
  const { name, crop, icons } = PLANTATION_TILES[state.tiles[space]];
  const owner = state.owners[space];
  return {
    tile: name,
    crop,
    icons,
    farmers: state.farmers[space],
    owner: owner >= 0 ? owner : null,
    desert: owner === DESERT,
    watered: isWatered(state, space),
  };
}

function takingOf({ round, phase, taking }: Readonly<State>): View['taking'] {
  if (round === 0 || phase === 'auction' || phase === 'sealedAuction') return null;
  return { order: [...taking.order], turn: taking.turn, tile: taking.tile === NONE ? null : taking.tile };
}

function proposalsOf(state: Readonly<State>): ProposalsView | null {
  const { phase, proposals } = state;
  if (phase !== 'proposal' && phase !== 'bribe' && phase !== 'decision' && phase !== 'canal') return null;
  const owing = phase === 'bribe' && owesBribe(state) ? proposerOf(state) : NONE;
  return {
    turn: proposals.turn,
    places: proposals.places.map(place => (place === NONE ? null : place)),
    bribes: proposals.bribes.map((bribe, seat) =>
      proposals.places[seat] === NONE || seat === owing ? null : bribe,
    ),
    price: buildingPrice(state),
    isElsewhereFree: unproposedPlaces(state) !== 0,
  };
}
