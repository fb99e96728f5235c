import { afterAll, beforeAll, describe } from 'vitest';
import { describeBots, describeRestart } from './suite-bots.ts';
import { DESCRIBE_FEATURE } from './suite-features.ts';
import { describeMoves } from './suite-moves.ts';
import { describeUndo } from './suite-undo.ts';
import { TestBench } from './test-bench.ts';
import type { CreateTestHost, HostFeature } from './test-host.ts';

/** The tests of the table runtime, for every host of it. A host names the features it has besides. */
export function describeHost(
  name: string,
  createTestHost: CreateTestHost,
  features: readonly HostFeature[] = [],
): void {
  describe(`the table runtime on ${name}`, () => {
    const bench = new TestBench();
    beforeAll(() => bench.open(createTestHost));
    afterAll(() => bench.close());
    describeMoves(bench);
    describeBots(bench);
    describeUndo(bench);
    describeRestart(bench);
    for (const feature of features) DESCRIBE_FEATURE[feature](bench);
  });
}
