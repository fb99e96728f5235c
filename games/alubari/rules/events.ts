import type { Seat } from '../../../kernel/seat.ts';
import type { Area, Weather } from '../data/board.ts';
import type { EquipmentId } from '../data/equipment.ts';
import type { EstateFace } from '../data/estates.ts';
import type { Condition, GoalId } from '../data/goals.ts';
import type { RailPlace } from '../data/route.ts';
import type { EventNumber } from '../data/supplies.ts';
import type { Ending } from './state.ts';

/** A space of an estate, counted from 1. */
export interface EstateSpace {
  readonly estate: EstateFace;
  readonly space: number;
}

/** Goods paid or gained; absent: none. */
export interface Goods {
  readonly iron?: number;
  readonly stone?: number;
  readonly rubble?: number;
  readonly steel?: number;
  readonly chai?: number;
  readonly leaves?: number;
}

/** The source of chai or leaves. */
export type Origin =
  | 'cube'
  | 'river'
  | 'garratt'
  | 'equipment'
  | 'station'
  | 'contract'
  | 'toyTrain'
  | 'chaiwala';
export type HarvestCause = 'dig' | 'track' | 'event' | 'contract';

export interface ConditionReport extends Condition {
  readonly have: number;
  readonly isMet: boolean;
}
export interface GoalReport {
  readonly goal: GoalId;
  readonly isMet: boolean;
  readonly conditions: readonly ConditionReport[];
}

/** The events of a game. */
export type Event =
  | {
      readonly type: 'gameSetUp';
      readonly start: Seat;
      readonly estates: readonly EstateFace[];
      readonly shed: readonly EquipmentId[];
      readonly row: readonly number[];
      readonly stock: Goods;
      readonly forecast: readonly Weather[];
      readonly rails: readonly RailPlace[];
    }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'rowRenewed'; readonly discarded: readonly number[]; readonly dealt: readonly number[] }
  | { readonly type: 'weatherChanged'; readonly weather: Weather | null }
  | { readonly type: 'forecastMade'; readonly weather: Weather | null }
  | { readonly type: 'ratesMoved'; readonly dig: number; readonly rail: number; readonly harvest: number }
  | {
      readonly type: 'harvested';
      readonly cause: HarvestCause;
      readonly halves: number;
      readonly leaves: readonly number[];
    }
  | { readonly type: 'cubesDrawn'; readonly goods: Goods; readonly events: number }
  | { readonly type: 'eventStruck'; readonly event: EventNumber }
  | { readonly type: 'spacesCleared'; readonly spaces: readonly EstateSpace[]; readonly rubble: number }
  | { readonly type: 'eventCubesReturned'; readonly spaces: readonly number[] }
  | { readonly type: 'stockTrimmed'; readonly goods: Goods }
  | { readonly type: 'gameLaidRails'; readonly places: readonly RailPlace[] }
  | { readonly type: 'townCompleted'; readonly town: string; readonly stations: readonly string[] }
  | { readonly type: 'siliguriClosed' }
  | {
      readonly type: 'equipmentMaintained';
      readonly seat: Seat;
      readonly equipment: EquipmentId;
      readonly paid: Goods;
    }
  | { readonly type: 'equipmentReturned'; readonly seat: Seat; readonly equipment: EquipmentId }
  | { readonly type: 'workerHired'; readonly seat: Seat; readonly paid: Goods }
  | { readonly type: 'hireDeclined'; readonly seat: Seat }
  | { readonly type: 'workerPlaced'; readonly seat: Seat; readonly area: Area; readonly space: number }
  | { readonly type: 'areaReached'; readonly area: Area; readonly replaced: boolean }
  | { readonly type: 'contractUsed'; readonly seat: Seat; readonly contract: number; readonly amount: number }
  | { readonly type: 'windowPassed'; readonly seat: Seat; readonly area: Area }
  | {
      readonly type: 'workerStrengthened';
      readonly seat: Seat;
      readonly area: Area;
      readonly isBoosted: boolean;
      readonly isCarded: boolean;
    }
  | { readonly type: 'actionLost'; readonly seat: Seat; readonly area: Area }
  | { readonly type: 'startPlayerChanged'; readonly seat: Seat }
  | { readonly type: 'cubeTaken'; readonly seat: Seat; readonly cube: 'iron' | 'stone' | 'chai' }
  | { readonly type: 'chaiGained'; readonly seat: Seat; readonly count: number; readonly origin: Origin }
  | { readonly type: 'leavesGained'; readonly seat: Seat; readonly count: number; readonly origin: Origin }
  | { readonly type: 'goodsGained'; readonly seat: Seat; readonly goods: Goods }
  | {
      readonly type: 'rubbleDug';
      readonly seat: Seat;
      readonly count: number;
      readonly claimed: readonly EstateSpace[];
      readonly unclaimed: readonly EstateSpace[];
    }
  | { readonly type: 'steelMade'; readonly seat: Seat; readonly count: number; readonly iron: number }
  | {
      readonly type: 'stoneMade';
      readonly seat: Seat;
      readonly count: number;
      readonly rubble: number;
      readonly from: 'stock' | 'bag';
    }
  | { readonly type: 'stoneChipped'; readonly seat: Seat }
  | { readonly type: 'railLaid'; readonly seat: Seat; readonly place: RailPlace; readonly paid: Goods }
  | {
      readonly type: 'stationBuilt';
      readonly seat: Seat;
      readonly station: string;
      readonly town: string;
      readonly paid: Goods;
    }
  | {
      readonly type: 'equipmentTaken';
      readonly seat: Seat;
      readonly equipment: EquipmentId;
      readonly paid: Goods;
    }
  | {
      readonly type: 'contractTaken';
      readonly seat: Seat;
      readonly contract: number;
      readonly from: 'row' | 'deck';
    }
  | { readonly type: 'rowRedealt'; readonly seat: Seat; readonly dealt: readonly number[] }
  | { readonly type: 'rowKept'; readonly seat: Seat }
  | { readonly type: 'leavesBrewed'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'workerPromised'; readonly seat: Seat }
  | { readonly type: 'spaceBorrowed'; readonly seat: Seat; readonly at: EstateSpace }
  | { readonly type: 'areaReplaced' }
  | { readonly type: 'extraRoundBegan'; readonly seat: Seat }
  | { readonly type: 'gameEnded'; readonly ending: Ending }
  | { readonly type: 'contractLeftOut'; readonly seat: Seat; readonly contract: number }
  | {
      readonly type: 'contractsScored';
      readonly seat: Seat;
      readonly contracts: readonly number[];
      readonly points: number;
    }
  | { readonly type: 'goalsReviewed'; readonly goals: readonly GoalReport[] };
