import { describe, expect, test } from 'vitest';
import { checkConformance } from '../../../kernel/conformance.ts';
import { fastRandom } from '../../../kernel/random.ts';
import { seedFrom } from '../../../kernel/seed.ts';
import { module } from '../index.ts';
import { ALL_MOVES } from '../rules/moves.ts';

describe('options together', () => {
  test.each(['uva', 'dimbula'])('two players without %s and with start tiles play a sound game', omitted => {
    const random = fastRandom(omitted.length);
    const match = checkConformance({
      game: module.game,
      config: { players: 2, options: { omitted, startTiles: 'on', contractBacks: 'hidden' } },
      seed: seedFrom(`options ${omitted}`),
      pick: count => random.below(count),
      otherMoves: ALL_MOVES,
      most: 1000,
    });
    expect(match.game.result(match.state)?.totals).toHaveLength(2);
  });
});
