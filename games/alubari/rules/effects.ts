import type { Effects } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { AREAS, type Area } from '../data/board.ts';
import { CONTRACTS, type Effect, type Modifier } from '../data/contracts.ts';
import { AREA_SPACES } from './board.ts';
import { canBuildAny, startBuild } from './build.ts';
import { borrowable, borrow } from './borrowing.ts';
import { brewable, brewLeaves, gainChai, gainLeaves } from './chai.ts';
import { CHAI, IRON, STONE } from './cubes.ts';
import { drawContract, isRowEmpty } from './deck.ts';
import { dig, isRubbleLeft } from './dig.ts';
import type { Event } from './events.ts';
import { BIT_OF } from './modifiers.ts';
import type { Use } from './moves.ts';
import { dealNewRow, isContractLeft, startPick } from './post-office.ts';
import {
  canLay,
  canPayIron,
  canPaySteel,
  endLaying,
  hasRailIron,
  layIronRail,
  layRail,
  laySteelRail,
} from './rails.ts';
import { harvest, moveDig, moveHarvest } from './rates.ts';
import { setOf } from './sets.ts';
import { canTakeAny, startEquipment } from './shed.ts';
import type { State } from './state.ts';
import { takeStart } from './stock.ts';
import { makeSteel, steelPrice, STONE_RUBBLE } from './works.ts';

const contractsThat = (test: (effect: Effect) => boolean): number =>
  setOf(CONTRACTS.flatMap(({ effects }, card) => (effects.some(test) ? [card] : [])));

const spacesOf = (area: Area): number => AREA_SPACES[AREAS.indexOf(area)];

/** A modifier is of use to a worker in its area, or to an unused card that does the same without a worker. */
interface Served {
  readonly spaces: number;
  readonly cards: number;
}
const SERVES: Readonly<Record<Modifier, Served>> = {
  extraCube: { spaces: spacesOf('A'), cards: 0 },
  deepDig: { spaces: spacesOf('B'), cards: 0 },
  cheapSteel: { spaces: spacesOf('C'), cards: contractsThat(effect => effect.do === 'makeSteel') },
  longRails: { spaces: spacesOf('D'), cards: 0 },
  ironRails: {
    spaces: spacesOf('D'),
    cards: contractsThat(effect => effect.do === 'layRail' && effect.stone === 0),
  },
  cheapStation: { spaces: spacesOf('E'), cards: contractsThat(effect => effect.do === 'build') },
};

const canModify = (
  state: Readonly<State>,
  seat: Seat,
  modifier: Modifier,
  { spaces, cards }: Served,
): boolean => {
  const own = state.seats[seat];
  const isServed = (own.workers & spaces) !== 0 || (own.contracts & ~own.used & cards) !== 0;
  if (!isServed) return false;
  if (modifier === 'deepDig') return !state.replaced && isRubbleLeft(state);
  return modifier !== 'ironRails' || (canLay(state, seat) && hasRailIron(state, seat));
};

/** The largest amount a seat can choose now: 0 when the effect is impossible, 1 where there is no amount. */
type MaxAmount = (state: Readonly<State>, seat: Seat) => number;

const ONE: MaxAmount = () => 1;

const maxAmountOf = (effect: Effect): MaxAmount => {
  switch (effect.do) {
    case 'modify': {
      const { modifier } = effect;
      const served = SERVES[modifier];
      return (state, seat) => Number(canModify(state, seat, modifier, served));
    }
    case 'takeFromBag':
      return state => Number(state.bag[effect.good === 'iron' ? IRON : STONE] > 0);
    case 'takeStockChai':
      return state => Number(state.stock[CHAI] > 0);
    case 'takeStart':
      return (state, seat) => Number(state.start !== seat);
    case 'dig':
      return state => Number(isRubbleLeft(state));
    case 'makeSteel':
      return (state, seat) =>
        Math.min(
          effect.choose,
          Math.floor(state.seats[seat].iron / steelPrice(state.seats[seat])),
          state.steel,
        );
    case 'takeSteel':
      return state => Number(state.steel > 0);
    case 'layRail':
      return (state, seat) => Number(canLay(state, seat) && canPayCardRail(state, seat, effect.stone));
    case 'makeStone':
      return (state, seat) =>
        Math.min(effect.choose, Math.floor(state.seats[seat].rubble / STONE_RUBBLE), state.bag[STONE]);
    case 'takeEquipment':
      return (state, seat) => Number(state.seats[seat].steel >= effect.steel && canTakeAny(state, seat));
    case 'build':
      return (state, seat) => Number(canBuildAny(state, seat));
    case 'promiseWorker':
      return (state, seat) => Number(!state.seats[seat].promised);
    case 'newRow':
      return state => Number(isContractLeft(state));
    case 'topCard':
      return state => Number(state.deck !== 0 || state.discards !== 0);
    case 'takeFromRow':
      return state => Number(!isRowEmpty(state));
    case 'brew':
      return (state, seat) => Math.min(effect.choose, brewable(state, seat));
    case 'gainChai':
      return (state, seat) => Number(state.seats[seat].chai < state.chaiMost);
    case 'borrow':
      return (state, seat) => Math.min(effect.choose, borrowable(state), state.seats[seat].markers);
    case 'moveDig':
      return () => effect.choose;
    case 'harvest':
    case 'takeLeaves':
    case 'moveHarvest':
      return ONE;
  }
};

/** A contract can do now what its first effect can do. */
const MAX_AMOUNTS: readonly MaxAmount[] = CONTRACTS.map(({ effects }) => maxAmountOf(effects[0]));

/** The largest amount for a contract now: 0 when it may not be used. */
export const maxAmount = (state: Readonly<State>, seat: Seat, card: number): number =>
  MAX_AMOUNTS[card](state, seat);

const canPayCardRail = (state: Readonly<State>, seat: Seat, stone: number): boolean =>
  stone === 0 ? canPaySteel(state, seat) || canPayIron(state, seat) : state.seats[seat].stone >= stone;

/** Applies an effect; where a choice follows, its phase starts and returns to the window. */
export const applyEffect = (
  state: State,
  seat: Seat,
  effect: Effect,
  move: Use,
  table: Effects<Event>,
): void => {
  switch (effect.do) {
    case 'modify':
      state.seats[seat].inForce |= BIT_OF[effect.modifier];
      return;
    case 'takeFromBag':
      return takeFromBag(state, seat, effect.good, effect.count, table);
    case 'takeStockChai':
      return takeStockChai(state, seat, effect.count, table);
    case 'takeStart':
      return takeStart(state, seat, table);
    case 'dig':
      return dig(state, seat, state.dig, table);
    case 'moveDig':
      return moveDig(state, move.amount, table);
    case 'makeSteel':
      return makeSteel(state, seat, move.amount, steelPrice(state.seats[seat]), table);
    case 'takeSteel':
      return takeSteel(state, seat, effect.count, table);
    case 'layRail':
      return layCardRail(state, seat, effect.stone > 0 ? effect.stone : move, table);
    case 'makeStone':
      return makeStone(state, seat, move.amount, table);
    case 'takeEquipment':
      return startEquipment(state, seat, effect.steel, 'contracts');
    case 'build':
      startBuild(state, seat, 1, 'contracts');
      return;
    case 'promiseWorker':
      state.seats[seat].promised = true;
      table.emit?.({ type: 'workerPromised', seat });
      return;
    case 'newRow':
      dealNewRow(state, seat, table);
      startPick(state, seat, 'contracts');
      return;
    case 'topCard':
      return takeTopCard(state, seat, table);
    case 'takeFromRow':
      startPick(state, seat, 'contracts');
      return;
    case 'harvest':
      return harvest(state, 'contract', table);
    case 'takeLeaves':
      return gainLeaves(state, seat, effect.count, 'contract', table);
    case 'brew':
      return brewLeaves(state, seat, move.amount, table);
    case 'gainChai':
      return gainChai(state, seat, effect.count, 'contract', table);
    case 'borrow':
      return borrow(state, seat, move.amount, table);
    case 'moveHarvest':
      return moveHarvest(state, effect.count, table);
  }
};

const takeFromBag = (
  state: State,
  seat: Seat,
  good: 'iron' | 'stone',
  most: number,
  { emit }: Effects<Event>,
): void => {
  const cube = good === 'iron' ? IRON : STONE;
  const count = Math.min(most, state.bag[cube]);
  state.bag[cube] -= count;
  if (good === 'iron') state.seats[seat].iron += count;
  else state.seats[seat].stone += count;
  emit?.({ type: 'goodsGained', seat, goods: { [good]: count } });
};

const takeStockChai = (state: State, seat: Seat, most: number, table: Effects<Event>): void => {
  const count = Math.min(most, state.stock[CHAI]);
  state.stock[CHAI] -= count;
  gainChai(state, seat, count, 'cube', table);
};

const takeSteel = (state: State, seat: Seat, count: number, { emit }: Effects<Event>): void => {
  state.steel -= count;
  state.seats[seat].steel += count;
  emit?.({ type: 'goodsGained', seat, goods: { steel: count } });
};

/** The rail of a card, paid with its stone, or with steel or iron as the move says. */
const layCardRail = (state: State, seat: Seat, payment: number | Use, table: Effects<Event>): void => {
  if (typeof payment === 'number') layRail(state, seat, 'stone', payment, table);
  else if (payment.isIron) layIronRail(state, seat, table);
  else laySteelRail(state, seat, table);
  endLaying(state, seat, table);
};

const makeStone = (state: State, seat: Seat, count: number, { emit }: Effects<Event>): void => {
  const own = state.seats[seat];
  own.rubble -= count * STONE_RUBBLE;
  own.stone += count;
  state.bag[STONE] -= count;
  emit?.({ type: 'stoneMade', seat, count, rubble: count * STONE_RUBBLE, from: 'bag' });
};

const takeTopCard = (state: State, seat: Seat, { random, emit }: Effects<Event>): void => {
  const contract = drawContract(state, random);
  state.seats[seat].contracts |= 1 << (contract - 1);
  emit?.({ type: 'contractTaken', seat, contract, from: 'deck' });
};
