import { describe, expect, test } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { toRecord } from '../../kernel/record.ts';
import { violations } from './axe.ts';
import { DESK, PHONE, shoot, visit } from './browser.ts';
import { playTogether, waitForSights } from './click-targets.ts';
import { SAMPLE } from './sample-game.ts';
import { saveMatch } from './saved-match.ts';
import { LONG, venueForTests } from './test-site.ts';
import { forPlayers, randomMatch } from './updates.ts';

/** Moves left to play. */
const LAST_MOVES = 14;

describe('a game moves from here to there and back', () => {
  const venue = venueForTests();

  test(
    'people at one screen continue online, replay the end, and branch off on their own device',
    { timeout: LONG },
    async () => {
      const [host, guest] = await Promise.all([visit(venue.browser, DESK), visit(venue.browser, PHONE)]);
      const asked: string[] = [];
      for (const { page } of [host, guest]) page.on('request', request => asked.push(request.url()));
      const { game } = await loadGame(SAMPLE);
      const positions = [...randomMatch(game, forPlayers(2), 3)];
      const record = toRecord(positions[positions.length - LAST_MOVES]);
      await host.page.goto(venue.site.url);
      await host.page.locator('.card').first().waitFor();
      await saveMatch(host.page, { id: 'shared', game: SAMPLE, record, seat: 0, level: null });
      await host.page.goto(`${venue.site.url}/#/play/shared`);
      await host.page.getByRole('dialog').getByRole('button').click();
      await host.page.getByRole('button', { name: 'Menu' }).click();
      await host.page.getByRole('button', { name: 'Continue online' }).click();
      await shoot(host.page, 'continue-desk');
      expect(await violations(host.page)).toEqual([]);
      await host.page.getByRole('dialog').getByRole('button', { name: 'Continue online' }).click();

      const link = await host.page.locator('.open-seats .invite input').inputValue();
      expect(await host.page.locator('.table').getAttribute('data-ply')).toBe(String(record.moves.length));
      await shoot(host.page, 'continued-desk');
      expect(await violations(host.page)).toEqual([]);
      await guest.page.goto(link);
      await guest.page.locator('.join button[type=submit]').click();
      await guest.page.locator('.table').waitFor();
      await host.page.locator('.open-seats').waitFor({ state: 'detached' });
      await playTogether([host.page, guest.page], () => false);

      await host.page.getByRole('link', { name: 'Replay' }).click();
      await host.page.locator('.replay-line').waitFor();
      const [saved] = await Promise.all([
        host.page.waitForEvent('download'),
        host.page.getByRole('button', { name: 'Download game file' }).click(),
      ]);
      await host.page.getByRole('slider').fill('9');
      await host.page.locator('.table[data-ply="9"]').waitFor();
      await shoot(host.page, 'branch-desk');
      await host.page.getByRole('button', { name: 'Play from here' }).click();
      expect(Number((await waitForSights(host.page)).ply)).toBeGreaterThanOrEqual(9);

      // The file of the online game opens here as well, with the seed that the server drew later.
      await host.page.goto(venue.site.url);
      await host.page.locator('input[type=file]').setInputFiles(await saved.path());
      await host.page.locator('.replay-line').waitFor();
      await host.page.keyboard.press('End');
      await host.page.getByRole('button', { name: 'Final scores' }).waitFor();
      expect(asked.filter(url => url.includes('/why'))).toEqual([]);
      expect([...host.faults, ...guest.faults]).toEqual([]);
      await Promise.all([host, guest].map(({ context }) => context.close()));
    },
  );
});
