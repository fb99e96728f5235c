import { randomPlay, type RandomPlay } from '../bench/random-play.ts';
import { GAME_IDS, loadGame } from '../games/index.ts';
import { gameNamed, playerCount, wholeNumber } from './arguments.ts';
import type { Shell } from './language.ts';
import { breathe, columns, print, printJson } from './output.ts';
import { startProgress } from './progress.ts';
import { UsageError } from './usage.ts';

export interface BenchOptions {
  readonly json?: true;
  readonly seconds?: string;
  readonly players?: string;
}

const VERSUS = 'versus-boardgame.io';

export async function benchCommand(
  id: string | undefined,
  options: BenchOptions,
  shell: Shell,
): Promise<void> {
  const { text } = shell;
  const bounds = { what: '--seconds', least: 1, most: 600, otherwise: 3 };
  const seconds = wholeNumber(options.seconds, bounds, text);
  if (id === VERSUS) return versus(seconds, options, shell);
  const modules =
    id === undefined ? await Promise.all(GAME_IDS.map(name => loadGame(name))) : [await gameNamed(id, text)];
  const settings = modules.flatMap(({ game }) => {
    if (options.players !== undefined)
      return { game, players: playerCount(options.players, game.meta, text) };
    const { least, most } = game.meta.players;
    return Array.from({ length: most - least + 1 }, (_, index) => ({ game, players: least + index }));
  });
  const progress = startProgress();
  const lines: RandomPlay[] = [];
  for (const [index, { game, players }] of settings.entries()) {
    progress.at(index / settings.length, `${game.meta.id} ${players}`);
    const line = randomPlay(game, players, seconds);
    if (options.json === true) printJson(line);
    lines.push(line);
    await breathe();
  }
  progress.end();
  if (options.json !== true) for (const line of columns([text.bench.columns, ...lines.map(row)])) print(line);
}

const row = (line: RandomPlay): string[] => [
  line.game,
  String(line.players),
  String(line.gamesPerSecond),
  String(line.decisionsPerSecond),
  String(line.bytesPerDecision),
  String(line.calibratedGamesPerSecond),
];

/** boardgame.io comes with the development of this project, not with the installed program. */
async function versus(seconds: number, { json }: BenchOptions, { text }: Shell): Promise<void> {
  const { versusBoardgameIo, hasBoardgameIo } = await import('../bench/versus-boardgame-io.ts');
  if (!hasBoardgameIo()) throw new UsageError(text.faults.noPackage('boardgame.io'));
  const line = await versusBoardgameIo(seconds);
  if (json === true) printJson(line);
  else
    print(
      text.bench.versus(
        String(line.decisionsPerSecond),
        String(line.boardgameIoDecisionsPerSecond),
        line.ratio.toFixed(1),
      ),
    );
}
