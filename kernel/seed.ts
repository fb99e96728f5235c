import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Random } from './random.ts';

/** 256 bits as 64 hexadecimal digits. It determines every draw, so it stays secret until the match is over. */
export type Seed = string;

export const isSeed = (text: unknown): text is Seed =>
  typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

/** A seed from any text, for simulations that must be repeatable. Live matches use fresh random bytes. */
export const seedFrom = (text: string): Seed => bytesToHex(sha256(utf8ToBytes(`cosecha seed\n${text}`)));

/** Published at the start of a match: it commits to the seed without revealing it. */
export const seedHash = (seed: Seed): string => bytesToHex(sha256(utf8ToBytes(seed)));

/** A random source that counts how often it was used. */
export interface StepRandom extends Random {
  count(): number;
}

const BLOCK_BYTES = 64;
const EMPTY_BLOCK = new Uint8Array(BLOCK_BYTES);

/** The key of the stream cipher, derived apart from the commitment so that neither helps to find the other. */
export const keyOf = (seed: Seed): Uint8Array => sha256(utf8ToBytes(`cosecha key\n${seed}`));

/**
 * The draws of one step of a match: ChaCha20 under the match's key with the step's number as nonce.
 * Each step has its own stream, so a replay may start anywhere, and undoing a move and playing it
 * again draws the same.
 */
export const randomForStep = (key: Uint8Array, step: number): StepRandom => randomAt(key, [step, 0, 0]);

/** No step has this number: it marks the streams of piles. */
const DECKS = 0xffff_ffff;

/**
 * The same, but each draw from a pile has a stream of its own, named by the pile and the position in it: whatever was
 * played before, the pile holds the same pieces in the same order.
 */
export function dealForStep(key: Uint8Array, step: number): StepRandom {
  const other = randomForStep(key, step);
  let drawn = 0;
  return {
    count: () => other.count() + drawn,
    below: bound => other.below(bound),
    deck(deck, position) {
      drawn++;
      return randomAt(key, [DECKS, deck, position]);
    },
  };
}

function randomAt(key: Uint8Array, at: readonly [number, number, number]): StepRandom {
  let words: Uint32Array | undefined;
  let position = 0;
  let block = 0;
  let count = 0;
  const nonce = new Uint8Array(12);
  const numbers = new DataView(nonce.buffer);
  at.forEach((number, index) => numbers.setUint32(4 * index, number, true));

  const next = (): number => {
    if (words === undefined || position === words.length) {
      const bytes = chacha20(key, nonce, EMPTY_BLOCK, undefined, block++);
      words = new Uint32Array(bytes.buffer, bytes.byteOffset, BLOCK_BYTES / 4);
      position = 0;
    }
    return words[position++];
  };

  return {
    count: () => count,
    below(bound) {
      count++;
      const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
      let word = next();
      while (word >= limit) word = next();
      return word % bound;
    },
  };
}
