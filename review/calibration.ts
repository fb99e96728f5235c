import { SHARPNESS } from './sharpness.ts';

/**
 * Turns what a search expects into chances of first place. A search weighs points besides places, so that its values lie
 * too close together or too far apart: they are raised to a power that was fitted to how games ended
 * (`cosecha calibrate`).
 */
export function sharpen(values: readonly number[], power: number): number[] {
  if (values.length < 2 || power === 1) return [...values];
  const raised = values.map(value => Math.max(0, value) ** power);
  const sum = raised.reduce((total, value) => total + value, 0);
  return sum === 0 ? [...values] : raised.map(value => value / sum);
}

export const sharpnessOf = (game: string, players: number): number => SHARPNESS[game]?.[players] ?? 1;

/** The same where only one seat's value is known: the others share the rest evenly. */
export function ownChance(value: number, players: number, power: number): number {
  const others = Array.from({ length: players - 1 }, () => (1 - value) / (players - 1));
  return sharpen([value, ...others], power)[0];
}

/** By how much a small change of a value changes the chance it stands for. */
export const slopeAt = (value: number, chance: number, power: number): number =>
  power === 1 || value <= 0 || value >= 1 ? 1 : (power * chance * (1 - chance)) / (value * (1 - value));
