/** Councillors, one tile each; four of the eight are in play. Stated. */
export const COUNCILLORS = [
  'cheap-steps',
  'more-rupees',
  'adjacent-planting',
  'trade-rupees',
  'advance-point',
  'cheap-planting',
  'cheap-hiring',
  'larger-store',
] as const;
export type Councillor = (typeof COUNCILLORS)[number];

/** What the councillors change. Stated. */
export const CHEAP_STEP = 1;
export const MORE_RUPEES = 1;
export const TRADE_RUPEES = 2;
export const ADVANCE_POINTS = 1;
export const PLANT_DISCOUNT = 1;
export const HIRE_DISCOUNT = 3;
export const MORE_STORE = 1;

/** Disc spaces on each councillor's track: one for every player, so a track is never full. Reconstructed. */
export const DISC_SPACES = 4;
