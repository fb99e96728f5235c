import type { Seat } from '../../../kernel/seat.ts';
import { CONTRACTS, TEAS, WAGONS } from '../data/contracts.ts';
import type { RuleId } from '../data/rules.ts';
import type { GameEffects } from './events.ts';
import { FULFIL, type Fulfil, OMIT, type OmitChest } from './moves.ts';
import type { Phase } from './phase.ts';
import { openSlots } from './plantation.ts';
import { NONE, type Player, type State, whoseDecision } from './state.ts';
import { chestCount } from './store.ts';

/** Every contract demands this many chests. */
const DEMAND = 3;

/** Trade: the seat chooses a contract in a wagon that it has the chests and a slot for. */
export const contract: Phase<Fulfil> = {
  answers: ['fulfil'],
  toAct: whoseDecision,

  list(state, seat, out) {
    const { wagons } = state.train;
    const missing = state.turn.boosted ? 1 : 0;
    for (let wagon = 0; wagon < WAGONS; wagon++) {
      if (whyNotContract(state.players[seat], wagons[wagon], missing) === undefined)
        out.push(FULFIL[wagons[wagon]].id);
    }
  },

  whyNot(state, seat, move) {
    if (!state.train.wagons.includes(move.contract)) return 'trade-wagon-contracts-only';
    return whyNotContract(state.players[seat], move.contract, state.turn.boosted ? 1 : 0);
  },

  play(state, seat, id, effects) {
    state.contract = id - FULFIL[0].id;
    if (!state.turn.boosted) handIn(state, seat, NONE, effects);
    state.waiting = NONE;
  },
};

/** With the start tile one chest of the demand is left out. */
export const omission: Phase<OmitChest> = {
  answers: ['omit'],
  toAct: whoseDecision,

  list(state, seat, out) {
    for (let tea = 0; tea < TEAS.length; tea++) if (mayOmit(state, seat, tea)) out.push(OMIT[tea].id);
  },

  whyNot: (state, seat, { tea }) => (mayOmit(state, seat, tea) ? undefined : 'ruling-trade-omitted-chest'),

  play(state, seat, id, effects) {
    handIn(state, seat, id - OMIT[0].id, effects);
    state.waiting = NONE;
  },
};

/** Whether the kind of tea is in the demand and all other chests of the demand are in store. */
const mayOmit = (state: Readonly<State>, seat: Seat, omitted: number): boolean => {
  const { chests } = CONTRACTS[state.contract];
  const { tea } = state.players[seat];
  if (chests[omitted] === 0) return false;
  for (let kind = 0; kind < TEAS.length; kind++) {
    if (tea[kind] < chests[kind] - (kind === omitted ? 1 : 0)) return false;
  }
  return true;
};

/** The chests go to the supply and the contract to the personal board. */
const handIn = (state: State, seat: Seat, omitted: number, { emit }: GameEffects): void => {
  const { company, chests } = CONTRACTS[state.contract];
  const player = state.players[seat];
  for (let kind = 0; kind < TEAS.length; kind++)
    player.tea[kind] -= chests[kind] - (kind === omitted ? 1 : 0);
  player.contracts[company - 1]++;
  const wagon = state.train.wagons.indexOf(state.contract);
  state.train.wagons[wagon] = NONE;
  emit?.({
    type: 'contractFulfilled',
    seat,
    contract: state.contract,
    wagon,
    chests: chests.map((count, kind) => count - (kind === omitted ? 1 : 0)),
  });
};

/** The rule that forbids trading now, if so many of the demanded chests may be missing. */
export const whyNotTrade = (state: Readonly<State>, seat: Seat, missing: number): RuleId | undefined => {
  const { wagons } = state.train;
  const player = state.players[seat];
  // Mostly the store holds too little for any contract, so there is no need to look at each of them.
  if (chestCount(player) < DEMAND - missing && wagons[0] !== NONE) return whyNotChests(missing);
  let rule: RuleId = 'trade-wagon-contracts-only';
  for (let wagon = 0; wagon < WAGONS; wagon++) {
    if (wagons[wagon] === NONE) continue;
    const refused = whyNotContract(player, wagons[wagon], missing);
    if (refused === undefined) return undefined;
    if (rule !== 'trade-needs-slot') rule = refused;
  }
  return rule;
};

const whyNotContract = (player: Readonly<Player>, wanted: number, missing: number): RuleId | undefined => {
  if (wanted === NONE) return 'trade-wagon-contracts-only';
  const { company, chests } = CONTRACTS[wanted];
  if (missingChests(player.tea, chests) > missing) return whyNotChests(missing);
  return player.contracts[company - 1] > 0 || companyCount(player) < openSlots(player)
    ? undefined
    : 'trade-needs-slot';
};

const whyNotChests = (missing: number): RuleId =>
  missing === 0 ? 'trade-exact-three-chests' : 'start-tile-trade-one-fewer';

/** How many of the demanded chests are not in store. */
const missingChests = (tea: readonly number[], chests: readonly number[]): number => {
  let count = 0;
  for (let kind = 0; kind < TEAS.length; kind++)
    if (chests[kind] > tea[kind]) count += chests[kind] - tea[kind];
  return count;
};

/** Different companies on a personal board: each takes one slot. */
export const companyCount = (player: Readonly<Player>): number => {
  const { contracts } = player;
  let count = 0;
  for (let index = 0; index < contracts.length; index++) if (contracts[index] > 0) count++;
  return count;
};

export const startContract = (state: State): void => {
  state.phase = 'contract';
  state.waiting = state.turn.acting;
};

export const startOmission = (state: State): void => {
  state.phase = 'omission';
  state.waiting = state.turn.acting;
};
