import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const MAIN = path.join(import.meta.dirname, '..', '..', 'cli', 'main.ts');

/** The real command in a process of its own, which can be killed. */
export interface Running {
  readonly address: string;
  readonly process: ChildProcess;
  /** What it wrote besides. */
  output(): string;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

export async function runServer(flags: readonly string[]): Promise<Running> {
  const child = spawn(
    process.execPath,
    [MAIN, 'serve', '--language', 'en', '--port', '0', '--rate', '0', ...flags],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [found] = /http:\S+/.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', code => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
  return {
    address,
    process: child,
    output: () => output,
    async kill(signal) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

/** Runs a command that is expected to end by itself. */
export async function runToEnd(
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<{ code: number | null; errors: string }> {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  await once(child, 'exit');
  return { code: child.exitCode, errors };
}
