import { Command, type CommanderError, type HelpConfiguration } from 'commander';
import { benchCommand, type BenchOptions } from './bench.ts';
import { fuzzCommand, type FuzzOptions } from './fuzz.ts';
import { gamesCommand } from './games.ts';
import type { Shell } from './language.ts';
import { perftCommand, type PerftOptions } from './perft.ts';
import { playCommand, type PlayOptions } from './play/command.ts';
import { replayCommand } from './replay.ts';
import { simulateCommand, type SimulateOptions } from './simulate.ts';
import type { CliText } from './text/text.ts';
import { UsageError } from './usage.ts';
import { verifyCommand } from './verify.ts';
import { version } from './version.ts';

/** The command line: what can be typed and which command answers it. */
export function programIn(shell: Shell): Command {
  const { help } = shell.text;
  const { options, arguments: args } = help;
  const program = new Command('cosecha')
    .description(help.summary)
    .version(version(), '-V, --version', help.version)
    .helpCommand(false);
  prepare(program, help);

  const add = (name: keyof typeof help.commands): Command => {
    const command = program.command(name).description(help.commands[name]);
    return prepare(command, help).option('--language <LANGUAGE>', options.language);
  };
  const collect = (word: string, words: readonly string[] = []): readonly string[] => [...words, word];

  add('games')
    .option('--json', options.json)
    .action((given: { json?: true }) => gamesCommand(given, shell));
  add('play')
    .argument('[GAME]', args.game)
    .option('--players <N>', options.players)
    .option('--bots <LIST>', options.opponents)
    .option('--seat <N>', options.seat)
    .option('--name <NAME>', options.name)
    .option('--seed <TEXT>', options.freshSeed)
    .option('--option <ID=VALUE>', options.option, collect)
    .option('--resume <FILE>', options.resume)
    .action((id: string | undefined, given: PlayOptions) => playCommand(id, given, shell));
  add('simulate')
    .argument('<GAME>', args.game)
    .option('--players <N>', options.players)
    .option('--games <N>', options.games)
    .option('--bots <LIST>', options.bots)
    .option('--seed <TEXT>', options.seed)
    .option('--option <ID=VALUE>', options.option, collect)
    .option('--records <FOLDER>', options.records)
    .option('--json', options.json)
    .action((id: string, given: SimulateOptions) => simulateCommand(id, given, shell));
  add('replay')
    .argument('<FILE>', args.file)
    .option('--json', options.json)
    .action((file: string, given: { json?: true }) => replayCommand(file, given, shell));
  add('verify')
    .argument('<FILE>', args.file)
    .action((file: string) => verifyCommand(file, shell));
  add('fuzz')
    .argument('<GAME>', args.game)
    .option('--seconds <N>', options.seconds)
    .option('--seed <TEXT>', options.freshSeed)
    .option('--records <FOLDER>', options.failures)
    .option('--json', options.json)
    .action((id: string, given: FuzzOptions) => fuzzCommand(id, given, shell));
  add('perft')
    .argument('<GAME>', args.game)
    .option('--players <N>', options.players)
    .option('--depth <N>', options.depth)
    .option('--seed <TEXT>', options.seed)
    .option('--option <ID=VALUE>', options.option, collect)
    .option('--json', options.json)
    .action((id: string, given: PerftOptions) => perftCommand(id, given, shell));
  add('bench')
    .argument('[GAME]', args.bench)
    .option('--players <N>', options.benchPlayers)
    .option('--seconds <N>', options.benchSeconds)
    .option('--json', options.json)
    .action((id: string | undefined, given: BenchOptions) => benchCommand(id, given, shell));
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
    .configureOutput({ outputError: () => undefined })
    .showSuggestionAfterError(false)
    .exitOverride();
}

/** What a complaint of the parser means, in the user's language; undefined when it is none (help, version). */
export function parserFault(error: CommanderError, { faults }: CliText): UsageError | undefined {
  const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? '';
  switch (error.code) {
    case 'commander.unknownOption':
      return new UsageError(faults.unknownOption(quoted));
    case 'commander.unknownCommand':
      return new UsageError(faults.unknownCommand(quoted));
    case 'commander.missingArgument':
      return new UsageError(faults.missingArgument(quoted));
    case 'commander.optionMissingArgument':
      return new UsageError(faults.missingValue(quoted));
    case 'commander.excessArguments':
      return new UsageError(faults.tooMany);
    case 'commander.help':
      return new UsageError(faults.noCommand);
    default:
      return error.exitCode === 0 ? undefined : new UsageError(error.message);
  }
}
