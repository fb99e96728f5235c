import type { PhaseRules } from '../../../kernel/phases.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { RuleId } from '../data/rules.ts';
import type { Event } from './events.ts';
import { SAVE_TILE, type SaveTile, USE_TILE, type UseTile } from './moves.ts';
import { whyNotWithoutTile } from './performable.ts';
import { NONE, type State, whoseDecision } from './state.ts';

/** Variant: the acting seat's start tile fits the action and may boost it, once in the game. */
export const tile: PhaseRules<State, UseTile | SaveTile, Event> = {
  answers: ['useTile', 'saveTile'],
  toAct: whoseDecision,

  moves(state, seat, out) {
    out.push(USE_TILE);
    if (whyNotSave(state, seat) === undefined) out.push(SAVE_TILE);
  },

  whyNot: (state, seat, move) => (move.type === 'useTile' ? undefined : whyNotSave(state, seat)),

  play(state, seat, move, { emit }) {
    state.waiting = NONE;
    if (move.type === 'saveTile') return;
    const player = state.players[seat];
    player.tileSpent = true;
    state.turn.boosted = true;
    if (player.tile !== null) emit?.({ type: 'tileUsed', seat, tile: player.tile });
  },
};

/** An action that is possible only with the tile was chosen with the tile. */
const whyNotSave = (state: Readonly<State>, seat: Seat): RuleId | undefined =>
  state.turn.doing !== null && whyNotWithoutTile(state, seat, state.turn.doing) !== undefined
    ? 'ruling-start-tile-makes-performable'
    : undefined;
