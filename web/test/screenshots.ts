// Takes the pictures of the README again: node web/test/screenshots.ts [NAME...]
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { parseBotSpec, createBot } from '../../bots/index.ts';
import { GAME_IDS, loadGame, type GameId } from '../../games/index.ts';
import type { Move } from '../../kernel/game.ts';
import { forcedMove, playLegal, startMatch, type AnyMatch } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import { toRecord, type MatchRecord } from '../../kernel/record.ts';
import { seedFrom } from '../../kernel/seed.ts';
import { DESK, launch, PHONE, visit, type Screen } from './browser.ts';
import { ASKED } from './click-targets.ts';
import { saveMatch } from './saved-match.ts';
import { openSite } from './site.ts';

const FOLDER = path.join(import.meta.dirname, '../../docs/screenshots');
const LEVEL = 'level-3';

const SCREENS: readonly (readonly [string, Screen])[] = [
  ['desktop', DESK],
  ['phone', { ...PHONE, locale: 'en-GB', colorScheme: 'light' }],
];

/** The part of the game in which the picture is taken: the board is full, and much can still be chosen. */
const [FROM, TO] = [0.5, 0.7];

/** Bots play a game; the picture shows the decision of seat 0 with the most to choose from in its second half. */
async function recordOf(id: GameId): Promise<MatchRecord> {
  const module = await loadGame(id);
  const { game, info } = module;
  const spec = parseBotSpec(LEVEL);
  if (spec === undefined) throw new Error(`the bot ${LEVEL} is unknown`);
  const { bot, playouts } = createBot(module, spec);
  const decisions: { readonly match: AnyMatch; readonly choices: number }[] = [];
  const random = fastRandom(1);
  let match: AnyMatch = startMatch(game, { players: info.players.usual, options: {} }, seedFrom('picture'));
  for (;;) {
    const [seat] = game.toAct(match.state);
    if (seat === undefined) break;
    const moves: Move[] = [];
    game.moves(match.state, seat, moves);
    const forced = forcedMove(game, match.state);
    if (seat === 0 && forced === undefined) decisions.push({ match, choices: moves.length });
    const view = game.view(match.state, seat);
    const move = forced?.move ?? bot({ seat, view, moves, random, playouts });
    match = playLegal(match, { seat: forced?.seat ?? seat, move, forced: forced !== undefined });
  }
  const plies = match.steps.length;
  const late = decisions.filter(
    ({ match: { steps } }) => steps.length >= FROM * plies && steps.length <= TO * plies,
  );
  const [fullest] = late.toSorted((one, other) => other.choices - one.choices);
  return toRecord(fullest.match);
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`), animations: 'disabled' });
  console.log(`${name}.png`);
}

async function takeTable(
  browser: Browser,
  url: string,
  game: GameId,
  wanted: readonly string[],
): Promise<void> {
  const screens = SCREENS.map(([kind, screen]) => ({ name: `${game}-${kind}`, screen }));
  const asked = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  if (asked.length === 0) return;
  const record = await recordOf(game);
  for (const { name, screen } of asked) {
    const { page, context } = await visit(browser, screen);
    await page.goto(url);
    await page.locator('.card').first().waitFor();
    await saveMatch(page, { id: name, game, record, seat: 0, level: LEVEL });
    await page.goto(`${url}/#/play/${name}`);
    await page.locator(ASKED).filter({ visible: true }).first().waitFor();
    await take(page, name);
    await context.close();
  }
}

const wanted = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
const [site, browser] = await Promise.all([openSite(), launch()]);
try {
  if (wanted.length === 0 || wanted.includes('home')) {
    const { page, context } = await visit(browser, DESK);
    await page.goto(site.url);
    await page.locator('.card').first().waitFor();
    await take(page, 'home');
    await context.close();
  }
  for (const game of GAME_IDS) await takeTable(browser, site.url, game, wanted);
} finally {
  await browser.close();
  await site.close();
}
