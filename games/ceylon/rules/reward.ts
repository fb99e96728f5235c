import { CONTRACTS } from '../data/contracts.ts';
import { TRADE_RUPEES } from '../data/councillors.ts';
import { TAKE_POINTS, TAKE_RUPEES, type TakeReward } from './moves.ts';
import type { Phase } from './phase.ts';
import { has, NONE, type State, TRADE_EXTRA, whoseDecision } from './state.ts';

/** Trade, last part: the seat takes all the contract's rupees or all its points. */
export const reward: Phase<TakeReward> = {
  answers: ['takeReward'],
  toAct: whoseDecision,

  list(_state, _seat, out) {
    out.push(TAKE_RUPEES.id);
    out.push(TAKE_POINTS.id);
  },

  whyNot: () => undefined,

  play(state, seat, id, { emit }) {
    const { contract } = state;
    const player = state.players[seat];
    const rupees = id === TAKE_RUPEES.id ? CONTRACTS[contract].rupees : 0;
    const points = id === TAKE_POINTS.id ? CONTRACTS[contract].points : 0;
    player.rupees += rupees;
    player.points += points;
    emit?.({ type: 'rewardTaken', seat, contract, rupees, points });
    if (has(player, TRADE_EXTRA)) {
      player.rupees += TRADE_RUPEES;
      emit?.({ type: 'tradeHelped', seat, rupees: TRADE_RUPEES });
    }
    state.waiting = NONE;
  },
};

export const startReward = (state: State): void => {
  state.phase = 'reward';
  state.waiting = state.turn.acting;
};
