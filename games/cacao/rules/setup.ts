import type { Config, Effects } from '../../../kernel/game.ts';
import { HAND_SIZE, PLAYER_COUNTS, type PlayerCount } from '../data/workers.ts';
import { DISPLAY_SIZE } from '../data/jungle.ts';
import { drawJungleTile, layJungleTile } from './area.ts';
import { cellAt, GRID_SIZE } from './cells.ts';
import type { Event } from './events.ts';
import { copy, type State } from './state.ts';
import { EMPTY, joined, jungleTile, jungleTilesFor, workerTilesFor, type Piece } from './tiles.ts';
import { takeTopTile } from './turn.ts';

const START_PLANTATION = cellAt(0, 0);
const START_MARKET = cellAt(1, 1);

const TABLES = new Map<number, State>();

/** A table for a number of players before anything is drawn; only the start pair is there. */
export function emptyTable(players: number, into?: State): State {
  let table = TABLES.get(players);
  if (table === undefined) TABLES.set(players, (table = buildTable(playerCount(players))));
  return copy(table, into);
}

function buildTable(players: PlayerCount): State {
  const seats = [0, 0, 0, 0].slice(0, players);
  const state: State = {
    phase: 'placing',
    players,
    asksGains: false,
    allowsMoreLayers: false,
    startSeat: 0,
    active: 0,
    grid: emptyGrid(),
    workerCells: [],
    jungleCells: [],
    covered: [],
    openCells: [],
    junglePile: jungleTilesFor(players),
    junglePileSize: jungleTilesFor(players).reduce((sum, count) => sum + count),
    display: [],
    hands: joined(seats, () => [0, 0, 0, 0]),
    workerPiles: joined(seats, () => workerTilesFor(players)),
    gold: seats.slice(),
    fruits: seats.slice(),
    suns: seats.slice(),
    carriers: seats.slice(),
    placedCell: null,
    dueCells: [],
    groups: [],
  };
  layJungleTile(state, START_PLANTATION, jungleTile('plantation-1'));
  layJungleTile(state, START_MARKET, jungleTile('market-2'));
  return state;
}

/** Pushed one by one, because JavaScript reads an array without holes faster. */
function emptyGrid(): Piece[] {
  const grid: Piece[] = [];
  while (grid.length < GRID_SIZE) grid.push(EMPTY);
  return grid;
}

function playerCount(players: number): PlayerCount {
  const count = PLAYER_COUNTS.find(candidate => candidate === players);
  if (count === undefined) throw new RangeError(`Cacao is for 2 to 4 players, not ${players}`);
  return count;
}

export function setup(config: Config, { random, emit }: Effects<Event>, into?: State): State {
  const state = emptyTable(config.players, into);
  state.asksGains = config.options['gains'] === 'ask';
  state.allowsMoreLayers = config.options['layers'] === 'any';
  state.startSeat = config.options['start'] === 'first' ? 0 : random.below(state.players);
  state.active = state.startSeat;
  while (state.display.length < DISPLAY_SIZE) state.display.push(drawJungleTile(state, random));
  emit?.({ type: 'gamePrepared', startSeat: state.startSeat, display: state.display.slice() });
  for (let seat = 0; seat < state.players; seat++) {
    const tiles: number[] = [];
    for (let count = 0; count < HAND_SIZE; count++) {
      const tile = takeTopTile(state, seat, random);
      if (emit !== undefined) tiles.push(tile);
    }
    emit?.({ type: 'handDealt', seat, count: HAND_SIZE, secret: { to: [seat], tiles } });
  }
  return state;
}
