import { MODIFIERS, type Modifier } from '../data/contracts.ts';
import type { Holdings } from './state.ts';

/** The bit of each modifier in `inForce`. */
const bitOf = (modifier: Modifier): number => 1 << MODIFIERS.indexOf(modifier);
export const EXTRA_CUBE = bitOf('extraCube');
export const DEEP_DIG = bitOf('deepDig');
export const CHEAP_STEEL = bitOf('cheapSteel');
export const LONG_RAILS = bitOf('longRails');
export const IRON_RAILS = bitOf('ironRails');
export const CHEAP_STATION = bitOf('cheapStation');

export const BIT_OF: Readonly<Record<Modifier, number>> = {
  extraCube: EXTRA_CUBE,
  deepDig: DEEP_DIG,
  cheapSteel: CHEAP_STEEL,
  longRails: LONG_RAILS,
  ironRails: IRON_RAILS,
  cheapStation: CHEAP_STATION,
};

/** Whether the seat used a contract whose modifier still holds this round. */
export const isInForce = (own: Readonly<Pick<Holdings, 'inForce'>>, modifier: number): boolean =>
  (own.inForce & modifier) !== 0;
