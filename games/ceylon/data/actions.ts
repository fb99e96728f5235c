/** Main actions: two of them on every card. Stated. */
export const MAINS = ['plant', 'harvest', 'trade', 'hire', 'advance'] as const;
export type Main = (typeof MAINS)[number];

/** Alternative actions: both on every card. Stated. */
const ALTERNATIVES = ['move', 'take'] as const;

const ACTIONS = [...MAINS, ...ALTERNATIVES] as const;
export type Action = (typeof ACTIONS)[number];

/** Rupees an action costs before any councillor helps. Stated. */
export const PLANT_COST = 5;
export const HIRE_COST = 5;
export const ADVANCE_COST = 5;

/** Rupees of the alternative action, and what others gain from an advance. Stated. */
export const RUPEES_TAKEN = 2;
export const RUPEES_FOR_OTHERS = 1;

/** Points for the owner of a plantation that another player harvests. Stated. */
export const OWNER_POINTS = 1;
