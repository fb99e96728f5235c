import { expect, test } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { createContext } from '../context.ts';
import { createMatchText } from '../match-text.ts';

const RESULT = {
  totals: [100.5, -3],
  breakdown: [{ source: 'river', points: [7, -10] }],
  ranks: [1, 2],
};

test.each([
  ['en', '7   −10', '100.5    −3'],
  ['es', '7   −10', '100,5    −3'],
] as const)('points are written as the language does (%s)', async (language, river, totals) => {
  const sheet = createMatchText(await loadGame('cacao'), ['Ana', 'Blas'], createContext(language))
    .result(RESULT)
    .join('\n');
  expect(sheet).toContain(river);
  expect(sheet).toContain(totals);
});
