import type { GameModule } from '../../games/module.ts';
import type { Move } from '../../kernel/game.ts';
import type { AnyMatch } from '../../kernel/match.ts';
import { LEAST_POINTS } from '../../review/decisive.ts';
import { pointsBeyond } from '../../review/expected-points.ts';
import { createAdviser, type Hint } from '../../review/hint.ts';
import { reviewText } from '../../review/text.ts';
import { wholeNumber } from '../arguments.ts';
import type { CliContext } from '../context.ts';
import { createMatchText } from '../match-text.ts';
import { columns, print, printJson } from '../output.ts';
import { startProgress } from '../progress.ts';
import { openRecord, replayOrFail, type OpenRecord } from '../record.ts';
import { seatLabels } from '../seats.ts';
import { UsageError } from '../usage-error.ts';

export interface AnalyseOptions {
  readonly ply?: string;
  readonly seconds?: string;
  readonly moves?: string;
  readonly json?: true;
}

/** Iterations a second where a game does not state its speed. */
const USUAL_SPEED = 20_000;
const MOST_SECONDS = 60;
const MOST_MOVES = 20;

/** What the player to move should do in a position: a record as far as it goes, or up to a move of it. */
export async function analyseCommand(
  file: string,
  options: AnalyseOptions,
  context: CliContext,
): Promise<void> {
  const { text } = context;
  const number = (word: string | undefined, what: string, most: number, otherwise: number): number =>
    wholeNumber(word, { what, least: 1, most, otherwise }, text);
  const seconds = number(options.seconds, '--seconds', MOST_SECONDS, 5);
  const candidates = number(options.moves, '--moves', MOST_MOVES, 3);
  const opened = await openRecord(file, context);
  const all = opened.record.moves.length;
  const ply = wholeNumber(options.ply, { what: '--ply', least: 0, most: all, otherwise: all }, text);
  const moves = opened.record.moves.slice(0, ply);
  const match = replayOrFail({ ...opened, record: { ...opened.record, moves } }, context);
  const [seat] = opened.module.game.toAct(match.state);
  if (seat === undefined) throw new UsageError(text.record.at(file, 'moves', text.analyse.over));
  const hints = adviceFor(opened.module, match, { candidates, seconds });
  if (options.json === true) return printJson({ ply, seat, moves: hints });
  for (const line of lines(opened, { seat, ply, hints }, context)) print(line);
}

function adviceFor(
  module: GameModule,
  { state, config }: AnyMatch,
  { candidates, seconds }: { readonly candidates: number; readonly seconds: number },
): Hint[] {
  const { game, heuristics } = module;
  const [seat] = game.toAct(state);
  const moves: Move[] = [];
  game.moves(state, seat, moves);
  const progress = startProgress();
  const start = performance.now();
  const timeUsed = (): number => (performance.now() - start) / (1000 * seconds);
  const hints = createAdviser(module)({
    seat,
    view: game.view(state, seat),
    moves: moves.map(move => game.notation.text(move)),
    players: config.players,
    candidates,
    iterations: seconds * (heuristics?.iterationsPerSecond ?? USUAL_SPEED),
    isOutOfTime() {
      progress.at(timeUsed());
      return timeUsed() >= 1;
    },
  });
  progress.end();
  return hints;
}

function lines(
  { module, record }: OpenRecord,
  { seat, ply, hints }: { readonly seat: number; readonly ply: number; readonly hints: readonly Hint[] },
  context: CliContext,
): string[] {
  const { text, language } = context;
  const say = reviewText(language);
  const names = seatLabels(record, text).map(({ name }) => name);
  const words = createMatchText(module, names, context);
  const { sources } = module.text[language];
  const reasonsOf = (hint: Hint): string =>
    Object.entries(pointsBeyond(hint.points, hints[0].points))
      .filter(([, points]) => Math.abs(points) >= LEAST_POINTS)
      .map(([source, points]) => `${sources[source] ?? source} ${say.points(points)}`)
      .join(', ');
  return [
    text.analyse.head(names[seat], ply),
    ...columns(
      hints.map(hint => {
        const move = module.game.notation.parse(hint.move);
        return [
          move === undefined ? hint.move : words.move(move),
          `${say.percent(hint.chance.mean)} ${say.margin(hint.chance.error)}`,
          reasonsOf(hint),
        ];
      }),
    ),
  ];
}
