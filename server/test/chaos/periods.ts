/** A time during which something lasted, in milliseconds. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** A fault and the time that it lasted, until everything it took away was back. */
export interface FaultPeriod extends Period {
  readonly name: string;
}

/** A table that made no move for a while. */
export interface Gap extends Period {
  readonly table: string;
}

export interface DescribedGap {
  readonly seconds: number;
  /** Seconds of it without any fault. */
  readonly afterFaults: number;
  readonly table: string;
  /** What happened meanwhile, with the seconds that each fault lasted. */
  readonly faults: readonly string[];
}

/** The longest gaps and what lay in them. */
export const describeGaps = (
  gaps: readonly Gap[],
  faults: readonly FaultPeriod[],
  count: number,
): DescribedGap[] =>
  gaps
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
    .slice(0, count)
    .map(gap => {
      const during = faults.filter(({ from, to }) => from < gap.to && to > gap.from);
      return {
        seconds: toSeconds(lengthOf(gap)),
        afterFaults: toSeconds(lengthOf(gap) - covered(gap, during)),
        table: gap.table,
        faults: during.map(fault => `${fault.name} ${toSeconds(lengthOf(fault))}`),
      };
    });

const lengthOf = ({ from, to }: Period): number => to - from;

const toSeconds = (milliseconds: number): number => Math.round(milliseconds / 100) / 10;

/** How much of a time lies in at least one of some others. */
export function covered(whole: Period, parts: readonly Period[]): number {
  let sum = 0;
  let reached = whole.from;
  for (const { from, to } of parts.toSorted((one, other) => one.from - other.from)) {
    const end = Math.min(to, whole.to);
    sum += Math.max(0, end - Math.max(from, reached));
    reached = Math.max(reached, end);
  }
  return sum;
}
