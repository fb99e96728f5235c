/**
 * Positions of finished games as one list of numbers. A position is the time left, then for each seat: its facts, the
 * points that the present evaluation expects, its chance of first place by what searches thought later and by the result,
 * its final points and its share of first place.
 */
export interface SampleShape {
  readonly players: number;
  readonly features: number;
}

/** Numbers of a seat besides its facts: expected points, chance, final points, share of first place. */
const EXTRA = 4;

export const seatLength = ({ features }: SampleShape): number => features + EXTRA;
export const sampleLength = (shape: SampleShape): number => 1 + shape.players * seatLength(shape);

/** Reads one position after another; its arrays are used again for the next one. */
export interface SampleReader {
  /** How much of the game was left. */
  left: number;
  /** Facts by seat, each less the mean of all seats: only differences decide a game. */
  readonly facts: readonly Float64Array[];
  /** The same for the points that were expected and those that came. */
  readonly expected: Float64Array;
  readonly points: Float64Array;
  readonly shares: Float64Array;
  readonly chances: Float64Array;
  read(samples: Float32Array, index: number): void;
}

export function createSampleReader(shape: SampleShape): SampleReader {
  const { players, features } = shape;
  const reader: SampleReader = {
    left: 0,
    facts: Array.from({ length: players }, () => new Float64Array(features)),
    expected: new Float64Array(players),
    points: new Float64Array(players),
    shares: new Float64Array(players),
    chances: new Float64Array(players),
    read(samples, index) {
      const start = index * sampleLength(shape);
      reader.left = samples[start];
      for (let seat = 0; seat < players; seat++) {
        const from = start + 1 + seat * seatLength(shape);
        for (let fact = 0; fact < features; fact++) reader.facts[seat][fact] = samples[from + fact];
        reader.expected[seat] = samples[from + features];
        reader.chances[seat] = samples[from + features + 1];
        reader.points[seat] = samples[from + features + 2];
        reader.shares[seat] = samples[from + features + 3];
      }
      for (let fact = 0; fact < features; fact++) {
        let sum = 0;
        for (let seat = 0; seat < players; seat++) sum += reader.facts[seat][fact];
        for (let seat = 0; seat < players; seat++) reader.facts[seat][fact] -= sum / players;
      }
      lessMean(reader.expected);
      lessMean(reader.points);
    },
  };
  return reader;
}

function lessMean(values: Float64Array): void {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  for (let index = 0; index < values.length; index++) values[index] -= mean;
}
