import type { Area, Weather } from './board.ts';
import type { RuleId } from './rules.ts';

/** The changes that a card makes until the end of the round, for the seat that used it. */
export const MODIFIERS = [
  'extraCube',
  'deepDig',
  'cheapSteel',
  'longRails',
  'ironRails',
  'cheapStation',
] as const;
export type Modifier = (typeof MODIFIERS)[number];

/** An effect of a card. With `choose`, the player picks a number from 1 up to it. */
export type Effect =
  | { readonly do: 'modify'; readonly modifier: Modifier }
  | { readonly do: 'takeFromBag'; readonly good: 'iron' | 'stone'; readonly count: number }
  | { readonly do: 'takeStockChai'; readonly count: number }
  | { readonly do: 'takeStart' }
  | { readonly do: 'dig' }
  | { readonly do: 'moveDig'; readonly choose: number }
  | { readonly do: 'makeSteel'; readonly choose: number }
  | { readonly do: 'takeSteel'; readonly count: number }
  | { readonly do: 'layRail'; readonly stone: number }
  | { readonly do: 'makeStone'; readonly choose: number }
  | { readonly do: 'takeEquipment'; readonly steel: number }
  | { readonly do: 'build' }
  | { readonly do: 'promiseWorker' }
  | { readonly do: 'newRow' }
  | { readonly do: 'topCard' }
  | { readonly do: 'takeFromRow' }
  | { readonly do: 'harvest' }
  | { readonly do: 'takeLeaves'; readonly count: number }
  | { readonly do: 'brew'; readonly choose: number }
  | { readonly do: 'gainChai'; readonly count: number }
  | { readonly do: 'borrow'; readonly choose: number }
  | { readonly do: 'moveHarvest'; readonly count: number };

/** Pieces asked by the end bonus: rails, stations, rubble stations, estate spaces, leaves. */
export interface Needs {
  readonly rails?: number;
  readonly stations?: number;
  readonly rubbleStations?: number;
  readonly estates?: number;
  readonly leaves?: number;
}

export interface Contract {
  readonly no: number;
  readonly back: Weather;
  readonly areas: readonly Area[];
  readonly effects: readonly Effect[];
  readonly needs: Needs;
  readonly points: number;
  /** Points for each chai on the track, instead of a requirement. */
  readonly perChai?: number;
  readonly rule: RuleId;
}

/**
 * The thirty contracts. Stated: effect and bonus of no. 16, the bonus of no. 27, that nos. 28 and 29 use estate
 * spaces of the game, that some card brings a harvest, that some ask for rubble-built stations, for three and for
 * four rails. Everything else, the weather on the backs included, is reconstructed.
 */
export const CONTRACTS: readonly Contract[] = [
  {
    no: 1,
    back: 'sun',
    areas: ['A'],
    effects: [{ do: 'modify', modifier: 'extraCube' }],
    needs: { rails: 2 },
    points: 7,
    rule: 'contract-01-one-more-cube-per-a-worker',
  },
  {
    no: 2,
    back: 'rain',
    areas: ['A'],
    effects: [{ do: 'takeFromBag', good: 'iron', count: 3 }],
    needs: { rails: 3 },
    points: 13,
    rule: 'contract-02-three-iron-from-the-bag',
  },
  {
    no: 3,
    back: 'fog',
    areas: ['A'],
    effects: [{ do: 'takeFromBag', good: 'stone', count: 2 }],
    needs: { stations: 2 },
    points: 7,
    rule: 'contract-03-two-stone-from-the-bag',
  },
  {
    no: 4,
    back: 'sun',
    areas: ['A'],
    effects: [{ do: 'takeStockChai', count: 2 }],
    needs: { leaves: 3 },
    points: 7,
    rule: 'contract-04-chai-cubes-from-the-stock',
  },
  {
    no: 5,
    back: 'rain',
    areas: ['A'],
    effects: [{ do: 'takeStart' }],
    needs: { rails: 1, stations: 1 },
    points: 7,
    rule: 'contract-05-take-the-start-player',
  },
  {
    no: 6,
    back: 'sun',
    areas: ['B'],
    effects: [{ do: 'modify', modifier: 'deepDig' }],
    needs: { estates: 2 },
    points: 6,
    rule: 'contract-06-dig-plus-three-for-one-worker',
  },
  {
    no: 7,
    back: 'rain',
    areas: ['B'],
    effects: [{ do: 'dig' }],
    needs: { estates: 3 },
    points: 10,
    rule: 'contract-07-dig-now',
  },
  {
    no: 8,
    back: 'fog',
    areas: ['B'],
    effects: [{ do: 'moveDig', choose: 2 }],
    needs: { estates: 4 },
    points: 15,
    rule: 'contract-08-dig-marker-right',
  },
  {
    no: 9,
    back: 'sun',
    areas: ['C'],
    effects: [{ do: 'modify', modifier: 'cheapSteel' }],
    needs: { rails: 3 },
    points: 13,
    rule: 'contract-09-cheap-steel-this-round',
  },
  {
    no: 10,
    back: 'rain',
    areas: ['C'],
    effects: [{ do: 'makeSteel', choose: 2 }],
    needs: { rails: 4 },
    points: 20,
    rule: 'contract-10-make-two-steel-now',
  },
  {
    no: 11,
    back: 'fog',
    areas: ['C'],
    effects: [{ do: 'takeSteel', count: 1 }],
    needs: { rails: 5 },
    points: 30,
    rule: 'contract-11-one-steel',
  },
  {
    no: 12,
    back: 'rain',
    areas: ['D'],
    effects: [{ do: 'modify', modifier: 'longRails' }],
    needs: { stations: 3 },
    points: 12,
    rule: 'contract-12-rail-plus-one-for-one-worker',
  },
  {
    no: 13,
    back: 'sun',
    areas: ['D'],
    effects: [{ do: 'layRail', stone: 0 }],
    needs: { stations: 4 },
    points: 17,
    rule: 'contract-13-lay-one-rail-for-steel',
  },
  {
    no: 14,
    back: 'fog',
    areas: ['D'],
    effects: [{ do: 'modify', modifier: 'ironRails' }],
    needs: { stations: 5 },
    points: 24,
    rule: 'contract-14-iron-pays-rails',
  },
  {
    no: 15,
    back: 'rain',
    areas: ['D'],
    effects: [{ do: 'layRail', stone: 2 }],
    needs: { rails: 2, stations: 2 },
    points: 16,
    rule: 'contract-15-lay-one-rail-for-stone',
  },
  {
    no: 16,
    back: 'sun',
    areas: ['E'],
    effects: [{ do: 'makeStone', choose: 3 }],
    needs: { leaves: 2 },
    points: 5,
    rule: 'contract-16-rubble-to-stone',
  },
  {
    no: 17,
    back: 'rain',
    areas: ['E'],
    effects: [{ do: 'modify', modifier: 'cheapStation' }],
    needs: { rubbleStations: 2 },
    points: 9,
    rule: 'contract-17-cheaper-station',
  },
  {
    no: 18,
    back: 'fog',
    areas: ['E'],
    effects: [{ do: 'takeEquipment', steel: 1 }],
    needs: { rubbleStations: 3 },
    points: 15,
    rule: 'contract-18-equipment-for-one-steel',
  },
  {
    no: 19,
    back: 'sun',
    areas: ['E'],
    effects: [{ do: 'build' }],
    needs: { stations: 1, estates: 1 },
    points: 6,
    rule: 'contract-19-extra-build',
  },
  {
    no: 20,
    back: 'rain',
    areas: ['E'],
    effects: [{ do: 'promiseWorker' }],
    needs: { rails: 2, stations: 1 },
    points: 11,
    rule: 'contract-20-third-worker-next-round',
  },
  {
    no: 21,
    back: 'fog',
    areas: ['F'],
    effects: [{ do: 'newRow' }],
    needs: { rails: 1, estates: 1 },
    points: 6,
    rule: 'contract-21-new-row-take-one',
  },
  {
    no: 22,
    back: 'sun',
    areas: ['F'],
    effects: [{ do: 'topCard' }],
    needs: { rails: 1, stations: 1, estates: 1 },
    points: 10,
    rule: 'contract-22-top-of-the-deck',
  },
  {
    no: 23,
    back: 'rain',
    areas: ['F'],
    effects: [{ do: 'takeFromRow' }],
    needs: { stations: 2, estates: 2 },
    points: 14,
    rule: 'contract-23-take-from-the-row',
  },
  {
    no: 24,
    back: 'fog',
    areas: ['G'],
    effects: [{ do: 'harvest' }],
    needs: { leaves: 4 },
    points: 9,
    rule: 'contract-24-harvest-now',
  },
  {
    no: 25,
    back: 'rain',
    areas: ['G'],
    effects: [{ do: 'takeLeaves', count: 3 }],
    needs: { leaves: 6 },
    points: 13,
    rule: 'contract-25-three-leaves',
  },
  {
    no: 26,
    back: 'sun',
    areas: ['G'],
    effects: [{ do: 'brew', choose: 4 }],
    needs: { leaves: 8 },
    points: 17,
    rule: 'contract-26-leaves-to-chai',
  },
  {
    no: 27,
    back: 'fog',
    areas: ['A'],
    effects: [{ do: 'gainChai', count: 1 }],
    needs: {},
    points: 0,
    perChai: 2,
    rule: 'contract-27-one-chai',
  },
  {
    no: 28,
    back: 'rain',
    areas: ['G'],
    effects: [{ do: 'borrow', choose: 2 }],
    needs: { rails: 2, stations: 2, estates: 2 },
    points: 26,
    rule: 'contract-28-borrow-game-spaces-in-g',
  },
  {
    no: 29,
    back: 'fog',
    areas: ['B'],
    effects: [{ do: 'borrow', choose: 2 }],
    needs: { stations: 1, leaves: 3 },
    points: 9,
    rule: 'contract-29-borrow-game-spaces-in-b',
  },
  {
    no: 30,
    back: 'sun',
    areas: ['G'],
    effects: [
      { do: 'moveHarvest', count: 1 },
      { do: 'takeLeaves', count: 1 },
    ],
    needs: { leaves: 10 },
    points: 21,
    rule: 'contract-30-harvest-marker-right',
  },
];
