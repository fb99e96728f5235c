import { randomBytes } from 'node:crypto';
import { parseBotSpec, type BotSpec } from '../../bots/index.ts';
import type { GameModule } from '../../games/module.ts';
import { startMatch, type AnyMatch } from '../../kernel/match.ts';
import type { Seat } from '../../kernel/seat.ts';
import { seedFrom } from '../../kernel/seed.ts';
import { configOf, requireGame, botsForSeats, wholeNumber } from '../arguments.ts';
import type { CliContext } from '../context.ts';
import { print } from '../output.ts';
import { openRecord, replayOrFail } from '../record.ts';
import { botLabel, nameIn, opponentIn } from '../seats.ts';
import { createNamedBot } from '../play-match.ts';
import { UsageError } from '../usage-error.ts';
import type { Session } from './session.ts';
import { runGame } from './loop.ts';

export interface PlayOptions {
  readonly players?: string;
  readonly bots?: string;
  readonly seat?: string;
  readonly name?: string;
  readonly seed?: string;
  readonly option?: readonly string[];
  readonly resume?: string;
}

const DEFAULT_BOTS = 'level-2';

export async function playCommand(
  id: string | undefined,
  options: PlayOptions,
  shell: CliContext,
): Promise<void> {
  const { text } = shell;
  const session =
    options.resume === undefined
      ? await newSession(id, options, shell)
      : await resumedSession(options.resume, options, shell);
  print(text.play.welcome(session.module.text[shell.language].name, session.names));
  if (options.resume !== undefined) print(text.play.resumed(session.match.steps.length));
  await runGame(session);
}

async function newSession(id: string | undefined, options: PlayOptions, shell: CliContext): Promise<Session> {
  const { text } = shell;
  if (id === undefined) throw new UsageError(text.faults.missingArgument('GAME'));
  const module = await requireGame(id, text);
  const config = configOf(module, options, text);
  const seat = ownSeat(options, config.players, shell);
  const isAlone = config.players === 1 && options.bots === undefined;
  const opponents = isAlone ? [] : botsForSeats(options.bots ?? DEFAULT_BOTS, config.players - 1, text);
  const name = options.name ?? text.play.guest;
  const labels = opponents.map((opponent, index) => botLabel(index, opponent));
  labels.splice(seat, 0, name);
  const seed = options.seed === undefined ? randomBytes(32).toString('hex') : seedFrom(options.seed);
  return sessionOf({ module, match: startMatch(module.game, config, seed), seat, labels, shell });
}

/** The person takes the seat asked for, or the first that no bot holds; seats without a bot get one. */
async function resumedSession(file: string, options: PlayOptions, shell: CliContext): Promise<Session> {
  const opened = await openRecord(file, shell);
  const match = replayOrFail(opened, shell);
  const { players } = match.config;
  const labels = Array.from(
    { length: players },
    (_, seat) => opened.record.seats?.[seat] ?? shell.text.player(seat + 1),
  );
  const free = labels.findIndex(label => opponentIn(label) === undefined);
  if (free < 0 && options.seat === undefined) throw new UsageError(shell.text.play.notYours);
  const seat = options.seat === undefined ? free : ownSeat(options, players, shell);
  labels[seat] = options.name ?? nameIn(labels[seat]);
  const session = sessionOf({ module: opened.module, match, seat, labels, shell });
  return { ...session, file, told: match.steps.length };
}

function ownSeat({ seat }: PlayOptions, players: number, { text }: CliContext): Seat {
  return wholeNumber(seat, { what: '--seat', least: 1, most: players, otherwise: 1 }, text) - 1;
}

function sessionOf(parts: {
  readonly module: GameModule;
  readonly match: AnyMatch;
  readonly seat: Seat;
  readonly labels: readonly string[];
  readonly shell: CliContext;
}): Session {
  const { labels, module } = parts;
  const guests = labels.map(label => createNamedBot(module, opponentIn(label) ?? defaultBot()));
  return { ...parts, names: labels.map(nameIn), guests, file: undefined, told: -1 };
}

function defaultBot(): BotSpec {
  const opponent = parseBotSpec(DEFAULT_BOTS);
  if (opponent === undefined) throw new Error(`no bot ${DEFAULT_BOTS}`);
  return opponent;
}
