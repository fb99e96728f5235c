import { serve, type RunningServer } from '../server/start.ts';
import { variableOf, type SettingName } from '../server/setting-names.ts';
import { readSettings, ConfigError, type Flags, type ServerConfig } from '../server/config.ts';
import { StoreError } from '../server/storage/storage.ts';
import type { CliContext } from './context.ts';
import { reasonOf } from './files.ts';
import { print } from './output.ts';
import type { CliText } from './text/text.ts';
import { UsageError } from './usage-error.ts';
import { version } from './version.ts';

/** The flags as the parser gives them: `--bot-pace` is `botPace`. */
export type ServeOptions = Readonly<Record<string, string | undefined>>;

/** Runs the server until a signal stops it. */
export async function serveCommand(given: ServeOptions, { text }: CliContext): Promise<void> {
  const settings = settingsOf(given, text);
  const served = await startOrFail(settings, text);
  print(text.serve.listening(served.address));
  await new Promise<void>((resolve, reject) => {
    let isStopping = false;
    const stop = (): void => {
      // A second signal ends the program at once.
      if (isStopping) process.exit(1);
      isStopping = true;
      print(text.serve.stopping);
      served.close().then(resolve, reject);
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}

/** The settings that the flags and the environment give. */
export function settingsOf(given: ServeOptions, text: CliText): ServerConfig {
  const flags: Partial<Record<SettingName, string>> = {};
  for (const [name, value] of Object.entries(given)) {
    const flag = name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
    // The parser knows only the flags that were registered from the list of settings; --language is read before.
    if (value !== undefined && flag !== 'language') flags[flag as SettingName] = value;
  }
  try {
    return readSettings(flags satisfies Flags, process.env, process.cwd());
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(configErrorText(error, text.serve));
    throw error;
  }
}

function configErrorText({ where, text, wanted }: ConfigError, words: CliText['serve']): string {
  switch (wanted.kind) {
    case 'number':
      return words.number(where, text, wanted.least, wanted.most);
    case 'word':
      return words.word(where, text, wanted.words);
    case 'bot':
      return words.bot(where, text);
    case 'proxies':
      return words.proxies(where, text);
    case 'keys':
      return words.keys(where);
    case 'companion':
      return words.companion(where, `--${wanted.name}`, variableOf(wanted.name));
    case 'address':
      return words.address(where, wanted.example);
  }
}

async function startOrFail(settings: ServerConfig, text: CliText): Promise<RunningServer> {
  const { serve: words } = text;
  try {
    return await serve(settings, version());
  } catch (error) {
    if (error instanceof StoreError) {
      const { kind, where } = error;
      const reason = reasonOf(error, text);
      if (kind === 'in-use') throw new UsageError(words.inUse(where));
      throw new UsageError(
        kind === 'no-folder' ? words.noFolder(where, reason) : words.noDatabase(where, reason),
      );
    }
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND'].includes(code)) throw error;
    throw new UsageError(words.cannotListen(settings.host, settings.port, reasonOf(error, text)));
  }
}
