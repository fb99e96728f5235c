import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import { GAME_INFO } from '../game-list.ts';

describe('the shelf', () => {
  test.each(GAME_IDS)('knows %s as the rules do', async id => {
    const { game, text } = await loadGame(id);
    const {
      name,
      players: { least, most, usual },
    } = GAME_INFO[id];
    expect({ least, most }).toEqual(game.meta.players);
    expect(usual).toBeGreaterThanOrEqual(least);
    expect(usual).toBeLessThanOrEqual(most);
    expect([text.en.name, text.es.name]).toEqual([name, name]);
  });
});
