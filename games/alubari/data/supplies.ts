/** Cubes that come out of the bag, in this order wherever they are counted. Stated. */
export const CUBES = ['iron', 'stone', 'chai', 'event'] as const;
export type Cube = (typeof CUBES)[number];

/** The contents of the box. Stated. */
export const BOX = {
  iron: 40,
  stone: 24,
  chai: 14,
  event: 5,
  steel: 16,
  rubble: 48 + 6 * 5,
  leaves: 48 + 19 * 5,
  gameMarkers: 10,
  equipment: 8,
  estateCards: 8,
  contracts: 30,
  workers: 3,
  markers: 20,
} as const;

/** Cubes for each player count; chai `null`: all that are not on equipment. Stated. */
export const SUPPLIES: Readonly<
  Record<
    number,
    { iron: number; stone: number; chai: number | null; events: number; first: number; refill: number }
  >
> = {
  1: { iron: 23, stone: 14, chai: 6, events: 4, first: 6, refill: 6 },
  2: { iron: 27, stone: 15, chai: null, events: 5, first: 12, refill: 6 },
  3: { iron: 27, stone: 15, chai: null, events: 5, first: 12, refill: 9 },
  4: { iron: 34, stone: 20, chai: null, events: 5, first: 12, refill: 12 },
  5: { iron: 40, stone: 24, chai: null, events: 5, first: 12, refill: 12 },
};

/** The stock after event 1 when cubes return from the wheel, at most: iron, stone, chai. Stated. */
export const TRIMMED_STOCK: readonly number[] = [7, 4, 1];

/** Events on the wheel, one space each. Stated. */
export const EVENTS = [1, 2, 3, 4, 5, 6] as const;
export type EventNumber = (typeof EVENTS)[number];

/** Estate spaces that event 1 clears with two players or more. Stated. */
export const CLEARED_SPACES = 2;

/** Steps of the harvest marker in event 2. Stated. */
export const RIPENING_STEPS = 2;

/** Equipment in the shed: solo and otherwise. Stated. */
export const SHED = { solo: 3, shared: 7 } as const;

/** Most equipment a solo player may own at a time. Stated. */
export const SOLO_EQUIPMENT_LIMIT = 2;

/** Rail spaces completed before a solo game. Stated. */
export const SOLO_START_RAILS = 3;

/** Points for each piece of equipment, except in solo. Stated. */
export const EQUIPMENT_POINTS = 9;

/** Markers for scoring: one of the twenty stands on the chai track. Stated. */
export const SCORING_MARKERS = 19;

/** A technical bound; play ends far earlier. */
export const ROUND_LIMIT = 100;
