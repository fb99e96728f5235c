// How strong the levels are: plays the pairings below in the arena and prints the table of docs/strength.md.
//   node bench/strength.ts [--games 400] [--scale 1] [--game cacao] [--pairing level-3,level-2] [--jobs 1]
// `--scale 0.1` gives levels 3 and 4 a tenth of their iterations, and says so. Finished games are kept in arena/.
// A sequential test ends a pairing as soon as its share is clear; --games is the most it may take.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { LevelId } from '../bots/level-ids.ts';
import { playoutBudget } from '../bots/levels.ts';
import { GAME_IDS, isGameId, loadGame, type GameId } from '../games/index.ts';

/** The test tells the wanted share from this part of it. */
const SHORT_OF_SHARE = 0.8;

/** The first bot of each pairing should win at least `share` of its games. */
const PAIRINGS = [
  { bots: ['level-1b', 'level-1'], players: 2, share: 0.65 },
  { bots: ['level-2', 'level-1b'], players: 2, share: 0.65 },
  { bots: ['level-2b', 'level-2'], players: 2, share: 0.65 },
  { bots: ['level-3', 'level-2b'], players: 2, share: 0.65 },
  { bots: ['level-4', 'level-3'], players: 2, share: 0.65 },
  { bots: ['level-3', 'level-3@1'], players: 2, share: 0.75 },
  { bots: ['level-3', 'level-3@1'], players: 3, share: 1.5 / 3 },
  { bots: ['level-3', 'level-3@1'], players: 4, share: 1.5 / 4 },
  { bots: ['level-3', 'level-3@2'], players: 2, share: 0.6 },
] as const;

interface Line {
  readonly games: number;
  readonly standings: readonly {
    readonly bot: string;
    readonly share: number;
    readonly interval: readonly [number, number];
    readonly points: number;
  }[];
}

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    scale: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '1' },
    game: { type: 'string' },
    pairing: { type: 'string' },
    players: { type: 'string' },
  },
});

/** A level with a part of its iterations, under the name of what it then is. */
async function scaled(bot: string, game: GameId): Promise<string> {
  const scale = Number(values.scale);
  if (scale === 1 || (bot !== 'level-3' && bot !== 'level-4')) return bot;
  const level: LevelId = bot;
  const { heuristics: knowledge } = await loadGame(game);
  return `search:${Math.round(scale * playoutBudget(level, knowledge))}`;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

for (const game of GAME_IDS.filter(id => values.game === undefined || id === values.game)) {
  if (!isGameId(game)) continue;
  for (const { bots, players, share } of PAIRINGS) {
    if (values.pairing !== undefined && values.pairing !== bots.join(',')) continue;
    if (values.players !== undefined && Number(values.players) !== players) continue;
    const names = await Promise.all(bots.map(bot => scaled(bot, game)));
    const words = ['arena', game, '--bots', names.join(','), '--players', String(players)];
    const bounds = [SHORT_OF_SHARE * share, share].map(bound => (100 * bound).toFixed(1)).join(',');
    words.push('--games', values.games, '--jobs', values.jobs, '--sprt', bounds);
    const { stdout, status } = spawnSync(process.execPath, ['cli/main.ts', ...words, '--json'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (status !== 0) process.exit(status ?? 1);
    // The arena prints one object of this form.
    const { games, standings } = JSON.parse(stdout) as Line;
    const first = standings.find(({ bot }) => bot === names[0]);
    if (first === undefined) continue;
    const cells = [
      game,
      String(players),
      names[0],
      names[1],
      String(games),
      percent(first.share),
      first.interval.map(percent).join(' to '),
      percent(share),
      `\`cosecha ${words.join(' ')}\``,
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
