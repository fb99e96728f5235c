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
