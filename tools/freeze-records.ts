// Plays games with every player count and option and keeps their records in games/test/records/VERSION, one file per
// game and one record per line. Every later version must replay them: games/test/records.test.ts.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createBot, parseBotSpec } from '../bots/index.ts';
import type { Bot } from '../bots/bot.ts';
import { GAME_IDS, loadGame } from '../games/index.ts';
import type { GameModule } from '../games/module.ts';
import { configsOf } from '../kernel/conformance.ts';
import type { Config, Move } from '../kernel/game.ts';
import { play, reseed, startMatch, type AnyMatch } from '../kernel/match.ts';
import { fastRandom } from '../kernel/random.ts';
import { toRecord } from '../kernel/record.ts';
import { seedFrom } from '../kernel/seed.ts';

/** Seats take turns with these; the first knows nothing of the game, so that odd positions come up too. */
const BOTS = ['random', 'level-1'];
/** Moves of a game that is kept unfinished, and moves before the fresh seed of one that changes hosts. */
const UNFINISHED = 40;
const BEFORE_RESEED = 25;

const root = path.dirname(import.meta.dirname);
// package.json has a version.
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
const folder = path.join(root, 'games', 'test', 'records', version);

function botFor(module: GameModule, name: string): Bot<Move, unknown> {
  const spec = parseBotSpec(name);
  if (spec === undefined) throw new Error(`there is no bot ${name}`);
  return createBot(module, spec).bot;
}

/** Plays so many moves, or to the end. */
function playOn(match: AnyMatch, bots: readonly Bot<Move, unknown>[], most: number): AnyMatch {
  const { game } = match;
  const random = fastRandom(match.config.players);
  let next = match;
  while (next.steps.length < most && game.toAct(next.state).length > 0) {
    const [seat] = game.toAct(next.state);
    const moves: Move[] = [];
    game.moves(next.state, seat, moves);
    const view = game.view(next.state, seat);
    next = play(next, seat, bots[seat % bots.length]({ seat, view, moves, random, playouts: 0 }));
  }
  return next;
}

function recordsOf(module: GameModule): string[] {
  const { game } = module;
  const bots = BOTS.map(name => botFor(module, name));
  const start = (config: Config, name: string): AnyMatch =>
    startMatch(game, config, seedFrom(`${version} ${game.meta.id} ${JSON.stringify(config)} ${name}`));
  const configs = configsOf(game);
  const finished = configs.map(config => playOn(start(config, 'finished'), bots, Infinity));
  const plain = configs.filter(({ options }) => Object.keys(options).length === 0);
  const unfinished = plain.map(config => playOn(start(config, 'unfinished'), bots, UNFINISHED));
  const moved = plain.slice(0, 1).map(config => {
    const before = playOn(start(config, 'moved'), bots, BEFORE_RESEED);
    return playOn(reseed(before, seedFrom(`${version} ${game.meta.id} fresh`)), bots, Infinity);
  });
  return [...finished, ...unfinished, ...moved].map(match => JSON.stringify(toRecord(match)));
}

if (existsSync(folder)) throw new Error(`${folder} is frozen; raise the version in package.json first`);
mkdirSync(folder, { recursive: true });
for (const id of GAME_IDS) {
  const records = recordsOf(await loadGame(id));
  writeFileSync(path.join(folder, `${id}.jsonl`), `${records.join('\n')}\n`);
  console.log(`${id}: ${records.length} records`);
}
