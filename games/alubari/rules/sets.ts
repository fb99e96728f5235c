/** Sets of up to thirty small numbers, kept in the bits of one number. */

export const has = (set: number, item: number): boolean => (set & (1 << item)) !== 0;

/** The smallest item; the set must not be empty. */
export const firstOf = (set: number): number => 31 - Math.clz32(set & -set);

export const sizeOf = (set: number): number => {
  let bits = set - ((set >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** The item with so many smaller ones before it. */
export const nthOf = (set: number, index: number): number => {
  let rest = set;
  for (let skipped = 0; skipped < index; skipped++) rest &= rest - 1;
  return firstOf(rest);
};

export const itemsOf = (set: number): number[] => {
  const items: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) items.push(firstOf(rest));
  return items;
};

export const setOf = (items: readonly number[]): number => items.reduce((set, item) => set | (1 << item), 0);
