import type { Effects } from '../../../kernel/game.ts';
import { fromDeck, type Random } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { DISPLAY_SIZE } from '../data/jungle.ts';
import { drawJungleTile, JUNGLE_PILE } from './area.ts';
import type { Event } from './events.ts';
import { hasLastTileBeenPlaced } from './placing.ts';
import { endGame } from './scoring.ts';
import { tilesOf, type State } from './state.ts';
import { WORKER_TILE_COUNT, type WorkerTile } from './tiles.ts';

/** The active player draws, the display is refilled, and the player to the left is next, or the game ends. */
export function endTurn(state: State, table: Effects<Event>): void {
  drawWorkerTile(state, state.active, table);
  refillDisplay(state, table);
  state.active = (state.active + 1) % state.players;
  state.placedCell = null;
  state.phase = 'placing';
  if (hasLastTileBeenPlaced(state)) endGame(state, table);
}

function drawWorkerTile(state: State, seat: Seat, { random, emit }: Effects<Event>): void {
  if (tilesOf(state.workerPiles, seat) === 0) return;
  const tile = takeTopTile(state, seat, random);
  emit?.({ type: 'workerTileDrawn', seat, secret: { to: [seat], tiles: [tile] } });
}

/** Draws the top tile of the seat's pile. */
export function takeTopTile(state: State, seat: Seat, random: Random): WorkerTile {
  const left = tilesOf(state.workerPiles, seat);
  return takeFromPile(state, seat, fromDeck(random, JUNGLE_PILE + 1 + seat, left).below(left));
}

/** Moves the tile at a position of the seat's pile, counted by tile, to the hand. */
export function takeFromPile(state: State, seat: Seat, position: number): WorkerTile {
  const first = seat * WORKER_TILE_COUNT;
  let tile = 0;
  let rest = position;
  while (rest >= state.workerPiles[first + tile]) rest -= state.workerPiles[first + tile++];
  state.workerPiles[first + tile]--;
  state.hands[first + tile]++;
  return tile;
}

function refillDisplay(state: State, { random, emit }: Effects<Event>): void {
  const { display } = state;
  const first = display.length;
  while (display.length < DISPLAY_SIZE && state.junglePileSize > 0)
    display.push(drawJungleTile(state, random));
  if (display.length > first) {
    emit?.({ type: 'displayRefilled', tiles: display.slice(first), pile: state.junglePileSize });
  }
}
