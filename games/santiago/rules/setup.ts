import type { Config, Effects } from '../../../kernel/game.ts';
import { drawPiece, type Random } from '../../../kernel/random.ts';
import { PALMS } from '../data/board.ts';
import { ALL_ESCUDOS, CANALS, FARMERS, OWN_CANALS, SUPPLIES, type PlayerCount } from '../data/supplies.ts';
import { PLANTATION_TILES } from '../data/tiles.ts';
import {
  AROUND,
  CORNERING,
  INNER,
  INTERSECTIONS,
  PLACES_AT,
  SPACES,
  type Intersection,
  type Space,
} from './board.ts';
import { copy } from './copy.ts';
import type { Event } from './events.ts';
import { KINDS, NEUTRAL, NONE, type State } from './state.ts';

const repeat = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

/** The tiles of a kind that take no part. */
const removedFrom = (players: PlayerCount, kind: number): number =>
  players === 2 ? PLANTATION_TILES[kind].removed : 0;

/** All the pieces in their places before anything is drawn. */
export function emptyTable(players: PlayerCount, hidesMoney: boolean): State {
  const { supply, escudos } = SUPPLIES[players];
  return {
    phase: 'startingCanal',
    players,
    hidesMoney,
    round: 0,
    overseer: 0,
    spring: 0,
    palms: [],
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
  2: emptyTable(2, false),
  3: emptyTable(3, false),
  4: emptyTable(4, false),
  5: emptyTable(5, false),
};
const EVERYWHERE: readonly number[] = repeat(SPACES, 1);

/** The overseer and the spring; what follows waits for the starting canal of a game for two. */
export function startSetup(config: Config, { random, emit }: Effects<Event>): State {
  // The match has checked the number of players against `meta`.
  const state = copy(EMPTY_TABLES[config.players as PlayerCount]);
  state.hidesMoney = config.options['money'] === 'hidden';
  state.overseer = config.options['overseer'] === 'first' ? 0 : random.below(state.players);
  emit?.({ type: 'overseerChosen', seat: state.overseer });
  placeSpring(state, drawSpring(config.options['spring'], random));
  emit?.({ type: 'springPlaced', at: state.spring });
  return state;
}

const drawSpring = (option: string | undefined, random: Random): Intersection =>
  option === 'any' ? random.below(INTERSECTIONS) : INNER[random.below(INNER.length)];

export function placeSpring(state: State, at: Intersection): void {
  state.spring = at;
  state.reachable = PLACES_AT[at];
}

/** One palm after another on a space that is still allowed, each equally likely. */
export function drawPalms(state: State, { random, emit }: Effects<Event>): void {
  const allowed = EVERYWHERE.slice();
  for (const space of CORNERING[state.spring]) allowed[space] = 0;
  for (let palm = 0; palm < PALMS; palm++) {
    const space: Space = drawPiece(allowed, random);
    for (const near of AROUND[space]) allowed[near] = 0;
    state.palms.push(space);
    emit?.({ type: 'palmPlanted', space });
  }
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
