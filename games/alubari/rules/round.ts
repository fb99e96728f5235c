import type { Effects } from '../../../kernel/game.ts';
import { ROUND_LIMIT } from '../data/supplies.ts';
import { RAIL_COUNT } from './board.ts';
import { isRubbleLeft } from './dig.ts';
import type { Event } from './events.ts';
import { askForContracts } from './final-contracts.ts';
import { startHiring } from './hiring.ts';
import { startMaintenance } from './maintenance.ts';
import { drawRefill, placeCubes } from './refill.ts';
import { isStopped, NONE, type Ending, type State } from './state.ts';
import { changeWeather, renewContracts } from './weather.ts';

/** Phases 1 to 3; maintenance may interrupt the third. */
const startRound = (state: State, table: Effects<Event>): void => {
  state.round++;
  state.events = 0;
  table.emit?.({ type: 'roundBegan', round: state.round });
  if (state.lone !== NONE) table.emit?.({ type: 'extraRoundBegan', seat: state.lone });
  renewContracts(state, table);
  changeWeather(state, table);
  drawRefill(state, table);
  continueRefill(state, table);
};

export const continueRefill = (state: State, table: Effects<Event>): void => {
  if (placeCubes(state, table)) startMaintenance(state);
  else startHiring(state);
};

/** Workers return, modifiers end, area B is replaced once its rubble is gone; then the next round or the end. */
export const endRound = (state: State, table: Effects<Event>): void => {
  const ending = endingOf(state);
  for (let seat = 0; seat < state.seats.length; seat++) {
    const own = state.seats[seat];
    own.workers = 0;
    own.ready = 0;
    own.inForce = 0;
    own.laid = false;
  }
  if (ending !== null) {
    endGame(state, ending, table);
    return;
  }
  if (!state.replaced && !isRubbleLeft(state)) {
    state.replaced = true;
    table.emit?.({ type: 'areaReplaced' });
  }
  state.lone = seatOfExtraRound(state);
  startRound(state, table);
};

/** Why the game is over after this round; null when it continues. */
const endingOf = (state: Readonly<State>): Ending | null => {
  if (isStopped(state)) return 'markers';
  if (state.railhead === RAIL_COUNT) return 'route';
  if (state.lone !== NONE) return 'markers';
  const isBothOut = state.seats.length === 2 && state.seats[0].markers === 0 && state.seats[1].markers === 0;
  if (isBothOut) return 'markers';
  return state.round >= ROUND_LIMIT ? 'rounds' : null;
};

/** Two players: when one has placed the last marker, the other plays one more round alone. */
const seatOfExtraRound = ({ seats }: Readonly<State>): number => {
  if (seats.length !== 2) return NONE;
  if (seats[0].markers === 0) return 1;
  return seats[1].markers === 0 ? 0 : NONE;
};

/** Play is over; scoring follows, which may still ask a solo player about contracts. */
const endGame = (state: State, ending: Ending, table: Effects<Event>): void => {
  state.ending = ending;
  table.emit?.({ type: 'gameEnded', ending });
  askForContracts(state);
};
