/** Where the towns and the rail spaces lie on each row of the line. */
export interface Sketch {
  readonly width: number;
  readonly top: number;
  readonly step: number;
  /** For each row from the bottom up: the towns by the middle of their first house, and the rail spaces. */
  readonly rows: readonly {
    readonly towns: readonly (readonly [number, number])[];
    readonly rails: Spread;
  }[];
  /** Where the line enters, turns on the right and on the left, and ends. */
  readonly ends: {
    readonly from: number;
    readonly right: number;
    readonly left: number;
    readonly to: number;
  };
  readonly bulge: number;
}
type Spread = readonly (readonly [rail: number, x: number])[];

export const WIDE: Sketch = {
  width: 1000,
  top: 90,
  step: 106,
  rows: [
    {
      towns: [
        [0, 53],
        [1, 474],
        [2, 622],
        [3, 774],
      ],
      rails: [
        [0, 388],
        [1, 505],
        [2, 653],
        [3, 836],
      ],
    },
    {
      towns: [
        [4, 614],
        [5, 451],
        [6, 170],
      ],
      rails: [
        [4, 908],
        [5, 822],
        [6, 727],
        [7, 632],
        [8, 482],
        [9, 352],
        [10, 201],
      ],
    },
    {
      towns: [
        [7, 293],
        [8, 465],
        [9, 790],
      ],
      rails: [
        [11, 190],
        [12, 324],
        [13, 496],
        [14, 655],
      ],
    },
  ],
  ends: { from: -900, right: 936, left: 112, to: 880 },
  bulge: 76,
};

export const TALL: Sketch = {
  width: 390,
  top: 104,
  step: 107,
  rows: [
    { towns: [[0, 60]], rails: [] },
    {
      towns: [
        [1, 200],
        [2, 55],
      ],
      rails: [
        [0, 341],
        [1, 231],
        [2, 86],
      ],
    },
    {
      towns: [[3, 66]],
      rails: [
        [3, 128],
        [4, 312],
      ],
    },
    {
      towns: [[4, 102]],
      rails: [
        [5, 300],
        [6, 195],
        [7, 90],
      ],
    },
    {
      towns: [
        [5, 55],
        [6, 272],
      ],
      rails: [
        [8, 86],
        [9, 195],
        [10, 303],
      ],
    },
    {
      towns: [
        [7, 200],
        [8, 55],
      ],
      rails: [
        [11, 341],
        [12, 231],
        [13, 86],
      ],
    },
    { towns: [[9, 250]], rails: [[14, 110]] },
  ],
  ends: { from: -300, right: 346, left: 44, to: 345 },
  bulge: 50,
};
