import { randomBytes } from 'node:crypto';
import { seedFrom } from '../../kernel/seed.ts';
import { configOf, requireGame, botsForSeats } from '../arguments.ts';
import type { CliContext } from '../context.ts';
import { print, printError } from '../output.ts';
import { botLabel, formatLabel, parseLabel, type SeatLabel } from '../seats.ts';
import { UsageError } from '../usage-error.ts';
import { autosaveFile, autosaveFolder, pruneAutosaves } from './autosave.ts';
import { runGame } from './loop.ts';
import { openMatchStore } from './match-store.ts';
import { resumedTable } from './resume.ts';
import { openSession, type Session } from './session.ts';
import { DEFAULT_BOT, ownSeat, seatingOf, type PlayOptions, type TableSetup } from './table-setup.ts';

export async function playCommand(
  id: string | undefined,
  options: PlayOptions,
  context: CliContext,
): Promise<void> {
  const { text, language } = context;
  const { resume } = options;
  const setup =
    resume === undefined
      ? await newTable(id, options, context)
      : await resumedTable(resume, options, context);
  const session = await sessionAt(setup, context);
  print(text.play.welcome(session.module.text[language].name, session.names));
  if (resume !== undefined) print(text.play.resumed(session.update().table.ply, resume));
  await runGame(session);
}

async function newTable(
  id: string | undefined,
  options: PlayOptions,
  context: CliContext,
): Promise<TableSetup> {
  const { text } = context;
  if (id === undefined) throw new UsageError(text.faults.missingArgument('GAME', 'cosecha play --help'));
  const module = await requireGame(id, text);
  const config = configOf(module, options, text);
  const seat = ownSeat(options, config.players, text);
  const isSolo = config.players === 1 && options.bots === undefined;
  const bots = isSolo ? [] : botsForSeats(options.bots ?? DEFAULT_BOT, config.players - 1, text);
  const labels: SeatLabel[] = bots.map((bot, index) => parseLabel(botLabel(index, bot)));
  labels.splice(seat, 0, { name: options.name ?? text.play.guest, bot: undefined });
  const entry = { type: 'opened', ...seatingOf({ module, config, seat, labels }, context) } as const;
  return {
    module,
    seat,
    labels,
    log: [{ n: 1, at: Date.now(), entry }],
    seed: options.seed === undefined ? randomBytes(32).toString('hex') : seedFrom(options.seed),
  };
}

function sessionAt(
  { module, seat, labels, log, ...setup }: TableSetup,
  context: CliContext,
): Promise<Session> {
  const folder = autosaveFolder(process.env);
  pruneAutosaves(folder);
  const store = openMatchStore({
    game: module.game,
    log,
    logPath: setup.logPath ?? autosaveFile(folder, module.game.meta.id, Date.now()),
    recordPath: setup.recordPath,
    labels: labels.map(formatLabel),
    text: context.text,
    reportError: printError,
  });
  const names = labels.map(({ name }) => name);
  return openSession({ module, seat, names, store, context, seed: setup.seed });
}
