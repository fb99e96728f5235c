import type { Config } from '../../../kernel/game.ts';
import type { Random } from '../../../kernel/random.ts';
import { MARKERS, PLAYERS, STARTING_BLACK_CHESTS, STARTING_RUPEES } from '../data/board.ts';
import { CARDS, CARDS_IN_BOX } from '../data/cards.ts';
import { CONTRACTS } from '../data/contracts.ts';
import { COUNCILLORS } from '../data/councillors.ts';
import { DISTRICTS, type District, REMOVABLE } from '../data/map.ts';
import { START_TILES } from '../data/tiles.ts';
import { copy } from './copy.ts';
import { layElevation, nthOutside } from './elevation.ts';
import type { GameEffects } from './events.ts';
import { HEX_COUNT, terrain, WHOLE } from './map.ts';
import { nextToPlace, tileNumber } from './position.ts';
import { NONE, type Player, type State } from './state.ts';
import { refillWagons } from './train.ts';

const newPlayer = (): Player => ({
  rupees: STARTING_RUPEES,
  points: 0,
  tokens: 0,
  markers: MARKERS,
  pawn: NONE,
  step: 0,
  bonus: 0,
  hired: 0,
  abilities: 0,
  tile: null,
  tileSpent: false,
  tea: [STARTING_BLACK_CHESTS, 0, 0],
  hand: [NONE, NONE, NONE],
  plantations: [0, 0, 0, 0],
  contracts: [0, 0, 0, 0, 0],
});

const COPIES: readonly number[] = CARDS.map(({ copies }) => copies);

/** A row with the same number everywhere. */
function rowOf(length: number, value: number): number[] {
  const row: number[] = [];
  while (row.length < length) row.push(value);
  return row;
}

/** Rows that every game starts with: copying one is quicker than filling a new one. */
const EMPTY_MAP: readonly number[] = rowOf(HEX_COUNT, NONE);
const NO_DISCARD: readonly number[] = rowOf(2 * CARDS.length, 0);
const ALL_CONTRACTS: readonly number[] = rowOf(CONTRACTS.length, 1);

/** A game before its setup: the personal boards are ready, the map is empty. */
export function emptyTable(seats: number): State {
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++) players.push(newPlayer());
  return {
    phase: 'position',
    waiting: NONE,
    players,
    omitted: WHOLE,
    contractBacks: true,
    start: 0,
    round: 1,
    final: false,
    levels: EMPTY_MAP.slice(),
    owners: EMPTY_MAP.slice(),
    double: NONE,
    elevations: [NONE, NONE, NONE, NONE],
    councillors: [null, null, null, null],
    bonuses: 0,
    technology: players.map((_, seat) => seat),
    deck: COPIES.slice(),
    cardsLeft: CARDS_IN_BOX,
    discard: NO_DISCARD.slice(),
    train: {
      wagons: [NONE, NONE, NONE],
      deck: ALL_CONTRACTS.slice(),
      left: CONTRACTS.length,
      next: NONE,
    },
    turn: {
      active: NONE,
      laying: NONE,
      tokenUsed: false,
      acting: NONE,
      doing: null,
      boosted: false,
      then: 'action',
    },
    picked: 0,
    contract: NONE,
  };
}

const TABLES = new Map<number, State>();

/** An empty table; a loop of playouts uses one state again and again. */
function clearedTable(players: number, into?: State): State {
  let table = TABLES.get(players);
  if (table === undefined) TABLES.set(players, (table = emptyTable(players)));
  return copy(table, into);
}

export function setup(config: Config, effects: GameEffects, into?: State): State {
  const state = clearedTable(config.players, into);
  const { random, emit } = effects;
  state.contractBacks = config.options['contractBacks'] !== 'hidden';
  if (config.players === PLAYERS.least) {
    state.omitted = DISTRICTS.indexOf(omittedDistrict(config.options['omitted'], random));
    emit?.({ type: 'districtOmitted', district: state.omitted });
  }
  layElevation(state, effects);
  placeCouncillors(state, effects);
  refillWagons(state, effects);
  if (config.options['startTiles'] === 'on') dealStartTiles(state, effects);
  else if (config.options['start'] !== 'first') state.start = random.below(config.players);
  emit?.({ type: 'teapotGiven', seat: state.start });
  state.waiting = nextToPlace(state);
  return state;
}

function omittedDistrict(wanted: string | undefined, random: Random): District {
  return REMOVABLE.find(district => district === wanted) ?? REMOVABLE[random.below(REMOVABLE.length)];
}

/** A different random councillor for each district in play. */
function placeCouncillors(state: State, { random, emit }: GameEffects): void {
  const { districts } = terrain(state.omitted);
  let seated = 0;
  for (let index = 0; index < districts.length; index++) {
    const place = nthOutside(seated, random.below(COUNCILLORS.length - index));
    const councillor = COUNCILLORS[place];
    seated |= 1 << place;
    state.councillors[districts[index]] = councillor;
    emit?.({ type: 'councillorSeated', district: districts[index], councillor });
  }
}

/** Variant: a different random start tile for each seat; the lowest number takes the teapot. */
function dealStartTiles(state: State, { random, emit }: GameEffects): void {
  const box = START_TILES.slice();
  for (let seat = 0; seat < state.players.length; seat++) {
    const [{ action, number }] = box.splice(random.below(box.length), 1);
    state.players[seat].tile = action;
    emit?.({ type: 'startTileRevealed', seat, tile: action, number });
    if (tileNumber(state, seat) < tileNumber(state, state.start)) state.start = seat;
  }
}
