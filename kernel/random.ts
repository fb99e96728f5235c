/** The only door through which chance enters a game. */
export interface Random {
  /** A whole number from 0 to `bound` - 1, each equally likely. */
  below(bound: number): number;
  /** In a match with a common deal: the draw from a pile depends only on the pile and on how far it is drawn. */
  readonly deck?: (deck: number, position: number) => Random;
}

/**
 * Where a draw from a pile takes its chance from. Piles are numbered within a game, and a position never returns. In
 * an ordinary match this is the chance of the step.
 */
export const fromDeck = (random: Random, deck: number, position: number): Random =>
  random.deck === undefined ? random : random.deck(deck, position);

/** Puts the items into a random order, in place. */
export const shuffle = <T>(items: T[], random: Random): T[] => {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const item = items[last];
    items[last] = items[other];
    items[other] = item;
  }
  return items;
};

/**
 * Takes one piece out of a bag, given as the number of pieces of each kind, and returns its kind. Pass the total where
 * it is known, to save the counting.
 */
export const drawPiece = (bag: number[], random: Random, total = countOf(bag)): number => {
  let rest = random.below(total);
  let kind = 0;
  while (rest >= bag[kind]) rest -= bag[kind++];
  bag[kind]--;
  return kind;
};

const countOf = (bag: readonly number[]): number => {
  let total = 0;
  for (let kind = 0; kind < bag.length; kind++) total += bag[kind];
  return total;
};

/** The whole part of `bound` times a fraction of 32 bits, for bounds too large for the quick way. */
const scaled = (bits: number, bound: number): number => Math.floor(((bits >>> 0) * bound) / 0x1_0000_0000);

/** sfc32: quick and good enough for playouts and tests; matches use `seed.ts`. */
export const fastRandom = (seed: number): Random => {
  const words = new Int32Array([0x9e3779b9, 0x243f6a88, seed, 1]);
  const below = (bound: number): number => {
    const b = words[1];
    const c = words[2];
    const bits = (words[0] + b + words[3]) | 0;
    words[0] = b ^ (b >>> 9);
    words[1] = c + (c << 3);
    words[2] = ((c << 21) | (c >>> 11)) + bits;
    words[3]++;
    if (bound > 0x1_0000) return scaled(bits, bound);
    // The product in two halves: whole numbers of 32 bits are three times as quick as fractions.
    return (Math.imul(bits >>> 16, bound) + (Math.imul(bits & 0xffff, bound) >>> 16)) >>> 16;
  };
  for (let round = 0; round < 15; round++) below(1);
  return { below };
};

/** Answers a given list, for tests that need a certain draw; an answer out of range or one too many is an error. */
export const scriptedRandom = (answers: readonly number[]): Random => {
  let position = 0;
  return {
    below(bound) {
      const answer = answers[position++];
      if (answer === undefined || answer >= bound) {
        throw new RangeError(`scripted draw ${position} is ${answer}, wanted a number below ${bound}`);
      }
      return answer;
    },
  };
};
