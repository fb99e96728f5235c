import type { Random } from './random.ts';

/** The number of bits that are set. */
export const countBits = (set: number): number => {
  const pairs = set - ((set >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
};

/** The place of a set bit, counted among the set bits from the lowest. */
export const bitAt = (set: number, index: number): number => {
  let rest = set;
  for (let skipped = 0; skipped < index; skipped++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
};

/** PLACES[byte * 8 + index]: the place of a set bit of a byte, counted among the set bits from the lowest. */
const PLACES = Uint8Array.from({ length: 256 * 8 }, (_, entry) => {
  let rest = entry >> 3;
  for (let skipped = 0; skipped < (entry & 7); skipped++) rest &= rest - 1;
  return rest === 0 ? 0 : 31 - Math.clz32(rest & -rest);
});

/**
 * The place of a random set bit, each equally likely. Neither a loop nor a branch depends on the set: how often it would
 * run could not be predicted.
 */
export const drawBit = (set: number, random: Random): number => {
  const pairs = set - ((set >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  // Each byte holds the number of set bits up to its own end.
  const sums = Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101);
  const index = random.below(sums >>> 24);
  // The top bit of each byte up to whose end there are more set bits than `index`.
  const reached = ((sums | 0x8080_8080) - Math.imul(index + 1, 0x0101_0101)) & 0x8080_8080;
  const shift = 24 - Math.clz32(reached & -reached);
  const before = ((sums << 8) >>> shift) & 0xff;
  return shift + PLACES[((set >>> shift) & 0xff) * 8 + index - before];
};

/** COUNTS[byte]: the number of bits that are set. */
const COUNTS = Uint8Array.from({ length: 256 }, (_, byte) => countBits(byte));

/** The same for a set of up to eight bits, which a table answers. */
export const drawFromByte = (set: number, random: Random): number =>
  PLACES[set * 8 + random.below(COUNTS[set])];
