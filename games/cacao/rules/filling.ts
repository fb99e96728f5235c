import type { Effects } from '../../../kernel/game.ts';
import type { CountedPhaseRules } from '../../../kernel/phases.ts';
import { NO_SEATS, oneSeat } from '../../../kernel/seat.ts';
import { drawJungleTile, layJungleTile, pieceAt, workerTilesBeside } from './area.ts';
import { isJungleCell, STEPS } from './cells.ts';
import type { Event } from './events.ts';
import { cellOfFill, fillId, moveOf, tileOfFill, type Fill, type Move } from './moves.ts';
import { isJungleExhausted, remove, type State } from './state.ts';
import { EMPTY } from './tiles.ts';
import type { RuleId } from '../data/rules.ts';

/** Step B. The active player fills every empty space beside two worker tiles with tiles from the display. */
export const filling: CountedPhaseRules<State, Fill, Event> = {
  answers: ['fill'],

  toAct: state => (isFillingDue(state) ? oneSeat(state.active) : NO_SEATS),

  list({ dueCells, display }, _seat, out) {
    for (let slot = 0; slot < display.length; slot++) {
      if (slot > 0 && display[slot] === display[0]) continue;
      for (let index = 0; index < dueCells.length; index++) out.push(fillId(display[slot], dueCells[index]));
    }
  },

  count: ({ dueCells, display }) => (display[1] === display[0] ? 1 : display.length) * dueCells.length,

  at: ({ dueCells, display }, _seat, index) =>
    index < dueCells.length
      ? fillId(display[0], dueCells[index])
      : fillId(display[1], dueCells[index - dueCells.length]),

  whyNot(state, _seat, { tile, cell }): RuleId | undefined {
    if (!isJungleCell(cell)) return 'area-checkerboard';
    if (!state.dueCells.includes(cell)) return 'fill-when-two-worker-tiles';
    return state.display.includes(tile) ? undefined : 'fill-from-display';
  },

  play(state, seat, id, { emit }) {
    const cell = cellOfFill(id);
    const tile = tileOfFill(id);
    takeFromDisplay(state, tile);
    remove(state.dueCells, cell);
    emit?.({ type: 'spaceFilled', seat, tile, cell, fromPile: false });
    layJungleTile(state, cell, tile);
    if (isJungleExhausted(state)) emit?.({ type: 'jungleExhausted' });
  },
};

export const isFillingDue = ({ dueCells, display }: Readonly<State>): boolean =>
  dueCells.length > 0 && display.length > 0;

/** The spaces beside the tile just placed that now touch two worker tiles, as long as there is jungle to lay. */
export function startFilling(state: State): void {
  state.phase = 'filling';
  const { placedCell } = state;
  if (placedCell === null || isJungleExhausted(state)) return;
  for (let edge = 0; edge < 4; edge++) {
    const space = placedCell + STEPS[edge];
    if (pieceAt(state, space) === EMPTY && workerTilesBeside(state, space) >= 2) state.dueCells.push(space);
  }
}

/** The third tile is drawn from the pile. Spaces for which no jungle tile is left stay empty for good. */
export function fillFromPile(state: State, { random, emit }: Effects<Event>): void {
  const { dueCells } = state;
  while (dueCells.length > 0 && state.junglePileSize > 0) {
    const cell = dueCells[dueCells.length - 1];
    const tile = drawJungleTile(state, random);
    dueCells.pop();
    emit?.({ type: 'spaceFilled', seat: state.active, tile, cell, fromPile: true });
    layJungleTile(state, cell, tile);
    if (isJungleExhausted(state)) emit?.({ type: 'jungleExhausted' });
  }
  if (dueCells.length > 0) emit?.({ type: 'spacesLeftEmpty', cells: dueCells.slice() });
  while (dueCells.length > 0) dueCells.pop();
}

/** Two equal tiles for two spaces: each space gets the same tile, whichever is filled first. */
export function equivalentFill({ phase, dueCells, display }: Readonly<State>): Move | undefined {
  const isSame = dueCells.length === 2 && display.length === 2 && display[0] === display[1];
  return phase === 'filling' && isSame ? moveOf(fillId(display[0], dueCells[0])) : undefined;
}

/** The other tile keeps its place or moves up to the first. */
function takeFromDisplay({ display }: State, tile: number): void {
  if (display[0] === tile) display[0] = display[display.length - 1];
  display.pop();
}
