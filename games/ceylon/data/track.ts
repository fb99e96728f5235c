/**
 * Technology track: steps above the green space, and the steps that give points when reached.
 * Known: a sixth space with +5 and a last space stated; the length and the other +5 are reconstructed.
 * The green space counts as 0.
 */
export const LAST_STEP = 9;
export const BONUS_STEPS = [6, 9] as const;
export const BONUS_STEP_POINTS = 5;

/** Technology tokens in the box; the supply is not limited to them. Stated. */
export const TOKENS_IN_BOX = 17;
