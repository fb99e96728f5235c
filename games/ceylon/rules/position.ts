import type { Seat } from '../../../kernel/seat.ts';
import { START_TILES } from '../data/tiles.ts';
import type { RuleId } from '../data/rules.ts';
import { DISTRICT_OF, type Hex, terrain } from './map.ts';
import { START_AT, type StartAt } from './moves.ts';
import type { Phase } from './phase.ts';
import { addMarker } from './plantation.ts';
import { NONE, type State, whoseDecision } from './state.ts';

const FIRST_ID = START_AT[0].id;

/** Setup: one seat after another chooses the hexagon of its first plantation and its pawn. */
export const position: Phase<StartAt> = {
  answers: ['startAt'],
  toAct: whoseDecision,

  list(state, _seat, out) {
    const { hexes } = terrain(state.omitted);
    const taken = takenDistricts(state);
    for (let index = 0; index < hexes.length; index++) {
      const hex = hexes[index];
      if (state.levels[hex] === 0 && (taken & (1 << DISTRICT_OF[hex])) === 0) out.push(FIRST_ID + hex);
    }
  },

  whyNot: (state, _seat, { hex }) => whyNotStart(state, hex),

  play(state, seat, id, { emit }) {
    const hex = id - FIRST_ID;
    addMarker(state, seat, hex);
    state.players[seat].pawn = hex;
    emit?.({ type: 'positionChosen', seat, hex });
    state.waiting = NONE;
  },
};

const whyNotStart = (state: Readonly<State>, hex: Hex): RuleId | undefined => {
  if (state.levels[hex] === NONE) return 'two-players-three-districts';
  if (state.levels[hex] !== 0) return 'setup-start-hex-level-zero';
  return (takenDistricts(state) & (1 << DISTRICT_OF[hex])) === 0
    ? undefined
    : 'setup-start-district-without-plantation';
};

/** Districts with a start position: a bit each. */
const takenDistricts = ({ players }: Readonly<State>): number => {
  let taken = 0;
  for (let seat = 0; seat < players.length; seat++) {
    if (players[seat].pawn !== NONE) taken |= 1 << DISTRICT_OF[players[seat].pawn];
  }
  return taken;
};

/** The next seat to choose: clockwise from the start player, or by ascending start tile; NONE when all have. */
export const nextToPlace = (state: Readonly<State>): Seat => {
  const { players, start } = state;
  let found = NONE;
  for (let turn = 0; turn < players.length; turn++) {
    const seat = (start + turn) % players.length;
    if (players[seat].pawn !== NONE) continue;
    if (found === NONE || tileNumber(state, seat) < tileNumber(state, found)) found = seat;
  }
  return found;
};

/** The number on a seat's start tile; the same for all without start tiles. */
export const tileNumber = (state: Readonly<State>, seat: Seat): number => {
  const { tile } = state.players[seat];
  for (let index = 0; index < START_TILES.length; index++) {
    if (START_TILES[index].action === tile) return START_TILES[index].number;
  }
  return 0;
};
