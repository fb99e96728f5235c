/**
 * Action cards by their two main actions. Known: 46 cards with two different mains each and a plant/harvest card
 * stated; the copies are reconstructed, with hire the rarest because no one can use it more than four times.
 */
export const CARDS = [
  { mains: ['plant', 'harvest'], copies: 5 },
  { mains: ['plant', 'trade'], copies: 5 },
  { mains: ['plant', 'advance'], copies: 5 },
  { mains: ['harvest', 'trade'], copies: 5 },
  { mains: ['harvest', 'advance'], copies: 5 },
  { mains: ['trade', 'advance'], copies: 5 },
  { mains: ['plant', 'hire'], copies: 4 },
  { mains: ['harvest', 'hire'], copies: 4 },
  { mains: ['trade', 'hire'], copies: 4 },
  { mains: ['hire', 'advance'], copies: 4 },
] as const;

/** Cards in the box. Stated. */
export const CARDS_IN_BOX = 46;

/** Cards in hand at the start and after every draw, as long as the deck lasts. Stated. */
export const HAND_SIZE = 3;
