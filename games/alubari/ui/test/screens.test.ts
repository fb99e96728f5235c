import { describe, expect, test } from 'vitest';
import { sceneOf } from '../../../../board/test/board-props.ts';
import { sizesOf, walk } from '../../../../board/test/random-game.ts';
import { alubari } from '../../rules/game.ts';
import { decisionKey, screenOf, screensToChooseOn } from '../screens.ts';

describe('screens of a phone', () => {
  test.each(sizesOf(alubari.meta))(
    'with %i players, game %i, the screen that opens has something to choose if any has',
    (players, seed) => {
      const missed = new Set<string>();
      const opened = new Set<string>();
      for (const moment of walk(alubari, { players, options: {} }, seed)) {
        const scene = sceneOf(moment);
        const screen = screenOf(scene);
        const toChoose = screensToChooseOn(scene);
        if (screen === undefined || (toChoose.size > 0 && !toChoose.has(screen)))
          missed.add(`${moment.view.phase}`);
        else opened.add(screen);
      }
      expect([...missed]).toEqual([]);
      expect([...opened]).toEqual(expect.arrayContaining(['actions', 'route', 'cards']));
    },
  );

  test('nothing opens and no screen is marked while another player decides', () => {
    const [moment] = walk(alubari, { players: 2, options: {} }, 1);
    const scene = { ...sceneOf(moment), toAct: [1 - moment.seat] };
    expect(screenOf(scene)).toBeUndefined();
    expect(screensToChooseOn(scene).size).toBe(0);
    expect(decisionKey(scene)).toBe('');
  });
});
