import type { Seat } from '../../../kernel/seat.ts';
import type { Action, Main } from '../data/actions.ts';
import { BONUSES } from '../data/board.ts';
import { CARDS } from '../data/cards.ts';
import type { Tea } from '../data/contracts.ts';
import type { Councillor } from '../data/councillors.ts';
import { DISTRICTS, type District, LARGE_TILES } from '../data/map.ts';
import { DISTRICT_OF, type Hex, HEX_NAMES, terrain } from './map.ts';
import { CONTRACT_NAMES, LAYINGS } from './moves.ts';
import { needsTile, whyNotAction } from './performable.ts';
import { openSlots } from './plantation.ts';
import { hasHired, NONE, type PhaseName, type Player, type State, type Turn } from './state.ts';
import { capacity } from './store.ts';

/** A card by its two mains. */
export type Card = (typeof CARDS)[number]['mains'];

/** A card on the discard space: the active seat's main and the followers' main. */
export interface LaidCard {
  readonly active: Main;
  readonly followers: Main;
}

export interface HexView {
  readonly hex: string;
  readonly district: District;
  readonly level: number;
  readonly owner: Seat | null;
  readonly isDouble: boolean;
  readonly pawns: readonly Seat[];
}

export interface SeatView {
  readonly rupees: number;
  readonly points: number;
  readonly tokens: number;
  readonly markers: number;
  readonly pawn: string | null;
  readonly step: number;
  readonly bonus: number;
  readonly hired: readonly District[];
  readonly tile: Action | null;
  readonly isTileSpent: boolean;
  readonly tea: Readonly<Record<Tea, number>>;
  readonly capacity: number;
  readonly slots: number;
  /** Fulfilled contracts of companies 1 to 5. */
  readonly contracts: readonly number[];
  readonly handSize: number;
}

/** What one viewer may know of a game, by names. */
export interface View {
  /** The viewer's seat; null for a spectator. */
  readonly viewer: Seat | null;
  readonly phase: PhaseName | null;
  /** The seat that is to decide. */
  readonly waiting: Seat | null;
  readonly contractBacks: boolean;
  readonly omitted: District | null;
  readonly start: Seat;
  readonly round: number;
  readonly isLastRound: boolean;
  readonly map: readonly HexView[];
  readonly districts: readonly DistrictView[];
  readonly bonuses: readonly number[];
  /** Seats on the technology track, the most advanced first; empty until all have a start position. */
  readonly technology: readonly Seat[];
  readonly seats: readonly SeatView[];
  readonly hand: readonly Card[] | null;
  readonly deck: number;
  readonly discard: readonly (LaidCard & { readonly copies: number })[];
  readonly wagons: readonly (string | null)[];
  /** Contracts still in the deck: everyone can deduce them. */
  readonly contractDeck: readonly string[];
  readonly nextCompany: number | null;
  readonly turn: TurnView | null;
}

export interface DistrictView {
  readonly district: District;
  readonly elevation: (typeof LARGE_TILES)[number]['name'];
  readonly councillor: Councillor;
  readonly hirers: readonly Seat[];
}

export interface TurnView {
  readonly active: Seat;
  readonly acting: Seat;
  readonly card: LaidCard | null;
  /** Whether the acting seat can take the main action on its side of the card, with its start tile if needed. */
  readonly isMainOpen: boolean;
  /** Whether the acting seat can take the action of its start tile, but only with the tile. */
  readonly isTileNeeded: boolean;
  readonly isTokenUsed: boolean;
  /** The current action. */
  readonly doing: Action | null;
  readonly isBoosted: boolean;
  readonly then: Turn['then'] | null;
  /** Hexagons picked so far in the current harvest. */
  readonly picked: readonly string[];
  /** The contract being fulfilled. */
  readonly contract: string | null;
}

export function view(state: Readonly<State>, viewer: Seat | undefined): View {
  const { players, train } = state;
  const { hexes, districts } = terrain(state.omitted);
  return {
    viewer: viewer ?? null,
    phase: state.phase,
    waiting: seatOrNull(state.waiting),
    contractBacks: state.contractBacks,
    omitted: state.omitted === NONE ? null : DISTRICTS[state.omitted],
    start: state.start,
    round: state.round,
    isLastRound: state.final,
    map: hexes.map(hex => hexView(state, hex)),
    districts: districts.map(district => districtView(state, district)),
    bonuses: BONUSES.slice(state.bonuses),
    technology: state.phase === 'position' ? [] : state.technology.slice(),
    seats: players.map(seatView),
    hand:
      viewer === undefined
        ? null
        : players[viewer].hand.filter(kind => kind !== NONE).map(kind => CARDS[kind].mains),
    deck: state.cardsLeft,
    discard: LAYINGS.flatMap(({ active, followers }, laying) =>
      state.discard[laying] === 0 ? [] : [{ active, followers, copies: state.discard[laying] }],
    ),
    wagons: train.wagons.map(contract => (contract === NONE ? null : CONTRACT_NAMES[contract])),
    contractDeck: CONTRACT_NAMES.filter((_, contract) => train.deck[contract] === 1),
    nextCompany: train.next === NONE ? null : train.next,
    turn: state.phase === 'position' || state.phase === null ? null : turnView(state),
  };
}

const seatOrNull = (seat: Seat): Seat | null => (seat === NONE ? null : seat);

const hexView = (state: Readonly<State>, hex: Hex): HexView => ({
  hex: HEX_NAMES[hex],
  district: DISTRICTS[DISTRICT_OF[hex]],
  level: state.levels[hex],
  owner: seatOrNull(state.owners[hex]),
  isDouble: state.double === hex,
  pawns: state.players.flatMap(({ pawn }, seat) => (pawn === hex ? [seat] : [])),
});

function districtView(state: Readonly<State>, district: number): DistrictView {
  const councillor = state.councillors[district];
  if (councillor === null) throw new Error(`no councillor in ${DISTRICTS[district]}`);
  return {
    district: DISTRICTS[district],
    elevation: LARGE_TILES[state.elevations[district]].name,
    councillor,
    hirers: state.players.flatMap((player, seat) => (hasHired(player, district) ? [seat] : [])),
  };
}

const seatView = (player: Readonly<Player>): SeatView => ({
  rupees: player.rupees,
  points: player.points,
  tokens: player.tokens,
  markers: player.markers,
  pawn: player.pawn === NONE ? null : HEX_NAMES[player.pawn],
  step: player.step,
  bonus: player.bonus,
  hired: DISTRICTS.filter((_, district) => hasHired(player, district)),
  tile: player.tile,
  isTileSpent: player.tileSpent,
  tea: { black: player.tea[0], green: player.tea[1], white: player.tea[2] },
  capacity: capacity(player),
  slots: openSlots(player),
  contracts: player.contracts.slice(),
  handSize: player.hand.filter(kind => kind !== NONE).length,
});

/** Decisions about which action to take. */
const CHOOSING_ACTION: readonly (PhaseName | null)[] = ['tokenBefore', 'action', 'tokenAfter', 'follow'];

/** Decisions between two actions. */
const BETWEEN_ACTIONS: readonly (PhaseName | null)[] = ['card', ...CHOOSING_ACTION];

function isTileNeeded(state: Readonly<State>): boolean {
  const { phase, turn, players } = state;
  if (phase !== 'tile' && !CHOOSING_ACTION.includes(phase)) return false;
  const { tile } = players[turn.acting];
  return tile !== null && needsTile(state, turn.acting, tile);
}

/** Only what the present decision is about: other fields of the state may still hold an earlier decision. */
function turnView(state: Readonly<State>): TurnView {
  const { phase, turn, picked, contract } = state;
  const isWithin = !BETWEEN_ACTIONS.includes(phase);
  const laid = LAYINGS[turn.laying];
  return {
    active: turn.active,
    acting: turn.acting,
    card: phase === 'card' ? null : { active: laid.active, followers: laid.followers },
    isMainOpen:
      (phase === 'action' && whyNotAction(state, turn.acting, laid.active) === undefined) ||
      (phase === 'follow' && whyNotAction(state, turn.acting, laid.followers) === undefined),
    isTileNeeded: isTileNeeded(state),
    isTokenUsed: turn.tokenUsed,
    doing: isWithin ? turn.doing : null,
    isBoosted: isWithin && turn.boosted,
    then: isWithin ? turn.then : null,
    picked: phase === 'harvest' ? HEX_NAMES.filter((_, hex) => (picked & (1 << hex)) !== 0) : [],
    contract: phase === 'omission' || phase === 'reward' ? CONTRACT_NAMES[contract] : null,
  };
}
