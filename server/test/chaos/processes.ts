import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const MAIN = path.join(import.meta.dirname, '..', '..', '..', 'cli', 'main.ts');

/** A process that can be killed, stopped and started again, always with the same arguments. */
export interface Restartable {
  readonly name: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  pause(): void;
  resume(): void;
  /** Whether it ended by itself, which no fault may cause. */
  hasEnded(): boolean;
  readonly errors: string[];
}

/** A server on a port of its own. */
export function serverProcess(
  name: string,
  flags: readonly string[],
  environment: NodeJS.ProcessEnv,
): Restartable {
  let child: ChildProcess | undefined;
  let isWanted = false;
  let hasEnded = false;
  const errors: string[] = [];
  return {
    name,
    errors,
    hasEnded: () => hasEnded,
    async start() {
      isWanted = true;
      const started = spawn(process.execPath, [MAIN, 'serve', '--language', 'en', ...flags], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...environment },
      });
      child = started;
      started.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
      await new Promise<void>(resolve => {
        started.stdout.setEncoding('utf8').on('data', (text: string) => {
          if (text.includes('http:')) resolve();
        });
        started.once('exit', () => {
          hasEnded ||= isWanted && child === started;
          resolve();
        });
      });
    },
    async kill() {
      isWanted = false;
      const ending = child;
      child = undefined;
      if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
      const ended = once(ending, 'exit');
      ending.kill('SIGKILL');
      await ended;
    },
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
  };
}

/** A process and everything it started. */
function processTree(root: number): number[] {
  const parents = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return [{ id: Number(name), parent: Number(parent) }];
      } catch {
        return [];
      }
    });
  const found = [root];
  for (const id of found) found.push(...parents.filter(({ parent }) => parent === id).map(one => one.id));
  return found;
}

export function signalTree(root: number, signal: NodeJS.Signals): void {
  for (const id of processTree(root)) {
    try {
      process.kill(id, signal);
    } catch {
      // It ended in the meantime.
    }
  }
}
