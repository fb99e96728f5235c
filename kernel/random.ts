/** The only door through which chance enters a game. */
export interface Random {
  /** A whole number from 0 to `bound` - 1, each equally likely. */
  below(bound: number): number;
}

/** Puts the items into a random order, in place. */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const item = items[last];
    items[last] = items[other];
    items[other] = item;
  }
  return items;
}

/**
 * Takes one piece out of a bag, given as the number of pieces of each kind, and returns its kind. Pass the total where
 * it is known, to save the counting.
 */
export function drawPiece(bag: number[], random: Random, total = countOf(bag)): number {
  let rest = random.below(total);
  let kind = 0;
  while (rest >= bag[kind]) rest -= bag[kind++];
  bag[kind]--;
  return kind;
}

function countOf(bag: readonly number[]): number {
  let total = 0;
  for (let kind = 0; kind < bag.length; kind++) total += bag[kind];
  return total;
}

/** 2 to the power of -32: multiplying by it is exact, and quicker than dividing. */
const TO_UNIT = 1 / 0x1_0000_0000;

/** sfc32: quick and good enough for playouts and tests; matches use `seed.ts`. */
export function fastRandom(seed: number): Random {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 15; round++) next();
  return { below: bound => Math.floor(next() * bound * TO_UNIT) };
}

/** Answers a given list, for tests that need a certain draw; an answer out of range or one too many is an error. */
export function scriptedRandom(answers: readonly number[]): Random {
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
}
