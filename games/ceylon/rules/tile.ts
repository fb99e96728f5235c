import type { Seat } from '../../../kernel/seat.ts';
import type { RuleId } from '../data/rules.ts';
import { ACT, type Act, SAVE_TILE, type SaveTile, USE_TILE, type UseTile } from './moves.ts';
import type { Phase } from './phase.ts';
import { needsTile } from './performable.ts';
import { NONE, type State, whoseDecision } from './state.ts';

/**
 * Variant: the acting seat's start tile fits the action and may boost it, once in the game. A seat that can take
 * the action only with the tile may still change to an alternative, so no tile is spent without being asked.
 */
export const tile: Phase<UseTile | SaveTile | Act> = {
  answers: ['useTile', 'saveTile', 'act'],
  toAct: whoseDecision,

  list(state, seat, out) {
    out.push(USE_TILE.id);
    if (isNeeded(state, seat)) {
      out.push(ACT.move.id);
      out.push(ACT.take.id);
    } else out.push(SAVE_TILE.id);
  },

  whyNot(state, seat, move) {
    switch (move.type) {
      case 'useTile':
        return undefined;
      case 'saveTile':
        return isNeeded(state, seat) ? 'ruling-start-tile-makes-performable' : undefined;
      case 'act':
        return whyNotInstead(state, seat, move);
    }
  },

  play(state, seat, id, { emit }) {
    const { turn } = state;
    state.waiting = NONE;
    if (id === SAVE_TILE.id) return;
    if (id !== USE_TILE.id) {
      turn.doing = id === ACT.move.id ? 'move' : 'take';
      return;
    }
    const player = state.players[seat];
    player.tileSpent = true;
    turn.boosted = true;
    if (player.tile !== null) emit?.({ type: 'tileUsed', seat, tile: player.tile });
  },
};

/** Whether the action that the seat has chosen is possible only with its start tile. */
const isNeeded = (state: Readonly<State>, seat: Seat): boolean =>
  state.turn.doing !== null && needsTile(state, seat, state.turn.doing);

const whyNotInstead = (state: Readonly<State>, seat: Seat, move: Act): RuleId | undefined => {
  if (!isNeeded(state, seat)) return 'turn-steps';
  return move === ACT.move || move === ACT.take ? undefined : 'ruling-start-tile-makes-performable';
};
