/**
 * The rail spaces from Siliguri to Darjeeling. Sure: the first one is the first river, the second river follows
 * Tindharia, four spaces lead from it to Agony Point, there are four rivers, the last space borders Darjeeling.
 * Likely: fifteen spaces. Reconstructed: every other place, and all points.
 */
export const RAIL_SPACES = [
  { place: 'mahananda', kind: 'river', points: 2 },
  { place: 'sukna', kind: 'town', points: 3 },
  { place: 'rangtong', kind: 'town', points: 3 },
  { place: 'tindharia', kind: 'town', points: 3 },
  { place: 'tindharia-river', kind: 'river', points: 2 },
  { place: 'zigzag-1', kind: 'normal', points: 4 },
  { place: 'zigzag-2', kind: 'normal', points: 4 },
  { place: 'zigzag-3', kind: 'normal', points: 4 },
  { place: 'agony-point', kind: 'normal', points: 4 },
  { place: 'pagla-jhora', kind: 'river', points: 2 },
  { place: 'kurseong', kind: 'town', points: 3 },
  { place: 'rongbul', kind: 'river', points: 2 },
  { place: 'sonada', kind: 'town', points: 3 },
  { place: 'ghum', kind: 'town', points: 3 },
  { place: 'batasia-loop', kind: 'normal', points: 5 },
] as const;
export type RailPlace = (typeof RAIL_SPACES)[number]['place'];

/** The four spaces of the King of Agony, counted from 0. */
export const AGONY_SPACES: readonly number[] = [5, 6, 7, 8];

/** The bonus of a station space besides points. */
export type StationBonus = 'steel' | 'contract' | 'chai' | 'worker' | 'equipment';

/** Goods asked by a station space; `any` counts pieces of stone or steel in any mix. */
export interface StationCost {
  readonly iron?: number;
  readonly stone?: number;
  readonly rubble?: number;
  readonly steel?: number;
  readonly any?: number;
}

export interface StationSpace {
  readonly id: string;
  readonly cost: StationCost;
  readonly points: number;
  readonly bonus?: StationBonus;
  readonly known: 'stated' | 'reconstructed';
}

/**
 * The towns in route order; `zone` is the number of rivers that must carry a marker before one may build there.
 * Stated: Siliguri has five spaces, Gayabari four of which three cost rubble, Darjeeling two; the first river
 * opens Sukna, Rangtong and Tindharia. Likely: ten towns. Five spaces are stated with cost and reward (only
 * Sukna's with its town); all others are reconstructed.
 */
export const TOWNS: readonly { name: string; zone: number; spaces: readonly StationSpace[] }[] = [
  {
    name: 'Siliguri',
    zone: 0,
    spaces: [
      { id: 'SIL-1', cost: { steel: 1 }, points: 0, bonus: 'steel', known: 'stated' },
      { id: 'SIL-2', cost: { rubble: 8 }, points: 0, bonus: 'contract', known: 'stated' },
      { id: 'SIL-3', cost: { iron: 3 }, points: 3, known: 'reconstructed' },
      { id: 'SIL-4', cost: { rubble: 4 }, points: 2, bonus: 'chai', known: 'reconstructed' },
      { id: 'SIL-5', cost: { stone: 2 }, points: 4, bonus: 'worker', known: 'stated' },
    ],
  },
  {
    name: 'Sukna',
    zone: 1,
    spaces: [
      { id: 'SUK-1', cost: { rubble: 8 }, points: 5, known: 'stated' },
      { id: 'SUK-2', cost: { iron: 2, stone: 1 }, points: 4, known: 'reconstructed' },
    ],
  },
  {
    name: 'Rangtong',
    zone: 1,
    spaces: [
      { id: 'RAN-1', cost: { stone: 3 }, points: 6, known: 'reconstructed' },
      { id: 'RAN-2', cost: { iron: 4 }, points: 4, known: 'reconstructed' },
    ],
  },
  {
    name: 'Tindharia',
    zone: 1,
    spaces: [
      { id: 'TIN-1', cost: { steel: 1 }, points: 0, bonus: 'equipment', known: 'stated' },
      { id: 'TIN-2', cost: { steel: 2 }, points: 7, known: 'reconstructed' },
      { id: 'TIN-3', cost: { stone: 3 }, points: 6, known: 'reconstructed' },
    ],
  },
  {
    name: 'Gayabari',
    zone: 2,
    spaces: [
      { id: 'GAY-1', cost: { rubble: 6 }, points: 4, known: 'reconstructed' },
      { id: 'GAY-2', cost: { rubble: 8 }, points: 6, known: 'reconstructed' },
      { id: 'GAY-3', cost: { rubble: 10 }, points: 7, known: 'reconstructed' },
      { id: 'GAY-4', cost: { stone: 2 }, points: 5, known: 'reconstructed' },
    ],
  },
  {
    name: 'Mahanadi',
    zone: 2,
    spaces: [
      { id: 'MAH-1', cost: { stone: 3 }, points: 7, known: 'reconstructed' },
      { id: 'MAH-2', cost: { iron: 5 }, points: 5, known: 'reconstructed' },
    ],
  },
  {
    name: 'Kurseong',
    zone: 3,
    spaces: [
      { id: 'KUR-1', cost: { stone: 4 }, points: 9, known: 'reconstructed' },
      { id: 'KUR-2', cost: { steel: 2 }, points: 7, known: 'reconstructed' },
    ],
  },
  {
    name: 'Sonada',
    zone: 4,
    spaces: [
      { id: 'SON-1', cost: { rubble: 8 }, points: 7, known: 'reconstructed' },
      { id: 'SON-2', cost: { stone: 1, steel: 1 }, points: 6, known: 'reconstructed' },
    ],
  },
  {
    name: 'Ghum',
    zone: 4,
    spaces: [
      { id: 'GHU-1', cost: { stone: 4 }, points: 9, known: 'reconstructed' },
      { id: 'GHU-2', cost: { steel: 2 }, points: 8, known: 'reconstructed' },
    ],
  },
  {
    name: 'Darjeeling',
    zone: 4,
    spaces: [
      { id: 'DAR-1', cost: { any: 3 }, points: 9, known: 'reconstructed' },
      { id: 'DAR-2', cost: { any: 3 }, points: 9, known: 'reconstructed' },
    ],
  },
];

/** Covered with one or two players. Stated. */
export const COVERED_SPACE = 'DAR-2';
