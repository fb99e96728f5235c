import { STORE } from '../data/board.ts';
import { TEAS } from '../data/contracts.ts';
import { MORE_STORE } from '../data/councillors.ts';
import { RETURN, type ReturnChest } from './moves.ts';
import type { Phase } from './phase.ts';
import { has, LARGER_STORE, NONE, type Player, type State, whoseDecision } from './state.ts';

/** Right after a harvest: chests that do not fit in the store go back to the supply, one by one. */
export const store: Phase<ReturnChest> = {
  answers: ['return'],
  toAct: whoseDecision,

  list(state, seat, out) {
    const { tea } = state.players[seat];
    for (let kind = 0; kind < TEAS.length; kind++) if (tea[kind] > 0) out.push(RETURN[kind].id);
  },

  whyNot: (state, seat, { tea }) =>
    state.players[seat].tea[tea] > 0 ? undefined : 'ruling-discard-any-chest',

  play(state, seat, id, { emit }) {
    const tea = id - RETURN[0].id;
    const player = state.players[seat];
    player.tea[tea]--;
    emit?.({ type: 'chestReturned', seat, tea });
    if (!isOverfull(player)) state.waiting = NONE;
  },
};

export const capacity = (player: Readonly<Player>): number =>
  has(player, LARGER_STORE) ? STORE + MORE_STORE : STORE;

/** Chests in store, of all kinds. */
export const chestCount = ({ tea }: Readonly<Player>): number => tea[0] + tea[1] + tea[2];

export const isOverfull = (player: Readonly<Player>): boolean => chestCount(player) > capacity(player);

export const startStore = (state: State): void => {
  state.phase = 'store';
  state.waiting = state.turn.acting;
};
