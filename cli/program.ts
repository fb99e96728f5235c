import { Command, type CommanderError, type HelpConfiguration } from 'commander';
import type { AnalyseOptions } from './analyse/command.ts';
import type { ArenaOptions } from './arena/command.ts';
import type { BenchOptions } from './bench.ts';
import type { CalibrateOptions } from './calibrate/command.ts';
import type { EngineOptions } from './engine/command.ts';
import type { FuzzOptions } from './fuzz.ts';
import type { CliContext } from './context.ts';
import type { LearnOptions } from './learn/command.ts';
import type { PerftOptions } from './perft.ts';
import type { PuzzleOptions } from './puzzles/command.ts';
import type { ReviewOptions } from './review/command.ts';
import type { PlayOptions } from './play/table-setup.ts';
import type { ModerateOptions } from './moderate.ts';
import { SETTING_NAMES } from '../server/setting-names.ts';
import type { ServeOptions } from './serve.ts';
import type { SimulateOptions } from './simulate.ts';
import type { CliText } from './text/text.ts';
import { UsageError } from './usage-error.ts';
import { version } from './version.ts';
import type { WorkerOptions } from './worker.ts';

/** The command line: arguments, options and the command that runs. Only that command is loaded. */
export function buildProgram(context: CliContext): Command {
  const { help } = context.text;
  const { options, arguments: args } = help;
  const program = new Command('cosecha')
    .description(help.summary)
    .version(version(), '-V, --version', help.version)
    .option('--language <LANGUAGE>', options.language)
    .helpCommand(false);
  prepare(program, help);

  const add = (name: keyof typeof help.commands): Command => {
    const command = program.command(name).description(help.commands[name]);
    return prepare(command, help).option('--language <LANGUAGE>', options.language);
  };
  const collect = (word: string, words: readonly string[] = []): readonly string[] => [...words, word];

  add('games')
    .option('--json', options.json)
    .action(async (given: { json?: true }) => (await import('./games.ts')).gamesCommand(given, context));
  add('play')
    .argument('[GAME]', args.game)
    .option('--players <N>', options.players)
    .option('--bots <LIST>', options.opponents)
    .option('--seat <N>', options.seat)
    .option('--name <NAME>', options.name)
    .option('--seed <TEXT>', options.freshSeed)
    .option('--option <ID=VALUE>', options.option, collect)
    .option('--resume <FILE>', options.resume)
    .action(async (id: string | undefined, given: PlayOptions) =>
      (await import('./play/command.ts')).playCommand(id, given, context),
    );
  add('simulate')
    .argument('<GAME>', args.game)
    .option('--players <N>', options.players)
    .option('--games <N>', options.games)
    .option('--bots <LIST>', options.bots)
    .option('--seed <TEXT>', options.seed)
    .option('--option <ID=VALUE>', options.option, collect)
    .option('--records <FOLDER>', options.records)
    .option('--json', options.json)
    .action(async (id: string, given: SimulateOptions) =>
      (await import('./simulate.ts')).simulateCommand(id, given, context),
    );
  add('arena')
    .argument('<GAME>', args.game)
    .option('--bots <LIST>', options.rivals)
    .option('--players <N>', options.players)
    .option('--games <N>', options.games)
    .option('--jobs <N>', options.jobs)
    .option('--seed <TEXT>', options.seed)
    .option('--move-ms <N>', options.moveMs)
    .option('--think-ms <N>', options.thinkMs)
    .option('--sprt <LOW,HIGH>', options.sprt)
    .option('--option <ID=VALUE>', options.option, collect)
    .option('--records <FOLDER>', options.arenaRecords)
    .option('--habits', options.habits)
    .option('--json', options.json)
    .action(async (id: string, given: ArenaOptions) =>
      (await import('./arena/command.ts')).arenaCommand(id, given, context),
    );
  add('learn')
    .argument('<GAME>', args.game)
    .option('--players <N>', options.learnPlayers)
    .option('--games <N>', options.learnGames)
    .option('--rounds <N>', options.rounds)
    .option('--horizon <N>', options.horizon)
    .option('--chances', options.chances)
    .option('--from <N>', options.from)
    .option('--keep-weights', options.keepWeights)
    .option('--test-games <N>', options.testGames)
    .option('--jobs <N>', options.jobs)
    .option('--seed <TEXT>', options.seed)
    .option('--folder <FOLDER>', options.learnFolder)
    .option('--output <FOLDER>', options.learnOutput)
    .action(async (id: string, given: LearnOptions) =>
      (await import('./learn/command.ts')).learnCommand(id, given, context),
    );
  add('replay')
    .argument('<FILE>', args.file)
    .option('--json', options.json)
    .action(async (file: string, given: { json?: true }) =>
      (await import('./replay.ts')).replayCommand(file, given, context),
    );
  add('verify')
    .argument('<FILE>', args.file)
    .action(async (file: string) => (await import('./verify.ts')).verifyCommand(file, context));
  add('review')
    .argument('<FILE>', args.file)
    .option('--depth <DEPTH>', options.reviewDepth)
    .option('--json', options.json)
    .action(async (file: string, given: ReviewOptions) =>
      (await import('./review/command.ts')).reviewCommand(file, given, context),
    );
  add('analyse')
    .argument('<FILE>', args.file)
    .option('--ply <N>', options.ply)
    .option('--seconds <N>', options.analyseSeconds)
    .option('--moves <N>', options.analyseMoves)
    .option('--json', options.json)
    .action(async (file: string, given: AnalyseOptions) =>
      (await import('./analyse/command.ts')).analyseCommand(file, given, context),
    );
  add('puzzles')
    .argument('<GAME>', args.game)
    .option('--count <N>', options.puzzleCount)
    .option('--file <FILE>', options.puzzleFile)
    .option('--jobs <N>', options.jobs)
    .option('--seed <TEXT>', options.seed)
    .action(async (id: string, given: PuzzleOptions) =>
      (await import('./puzzles/command.ts')).puzzlesCommand(id, given, context),
    );
  add('calibrate')
    .argument('[GAME]', args.game)
    .option('--games <N>', options.calibrateGames)
    .option('--verdicts <N>', options.verdicts)
    .option('--stability <N>', options.stability)
    .option('--jobs <N>', options.jobs)
    .option('--seed <TEXT>', options.seed)
    .option('--samples <FILE>', options.samples)
    .option('--page <FILE>', options.studyPage)
    .option('--output <FILE>', options.sharpness)
    .action(async (id: string | undefined, given: CalibrateOptions) =>
      (await import('./calibrate/command.ts')).calibrateCommand(id, given, context),
    );
  add('goals')
    .argument('<FILE...>', args.files)
    .option('--json', options.json)
    .action(async (files: readonly string[], given: { json?: true }) =>
      (await import('./goals.ts')).goalsCommand(files, given, context),
    );
  add('fuzz')
    .argument('<GAME>', args.game)
    .option('--seconds <N>', options.seconds)
    .option('--seed <TEXT>', options.freshSeed)
    .option('--records <FOLDER>', options.failures)
    .option('--json', options.json)
    .action(async (id: string, given: FuzzOptions) =>
      (await import('./fuzz.ts')).fuzzCommand(id, given, context),
    );
  add('perft')
    .argument('<GAME>', args.game)
    .option('--players <N>', options.players)
    .option('--depth <N>', options.depth)
    .option('--seed <TEXT>', options.seed)
    .option('--option <ID=VALUE>', options.option, collect)
    .option('--json', options.json)
    .action(async (id: string, given: PerftOptions) =>
      (await import('./perft.ts')).perftCommand(id, given, context),
    );
  add('engine')
    .option('--bot <BOT>', options.engineBot)
    .action(async (given: EngineOptions) =>
      (await import('./engine/command.ts')).engineCommand(given, context),
    );
  const server = add('serve');
  for (const name of SETTING_NAMES) server.option(`--${name} <VALUE>`, help.settings[name]);
  server.action(async (given: ServeOptions) => (await import('./serve.ts')).serveCommand(given, context));
  for (const name of ['backup', 'restore'] as const)
    add(name)
      .argument('<FILE>', args.backup)
      .option('--data <VALUE>', help.settings.data)
      .option('--database <VALUE>', help.settings.database)
      .action(async (file: string, given: ServeOptions) => {
        const commands = await import('./backup.ts');
        await commands[`${name}Command`](file, given, context);
      });
  add('ratings')
    .argument('<ACTION>', args.ratings)
    .option('--data <VALUE>', help.settings.data)
    .option('--database <VALUE>', help.settings.database)
    .action(async (action: string, given: ServeOptions) =>
      (await import('./ratings.ts')).ratingsCommand(action, given, context),
    );
  add('archive')
    .option('--before <DATE>', options.archiveBefore)
    .option('--to <FOLDER>', options.archiveTo)
    .option('--data <VALUE>', help.settings.data)
    .option('--database <VALUE>', help.settings.database)
    .action(async (given: ServeOptions) => (await import('./archive.ts')).archiveCommand(given, context));
  add('moderate')
    .argument('<ACTION>', args.moderation)
    .argument('[ID]', args.moderated)
    .option('--reason <TEXT>', options.reason)
    .option('--days <N>', options.sanctionDays)
    .option('--name <NAME>', options.newName)
    .option('--kind <KIND>', options.liftKind)
    .option('--data <VALUE>', help.settings.data)
    .option('--database <VALUE>', help.settings.database)
    .action(async (action: string, id: string | undefined, given: ModerateOptions) =>
      (await import('./moderate.ts')).moderateCommand(action, id, given, context),
    );
  add('worker')
    .option('--server <URL>', options.workerServer)
    .option('--key <KEY>', options.workerKey)
    .option('--threads <N>', options.workerThreads)
    .action(async (given: WorkerOptions) => (await import('./worker.ts')).workerCommand(given, context));
  add('bench')
    .argument('[WHAT...]', args.bench)
    .option('--players <N>', options.benchPlayers)
    .option('--seconds <N>', options.benchSeconds)
    .option('--against <FOLDER>', options.against)
    .option('--generation <N>', options.benchGeneration)
    .option('--json', options.json)
    .action(async (words: readonly string[], given: BenchOptions) =>
      (await import('./bench.ts')).benchCommand(words, given, context),
    );
  return program;
}

/** Help in the user's language, and errors thrown instead of printed. */
function prepare(command: Command, help: CliText['help']): Command {
  const titles: Readonly<Record<string, string>> = help.titles;
  const words = (one: Command): string => one.registeredArguments.map(argument => argument.name()).join(' ');
  const style: HelpConfiguration = {
    styleTitle: title => titles[title] ?? title,
    subcommandTerm: one => `${one.name()} ${words(one)}`.trimEnd(),
    commandUsage: one =>
      one.parent === null
        ? `cosecha ${help.usageOfAll}`
        : `cosecha ${one.name()} ${words(one)} ${help.usage}`,
  };
  return command
    .helpOption('-h, --help', help.help)
    .configureHelp(style)
    .configureOutput({ writeErr: () => undefined })
    .showSuggestionAfterError(false)
    .exitOverride();
}

/** The parser's error in the user's language; undefined for help and version, which are not errors. */
export function parserError(
  error: CommanderError,
  words: readonly string[],
  { faults, help }: CliText,
): UsageError | undefined {
  const command = words.find(word => Object.hasOwn(help.commands, word));
  const usage = command === undefined ? 'cosecha --help' : `cosecha ${command} --help`;
  const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? '';
  switch (error.code) {
    case 'commander.unknownOption':
      return new UsageError(faults.unknownOption(quoted, usage));
    case 'commander.unknownCommand':
      return new UsageError(faults.unknownCommand(quoted));
    case 'commander.missingArgument':
      return new UsageError(faults.missingArgument(quoted, usage));
    case 'commander.optionMissingArgument':
      return new UsageError(faults.missingValue(quoted));
    case 'commander.excessArguments':
      return new UsageError(faults.tooMany(usage));
    case 'commander.help':
      return new UsageError(faults.noCommand);
    default:
      return error.exitCode === 0 ? undefined : new UsageError(error.message);
  }
}
