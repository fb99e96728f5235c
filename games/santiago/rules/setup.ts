import type { Config, Effects } from '../../../kernel/game.ts';
import { drawPiece, type Random } from '../../../kernel/random.ts';
import { PALMS } from '../data/board.ts';
import { ALL_ESCUDOS, CANALS, FARMERS, OWN_CANALS, SUPPLIES, type PlayerCount } from '../data/supplies.ts';
import { PLANTATION_TILES } from '../data/tiles.ts';
import { INNER, INTERSECTIONS, PLACES_AT, SPACES, type Intersection } from './board.ts';
import { copy } from './copy.ts';
import type { Event } from './events.ts';
import { KINDS, NEUTRAL, NONE, type Setup, type State } from './state.ts';

const repeat = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

/** The tiles of a kind that are not used. */
const removedFrom = (players: PlayerCount, kind: number): number =>
  players === 2 ? PLANTATION_TILES[kind].removed : 0;

/** All pieces in place before anything is drawn, with open money. */
export function emptyTable(players: PlayerCount): State {
  const { supply, escudos } = SUPPLIES[players];
  return {
    phase: 'spring',
    players,
    hidesMoney: false,
    round: 0,
    overseer: 0,
    spring: NONE,
    palms: [],
    setup: { by: 'draw', springs: 'central', palms: PALMS },
    tiles: repeat(SPACES, NONE),
    owners: repeat(SPACES, NEUTRAL),
    farmers: repeat(SPACES, 0),
    empty: Array.from({ length: SPACES }, (_, space) => space),
    drySpaces: [],
    canals: 0,
    reachable: 0,
    supply,
    boxedCanals: CANALS - supply - players * OWN_CANALS,
    ownCanals: repeat(players, OWN_CANALS),
    piles: PLANTATION_TILES.map(({ copies }, kind) => copies - removedFrom(players, kind)),
    village: repeat(KINDS, 0),
    boxedTiles: PLANTATION_TILES.map((_, kind) => removedFrom(players, kind)),
    reserve: repeat(players, FARMERS),
    lost: repeat(players, 0),
    money: repeat(players, escudos),
    bank: ALL_ESCUDOS - players * escudos,
    auction: { turn: 0, bids: repeat(players, NONE) },
    taking: { order: repeat(players, 0), turn: 0, tile: NONE },
    proposals: { turn: 0, places: repeat(players, NONE), bribes: repeat(players, 0), proposed: 0 },
    decision: { stage: 'done' },
    extra: { turn: 0 },
  };
}

const EMPTY_TABLES: Readonly<Record<PlayerCount, State>> = {
  2: emptyTable(2),
  3: emptyTable(3),
  4: emptyTable(4),
  5: emptyTable(5),
};

/** The intersections that the spring option allows. */
export const SPRINGS: Readonly<Record<Setup['springs'], readonly Intersection[]>> = {
  central: INNER,
  any: Array.from({ length: INTERSECTIONS }, (_, at) => at),
};

/** Chooses the first overseer and, unless the overseer places it, the spring. */
export function startSetup(
  { players, options }: Config,
  { random, emit }: Effects<Event>,
  into?: State,
): State {
  // The match has checked the number of players against `meta`.
  const state = copy(EMPTY_TABLES[players as PlayerCount], into);
  state.hidesMoney = options['money'] === 'hidden';
  state.setup.springs = options['spring'] === 'any' ? 'any' : 'central';
  if (options['placement'] === 'overseer') state.setup.by = 'overseer';
  if (options['palms'] === 'none') state.setup.palms = 0;
  state.overseer = options['overseer'] === 'first' ? 0 : random.below(state.players);
  emit?.({ type: 'overseerChosen', seat: state.overseer });
  if (state.setup.by === 'draw') {
    placeSpring(state, drawSpring(state, random));
    emit?.({ type: 'springPlaced', at: state.spring });
  }
  return state;
}

function drawSpring({ setup }: Readonly<State>, random: Random): Intersection {
  const springs = SPRINGS[setup.springs];
  return springs[random.below(springs.length)];
}

export function placeSpring(state: State, at: Intersection): void {
  state.spring = at;
  state.reachable = PLACES_AT[at];
}

/** With three or four players one tile does not fit into the piles: it is shown and boxed. */
export function boxSpareTile(state: State, { random, emit }: Effects<Event>): void {
  const { piles, rounds } = SUPPLIES[state.players];
  const tiles = state.piles.reduce((total, count) => total + count, 0);
  if (tiles === piles * rounds) return;
  const tile = drawPiece(state.piles, random);
  state.boxedTiles[tile]++;
  emit?.({ type: 'tileBoxed', tile });
}
