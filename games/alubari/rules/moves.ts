import { CHAI_POINTS } from '../data/board.ts';
import { CONTRACTS, type Contract } from '../data/contracts.ts';
import { EQUIPMENT } from '../data/equipment.ts';
import type { StationCost } from '../data/route.ts';
import { STATIONS, WORKER_SPACE_COUNT } from './board.ts';

export interface Maintain {
  readonly id: number;
  readonly type: 'maintain';
  readonly paying: 'steel' | 'chai';
}
export interface GiveBack {
  readonly id: number;
  readonly type: 'giveBack';
}
export interface Hire {
  readonly id: number;
  readonly type: 'hire';
  readonly paying: 'nothing' | 'chai' | 'rubble';
}
export interface Decline {
  readonly id: number;
  readonly type: 'decline';
}
export interface Place {
  readonly id: number;
  readonly type: 'place';
  readonly space: number;
}
/** Use a contract; `amount` where the card lets its owner choose one, `isIron` for a rail paid with iron. */
export interface Use {
  readonly id: number;
  readonly type: 'use';
  readonly contract: number;
  readonly amount: number;
  readonly isIron: boolean;
}
export interface Done {
  readonly id: number;
  readonly type: 'done';
}
/** Resolve a worker: with chai, with the contract in force for one worker, with both, or plainly. */
export interface Act {
  readonly id: number;
  readonly type: 'act';
  readonly isBoosted: boolean;
  readonly isCarded: boolean;
}
export interface Take {
  readonly id: number;
  readonly type: 'take';
  readonly cube: number;
}
export interface Smelt {
  readonly id: number;
  readonly type: 'smelt';
  readonly what: MinorAction;
}
export interface Lay {
  readonly id: number;
  readonly type: 'lay';
  readonly isIron: boolean;
}
/** Build a station space; `less` names the good that a contract makes cheaper, `steel` the bars in a free mix. */
export interface Build {
  readonly id: number;
  readonly type: 'build';
  readonly station: number;
  readonly less: Cheaper | null;
  readonly steel: number | null;
}
export interface Buy {
  readonly id: number;
  readonly type: 'buy';
  readonly equipment: number;
}
export interface Equip {
  readonly id: number;
  readonly type: 'equip';
  readonly equipment: number;
}
/** Solo: return a card to the shed, to make room for another one. */
export interface ReturnEquipment {
  readonly id: number;
  readonly type: 'returnEquipment';
  readonly equipment: number;
}
export interface Redraw {
  readonly id: number;
  readonly type: 'redraw';
  readonly isNew: boolean;
}
export interface Pick {
  readonly id: number;
  readonly type: 'pick';
  readonly contract: number;
}
export interface Gather {
  readonly id: number;
  readonly type: 'gather';
}
export interface Brew {
  readonly id: number;
  readonly type: 'brew';
  readonly amount: number;
}
/** Solo: leave a contract out of the scoring. */
export interface LeaveOut {
  readonly id: number;
  readonly type: 'leaveOut';
  readonly contract: number;
}
export interface Stop {
  readonly id: number;
  readonly type: 'stop';
}

export type Move =
  | Maintain
  | GiveBack
  | Hire
  | Decline
  | Place
  | Use
  | Done
  | Act
  | Take
  | Smelt
  | Lay
  | Build
  | Buy
  | Equip
  | Redraw
  | Pick
  | Gather
  | Brew
  | Stop
  | LeaveOut
  | ReturnEquipment;

/** Steel, stone from the stock, stone from the bag, rubble from stone. */
const MINOR_ACTIONS = ['steel', 'stock', 'bag', 'chip'] as const;
export type MinorAction = (typeof MINOR_ACTIONS)[number];

/** Goods that contract 17 makes cheaper. */
export const CHEAPER = ['stone', 'rubble', 'iron'] as const;
export type Cheaper = (typeof CHEAPER)[number];

type WithoutId<M> = M extends Move ? Omit<M, 'id'> : never;

const all: Move[] = [];
/** Every move of the game; its id is its place. */
export const MOVES: readonly Move[] = all;

const make = <M extends Move>(move: WithoutId<M>): M => {
  // The id is what completes `move` to an M.
  const made = Object.freeze({ id: all.length, ...move }) as unknown as M;
  all.push(made);
  return made;
};

export const MAINTAIN_STEEL = make<Maintain>({ type: 'maintain', paying: 'steel' });
export const MAINTAIN_CHAI = make<Maintain>({ type: 'maintain', paying: 'chai' });
export const GIVE_BACK = make<GiveBack>({ type: 'giveBack' });
export const HIRE_FREE = make<Hire>({ type: 'hire', paying: 'nothing' });
export const HIRE_CHAI = make<Hire>({ type: 'hire', paying: 'chai' });
export const HIRE_RUBBLE = make<Hire>({ type: 'hire', paying: 'rubble' });
export const DECLINE = make<Decline>({ type: 'decline' });
export const DONE = make<Done>({ type: 'done' });
export const STOP = make<Stop>({ type: 'stop' });
/** ACT[0] acts plainly; with 1 added to the place chai boosts the worker, with 2 a contract. */
export const ACT: readonly Act[] = [0, 1, 2, 3].map(kind =>
  make<Act>({ type: 'act', isBoosted: (kind & 1) !== 0, isCarded: (kind & 2) !== 0 }),
);
export const TAKE: readonly Take[] = [0, 1, 2].map(cube => make<Take>({ type: 'take', cube }));
export const SMELT: readonly Smelt[] = MINOR_ACTIONS.map(what => make<Smelt>({ type: 'smelt', what }));
export const LAY_STEEL = make<Lay>({ type: 'lay', isIron: false });
export const LAY_IRON = make<Lay>({ type: 'lay', isIron: true });
export const NEW_ROW = make<Redraw>({ type: 'redraw', isNew: true });
export const KEEP_ROW = make<Redraw>({ type: 'redraw', isNew: false });
export const GATHER = make<Gather>({ type: 'gather' });

/** BREW[n - 1]: turn n leaves into chai. */
export const BREW: readonly Brew[] = CHAI_POINTS.slice(1).map((_, index) =>
  make<Brew>({ type: 'brew', amount: index + 1 }),
);
export const PLACE: readonly Place[] = Array.from({ length: WORKER_SPACE_COUNT }, (_, space) =>
  make<Place>({ type: 'place', space }),
);
export const BUY: readonly Buy[] = EQUIPMENT.map((_, equipment) => make<Buy>({ type: 'buy', equipment }));
export const EQUIP: readonly Equip[] = EQUIPMENT.map((_, equipment) =>
  make<Equip>({ type: 'equip', equipment }),
);
/** PICK[no - 1]. */
export const PICK: readonly Pick[] = CONTRACTS.map(({ no }) => make<Pick>({ type: 'pick', contract: no }));

const usesOf = ({ no, effects }: Contract): Use[] => {
  const most = effects.reduce((amount, effect) => ('choose' in effect ? effect.choose : amount), 0);
  const amounts = most === 0 ? [0] : Array.from({ length: most }, (_, index) => index + 1);
  return amounts.map(amount => make<Use>({ type: 'use', contract: no, amount, isIron: false }));
};

/** USE[no - 1]: one move, or one for each amount from 1 where the card leaves a choice. */
export const USE: readonly (readonly Use[])[] = CONTRACTS.map(usesOf);
/** USE_IRON[no - 1]: the steel of the card's rail may be iron, as long as contract 14 is in force. */
export const USE_IRON: readonly (Use | null)[] = CONTRACTS.map(({ no, effects }) =>
  effects.some(effect => effect.do === 'layRail' && effect.stone === 0)
    ? make<Use>({ type: 'use', contract: no, amount: 0, isIron: true })
    : null,
);

const buildsOf = (cost: StationCost, station: number): Build[] => {
  const build = (less: Cheaper | null, steel: number | null): Build =>
    make<Build>({ type: 'build', station, less, steel });
  if (cost.any !== undefined) return Array.from({ length: cost.any + 1 }, (_, steel) => build(null, steel));
  const kinds = CHEAPER.filter(kind => cost[kind] !== undefined);
  return [build(null, null), ...(kinds.length > 1 ? kinds.map(kind => build(kind, null)) : [])];
};

/** Every way to build each station space; which of them apply is a matter of the price. */
export const BUILDS: readonly (readonly Build[])[] = STATIONS.map(({ cost }, station) =>
  buildsOf(cost, station),
);

/** LEAVE_OUT[no - 1]. */
export const LEAVE_OUT: readonly LeaveOut[] = CONTRACTS.map(({ no }) =>
  make<LeaveOut>({ type: 'leaveOut', contract: no }),
);
export const RETURN_EQUIPMENT: readonly ReturnEquipment[] = EQUIPMENT.map((_, equipment) =>
  make<ReturnEquipment>({ type: 'returnEquipment', equipment }),
);
