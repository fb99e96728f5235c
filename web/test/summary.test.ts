import { describe, expect, test } from 'vitest';
import { loadGame, GAME_IDS } from '../../games/index.ts';
import type { Summary } from '../../board/summary.tsx';

const SUMMARIES = import.meta.glob<Summary>('../../games/*/ui/summary.tsx', { import: 'summary' });

describe('the summary of a game', () => {
  test.for(GAME_IDS)('%s has a picture for each of three to five steps, in both languages', async game => {
    const summary = await SUMMARIES[`../../games/${game}/ui/summary.tsx`]?.();
    for (const { steps, scoring } of Object.values(summary?.text ?? {})) {
      expect(steps.length).toBeGreaterThanOrEqual(3);
      expect(steps.length).toBeLessThanOrEqual(5);
      expect(scoring.length).toBeGreaterThan(1);
      expect(summary?.pictures.length).toBe(steps.length);
    }
    expect(Object.keys(summary?.text ?? {}).sort()).toEqual(Object.keys((await loadGame(game)).text).sort());
  });
});
