import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import { playForced } from '../../kernel/match.ts';
import { replay, toRecord } from '../../kernel/record.ts';
import type { MatchOfVersion1 } from '../local/migration.ts';
import { DESK, visit } from './browser.ts';
import { waitForSights } from './click-targets.ts';
import { putInStore, readStore } from './saved-match.ts';
import { LONG, venueForTests } from './test-site.ts';
import { forPlayers, randomMatch } from './updates.ts';

const PLAYERS = [
  { name: 'Ana', bot: null },
  { name: '', bot: 'level-1' },
];

/** A match in the middle as version 1 of the app stored it: seat 0 decides next, as far as the record goes. */
async function matchOf(game: (typeof GAME_IDS)[number]): Promise<MatchOfVersion1> {
  const module = await loadGame(game);
  const { game: rules } = module;
  const match = [...randomMatch(rules, forPlayers(2), 6)].find(
    position => position.steps.length > 15 && rules.toAct(playForced(position).state)[0] === 0,
  );
  if (match === undefined) throw new Error(`seat 0 never moves in ${game}`);
  return { id: game, game, players: PLAYERS, record: toRecord(match), created: 1, changed: Date.now() };
}

describe('a browser with saved games of version 1', () => {
  const venue = venueForTests();

  test('continues each of them where it was, and keeps what it cannot read', { timeout: LONG }, async () => {
    const matches = await Promise.all(GAME_IDS.map(matchOf));
    const [first] = matches;
    const unreadable = { ...first, id: 'unreadable', record: { ...first.record, moves: ['0 no such move'] } };
    const { page, context, faults } = await visit(venue.browser, DESK);
    // A page of the same site that does not open the database itself.
    await page.goto(`${venue.site.url}/icon.svg`);
    await putInStore(page, 'matches', [...matches, unreadable], 1);
    await page.goto(venue.site.url);
    await page.locator('.matches li.is-unreadable').waitFor();
    expect(await page.locator('.matches li').count()).toBe(matches.length + 1);
    expect(await page.locator('.matches li.is-unreadable').innerText()).toContain('earlier version');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.is-unreadable').getByRole('button', { name: 'Download game file' }).click(),
    ]);
    expect(saved.suggestedFilename()).toContain(first.game);
    expect(await readStore(page, 'matches')).toEqual([unreadable]);

    for (const { id, record } of matches) {
      const { game } = await loadGame(GAME_IDS.find(one => one === id) ?? GAME_IDS[0]);
      const { steps } = playForced(replay(game, record));
      await page.goto(`${venue.site.url}/#/play/${id}`);
      expect((await waitForSights(page)).ply).toBe(String(steps.length));
      expect(await page.locator('.seats').innerText()).toContain('Ana');
    }
    await page.goto(venue.site.url);
    await page
      .locator('.is-unreadable')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.locator('.is-unreadable').waitFor({ state: 'detached' });
    expect(await readStore(page, 'matches')).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
