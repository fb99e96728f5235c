// Takes the pictures of the README anew: node web/test/screenshots.ts [NAME...]
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { parseBotSpec, createBot } from '../../bots/index.ts';
import { loadGame, type GameId } from '../../games/index.ts';
import type { Move } from '../../kernel/game.ts';
import { completeConfig, forcedMove, playLegal, startMatch, type AnyMatch } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import { toRecord, type MatchRecord } from '../../kernel/record.ts';
import { seedFrom } from '../../kernel/seed.ts';
import { DESK, launch, PHONE, visit, type Screen } from './browser.ts';
import { ASKED } from './click-targets.ts';
import { saveMatch } from './saved-match.ts';
import { openSite } from './site.ts';

const FOLDER = path.join(import.meta.dirname, '../../docs/screenshots');
const LEVEL = 'level-3';

/** A table in the middle of a game: the first seat is a person who is to decide in this phase. */
interface Scene {
  readonly game: GameId;
  readonly players: number;
  readonly seed: string;
  readonly after: number;
  readonly phase: string;
}

const SCENES: readonly Scene[] = [
  { game: 'cacao', players: 3, seed: 'picture', after: 40, phase: 'placing' },
  { game: 'santiago', players: 4, seed: 'picture', after: 60, phase: 'plant' },
  { game: 'ceylon', players: 3, seed: 'picture', after: 90, phase: 'harvest' },
  { game: 'alubari', players: 3, seed: 'picture', after: 120, phase: 'placement' },
];

const SCREENS: readonly (readonly [string, Screen])[] = [
  ['desktop', DESK],
  ['phone', { ...PHONE, locale: 'en-GB', colorScheme: 'light' }],
];

/** Bots play until the person is asked. */
async function recordOf({ game: id, players, seed, after, phase }: Scene): Promise<MatchRecord> {
  const module = await loadGame(id);
  const { game } = module;
  const opponent = parseBotSpec(LEVEL);
  if (opponent === undefined) throw new Error(`no bot ${LEVEL}`);
  const { bot, playouts } = createBot(module, opponent);
  const random = fastRandom(1);
  let match: AnyMatch = startMatch(game, completeConfig(game.meta, { players, options: {} }), seedFrom(seed));
  for (;;) {
    const [seat] = game.toAct(match.state);
    if (seat === undefined) throw new Error(`${id} is over after ${match.steps.length} moves`);
    const view = game.view(match.state, seat);
    const isAsked = seat === 0 && match.steps.length >= after && module.phase(view) === phase;
    const forced = forcedMove(game, match.state);
    if (isAsked && forced === undefined) return toRecord(match);
    const moves: Move[] = [];
    game.moves(match.state, seat, moves);
    const move = forced === undefined ? bot({ seat, view, moves, random, playouts }) : forced.move;
    match = playLegal(match, { seat, move, forced: forced !== undefined });
  }
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`), animations: 'disabled' });
  console.log(`${name}.png`);
}

async function takeScene(
  browser: Browser,
  url: string,
  scene: Scene,
  wanted: readonly string[],
): Promise<void> {
  const screens = SCREENS.map(([kind, screen]) => ({ name: `${scene.game}-${kind}`, screen }));
  const asked = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  if (asked.length === 0) return;
  const record = await recordOf(scene);
  for (const { name, screen } of asked) {
    const { page, context } = await visit(browser, screen);
    await page.goto(url);
    await page.locator('.card').first().waitFor();
    await saveMatch(page, { id: name, game: scene.game, record, seat: 0, level: LEVEL });
    await page.goto(`${url}/#/play/${name}`);
    await page.locator(`.table[data-phase=${scene.phase}]`).waitFor();
    await page.locator(ASKED).first().waitFor();
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
  for (const scene of SCENES) await takeScene(browser, site.url, scene, wanted);
} finally {
  await browser.close();
  await site.close();
}
