import { serve, type Served } from '../server/serve.ts';
import type { SettingName } from '../server/flags.ts';
import { readSettings, SettingFault, type Flags, type Settings } from '../server/settings.ts';
import { StorageFault } from '../server/storage/storage.ts';
import type { Shell } from './language.ts';
import { print } from './output.ts';
import type { CliText } from './text/text.ts';
import { UsageError } from './usage.ts';
import { version } from './version.ts';

/** The flags as the parser gives them: `--bot-pace` is `botPace`. */
export type ServeOptions = Readonly<Record<string, string | undefined>>;

/** Runs the table server until it is told to stop. */
export async function serveCommand(given: ServeOptions, { text }: Shell): Promise<void> {
  const settings = settingsOf(given, text);
  const served = await started(settings, text);
  print(text.serve.listening(served.address));
  await new Promise<void>((resolve, reject) => {
    let isStopping = false;
    const stop = (): void => {
      // Whoever asks twice does not want to wait.
      if (isStopping) process.exit(1);
      isStopping = true;
      print(text.serve.stopping);
      served.close().then(resolve, reject);
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}

function settingsOf(given: ServeOptions, text: CliText): Settings {
  const flags: Partial<Record<SettingName, string>> = {};
  for (const [name, value] of Object.entries(given)) {
    const flag = name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
    // The parser knows only the flags that were registered from the list of settings; --language is read before.
    if (value !== undefined && flag !== 'language') flags[flag as SettingName] = value;
  }
  try {
    return readSettings(flags satisfies Flags, process.env, process.cwd());
  } catch (error) {
    if (error instanceof SettingFault) throw new UsageError(complaint(error, text.serve));
    throw error;
  }
}

function complaint({ where, text, wanted }: SettingFault, words: CliText['serve']): string {
  switch (wanted.kind) {
    case 'number':
      return words.number(where, text, wanted.least, wanted.most);
    case 'word':
      return words.word(where, text, wanted.words);
    case 'bot':
      return words.bot(where, text);
    case 'address':
      return words.address(where, wanted.example);
  }
}

async function started(settings: Settings, { serve: words }: CliText): Promise<Served> {
  try {
    return await serve(settings, version());
  } catch (error) {
    if (error instanceof StorageFault) {
      const { kind, where, message } = error;
      if (kind === 'in-use') throw new UsageError(words.inUse(where));
      throw new UsageError(
        kind === 'no-folder' ? words.noFolder(where, message) : words.noDatabase(where, message),
      );
    }
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND'].includes(code)) throw error;
    throw new UsageError(words.cannotListen(settings.host, settings.port, code));
  }
}
