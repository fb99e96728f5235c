import type { Page } from 'playwright-core';
import type { GameId } from '../../games/index.ts';
import { visit, type Screen } from './browser.ts';
import { fullestDecisions } from './phase-fixtures.ts';
import { saveMatch } from './saved-match.ts';
import type { Venue } from './test-site.ts';

/** A table where the decision with the most choices of a phase is due. */
export async function openPhase(
  { browser, site }: Venue,
  game: GameId,
  phase: string,
  screen: Screen,
): Promise<Page> {
  const decision = (await fullestDecisions(game)).get(phase);
  if (decision === undefined) throw new Error(`no decision in ${phase}`);
  const { record, seat } = decision;
  const { page } = await visit(browser, screen);
  await page.goto(site.url);
  await page.locator('.card').first().waitFor();
  await saveMatch(page, { id: phase, game, record, seat, level: 'level-1' });
  await page.goto(`${site.url}/#/play/${phase}`);
  await page.locator(`.table[data-phase=${phase}]`).waitFor();
  return page;
}
